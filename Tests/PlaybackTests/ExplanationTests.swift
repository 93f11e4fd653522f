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
    // That is how expressions and steps go together: only told to those who ask.
    #expect(timeline.notes == [])
  }

  @Test func notesHaveTheirPlaces() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "repeat": 3, "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a[*]": { "cornerRadius": { "from": 0, "to": 9 } } }, "duration": 1,
          "explicit": true }
        """)
    // One for three copies with four corners each.
    let note = try #require(timeline.notes.first)
    #expect(timeline.notes.count == 1)
    #expect(note.severity == .note && note.code == .snapBack && note.place?.line == 2)
    #expect(
      note.message == "a[0].cornerRadius: snaps back from 9 to 0 when it ends: the model was not"
        + " changed")
    #expect(timeline.explanations.map(\.property) == Array(repeating: "cornerRadius", count: 3))
  }

  @Test func cornersThatDifferAreApart() throws {
    let explained = try Self.explained(
      #"""
      { "animate": { "a": { "cornerRadius.minXminY": 3, "cornerRadius.maxXminY": 9,
          "cornerRadius.maxXmaxY": 9, "cornerRadius.minXmaxY": 9 } }, "duration": 1 }
      """#)
    #expect(explained.map(\.to) == [3, 9, 9, 9].map(Value.number))
  }

  /// A staircase is one step below its end until it ends, and a fitted spring a little off.
  @Test(arguments: [#"{ "steps": 4 }"#, #"{ "dampingRatio": 0.5 }"#])
  func anEndThatIsReachedIsNoJump(_ timing: String) throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": \#(timing) }"#)
    #expect(explained[0].warnings == [])
  }

  @Test func tellsThatWhatIsAddedIsDropped() throws {
    let step = #"{ "animate": { "a": { "minX": { "from": 0, "to": 12 } } }, "duration": 1,"#
    let dropped = try Self.explained(step + #" "explicit": true, "additive": true }"#)
    #expect(dropped[0].warnings == [.dropsOffset(.number(12))])
    let faded = try Self.explained(
      #"""
      { "animate": { "a": { "minX": { "from": 12, "to": 0 } } }, "duration": 1, "explicit": true,
        "additive": true }
      """#)
    #expect(faded[0].warnings == [])
  }

  /// A cumulative animation by 10, four times, ends at 40.
  @Test func cumulativeCyclesCount() throws {
    let explained = try Self.explained(
      #"""
      { "animate": { "a": { "minX": { "from": 0, "to": 10 } } }, "duration": 0.5, "explicit": true,
        "cumulative": true, "repeatCount": 4 }
      """#)
    #expect(explained[0].warnings == [.snapsBack(from: .number(40), to: .number(0))])
    #expect(explained[0].details == ["explicit, cumulative, repeatCount 4"])
  }

  /// A SwiftUI spring's step is over after its response, when the spring still moves.
  @Test func tellsThatASetCutsASpring() throws {
    let move = #"{ "animate": { "a": { "minX": 100 } }, "timing": { "bouncy": 0.5 } }"#
    let cut = try Self.explained(move + #", { "set": { "a": { "minX": 0 } } }"#)
    guard case .overwritesSpring(let end, let settling)? = cut[0].warnings.first else {
      Issue.record("\(cut[0].warnings)")
      return
    }
    #expect(end == 0.5 && settling > 0.6)
    let late = try Self.explained(move + #", { "set": { "a": { "minX": 0 } }, "delay": 5 }"#)
    #expect(late[0].warnings == [])
    let interrupted = try Self.explained(
      move + #", { "animate": { "a": { "minX": 0 } }, "timing": "bouncy" }"#)
    #expect(interrupted[0].warnings == [])
    #expect(interrupted[1].details == ["takes over what still moves, blend velocity"])
  }

  @Test func tellsThatTheFilmCutsAnAnimation() throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [9, 9], "duration": 0.5 },
        "layers": [ { "id": "a", "width": 1, "height": 1 } ],
        "timeline": [ { "animate": { "a": { "minX": 100 } }, "duration": 2 } ] }
      """)
    #expect(timeline.explanations[0].warnings == [.cutByFilm(at: 0.5, end: 2)])
    #expect(timeline.notes.map(\.code) == [.cutByFilm])
  }

  @Test(arguments: [("M 0 0 L 9 9", true), ("M 0 0 L 9 9 L 0 9 L 5 5", false)])
  func tellsThatPathsHaveNothingBetween(_ path: String, isSame: Bool) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "type": "shape", "width": 9, "height": 9, "path": "M 0 0 L 5 5" }"#,
      timeline: #"{ "animate": { "a": { "path": "\#(path)" } }, "duration": 1 }"#)
    #expect(timeline.explanations[0].warnings == (isSame ? [] : [.unequalParts]))
  }

  @Test func namesKeyframesAndPaths() throws {
    let explained = try Self.explained(
      #"""
      { "parallel": [
        { "animate": { "a": { "opacity": { "values": [0, 1, 0.5], "keyTimes": [0, 0.25, 1],
            "timings": ["easeIn", "linear"] } } }, "duration": 1 },
        { "animate": { "b": { "position": { "path": "M 0 0 L 9 9 L 20 0", "rotationMode": "auto",
            "calculationMode": "paced" } } }, "duration": 1, "repeatCount": 2 } ],
        "duration": 3, "autoreverses": true }
      """#)
    let group = "in a group of 3 s, autoreverses"
    #expect(
      explained[0].details == [
        "keyframes 0, 1, 0.5; calculationMode linear; keyTimes 0, 0.25, 1; timings easeIn, linear",
        group,
      ])
    #expect(
      explained[1].details == [
        "along a path of 2 strokes; rotationMode auto; calculationMode paced", "repeatCount 2",
        group,
      ])
  }

  @Test func explainsTransitions() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "width": 9, "height": 9 }"#,
      timeline: """
        { "transition": { "layer": "a", "style": "flipFromTop", "set": {} }, "duration": 0.6,
          "timing": "linear", "delay": 0.2 },
        { "transition": { "layer": "a", "style": "push", "subtype": "fromLeft", "set": {} },
          "duration": 0.5 }
        """)
    // Halfway a linear flip stands at 90°.
    let flip = timeline.transitionExplanations[0]
    #expect(abs(try #require(flip.swap) - 0.5) < 1e-5)
    #expect(
      flip.text == """
        a  transition flipFromTop
          from 0.2 s, 0.6 s, linear
          the back takes the front's place at 0.5 s
        """)
    #expect(
      timeline.transitionExplanations[1].text == """
        a  transition push fromLeft
          from 0.8 s, 0.5 s, easeInOut
        """)
  }

  @Test func explainsFractions() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "width": 9, "height": 9 }, { "id": "b", "opacity": 0.5 }"#,
      timeline: """
        { "animate": { "a": { "minX": 100 } }, "fractionComplete": "=b.opacity",
          "scrubsLinearly": false, "timing": "easeIn" }
        """)
    #expect(
      timeline.scrubExplanations.map(\.text) == [
        "a.minX  0 → 100\n  from 0 s, fractionComplete =b.opacity, easeIn"
      ])
  }

  @Test func isTextOfAFewLines() throws {
    let explained = try Self.explained(
      #"{ "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1.5, "explicit": true }"#
    )
    #expect(
      explained[0].text == """
        a.minX  0 → 100
          from 0 s, 1.5 s, linear
          explicit
          ! snaps back from 100 to 0 when it ends: the model was not changed
        """)
  }
}
