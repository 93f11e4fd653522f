extension Path {
  /// Reads SVG path data: the commands M L H V C S Q T A Z, absolute and relative.
  ///
  /// Arcs become curves, one for each quarter of a turn that was begun. An empty text is an empty
  /// path. Where the standard draws what comes before a fault, this throws.
  ///
  /// Source: SVG 2, section 9.3, and for numbers that end in a point SVG 1.1, section 8.3.9.
  public init(svgData text: String) throws(SVGPathError) {
    var reader = SVGPathReader(text)
    try reader.read()
    self = reader.path
  }
}

/// Walks the bytes of SVG path data.
private struct SVGPathReader {
  private(set) var path = Path()

  private let bytes: [UInt8]
  private var offset = 0
  private var current = Point.zero
  private var subpathStart = Point.zero
  /// The last control point of the curve before, for the shorthand of its own kind.
  private var cubicControl: Point?
  private var quadControl: Point?

  private static let limit = 1e9

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() throws(SVGPathError) {
    skipSpace()
    while offset < bytes.count {
      let start = offset
      guard let command = Command(bytes[offset]) else {
        throw SVGPathError(kind: .unknownCommand(scalar(at: offset)), offset: offset)
      }
      guard command.verb == .move || !path.elements.isEmpty else {
        throw SVGPathError(kind: .missingMove, offset: start)
      }
      offset += 1
      try arguments(of: command)
      skipSpace()
    }
  }

  /// Reads a command's numbers, and the sets of numbers that repeat it without its letter.
  private mutating func arguments(of command: Command) throws(SVGPathError) {
    var command = command
    skipSpace()
    repeat {
      try apply(command)
      // Further pairs after a move are lines.
      if command.verb == .move { command.verb = .line }
    } while command.verb != .close && skipToNumber()
  }

  private mutating func apply(_ command: Command) throws(SVGPathError) {
    var (nextCubic, nextQuad): (Point?, Point?) = (nil, nil)
    switch command.verb {
    case .move:
      current = try point(command)
      subpathStart = current
      path.elements.append(.move(to: current))
    case .line:
      line(to: try point(command))
    case .horizontal:
      line(to: Point(x: try number(command, after: current.x), y: current.y))
    case .vertical:
      line(to: Point(x: current.x, y: try number(command, after: current.y)))
    case .curve, .smoothCurve:
      let control1 =
        command.verb == .curve
        ? try point(command) : current.mirrored(from: cubicControl)
      if command.verb == .curve { skipSeparator() }
      let control2 = try point(command)
      skipSeparator()
      let end = try point(command)
      path.elements.append(.curve(to: end, control1: control1, control2: control2))
      (current, nextCubic) = (end, control2)
    case .quadCurve, .smoothQuadCurve:
      let control =
        command.verb == .quadCurve
        ? try point(command) : current.mirrored(from: quadControl)
      if command.verb == .quadCurve { skipSeparator() }
      let end = try point(command)
      path.elements.append(.quadCurve(to: end, control: control))
      (current, nextQuad) = (end, control)
    case .arc:
      try arc(command)
    case .close:
      path.elements.append(.close)
      current = subpathStart
    }
    (cubicControl, quadControl) = (nextCubic, nextQuad)
  }

  private mutating func line(to end: Point) {
    path.elements.append(.line(to: end))
    current = end
  }

  private mutating func arc(_ command: Command) throws(SVGPathError) {
    let radii = Size(
      width: try number(command).magnitude, height: try nextNumber(command).magnitude)
    let rotation = try nextNumber(command)
    skipSeparator()
    let isLarge = try flag(command)
    skipSeparator()
    let isClockwise = try flag(command)
    skipSeparator()
    let end = try point(command)
    path.addArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    current = end
  }
}

// MARK: Tokens

extension SVGPathReader {
  /// A point, moved by the current one where the command is relative.
  private mutating func point(_ command: Command) throws(SVGPathError) -> Point {
    let x = try number(command, after: current.x)
    skipSeparator()
    return Point(x: x, y: try number(command, after: current.y))
  }

  private mutating func number(
    _ command: Command, after origin: Double
  ) throws(SVGPathError) -> Double {
    let start = offset
    let number = try number(command) + (command.isRelative ? origin : 0)
    guard number.magnitude <= Self.limit else {
      throw SVGPathError(kind: .outOfRange, offset: start)
    }
    return number
  }

  private mutating func nextNumber(_ command: Command) throws(SVGPathError) -> Double {
    skipSeparator()
    return try number(command)
  }

  private mutating func number(_ command: Command) throws(SVGPathError) -> Double {
    let start = offset
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    var digits = skipDigits()
    if peek == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      throw SVGPathError(kind: .missingNumber(command: command.letter), offset: start)
    }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      number.magnitude <= Self.limit
    else { throw SVGPathError(kind: .outOfRange, offset: start) }
    return number
  }

  /// One character: a digit may follow without a space.
  private mutating func flag(_ command: Command) throws(SVGPathError) -> Bool {
    guard let byte = peek else {
      throw SVGPathError(kind: .missingNumber(command: command.letter), offset: offset)
    }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw SVGPathError(kind: .badFlag, offset: offset)
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isDigit(at place: Int) -> Bool {
    place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while isDigit(at: offset) { offset += 1 }
    return offset - start
  }

  private mutating func skipExponent() {
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return }
    var place = offset + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    guard isDigit(at: place) else { return }
    offset = place
    _ = skipDigits()
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0d).contains(byte) && byte != 0x0b {
      offset += 1
    }
  }

  /// Skips white space with at most one comma in it.
  private mutating func skipSeparator() {
    skipSpace()
    guard peek == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace()
  }

  /// Skips what may stand between two numbers; false where a command or the end comes next.
  private mutating func skipToNumber() -> Bool {
    skipSpace()
    guard let byte = peek else { return false }
    if byte == UInt8(ascii: ",") {
      skipSeparator()
      return true
    }
    return isDigit(at: offset)
      || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")]
        .contains(byte)
  }

  private func scalar(at place: Int) -> Unicode.Scalar {
    String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "?"
  }
}

/// A letter of path data.
private struct Command {
  enum Verb {
    case move, line, horizontal, vertical, curve, smoothCurve, quadCurve, smoothQuadCurve, arc,
      close
  }

  var verb: Verb
  let letter: Unicode.Scalar
  let isRelative: Bool

  init?(_ byte: UInt8) {
    let upper = byte & 0xdf
    switch upper {
    case UInt8(ascii: "M"): verb = .move
    case UInt8(ascii: "L"): verb = .line
    case UInt8(ascii: "H"): verb = .horizontal
    case UInt8(ascii: "V"): verb = .vertical
    case UInt8(ascii: "C"): verb = .curve
    case UInt8(ascii: "S"): verb = .smoothCurve
    case UInt8(ascii: "Q"): verb = .quadCurve
    case UInt8(ascii: "T"): verb = .smoothQuadCurve
    case UInt8(ascii: "A"): verb = .arc
    case UInt8(ascii: "Z"): verb = .close
    default: return nil
    }
    letter = Unicode.Scalar(byte)
    isRelative = byte != upper
  }
}

extension Point {
  /// The point opposite a control point, or this one where there is none.
  fileprivate func mirrored(from control: Point?) -> Point {
    guard let control else { return self }
    return Point(x: 2 * x - control.x, y: 2 * y - control.y)
  }
}
