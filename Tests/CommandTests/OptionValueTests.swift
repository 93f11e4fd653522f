import Command
import Geometry
import Motion
import Testing

/// The small values of options. What is right is the notation's own meaning.
@Suite struct OptionValueTests {
  struct Rate: Sendable, CustomTestStringConvertible {
    var word: String
    var numerator: Int
    var denominator: Int
    var testDescription: String { word }
  }

  @Test(arguments: [
    Rate(word: "60", numerator: 60, denominator: 1),
    Rate(word: "1", numerator: 1, denominator: 1),
    Rate(word: "240", numerator: 240, denominator: 1),
    Rate(word: "60000/1001", numerator: 60000, denominator: 1001),
    Rate(word: "120/2", numerator: 60, denominator: 1),
    Rate(word: "12.5", numerator: 25, denominator: 2),
    Rate(word: "59.9", numerator: 599, denominator: 10),
    Rate(word: "30.0", numerator: 30, denominator: 1),
    Rate(word: "23.976", numerator: 24000, denominator: 1001),
    Rate(word: "23.98", numerator: 24000, denominator: 1001),
    Rate(word: "29.97", numerator: 30000, denominator: 1001),
    Rate(word: "59.94", numerator: 60000, denominator: 1001),
    Rate(word: "119.88", numerator: 120_000, denominator: 1001),
  ])
  func frameRate(_ rate: Rate) throws {
    #expect(
      try FrameRate(word: rate.word)
        == FrameRate(numerator: rate.numerator, denominator: rate.denominator))
  }

  /// A short NTSC name is its fraction rounded, so the fraction must round to it.
  @Test(arguments: ["23.976", "23.98", "29.97", "47.952", "47.95", "59.94", "119.88"])
  func ntscNameIsItsFractionRounded(_ word: String) throws {
    let rate = try FrameRate(word: word)
    let decimals = word.split(separator: ".")[1].count
    let value = Double(rate.numerator) / Double(rate.denominator)
    #expect(value.text(decimals: decimals) == word)
    #expect(rate.denominator == 1001)
  }

  @Test(arguments: [
    "", "abc", "60fps", "60/", "/1", "1e2", "60/1/1", "60.5/1", "1234567890/1", "-",
  ])
  func isNoFrameRate(_ word: String) {
    let error = #expect(throws: ValueError.self) { _ = try FrameRate(word: word) }
    #expect(
      error?.message == "'\(word)' is not a frame rate, write 60, 29.97 or 60000/1001")
  }

  @Test(arguments: ["0", "0.999", "240.01", "300", "60/0", "0/0", "1001/1002", "-60"])
  func frameRateIsOutOfRange(_ word: String) {
    let error = #expect(throws: ValueError.self) { _ = try FrameRate(word: word) }
    #expect(
      error?.message == "frame rate is \(word), must be 1 to 240 frames per second")
  }

  @Test func scale() throws {
    #expect(try Scale.read("3") == 3)
    #expect(try Scale.read("2.5") == 2.5)
    #expect(try Scale.read(".5") == 0.5)
  }

  @Test(arguments: [
    ("", "'' is not a scale, write 1, 2, 3 or 2.5"),
    ("3x", "'3x' is not a scale, write 1, 2, 3 or 2.5"),
    ("inf", "'inf' is not a scale, write 1, 2, 3 or 2.5"),
    ("0", "scale is 0, must be more than 0 pixels per point"),
    ("0.000", "scale is 0, must be more than 0 pixels per point"),
    ("-2", "scale is -2, must be more than 0 pixels per point"),
  ])
  func isNoScale(_ word: String, _ message: String) {
    let error = #expect(throws: ValueError.self) { try Scale.read(word) }
    #expect(error?.message == message)
  }

  @Test func size() throws {
    #expect(try Size(word: "375x812") == Size(width: 375, height: 812))
    #expect(try Size(word: "0.5x100.25") == Size(width: 0.5, height: 100.25))
  }

  @Test(arguments: [
    ("375", "'375' is not a size, write 375x812"),
    ("375x", "'375x' is not a size, write 375x812"),
    ("375x812x3", "'375x812x3' is not a size, write 375x812"),
    ("375 x 812", "'375 x 812' is not a size, write 375x812"),
    ("0x812", "width is 0, must be more than 0 points"),
    ("375x-1", "height is -1, must be more than 0 points"),
  ])
  func isNoSize(_ word: String, _ message: String) {
    let error = #expect(throws: ValueError.self) { _ = try Size(word: word) }
    #expect(error?.message == message)
  }

  @Test func jobCount() throws {
    #expect(try JobCount(word: "auto").threads(processors: 8) == 8)
    #expect(try JobCount(word: "3").threads(processors: 8) == 3)
    #expect(try JobCount(word: "16").threads(processors: 8) == 16)
    #expect(try JobCount(word: "50%").threads(processors: 8) == 4)
    #expect(try JobCount(word: "50%").threads(processors: 3) == 1)
    #expect(try JobCount(word: "1%").threads(processors: 2) == 1)
    #expect(try JobCount(word: "auto").threads(processors: 0) == 1)
  }

  @Test(arguments: [
    ("0", "the number of jobs is 0, must be 1 to 1024 threads"),
    ("1025", "the number of jobs is 1025, must be 1 to 1024 threads"),
    ("0%", "the share of jobs is 0%, must be more than 0% and at most 100% of the processors"),
    ("101%", "the share of jobs is 101%, must be more than 0% and at most 100% of the processors"),
    ("many", "'many' is not a number of jobs, write 4, 50% or auto"),
    ("-1", "'-1' is not a number of jobs, write 4, 50% or auto"),
    ("1.5", "'1.5' is not a number of jobs, write 4, 50% or auto"),
  ])
  func isNoJobCount(_ word: String, _ message: String) {
    let error = #expect(throws: ValueError.self) { _ = try JobCount(word: word) }
    #expect(error?.message == message)
  }

  @Test func startNumber() throws {
    #expect(try StartNumber.read("0") == 0)
    #expect(try StartNumber.read("1001") == 1001)
  }

  @Test(arguments: [
    ("-5", "the start number is -5, must be 0 to 999999999"),
    ("1.5", "'1.5' is not a start number, write 0 or 1001"),
    ("", "'' is not a start number, write 0 or 1001"),
  ])
  func isNoStartNumber(_ word: String, _ message: String) {
    let error = #expect(throws: ValueError.self) { try StartNumber.read(word) }
    #expect(error?.message == message)
  }

  @Test func assignment() throws {
    let plain = try Assignment(word: "drop=3.3")
    #expect(plain.name == "drop" && plain.value == "3.3")
    let expression = try Assignment(word: "x==a + 1")
    #expect(expression.name == "x" && expression.value == "=a + 1")
    #expect(try Assignment(word: "title=").value.isEmpty)
  }

  @Test(arguments: ["", "drop", "=3"])
  func isNoAssignment(_ word: String) {
    let error = #expect(throws: ValueError.self) { _ = try Assignment(word: word) }
    #expect(error?.message == "'\(word)' is not a value for a variable, write drop=3.3")
  }

  @Test func variants() throws {
    #expect(try NameList.variants("dark") == ["dark"])
    #expect(try NameList.variants("dark,de") == ["dark", "de"])
    #expect(throws: ValueError.self) { try NameList.variants("dark,") }
    #expect(throws: ValueError.self) { try NameList.variants("") }
  }
}
