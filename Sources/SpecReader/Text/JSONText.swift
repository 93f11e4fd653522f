public import SceneModel

/// Reads JSON text into values that know their places.
///
/// JSON as in RFC 8259, and `//` and `/* */` comments, trailing commas, a byte order mark. What is
/// wrong inside a value (a bad escape, a number out of range, a key given twice) is told and
/// reading goes on; where the structure is broken, reading stops.
public struct JSONText {
  /// What was read: nil where the structure is broken.
  public let root: Located?
  /// In the order of the text.
  public let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - source: The text.
  ///   - id: What the values say they come from.
  public init(_ source: SourceText, id: SourceID, limits: TextLimits = TextLimits()) {
    if let fault = Self.unreadable(source, limits: limits) {
      root = nil
      diagnostics = [fault]
      return
    }
    var parser = JSONParser(source: source, id: id, depthLimit: limits.depth)
    do {
      root = try parser.document()
    } catch {
      root = nil
      parser.diagnostics.append(error)
    }
    diagnostics = parser.diagnostics
  }

  /// What a text that is not UTF-8 is, by its mark of byte order or, since JSON starts with an
  /// ASCII character, by the zero bytes around its first (RFC 4627, section 3).
  private static func otherEncoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    let marks: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
    ]
    if let mark = marks.first(where: { start.starts(with: $0.0) }) { return mark.1 }
    guard start.count == 4 else { return nil }
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return nil
    }
  }

  private static func unreadable(_ source: SourceText, limits: TextLimits) -> Diagnostic? {
    let start = source.place(of: 0..<0, path: "")
    guard source.bytes.count <= limits.bytes else {
      return .textTooLarge(source.bytes.count, limit: limits.bytes, at: start)
    }
    if let encoding = otherEncoding(of: source.bytes) {
      return .notUTF8(hint: "this looks like \(encoding); save the file as UTF-8", at: start)
    }
    if let fault = UTF8Validation.firstFault(in: source.bytes) {
      return .notUTF8(hint: nil, at: source.place(of: fault, path: ""))
    }
    return nil
  }
}

/// A recursive-descent parser over UTF-8 bytes. The text has been checked to be UTF-8.
struct JSONParser {
  let source: SourceText
  /// The text of `source`, at hand.
  let bytes: [UInt8]
  let id: SourceID
  let depthLimit: Int

  /// The next byte to read.
  var offset = 0
  var path = DocumentPath()
  var diagnostics: [Diagnostic] = []

  init(source: SourceText, id: SourceID, depthLimit: Int) {
    self.source = source
    bytes = source.bytes
    self.id = id
    self.depthLimit = depthLimit
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func document() throws(Diagnostic) -> Located {
    try skipTrivia()
    guard next != nil else { throw .emptyText(at: place(offset..<offset)) }
    let root = try value()
    try skipTrivia()
    guard next == nil else { throw expected("the end of the text") }
    return root
  }

  mutating func value() throws(Diagnostic) -> Located {
    let start = offset
    let kind: Located.Kind
    switch next {
    case UInt8(ascii: "{"): kind = try object()
    case UInt8(ascii: "["): kind = try array()
    case UInt8(ascii: "\""): kind = try string().map(Located.Kind.text) ?? .invalid
    case .some(let byte) where byte.isNumberStart: kind = number()
    case .some(let byte) where byte.isWordStart: kind = word()
    case .some, .none: throw expected("a value")
    }
    return Located(kind: kind, range: start..<offset, source: id)
  }

  private mutating func array() throws(Diagnostic) -> Located.Kind {
    let opening = offset
    try enter()
    offset += 1
    var elements: [Located] = []
    while true {
      try skipTrivia()
      if skip(UInt8(ascii: "]")) { return .array(elements) }
      guard next != nil else { throw unterminated("list", opening) }
      path.push(index: elements.count)
      elements.append(try value())
      path.pop()
      try skipTrivia()
      guard skip(UInt8(ascii: ",")) || next == UInt8(ascii: "]") else {
        throw next == nil ? unterminated("list", opening) : expected("',' or ']'")
      }
    }
  }

  private mutating func object() throws(Diagnostic) -> Located.Kind {
    let opening = offset
    try enter()
    offset += 1
    var members: [Located.Member] = []
    var keys = KeyIndex()
    while true {
      try skipTrivia()
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard let byte = next else { throw unterminated("object", opening) }
      guard byte == UInt8(ascii: "\"") else { throw keyNeedsQuotes() }
      let keyStart = offset
      let key = try string()
      let keyRange = keyStart..<offset
      try skipTrivia()
      guard skip(UInt8(ascii: ":")) else { throw expected("':' after the key") }
      try skipTrivia()
      path.push(key: key ?? "")
      let value = try value()
      path.pop()
      if let key {
        let member = Located.Member(key: key, keyRange: keyRange, value: value)
        if let first = keys.index(of: key, in: members) {
          diagnostics.append(
            .duplicateKey(
              key, first: place(members[first].keyRange), at: place(keyRange)))
        } else {
          members.append(member)
          if key == "id", case .text(let id) = value.kind, !path.elements.isEmpty {
            path.elements[path.elements.count - 1].id = id
          }
        }
      }
      try skipTrivia()
      guard skip(UInt8(ascii: ",")) || next == UInt8(ascii: "}") else {
        throw next == nil ? unterminated("object", opening) : expected("',' or '}'")
      }
    }
  }

  private func enter() throws(Diagnostic) {
    guard path.elements.count < depthLimit else {
      throw .tooDeep(limit: depthLimit, at: place(offset..<offset + 1))
    }
  }

  func place(_ range: Range<Int>) -> SourcePlace {
    source.place(of: range, path: path.text)
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }
}
