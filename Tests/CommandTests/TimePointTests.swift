import Command
import Motion
import Testing

@Suite struct TimePointTests {
  /// 0.95 s at 60 fps: ⌈57⌉ + 1 = 58 frames.
  static let film = Film(
    duration: 0.95, frameCount: 58, frameRate: FrameRate(numerator: 60),
    marks: [Film.Mark(name: "flip", time: 0.4), Film.Mark(name: "step:odd", time: 0.5)])

  struct Case: Sendable, CustomTestStringConvertible {
    var word: String
    var point: TimePoint
    var seconds: Double
    var testDescription: String { word }
  }

  /// Seconds by hand from duration and rate.
  @Test(arguments: [
    Case(word: "0", point: .seconds(0), seconds: 0),
    Case(word: "0.3", point: .seconds(0.3), seconds: 0.3),
    Case(word: "0.3s", point: .seconds(0.3), seconds: 0.3),
    Case(word: ".3", point: .seconds(0.3), seconds: 0.3),
    Case(word: "0.95s", point: .seconds(0.95), seconds: 0.95),
    Case(word: "0%", point: .percent(0), seconds: 0),
    Case(word: "50%", point: .percent(50), seconds: 0.475),
    Case(word: "100%", point: .percent(100), seconds: 0.95),
    Case(word: "12.5%", point: .percent(12.5), seconds: 0.11875),
    Case(word: "18f", point: .frame(.fromStart(18)), seconds: 0.3),
    Case(word: "0f", point: .frame(.fromStart(0)), seconds: 0),
    Case(word: "-1f", point: .frame(.fromEnd(1)), seconds: 0.95),
    Case(word: "-58f", point: .frame(.fromEnd(58)), seconds: 0),
    Case(word: "step:flip", point: .step("flip"), seconds: 0.4),
    Case(word: "step:step:odd", point: .step("step:odd"), seconds: 0.5),
  ])
  func means(_ example: Case) throws {
    let point = try TimePoint(word: example.word)
    #expect(point == example.point)
    #expect(abs(try point.resolved(in: Self.film) - example.seconds) < 1e-15)
  }

  @Test func frameTimeIsTheRenderers() throws {
    let film = Film(
      duration: 1.001, frameCount: 31, frameRate: FrameRate(numerator: 30000, denominator: 1001))
    #expect(try TimePoint(word: "7f").resolved(in: film) == 7007.0 / 30000.0)
  }

  @Test(arguments: [
    "", "s", "f", "%", "step:", "step", "flip", "300ms", "0.3 s", "1e-3", "0x1", "inf", "nan",
    "1.", "1.5f", "-f", "-0f", "1,5", "0.3S", "18F", "1:02", "٣", "0.1234567890123456",
  ])
  func isMalformed(_ word: String) {
    let error = #expect(throws: ValueError.self) { _ = try TimePoint(word: word) }
    #expect(error?.message == "'\(word)' is not a time, write 0.3s, 0.3, 50%, 18f or step:flip")
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var word: String
    var message: String
    var testDescription: String { word }
  }

  @Test(arguments: [
    Failure(word: "-0.5s", message: "time is -0.5 s, must be 0 s or later"),
    Failure(word: "101%", message: "time is 101%, must be 0% to 100%"),
    Failure(word: "-1%", message: "time is -1%, must be 0% to 100%"),
  ])
  func canBeTheTimeOfNoFilm(_ failure: Failure) {
    let error = #expect(throws: ValueError.self) { _ = try TimePoint(word: failure.word) }
    #expect(error?.message == failure.message)
  }

  @Test(arguments: [
    Failure(word: "0.951", message: "time is 0.951 s, must be 0 to 0.95 s"),
    Failure(word: "58f", message: "frame is 58, must be 0 to 57"),
    Failure(word: "-59f", message: "frame is -59, must be -58 to -1"),
    Failure(word: "step:flpi", message: "unknown step 'flpi'; did you mean 'flip'?"),
    Failure(word: "step:x", message: "unknown step 'x'; known: flip, step:odd"),
  ])
  func doesNotFit(_ failure: Failure) throws {
    let point = try TimePoint(word: failure.word)
    let error = #expect(throws: ValueError.self) { try point.resolved(in: Self.film) }
    #expect(error?.message == failure.message)
  }

  @Test func stepOfAFilmWithoutIDs() throws {
    let film = Film(duration: 0, frameCount: 1, frameRate: FrameRate(numerator: 60))
    let error = #expect(throws: ValueError.self) {
      try TimePoint(word: "step:flip").resolved(in: film)
    }
    #expect(error?.message == "unknown step 'flip'; no step of the spec has an id")
  }

  /// 0.51 s at 60 fps are 30.6 frames: the end is shown by frame 31, at 31/60 s.
  @Test func lastFrameMayBeLaterThanTheEnd() throws {
    let film = Film(duration: 0.51, frameCount: 32, frameRate: FrameRate(numerator: 60))
    #expect(try TimePoint(word: "0.516").resolved(in: film) == 0.516)
    let error = #expect(throws: ValueError.self) { try TimePoint(word: "0.517").resolved(in: film) }
    #expect(error?.message == "time is 0.517 s, must be 0 to 0.516666667 s")
  }
}
