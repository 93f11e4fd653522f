import Foundation
import Playback
import SceneModel
import TestSupport
import Testing

/// What `inspect --explain` says of a chosen timing, of velocities along each axis and of the time of
/// layers.
struct TimingExplanationTests {
  static func film(_ layers: String, _ steps: String) throws -> Timeline {
    try timeline(
      layers: layers, timeline: steps,
      variables: """
        "quick": { "dampingRatio": 0.5 }, "slow": [0.3, 0, 0.7, 1], "fast": true, "far": 3,
        "heavy": { "stiffness": 60, "damping": 9 }, "light": { "bouncy": 0.4 }
        """)
  }

  static let box = #"{ "id": "a", "frame": [0, 0, 2, 2] }"#

  struct Choice: Sendable, CustomTestStringConvertible {
    var timing: String
    var words: String
    var testDescription: String { timing }
  }

  @Test(arguments: [
    Choice(timing: "=fast ? quick : slow", words: "timing 'quick', as 'fast' is true"),
    Choice(
      timing: "= !fast ? quick : 'easeIn'",
      words: "timing 'easeIn', as '!fast' is false"),
    Choice(
      timing: "=far > b.minX && fast ? slow : quick",
      words:
        "timing 'slow', as 'far > b.minX && fast' is true (far is 3, fast is true, b.minX is 2)"),
    Choice(
      timing: "=b.minX + b.minX > far ? quick : slow",
      words: "timing 'quick', as 'b.minX + b.minX > far' is true (far is 3, b.minX is 2)"),
    Choice(
      timing: "=b.minX > 5 ? quick : (fast ? slow : 'linear')",
      words: "timing 'slow', as 'b.minX > 5' is false (b.minX is 2) and 'fast' is true"),
  ])
  func tellsWhichTimingWasChosenAndWhy(_ choice: Choice) throws {
    let layers = Self.box + #", { "id": "b", "frame": [2, 0, 1, 1] }"#
    let timeline = try Self.film(
      layers,
      #"""
      { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "\#(choice.timing)" },
      { "transition": { "layer": "b", "style": "fade", "set": { "b": { "opacity": 0 } } },
        "duration": 1, "timing": "=fast ? slow : 'linear'" }
      """#)
    #expect(timeline.explanations.first?.details == [choice.words])
    let transition = timeline.transitionExplanations.first
    #expect(transition?.details == ["timing 'slow', as 'fast' is true"])
  }

  /// Each copy has its own condition, with its own values.
  @Test func copiesAreToldApart() throws {
    let timeline = try Self.film(
      #"{ "id": "row", "repeat": 2, "width": 1, "height": 1, "minY": "=index * 9" }"#,
      #"""
      { "animate": { "row[*]": { "minX": 100 } }, "timing": "=self.minY > 5 ? heavy : light" }
      """#)
    #expect(
      timeline.explanations.map(\.details) == [
        ["timing 'light', as 'self.minY > 5' is false (self.minY is 0)"],
        ["timing 'heavy', as 'self.minY > 5' is true (self.minY is 9)"],
      ])
  }

  /// In points a second: travels per second times the way, 200 and -80 pt.
  @Test func tellsTheVelocityOfEachAxis() throws {
    let timeline = try Self.film(
      Self.box,
      #"""
      { "animate": { "a": { "position": [201, -79] } },
        "timing": { "stiffness": 120, "damping": 8, "initialVelocity": { "dx": 6, "dy": -3 } } }
      """#)
    #expect(
      timeline.explanations.map(\.details) == [
        ["initialVelocity dx 6, dy -3: along x it starts at 1200 pt/s"],
        ["initialVelocity dx 6, dy -3: along y it starts at 240 pt/s"],
      ])
    let plain = try Self.film(
      Self.box,
      #"""
      { "parallel": [
        { "animate": { "a": { "minX": 50 } }, "duration": 1,
          "timing": { "dampingRatio": 0.5, "initialVelocity": -2 } },
        { "animate": { "a": { "transform.scale": 3 } },
          "timing": { "damping": 8, "initialVelocity": 1.5 } },
        { "animate": { "a": { "opacity": 0 } }, "timing": { "damping": 8 } } ] }
      """#)
    #expect(
      plain.explanations.flatMap(\.details) == [
        "initialVelocity -2: starts at -100 pt/s", "initialVelocity 1.5: starts at 3 a second",
      ])
  }

  struct Pace: Sendable, CustomTestStringConvertible {
    var keys: String
    var words: String
    var testDescription: String { keys }
  }

  @Test(arguments: [
    Pace(keys: #""speed": 0.5"#, words: "layer 'x' runs at half speed"),
    Pace(keys: #""speed": 2"#, words: "layer 'x' runs at twice the speed"),
    Pace(keys: #""speed": -1"#, words: "layer 'x' runs backwards"),
    Pace(keys: #""speed": -0.25"#, words: "layer 'x' runs backwards at 0.25 times the speed"),
    Pace(keys: #""speed": 0, "timeOffset": 0.3"#, words: "layer 'x' is paused at 0.3 s"),
    Pace(keys: #""timeOffset": 0.3"#, words: "layer 'x' runs 0.3 s ahead"),
    Pace(keys: #""timeOffset": 0.3, "beginTime": 0.5"#, words: "layer 'x' runs 0.2 s late"),
    Pace(
      keys: #""speed": 3, "timeOffset": 0.3, "beginTime": 0.5"#,
      words: "layer 'x' runs at 3 times the speed, beginTime 0.5 s, timeOffset 0.3 s"),
  ])
  func tellsTheTimeOfLayers(_ pace: Pace) throws {
    let timeline = try Self.film(
      #"{ "id": "x", "width": 9, "height": 9, \#(pace.keys), "sublayers": [ \#(Self.box) ] }"#,
      #"{ "animate": { "a": { "minX": 100 } }, "duration": 1 }"#)
    #expect(timeline.explanations.first?.details == [pace.words])
  }

  /// A second of animation, paused after 0.4 s for 0.6 s: it ends at 1.6 s of the film.
  @Test func tellsOfPausesAndTheEndInTheFilm() throws {
    let timeline = try Self.film(
      #"{ "id": "x", "width": 9, "height": 9, "sublayers": [ \#(Self.box) ] }"#,
      #"""
      { "parallel": [
        { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
        [ { "wait": 0.4 }, { "set": { "x": { "speed": 0, "timeOffset": 0.4 } } },
          { "wait": 0.6 }, { "set": { "x": { "speed": 1, "timeOffset": 0, "beginTime": 0.6 } } } ] ] }
      """#)
    #expect(
      timeline.explanations.map(\.text) == [
        """
        a.minX  0 → 100
          from 0 s, 1.6 s, linear
          from 0.4 s on layer 'x' is paused at 0.4 s
          from 1 s on layer 'x' runs 0.6 s late
        """
      ])
  }

  /// A layer at twice its speed halves the film's seconds of a spring, and is no reason to say that it
  /// is cut off: x'' = −100x − 10x' settles after 1.4727 s.
  @Test func springsAreToldInTheFilmsSeconds() throws {
    let timeline = try Self.film(
      #"{ "id": "x", "width": 9, "height": 9, "speed": 2, "sublayers": [ \#(Self.box) ] }"#,
      #"{ "animate": { "a": { "minX": 100 } }, "timing": { "stiffness": 100, "damping": 10 } }"#)
    let explained = try #require(timeline.explanations.first)
    #expect(explained.warnings == [])
    let settling = try #require(explained.spring?.settlingDuration)
    #expect(abs(settling - 1.472700334678 / 2) < 1e-9)
    #expect(abs((explained.duration ?? 0) - settling) < 1e-8)
  }

  /// A pause does not hide what the end does.
  @Test func trapsAreToldAfterAPause() throws {
    let timeline = try Self.film(
      #"{ "id": "x", "width": 9, "height": 9, "sublayers": [ \#(Self.box) ] }"#,
      #"""
      { "parallel": [
        { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1, "explicit": true },
        [ { "wait": 0.4 }, { "set": { "x": { "speed": 0, "timeOffset": 0.4 } } },
          { "wait": 0.6 }, { "set": { "x": { "speed": 1, "timeOffset": 0, "beginTime": 0.6 } } } ] ] }
      """#)
    #expect(timeline.notes.map(\.code) == [.snapBack])
  }
}
