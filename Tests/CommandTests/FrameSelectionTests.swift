import Command
import Testing

/// Lists, and the frames they mean in a film of 55, written out by hand from the grammar.
@Suite struct FrameSelectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var word: String
    var frames: [Int]
    var testDescription: String { word }
  }

  @Test(arguments: [
    Case(word: "0", frames: [0]),
    Case(word: "54", frames: [54]),
    Case(word: "007", frames: [7]),
    Case(word: "-1", frames: [54]),
    Case(word: "-55", frames: [0]),
    Case(word: "3-5", frames: [3, 4, 5]),
    Case(word: "5-5", frames: [5]),
    Case(word: "52-", frames: [52, 53, 54]),
    Case(word: "-3-", frames: [52, 53, 54]),
    Case(word: "-3--2", frames: [52, 53]),
    Case(word: "52--1", frames: [52, 53, 54]),
    Case(word: "-3-53", frames: [52, 53]),
    Case(word: "0-6x2", frames: [0, 2, 4, 6]),
    Case(word: "0-7x2", frames: [0, 2, 4, 6]),
    Case(word: "0-3x999999999", frames: [0]),
    Case(word: "50-x2", frames: [50, 52, 54]),
    Case(word: "1,2,9", frames: [1, 2, 9]),
    Case(word: "9,2,1", frames: [1, 2, 9]),
    Case(word: "0-3,2-5,3", frames: [0, 1, 2, 3, 4, 5]),
    Case(word: "0-1,52-,-1,0-9x4", frames: [0, 1, 4, 8, 52, 53, 54]),
  ])
  func means(_ example: Case) throws {
    #expect(try FrameSelection(word: example.word).resolved(total: 55) == example.frames)
  }

  @Test func openRangeIsTheWholeFilm() throws {
    #expect(try FrameSelection(word: "0-").resolved(total: 1000) == Array(0..<1000))
  }

  @Test(arguments: [
    "", ",", "1,", ",1", "1,,2", "a", "-", "--", "-0", "--1", "1-2-3", "1x2", "x2", "-x2", "1-x",
    "1-5x", "1-5x-2", "1-5x2x3", "1 - 5", "1, 2", "1-5y2", "1.5", "+1", "1..5", "٣", "1-٣",
    "1-5x٣", "9999999999", "1-9999999999",
  ])
  func isMalformed(_ word: String) {
    let error = #expect(throws: ValueError.self) { _ = try FrameSelection(word: word) }
    #expect(
      error?.message.hasSuffix(
        "is not a frame or range of frames, write 12, 0-9, 20-, -1 or 0-60x2") == true)
  }

  @Test func messageShowsThePartThatIsWrong() {
    let error = #expect(throws: ValueError.self) { _ = try FrameSelection(word: "0-9,1o-20") }
    #expect(error?.message.hasPrefix("'1o-20' is not") == true)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var word: String
    var total: Int
    var message: String
    var testDescription: String { "\(word) of \(total)" }
  }

  @Test(arguments: [
    Failure(word: "55", total: 55, message: "frame is 55, must be 0 to 54"),
    Failure(word: "0-55", total: 55, message: "frame is 55, must be 0 to 54"),
    Failure(word: "55-", total: 55, message: "frame is 55, must be 0 to 54"),
    Failure(word: "1", total: 1, message: "frame is 1, must be 0"),
    Failure(word: "-56", total: 55, message: "frame is -56, must be -55 to -1"),
    Failure(word: "-2", total: 1, message: "frame is -2, must be -1"),
    Failure(
      word: "40--30", total: 55,
      message: "frames run backward from 40 to 25, the first must not be after the last"),
  ])
  func doesNotFit(_ failure: Failure) throws {
    let selection = try FrameSelection(word: failure.word)
    let error = #expect(throws: ValueError.self) { try selection.resolved(total: failure.total) }
    #expect(error?.message == failure.message)
  }

  @Test func backwardRangeFailsWithoutAFilm() {
    let error = #expect(throws: ValueError.self) { _ = try FrameSelection(word: "9-0") }
    #expect(
      error?.message
        == "frames run backward from 9 to 0, the first must not be after the last")
  }

  @Test func zeroStepIsAnError() {
    let error = #expect(throws: ValueError.self) { _ = try FrameSelection(word: "0-9x0") }
    #expect(error?.message == "the step of '0-9x0' is 0, must be 1 or more")
  }
}
