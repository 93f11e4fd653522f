import SceneModel

extension JSONParser {
  /// Skips blanks and comments.
  mutating func skipTrivia() throws(Diagnostic) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"):
        if bytes.hasByte(UInt8(ascii: "/"), at: offset + 1) {
          while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
        } else if bytes.hasByte(UInt8(ascii: "*"), at: offset + 1) {
          try skipBlockComment()
        } else {
          return
        }
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(Diagnostic) {
    let opening = offset..<offset + 2
    offset += 2
    while next != nil {
      if next == UInt8(ascii: "*"), bytes.hasByte(UInt8(ascii: "/"), at: offset + 1) {
        offset += 2
        return
      }
      offset += 1
    }
    throw .unterminated("comment", closing: "*/", at: place(opening))
  }
}
