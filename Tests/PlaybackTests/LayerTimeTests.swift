import Drawing
import Expressions
import Playback
import SceneModel
import SpecReader
import Testing

/// Layers with a time of their own: `speed`, `timeOffset` and `beginTime`, by the definition
/// t = (parent's t − beginTime) · speed + timeOffset (measured on Core Animation).
struct LayerTimeTests {
  static let move = """
    { "id": "move", "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" }
    """

  /// A layer in another, moved from 0 to 100 in a second of its own.
  static func moving(_ outer: String = "", _ inner: String = "", _ steps: String) throws -> Timeline
  {
    try timeline(
      layers: """
        { "id": "box", "width": 1, "height": 1 \(outer), "sublayers": [
          { "id": "a", "width": 1, "height": 1 \(inner) } ] }
        """, timeline: steps)
  }

  static func expect(
    _ timeline: Timeline, _ shown: [(time: Double, value: Double)], of key: String = "a.minX",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, expected) in shown {
      let value = try timeline.value(key, at: time)
      #expect(abs(value - expected) < 1e-9, "\(value) at \(time)", sourceLocation: sourceLocation)
    }
  }

  struct Speeds: Sendable, CustomTestStringConvertible {
    var outer, inner: String
    var rate: Double
    var testDescription: String { "\(outer) \(inner)" }
  }

  /// Speeds multiply down the tree; the step lasts as long as it is seen to, and the film too.
  @Test(arguments: [
    Speeds(outer: "", inner: #", "speed": 2"#, rate: 2),
    Speeds(outer: #", "speed": 2"#, inner: "", rate: 2),
    Speeds(outer: #", "speed": 0.5"#, inner: #", "speed": 0.5"#, rate: 0.25),
    Speeds(outer: #", "speed": 2"#, inner: #", "speed": 0.5"#, rate: 1),
    // Where a layer's time stands when an animation is added does not matter to the animation.
    Speeds(outer: #", "speed": 2, "beginTime": 3, "timeOffset": 1"#, inner: "", rate: 2),
  ])
  func speedsMultiplyDownTheTree(_ speeds: Speeds) throws {
    let timeline = try Self.moving(
      speeds.outer, speeds.inner, Self.move + #", { "id": "next", "wait": 1 }"#)
    try Self.expect(
      timeline, [0.25, 0.5, 0.9].map { (time: $0 / speeds.rate, value: 100 * $0) })
    #expect(timeline.marks.last?.time == 1 / speeds.rate)
    #expect(timeline.duration == Int((1 / speeds.rate + 1) * 1e9))
  }

  /// The documented way to pause: speed 0 and the layer's time as its offset; and to go on: a
  /// begin time as long as the pause.
  @Test func pausesAndGoesOn() throws {
    let timeline = try Self.moving(
      "", "",
      """
      { "parallel": [ \(Self.move),
        [ { "wait": 0.25 }, { "set": { "box": { "speed": 0, "timeOffset": 0.25 } } },
          { "wait": 0.75 },
          { "set": { "box": { "speed": 1, "timeOffset": 0, "beginTime": 0.75 } } } ] ] }
      """)
    try Self.expect(
      timeline, [(0.2, 20), (0.25, 25), (0.6, 25), (1, 25), (1.25, 50), (1.7, 95), (1.8, 100)])
    // The film goes on until the layer rests.
    #expect(timeline.duration == 1_750_000_000)
  }

  /// The documented way to scrub: speed 0, and the offset is the time that shows.
  @Test func standsAtItsOffset() throws {
    let timeline = try Self.moving(
      #", "speed": 0"#, "",
      """
      \(Self.move), { "wait": 0.5 }, { "set": { "box": { "timeOffset": 0.75 } } }, { "wait": 0.5 },
      { "set": { "box": { "timeOffset": 0.1 } } }, { "wait": 0.5 },
      { "set": { "box": { "timeOffset": 2 } } }, { "wait": 0.5 }
      """)
    try Self.expect(timeline, [(0.4, 0), (0.5, 75), (0.9, 75), (1, 10), (1.4, 10), (1.6, 100)])
    #expect(timeline.duration == 2_000_000_000)
  }

  /// From the middle backwards: local time 0.5 goes to 0 at 1 s, and before its start an animation
  /// shows its start.
  @Test func goesBackwards() throws {
    let timeline = try Self.moving(
      "", "",
      """
      { "parallel": [ \(Self.move),
        [ { "wait": 0.5 }, { "set": { "a": { "speed": -1, "timeOffset": 1 } } } ] ] }, { "wait": 1 }
      """)
    try Self.expect(timeline, [(0.4, 40), (0.5, 50), (0.75, 25), (1, 0), (1.5, 0)])
  }

  /// Repeats, ways back and fills follow; an explicit one is gone when its layer's time has passed.
  @Test func explicitAnimationsRunInTheLayersTime() throws {
    let timeline = try Self.moving(
      "", #", "speed": 2, "opacity": 0.5"#,
      """
      { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "duration": 1,
        "explicit": true, "repeatCount": 2, "autoreverses": true }, { "wait": 1 }
      """)
    try Self.expect(
      timeline, [(0.25, 0.5), (0.4, 0.8), (0.75, 0.5), (1.1, 0.2), (1.9, 0.2), (2.1, 0.5)],
      of: "a.opacity")
  }

  /// A spring twice as fast, from rest and taken over on the way with the velocity shown: the same
  /// motion as in a film of twice the time.
  @Test(arguments: [
    #""duration": 1, "timing": { "dampingRatio": 0.5 }"#, #""timing": { "bouncy": 0.6 }"#,
    #""timing": { "stiffness": 80, "damping": 6 }"#,
  ])
  func springsRunInTheLayersTime(_ keys: String) throws {
    func film(_ layer: String, _ scale: Double) throws -> Timeline {
      try Self.moving(
        "", layer,
        """
        { "parallel": [ { "animate": { "a": { "minX": 100 } }, \(keys) },
          { "animate": { "a": { "minX": 40 } }, "delay": \(0.2 / scale), \(keys),
            "blend": "velocity" } ] }
        """)
    }
    let (plain, fast) = (try film("", 1), try film(#", "speed": 2"#, 2))
    for time in [0.1, 0.19, 0.25, 0.5, 1] {
      let expected = try plain.value("a.minX", at: time)
      #expect(abs(try fast.value("a.minX", at: time / 2) - expected) < 1e-6, "at \(time)")
    }
  }

  @Test func transitionsRunInTheLayersTime() throws {
    let timeline = try timeline(
      layers:
        #"{ "id": "box", "speed": 0.5, "sublayers": [ { "id": "a", "width": 9, "height": 9 } ] }"#,
      timeline: """
        { "id": "turn", "transition": { "layer": "a", "style": "flipFromLeft",
            "set": { "a": { "backgroundColor": "red" } } }, "duration": 1, "timing": "linear" },
        { "id": "next", "wait": 1 }
        """)
    let trace = try Trace(timeline, properties: [])
    let angle = try #require(trace.columns.firstIndex(of: "turn.angle"))
    #expect(try trace.rows(at: [0.5])[0][angle] == .number(45))
    #expect(timeline.marks.last?.time == 2)
  }

  /// A layer that says the film's own time has none of its own: groups may be in it.
  @Test(arguments: ["", #", "speed": 1"#, #", "speed": 1, "timeOffset": 0, "beginTime": 0"#])
  func theFilmsTimeIsNoneOfItsOwn(_ keys: String) throws {
    let timeline = try Self.moving(
      keys, "", #"{ "parallel": [ \#(Self.move) ], "duration": 2 }"#)
    try Self.expect(timeline, [(0, 0), (0.5, 50)])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var layer = ""
    var steps: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Fault(
      layer: #", "speed": 0.01"#, steps: #"{ "set": { "a": { "speed": 0.01 } } }"#,
      message: "with the layers around it the layer's speed is 0.0001, must be 0, or 0.001 to 1000"
        + " either way"),
    Fault(
      steps: #"{ "animate": { "a": { "speed": 2 } }, "duration": 1 }"#,
      message: "'speed' is a layer's time, which nothing animates"),
    Fault(
      layer: #", "speed": "=a.minX""#, steps: Self.move,
      message: "'speed' reads what is shown, must be known when the film starts"),
    Fault(
      layer: #", "speed": 2"#, steps: #"{ "parallel": [ \#(Self.move) ], "duration": 1 }"#,
      message: "a group's animation is in a layer whose time is not the film's"),
    Fault(
      layer: #", "speed": 0"#,
      steps:
        #"{ "transition": { "layer": "a", "style": "fade", "set": { "a": { "opacity": 0 } } }, "duration": 1 }"#,
      message: "the time of 'a' does not run forward, a transition of it would not end"),
    Fault(
      steps: """
        { "parallel": [
          { "transition": { "layer": "a", "style": "fade", "set": { "a": { "opacity": 0 } } },
            "duration": 1 }, { "set": { "box": { "speed": 2 } }, "delay": 0.5 } ] }
        """, message: "the time of 'a' changes during its transition"),
  ])
  func faultsAreTold(_ fault: Fault) throws {
    let text = """
      { "version": 1, "canvas": { "size": [400, 300], "fps": 60 }, "layers": [
        { "id": "box", "sublayers": [ { "id": "a", "width": 1, "height": 1 } ] \(fault.layer) } ],
        "timeline": [ \(fault.steps) ] }
      """
    let result = SpecReader.read(text, file: "spec.json")
    var messages = result.diagnostics.map(\.message)
    if let scene = result.scene {
      do {
        _ = try Timeline(scene, assetSizes: [:], text: FixedAdvanceText())
      } catch {
        messages.append(error.message)
        #expect(error.place != nil)
      }
    }
    #expect(messages.contains(fault.message), "\(messages)")
  }
}
