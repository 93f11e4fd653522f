import Drawing
import Motion
import Playback
import SceneModel
import Testing

/// When steps start and end, and how conditions are found.
struct StepTests {
  static let box = #"{ "id": "a", "frame": [0, 0, 10, 10] }"#

  @Test func stepsFollowEachOther() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "id": "one", "animate": { "a": { "minX": 10 } }, "duration": 0.3 },
        { "id": "two", "wait": 0.25, "delay": 0.05 },
        { "id": "three", "parallel": [
          { "id": "left", "animate": { "a": { "minX": 0 } }, "duration": 0.4 },
          [ { "wait": 0.1 }, { "id": "right", "animate": { "a": { "minY": 5 } }, "duration": 0.6 } ]
        ] },
        { "id": "last", "set": { "a": { "opacity": 0 } } }
        """)
    #expect(
      timeline.marks.map(\.id) == ["one", "two", "three", "left", "right", "last"])
    let expected = [0, 0.35, 0.6, 0.6, 0.7, 1.3]
    for (mark, time) in zip(timeline.marks, expected) { #expect(mark.time == time, "\(mark.id)") }
    #expect(timeline.duration == 1_300_000_000)
  }

  /// What a branch that is not taken would write has its columns all the same.
  @Test func aBranchThatIsNotTakenIsTraced() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "if": "=a.hidden", "then": [
          { "animate": { "a": { "cornerRadius": 3, "transform.scale.x": 2 } }, "duration": 1 } ] }
        """)
    #expect(try Trace(timeline).columns == ["a.transform.scale.x", "a.cornerRadius"])
  }

  @Test func timesAreWholeNanoseconds() throws {
    // Ten times 0.1 s are exactly 1 s.
    let steps = (0..<10).map { _ in #"{ "wait": 0.1 }"# }.joined(separator: ", ")
    #expect(try timeline(layers: Self.box, timeline: steps).duration == 1_000_000_000)
  }

  @Test func aBranchIsDecidedWhenItStarts() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "animate": { "a": { "minX": 100 } }, "duration": 1 },
        { "if": "=a.minX > 50", "then": [ { "set": { "a": { "opacity": 0.5 } } } ],
          "else": [ { "set": { "a": { "opacity": 0.25 } } } ] },
        { "if": "=a.opacity == 1", "then": [ { "wait": 5 } ] }
        """)
    #expect(try timeline.value("a.opacity", at: 1) == 0.5)
    #expect(timeline.duration == 1_000_000_000)
  }

  /// A condition on a linear motion holds at a time that is known by hand.
  @Test func aConditionIsFoundToANanosecond() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 90 } }, "duration": 0.9, "timing": "linear" },
          [ { "wait": "=a.presentation.minX >= 33.3333" },
            { "id": "found", "set": { "a": { "opacity": 0 } } } ] ] }
        """)
    let found = try #require(timeline.marks.first { $0.id == "found" })
    #expect(abs(found.time - 0.333333) <= 1e-9)
  }

  /// A condition is live: it reads what is shown, not the model, which has the target at once.
  @Test func aConditionReadsWhatIsShown() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
          [ { "wait": "=a.minX >= 25" }, { "id": "found", "set": { "a": { "opacity": 0 } } } ] ] }
        """)
    let found = try #require(timeline.marks.first { $0.id == "found" })
    #expect(abs(found.time - 0.25) <= 1e-9)
  }

  @Test func aConditionOverAVariableIsLive() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
          [ { "wait": "=progress >= 0.75" },
            { "animate": { "a": { "minY": 10 } }, "duration": 0.5, "id": "then" } ] ] }
        """, variables: #""progress": "=clamp(a.minX / 100, 0, 1)""#)
    let mark = try #require(timeline.marks.first)
    #expect(abs(mark.time - 0.75) <= 1e-9)
    #expect(abs(timeline.duration - 1_250_000_000) <= 1)
  }

  @Test func aConditionSeesWhatAParallelStepSets() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "parallel": [
          [ { "wait": 0.5 }, { "set": { "a": { "hidden": true } } }, { "wait": 0.5 } ],
          [ { "wait": "=a.hidden" }, { "id": "seen", "set": { "a": { "opacity": 0 } } } ] ] }
        """)
    #expect(timeline.marks.first?.time == 0.5)
  }

  @Test func aConditionThatNeverHoldsIsAnError() throws {
    let error = #expect(throws: Diagnostic.self) {
      try timeline(
        layers: Self.box,
        timeline: """
          { "animate": { "a": { "minX": 10 } }, "duration": 1 }, { "wait": "=a.minX > 11" }
          """)
    }
    #expect(error?.code == .waitNeverHolds)
    #expect(error?.place?.path == "/timeline/1/wait")
    #expect(error?.message.hasSuffix("nothing it reads moves any more after 1 s") ?? false)
  }

  /// What moves for ever still moves, and repeats itself.
  @Test func aConditionThatAnEndlessAnimationNeverMeetsIsAnError() throws {
    let error = #expect(throws: Diagnostic.self) {
      try timeline(
        layers: Self.box,
        timeline: """
          { "animate": { "a": { "minX": 10 } }, "duration": 1, "repeatCount": "infinity" },
          { "wait": "=a.presentation.minX > 11" }
          """)
    }
    #expect(error?.message.hasSuffix("what it reads has no new value after 1 s") ?? false)
  }

  /// ln(1001)·2m/c s, the time in which e^(−ct/2m) falls to a thousandth: 1.38e6 s for c = 1e-5.
  @Test func aSpringThatSettlesTooLateIsNotOneWithoutDamping() throws {
    let error = #expect(throws: Diagnostic.self) {
      try timeline(
        layers: Self.box,
        timeline: """
          { "animate": { "a": { "minX": 5 } },
            "timing": { "mass": 1, "stiffness": 100, "damping": 1e-5 } }
          """)
    }
    #expect(error?.message == "the spring settles after 1381551 s, must be at most 86400 s")
  }

  /// The film does not depend on the frame rate.
  @Test(arguments: [24, 60, 120])
  func framesDoNotMoveConditions(_ rate: Int) throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [10, 10], "fps": \(rate) },
        "layers": [ \(Self.box) ],
        "timeline": [ { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "easeIn" },
          [ { "wait": "=a.presentation.minX > 20" }, { "id": "m", "wait": 0 } ] ] } ] }
      """)
    // Independent of the solver: easeIn (0.42, 0, 1, 1) is y = 3s² − 2s³ at
    // x = 1.26 s(1 − s)² + 3s²(1 − s) + s³; y = 0.2 at s = 0.287140725, x = 0.405765….
    let s = 0.28714072469
    let x = 1.26 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s
    #expect(abs((timeline.marks.first?.time ?? 0) - x) < 1e-6)
  }

  @Test func aFilmAtOneTimeDoesNotDependOnOrderOrThread() async throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "animate": { "a": { "minX": 100, "opacity": 0.2 } }, "duration": 0.5 },
        { "animate": { "a": { "minX": 0 } }, "duration": 0.5, "timing": { "dampingRatio": 0.5 } }
        """)
    let times = (0..<60).map { Double($0) / 60 }
    let inOrder = try times.map { try timeline.displayList(at: $0) }
    let parallel = try await withThrowingTaskGroup(of: (Int, DisplayList).self) { group in
      for index in times.indices.shuffled() {
        group.addTask { (index, try timeline.displayList(at: times[index])) }
      }
      return try await group.reduce(into: [Int: DisplayList]()) { $0[$1.0] = $1.1 }
    }
    for index in times.indices { #expect(parallel[index] == inOrder[index]) }
  }

  @Test func aSpringOfAMassBringsItsDuration() throws {
    let timeline = try timeline(
      layers: Self.box,
      timeline: """
        { "animate": { "a": { "minX": 100 } },
          "timing": { "mass": 1, "stiffness": 100, "damping": 10 } }
        """)
    // ζ = 0.5, ω0 = 10: ln((1 + |B|)/0.001)/(ζω0) with B = ζ/√(1 − ζ²).
    let spring = try CASpring()
    #expect(abs(spring.settlingDuration - 1.4727) < 1e-4)
    #expect(timeline.duration == Int((spring.settlingDuration * 1e9).rounded()))
    #expect(try timeline.value("a.minX", at: 2) == 100)
  }
}
