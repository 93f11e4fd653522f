import Rendering
import TestSupport
import Testing

/// SVG assets that cannot be drawn as they are meant are refused where the spec names them.
@Suite struct VectorAssetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var svg: String
    /// After `'a.svg' `; nil where the asset is good.
    var words: String?

    init(_ name: String, _ body: String, _ words: String?) {
      testDescription = name
      svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        + " viewBox=\"0 0 8 8\">\(body)</svg>"
      self.words = words
    }
  }

  static let cases = [
    Case("plain", "<rect width='8' height='8'/>", nil),
    Case("inner reference", "<rect id='r' width='1' height='1'/><use href='#r'/>", nil),
    Case(
      "link to elsewhere", "<a href='https://example.com'><rect width='1' height='1'/></a>", nil),
    Case("comment", "<!-- <image href='x.png'/> url(x.svg#a) -->", nil),
    Case("inner paint", "<rect width='1' height='1' fill='url(#g)'/>", nil),
    Case(
      "picture beside it", "<image href='x.png'/>",
      "refers to 'x.png' outside of itself; pictures must stand alone"),
    Case(
      "picture from the net", "<image xlink:href = \"http://example.com/x.png\"/>",
      "refers to 'http://example.com/x.png' outside of itself; pictures must stand alone"),
    Case(
      "paint from elsewhere", "<rect fill=\"url('x.svg#g')\"/>",
      "refers to 'x.svg#g'' outside of itself; pictures must stand alone"),
    Case(
      "style from elsewhere", "<style>@import 'x.css';</style>",
      "refers to ' 'x.css';' outside of itself; pictures must stand alone"),
    Case(
      "endless filter", "<filter><feTurbulence numOctaves='100000000'/></filter>",
      "has numOctaves 100000000 in feTurbulence, must be at most 16"),
  ]

  @Test(arguments: cases) func isJudged(_ testCase: Case) throws {
    let spec = try SpecFolder(#""assets": { "a": "a.svg" }, "layers": []"#)
    try spec.folder.write(testCase.svg, to: "a.svg")
    let expected = testCase.words.map { ["bad-image 2:18 'a.svg' \($0)"] } ?? []
    #expect(try spec.faults() == expected)
  }

  @Test func otherFormatsAreNamed() throws {
    let spec = try SpecFolder(
      #""assets": { "a": "a.webp", "b": "b.png", "c": "c.svg" }, "layers": []"#)
    try spec.folder.write("RIFF", to: "a.webp")
    try spec.folder.write("GIF89a", to: "b.png")
    try spec.folder.write("no picture", to: "c.svg")
    let faults = try spec.faults()
    #expect(faults.count == 3)
    #expect(faults[0] == "bad-image 2:18 'a.webp' is a WebP file, must be PNG, JPEG or SVG")
    #expect(faults[1] == "bad-image 2:33 'b.png' is a GIF file, must be PNG, JPEG or SVG")
    #expect(faults[2].hasPrefix("bad-image 2:47 'c.svg' is no usable SVG: "))
  }
}
