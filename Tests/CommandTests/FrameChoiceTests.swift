import Command
import Motion
import Testing

@Suite struct FrameChoiceTests {
  /// 0.9 s at 60 fps: 55 frames.
  static let film = Film(
    duration: 0.9, frameCount: 55, frameRate: FrameRate(numerator: 60),
    marks: [Film.Mark(name: "flip", time: 0.05)])

  static func choice(_ from: String?, _ to: String?) throws -> FrameChoice {
    .span(from: try from.map(TimePoint.init(word:)), to: try to.map(TimePoint.init(word:)))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var from: String?
    var to: String?
    var frames: ClosedRange<Int>
    var testDescription: String { "\(from ?? "start") to \(to ?? "end")" }
  }

  /// First = ⌈from·60⌉, last = ⌊to·60⌋, by hand.
  @Test(arguments: [
    Case(from: "0.3s", to: nil, frames: 18...54),
    Case(from: nil, to: "0.3", frames: 0...18),
    Case(from: "0.1", to: "0.2", frames: 6...12),
    Case(from: "0.101", to: "0.199", frames: 7...11),
    Case(from: "0.2999999999", to: "0.3000000001", frames: 18...18),
    Case(from: "50%", to: "100%", frames: 27...54),
    Case(from: "18f", to: "20f", frames: 18...20),
    Case(from: "step:flip", to: "-1f", frames: 3...54),
    Case(from: "0.9", to: nil, frames: 54...54),
  ])
  func spanHasBothItsEnds(_ example: Case) throws {
    let choice = try Self.choice(example.from, example.to)
    #expect(
      try choice.resolved(in: Self.film, excludesEnd: false) == Array(example.frames))
  }

  @Test func excludedEndIsNoFrameOfAnyChoice() throws {
    let upTo53 = Array(0...53)
    #expect(try FrameChoice.all.resolved(in: Self.film, excludesEnd: true) == upTo53)
    #expect(try Self.choice("0", "100%").resolved(in: Self.film, excludesEnd: true) == upTo53)
    let last = FrameChoice.listed(try FrameSelection(word: "-1"))
    #expect(try last.resolved(in: Self.film, excludesEnd: true) == [53])
    let listed = FrameChoice.listed(try FrameSelection(word: "54"))
    #expect(throws: ValueError.self) { try listed.resolved(in: Self.film, excludesEnd: true) }
  }

  @Test func onlyFrameIsNeverExcluded() throws {
    let still = Film(duration: 0, frameCount: 1, frameRate: FrameRate(numerator: 60))
    #expect(try FrameChoice.all.resolved(in: still, excludesEnd: true) == [0])
  }

  /// 30.6 frames: what is shown from 100% on is shown by frame 31 only.
  @Test func endHasItsFrameWhereItFallsBetweenTwo() throws {
    let film = Film(duration: 0.51, frameCount: 32, frameRate: FrameRate(numerator: 60))
    #expect(try Self.choice(nil, "100%").resolved(in: film, excludesEnd: false).last == 31)
    #expect(try Self.choice(nil, "0.509").resolved(in: film, excludesEnd: false).last == 30)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String?
    var message: String
    var testDescription: String { "\(from) to \(to ?? "end")" }
  }

  @Test(arguments: [
    Failure(from: "0.3", to: "0.2", message: "there is no frame from 0.3 s to 0.2 s"),
    Failure(from: "0.301", to: "0.302", message: "there is no frame from 0.301 s to 0.302 s"),
    Failure(from: "0.3", to: "2", message: "time is 2 s, must be 0 to 0.9 s"),
  ])
  func isEmpty(_ failure: Failure) throws {
    let choice = try Self.choice(failure.from, failure.to)
    let error = #expect(throws: ValueError.self) {
      try choice.resolved(in: Self.film, excludesEnd: false)
    }
    #expect(error?.message == failure.message)
  }

  @Test func nothingIsLeftOfAnExcludedEnd() throws {
    let choice = try Self.choice("100%", nil)
    let error = #expect(throws: ValueError.self) {
      try choice.resolved(in: Self.film, excludesEnd: true)
    }
    #expect(error?.message == "there is no frame from 0.9 s to the end")
  }
}
