/// Reads the numbers of SVG path data, which need nothing between them where they are told apart.
struct SVGNumberReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Whose numbers are read, for messages.
  var command = ""

  init(_ data: String) { bytes = Array(data.utf8) }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func advance() { index += 1 }

  mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  /// Blanks with at most one comma among them.
  mutating func skipComma() {
    skipBlanks()
    guard current == UInt8(ascii: ",") else { return }
    index += 1
    skipBlanks()
  }

  /// The character here, for messages.
  var word: String {
    var end = min(index + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  func error(_ kind: SVGPathError.Kind) -> SVGPathError {
    var start = min(index, bytes.count)
    // Past the end the last character is shown.
    if start == bytes.count, start > 0 {
      start -= 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    }
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SVGPathError(kind: kind, range: start..<end)
  }

  mutating func number() throws(SVGPathError) -> Double {
    skipComma()
    let start = index
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    var digits = skipDigits()
    if current == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      throw error(.missingNumber(command: command))
    }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else {
      throw SVGPathError(kind: .notFinite, range: start..<index)
    }
    return number
  }

  /// A single 0 or 1, which need not be set apart from what follows.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipComma()
    guard let byte = current else { throw error(.missingNumber(command: command)) }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw error(.badFlag) }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func skipExponent() {
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    let start = index
    index += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    if skipDigits() == 0 { index = start }
  }
}
