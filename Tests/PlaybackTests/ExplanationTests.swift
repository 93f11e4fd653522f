import Expressions
import Playback
import SceneModel
import Testing

/// What `inspect --explain` says: curves in words, spring facts, traps.
struct ExplanationTests {
  static func explained(_ step: String, layer: String = "") throws -> [AnimationExplanation] {
    try timeline(
      layers:
        #"{ "id": "b", "frame": [0, 0, 1, 1] }, { "id": "a", "width": 1, "height": 1 \#(layer) }"#,
      timeline: step
    ).explanations
  }

  struct Words: Sendable, CustomTestStringConvertible {
    var timing: String
    var words: String
    var testDescription: String { timing }
  }

  @Test(arguments: [
    Words(timing: #""easeInOut""#, words: "easeInOut"),
    Words(timing: "[0.42, 0, 0.58, 1]", words: "easeInOut"),
    Words(
      // y = 6s² − 5s³ is largest at s = 4/5.
      timing: "[0.3, 0, 0.7, 2]", words: "cubic Bézier (0.3, 0, 0.7, 2), overshoots by 28 %"),
    Words(timing: #"{ "steps": 3 }"#, words: "3 steps, jumping at the end of each"),
    Words(timing: #""circularEaseIn""#, words: "circularEaseIn"),
    Words(
      timing: #"{ "dampingRatio": 1 }"#,
      // k = (9.2334134764516 / 1)², the documented root for critical damping.
      words: "spring with damping ratio 1, fitted to its duration (stiffness 85.256)"),
  ])
  func namesTheCurve(_ words: Words) throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": \#(words.timing) }"#)
    #expect(explained.map(\.curve) == [words.words])
    #expect(explained[0].layer == "a" && explained[0].property == "minX")
    #expect(explained[0].from == .number(0) && explained[0].to == .number(100))
  }

  /// e^(−ζπ/√(1−ζ²)) is the overshoot; for ζ = 0.5, ω₀ = 10 the envelope of 100 pt falls below
  /// 1 pt after ln(100/√0.75)/5 = 0.95 s, a swing may be within it earlier.
  @Test func aSpringHasFacts() throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": 100 } }, "timing": { "stiffness": 100, "damping": 10 } }"#)
    let facts = try #require(explained.first?.spring)
    #expect(abs(facts.overshoot - 0.16303353482158) < 1e-4)
    #expect(abs(facts.settlingDuration - 1.472700334678) < 1e-9)
    let within = try #require(facts.timeWithinPoint)
    #expect(within > 0.7 && within < 0.951)
    #expect(facts.text.hasPrefix("settles after 1.473 s, overshoots by 16.3 %, within 1 pt after"))
    #expect(
      explained[0].curve
        == "Core Animation spring, mass 1, stiffness 100, damping 10 (damping ratio 0.5)")
  }

  @Test func tellsThatItSnapsBack() throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1, "explicit": true }"#
    )
    #expect(explained[0].warnings == [.snapsBack(from: .number(100), to: .number(0))])
    let kept = try Self.explained(
      #"""
      { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1, "explicit": true,
        "fillMode": "forwards", "removedOnCompletion": false }
      """#)
    #expect(kept[0].warnings == [])
  }

  @Test func tellsThatAFillIsNotSeen() throws {
    let explained = try Self.explained(
      #"""
      { "animate": { "a": { "minX": { "from": 100, "to": 0 } } }, "duration": 1, "explicit": true,
        "fillMode": "forwards" }
      """#)
    #expect(explained[0].warnings == [.unseenFill])
  }

  @Test func tellsThatAReversingAnimationJumps() throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": 100 } }, "duration": 1, "autoreverses": true }"#)
    guard case .jumps(.number(let from), .number(100))? = explained[0].warnings.first else {
      Issue.record("\(explained[0].warnings)")
      return
    }
    #expect(abs(from) < 1e-6)
  }

  @Test func tellsThatAGroupCutsASpring() throws {
    let explained = try Self.explained(
      #"""
      { "parallel": [ { "animate": { "a": { "minX": 100 } },
          "timing": { "stiffness": 100, "damping": 10 } } ], "duration": 0.1 }
      """#)
    guard case .cutsSpring(let end, let settling)? = explained[0].warnings.first else {
      Issue.record("\(explained[0].warnings)")
      return
    }
    #expect(end == 0.1 && abs(settling - 1.4727) < 1e-4)
  }

  @Test func tellsThatALiveExpressionEnds() throws {
    let timeline = try timeline(
      layers:
        #"{ "id": "b", "frame": [0, 0, 1, 1] }, { "id": "a", "minX": "=b.maxX", "width": 1 }"#,
      timeline: #"{ "animate": { "a": { "minX": 100 } }, "duration": 1 }"#)
    #expect(timeline.explanations[0].warnings == [.endsExpression("=b.maxX")])
    let note = try #require(timeline.notes.first)
    #expect(note.severity == .note && note.code == .endsExpression && note.place?.line == 2)
    #expect(note.message == "a.minX: ends the live expression '=b.maxX'")
  }

  @Test func isTextOfAFewLines() throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1.5, "explicit": true }"#
    )
    #expect(
      explained[0].text == """
        a.minX  0 → 100
          from 0 s, 1.5 s, linear
          ! snaps back from 100 to 0 when it ends: the model was not changed
        """)
  }
}
