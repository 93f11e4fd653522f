/// Where a text stops being UTF-8.
enum UTF8Validation {
  /// The first sequence that is not well-formed UTF-8 by table 3-7 of the Unicode standard (no
  /// overlong forms, no surrogates, nothing above U+10FFFF); nil where all is well.
  static func firstFault(in bytes: [UInt8]) -> Range<Int>? {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      guard let form = Form(lead: lead) else { return offset..<offset + 1 }
      for index in 1...form.trailing {
        let allowed = index == 1 ? form.second : 0x80...0xBF
        guard offset + index < bytes.count, allowed.contains(bytes[offset + index]) else {
          return offset..<offset + index
        }
      }
      offset += form.trailing + 1
    }
    return nil
  }

  /// What may follow a lead byte.
  private struct Form {
    var trailing: Int
    var second: ClosedRange<UInt8>

    init?(lead: UInt8) {
      switch lead {
      case 0xC2...0xDF: (trailing, second) = (1, 0x80...0xBF)
      case 0xE0: (trailing, second) = (2, 0xA0...0xBF)
      case 0xED: (trailing, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: (trailing, second) = (2, 0x80...0xBF)
      case 0xF0: (trailing, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: (trailing, second) = (3, 0x80...0xBF)
      case 0xF4: (trailing, second) = (3, 0x80...0x8F)
      default: return nil
      }
    }
  }
}
