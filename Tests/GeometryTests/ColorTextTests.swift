import Geometry
import Testing

@Suite struct ColorTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// 0...255 and alpha 0...255.
    var rgba: [Int]
    var testDescription: String { text }

    init(_ text: String, _ rgba: Int...) {
      self.text = text
      self.rgba = rgba
    }
  }

  static let cases = [
    Case("#000", 0, 0, 0, 255), Case("#fff", 255, 255, 255, 255), Case("#F0a", 255, 0, 170, 255),
    Case("#0009", 0, 0, 0, 153), Case("#5A429C", 90, 66, 156, 255),
    Case("#5a429c80", 90, 66, 156, 128),
    Case("clear", 0, 0, 0, 0), Case("transparent", 0, 0, 0, 0), Case("purple", 128, 0, 128, 255),
    Case("rebeccapurple", 102, 51, 153, 255), Case("green", 0, 128, 0, 255),
    Case("lime", 0, 255, 0, 255), Case("gray", 128, 128, 128, 255),
    Case("grey", 128, 128, 128, 255),
    Case("systemBlue", 0, 122, 255, 255), Case("label", 0, 0, 0, 255),
  ]

  @Test(arguments: cases) func coloursAreReadFromText(_ test: Case) throws {
    let color = try Color(text: test.text, appearance: .light)
    let components = [color.red, color.green, color.blue, color.alpha]
    #expect(components == test.rgba.map { Double($0) / 255 })
  }

  /// By exact fractions from the spaces' chromaticities and white point and 40-digit powers, not
  /// from the matrices in the source.
  @Test(arguments: [
    (
      "color(display-p3 .337 .263 .584)",
      [0.351144064633353, 0.259336104955055, 0.604176953842873, 1]
    ),
    ("color(display-p3 1 0 0)", [1.093066362435162, -0.226741973569754, -0.150134580937120, 1]),
    (
      "color(display-p3 0 1 0 / 0.5)",
      [-0.511604982585345, 1.018265657937803, -0.310674621290583, 0.5]
    ),
    (
      "color(display-p3  0.02 .5 1e0/.25 )",
      [-0.238123091649474, 0.509540274372018, 1.034972218050215, 0.25]
    ),
    ("color(display-p3 1 1 1)", [1, 1, 1, 1]), ("color(display-p3 0 0 0)", [0, 0, 0, 1]),
  ]) func displayP3IsConverted(_ text: String, _ expected: [Double]) throws {
    let color = try Color(text: text, appearance: .light)
    for (component, value) in zip([color.red, color.green, color.blue, color.alpha], expected) {
      #expect(abs(component - value) < 1e-6)
    }
  }

  @Test(arguments: [
    ("bleu", ColorTextError.unknownName("bleu")), ("", .unknownName("")),
    ("Red", .unknownName("Red")), ("#", .badHexadecimal("#")), ("#12", .badHexadecimal("#12")),
    ("#12345", .badHexadecimal("#12345")), ("#1234567", .badHexadecimal("#1234567")),
    ("#123456789", .badHexadecimal("#123456789")), ("#ggg", .badHexadecimal("#ggg")),
    ("#１２３", .badHexadecimal("#１２３")), ("# 123", .badHexadecimal("# 123")),
    ("color(display-p3 1 1)", .badFunction("color(display-p3 1 1)")),
    ("color(display-p3 1 1 1", .badFunction("color(display-p3 1 1 1")),
    ("color()", .badFunction("color()")), ("color(", .badFunction("color(")),
    ("color(display-p3 1 1 nan)", .badFunction("color(display-p3 1 1 nan)")),
    ("color(display-p3 1 1 0x1)", .badFunction("color(display-p3 1 1 0x1)")),
    ("color(display-p3 1 1 1e999)", .badFunction("color(display-p3 1 1 1e999)")),
    ("color(display-p3 1 1 1 /)", .badFunction("color(display-p3 1 1 1 /)")),
    ("color(display-p3 1 1 1 / 1 / 1)", .badFunction("color(display-p3 1 1 1 / 1 / 1)")),
    ("color(display-p3 1 1 1 / 1.4)", .alphaOutOfRange(1.4)),
    ("color(displayp3 1 1 1)", .unknownSpace("displayp3")),
  ]) func whatIsNoColourIsAnError(_ text: String, _ expected: ColorTextError) {
    #expect(throws: expected) { try Color(text: text, appearance: .light) }
  }

  @Test func errorsHaveWordsAndCandidates() {
    #expect(ColorTextError.unknownName("bleu").message == "unknown colour 'bleu'")
    #expect(ColorTextError.alphaOutOfRange(1.4).message == "alpha is 1.4, must be 0.0 to 1.0")
    #expect(ColorTextError.unknownName("bleu").unknown?.known.contains("blue") == true)
    #expect(ColorTextError.badHexadecimal("#1").unknown == nil)
  }

  @Test func everyNameIsReadAndStandsOnce() throws {
    // 148 of CSS, 2 for no colour, and the system's.
    #expect(Color.names.count == 148 + 2 + SystemColor.allCases.count)
    #expect(Set(Color.names).count == Color.names.count)
    for name in Color.names { _ = try Color(text: name, appearance: .dark) }
  }

  /// The sums over all 148 were formed from another program's table (Pango's, whose named colours
  /// are those of CSS).
  @Test func namedColoursSumToThoseOfAnotherTable() throws {
    var sums = [0, 0, 0]
    for name in Color.names where SystemColor(rawValue: name) == nil && name != "clear" {
      let color = try Color(text: name, appearance: .light)
      sums[0] += Int((color.red * 255).rounded())
      sums[1] += Int((color.green * 255).rounded())
      sums[2] += Int((color.blue * 255).rounded())
    }
    #expect(sums == [24016, 23160, 22464])
  }

  /// Apple's Human Interface Guidelines give these as decimal RGB.
  @Test(arguments: [
    (SystemColor.systemRed, [255, 59, 48], [255, 69, 58]),
    (.systemOrange, [255, 149, 0], [255, 159, 10]),
    (.systemYellow, [255, 204, 0], [255, 214, 10]),
    (.systemGreen, [52, 199, 89], [48, 209, 88]), (.systemMint, [0, 199, 190], [99, 230, 226]),
    (.systemTeal, [48, 176, 199], [64, 200, 224]), (.systemCyan, [50, 173, 230], [100, 210, 255]),
    (.systemBlue, [0, 122, 255], [10, 132, 255]), (.systemIndigo, [88, 86, 214], [94, 92, 230]),
    (.systemPurple, [175, 82, 222], [191, 90, 242]), (.systemPink, [255, 45, 85], [255, 55, 95]),
    (.systemBrown, [162, 132, 94], [172, 142, 104]),
    (.systemGray, [142, 142, 147], [142, 142, 147]),
    (.systemGray2, [174, 174, 178], [99, 99, 102]), (.systemGray3, [199, 199, 204], [72, 72, 74]),
    (.systemGray4, [209, 209, 214], [58, 58, 60]), (.systemGray5, [229, 229, 234], [44, 44, 46]),
    (.systemGray6, [242, 242, 247], [28, 28, 30]),
  ]) func systemColoursHaveApplesValues(_ color: SystemColor, _ light: [Int], _ dark: [Int]) {
    for (appearance, rgb) in [(Appearance.light, light), (.dark, dark)] {
      let value = color.color(in: appearance)
      #expect([value.red, value.green, value.blue] == rgb.map { Double($0) / 255 })
      #expect(value.alpha == 1)
    }
  }
}
