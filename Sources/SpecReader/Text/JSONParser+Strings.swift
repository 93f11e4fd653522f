import SceneModel

extension JSONParser {
  /// Reads a text in double quotes; the next byte is the opening one.
  ///
  /// - Returns: The text, or nil where something in it is wrong and has been told.
  mutating func string() throws(Diagnostic) -> String? {
    let opening = offset
    let faultsBefore = diagnostics.count
    offset += 1
    var plainStart = offset
    var decoded: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        decoded += bytes[plainStart..<offset]
        offset += 1
        return diagnostics.count == faultsBefore ? String(decoding: decoded, as: UTF8.self) : nil
      case UInt8(ascii: "\\"):
        decoded += bytes[plainStart..<offset]
        escape(into: &decoded)
        plainStart = offset
      case 0x0A, 0x0D:
        throw .unterminated("text", closing: "\"", at: place(opening..<offset))
      case 0x00..<0x20:
        diagnostics.append(.controlCharacter(byte, at: place(offset..<offset + 1)))
        offset += 1
      default:
        offset += 1
      }
    }
    throw .unterminated("text", closing: "\"", at: place(opening..<offset))
  }

  /// Reads an escape; the next byte is the backslash.
  private mutating func escape(into decoded: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte = next, byte >= 0x20 else { return }  // the text ends here and says so
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(), let scalar = scalar(from: unit) else {
        diagnostics.append(
          .badEscape(source.text(in: start..<offset), at: place(start..<offset)))
        return
      }
      decoded += UTF8.encode(scalar).map(Array.init) ?? []
    default:
      while let byte = next, byte & 0xC0 == 0x80 { offset += 1 }
      diagnostics.append(.badEscape(source.text(in: start..<offset), at: place(start..<offset)))
    }
  }

  /// The scalar a UTF-16 unit stands for, with the low surrogate that follows a high one; nil for
  /// a surrogate that stands alone.
  private mutating func scalar(from unit: UInt32) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
    guard next == UInt8(ascii: "\\"), bytes.hasByte(UInt8(ascii: "u"), at: offset + 1)
    else { return nil }
    let restart = offset
    offset += 2
    guard let low = hexUnit(), (0xDC00...0xDFFF).contains(low) else {
      offset = restart
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Four hexadecimal digits; nil, and nothing more read, where they are not there.
  private mutating func hexUnit() -> UInt32? {
    var unit: UInt32 = 0
    for index in 0..<4 {
      guard offset + index < bytes.count,
        let digit = bytes[offset + index].hexDigit
      else { return nil }
      unit = unit << 4 | digit
    }
    offset += 4
    return unit
  }
}

extension SourceText {
  /// The offset in this text of a byte of a decoded text.
  ///
  /// - Parameters:
  ///   - decodedOffset: Into the UTF-8 of the decoded text.
  ///   - range: The text's literal, quotes included.
  func offset(ofDecoded decodedOffset: Int, inLiteral range: Range<Int>) -> Int {
    var (offset, decoded) = (range.lowerBound + 1, 0)
    let end = range.upperBound - 1
    while offset < end, decoded < decodedOffset {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        (offset, decoded) = (offset + 1, decoded + 1)
        continue
      }
      guard bytes.hasByte(UInt8(ascii: "u"), at: offset + 1) else {
        (offset, decoded) = (offset + 2, decoded + 1)
        continue
      }
      let unit = bytes[offset + 2..<min(offset + 6, bytes.count)].reduce(0 as UInt32) {
        $0 << 4 | ($1.hexDigit ?? 0)
      }
      switch unit {
      case ..<0x80: (offset, decoded) = (offset + 6, decoded + 1)
      case ..<0x800: (offset, decoded) = (offset + 6, decoded + 2)
      case 0xD800...0xDBFF: (offset, decoded) = (offset + 12, decoded + 4)
      default: (offset, decoded) = (offset + 6, decoded + 3)
      }
    }
    return min(offset, end)
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
