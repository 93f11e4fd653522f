import Foundation
import Geometry
import Testing

/// Strings as JSON, read back by Foundation's reader, which is not ours.
struct JSONLiteralTests {
  @Test(arguments: [
    "", "plain", "a \"quote\"", "back\\slash", "line\nbreak\r\ttab", "\u{0}\u{1}\u{1f}",
    "Café 450 €", "👩‍🚀", "\u{2028}", "/",
  ])
  func isReadBackByAnotherReader(_ text: String) throws {
    let bytes = Data("[\(text.jsonLiteral)]".utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String])
    #expect(read == [text])
  }

  @Test func controlCharactersHaveFourDigits() {
    #expect("\u{1}\u{1f}".jsonLiteral == #""\u0001\u001f""#)
  }
}
