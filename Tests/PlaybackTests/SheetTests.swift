import Geometry
import Motion
import Playback
import SceneModel
import Testing

/// A sheet under a finger, through the spec.
struct SheetTests {
  static func spec(_ sheet: String = "", more: String = "", steps: String) throws -> Timeline {
    try timeline(
      layers: """
        { "id": "card", "minY": "=canvas.height - self.sheet.height", "height": "=self.sheet.height",
          "sheet": { "detents": [100, 200, 250] \(sheet) } \(more) }
        """, timeline: steps)
  }

  static func height(_ timeline: Timeline, at time: Double) throws -> Double {
    try timeline.value("card.sheet.height", at: time)
  }

  /// The height is that of the start less the finger's way down, which counts from 10 pt on.
  @Test func theSheetFollowsTheFinger() throws {
    let timeline = try Self.spec(
      steps: #"{ "drag": "card", "touch": [[0, 200, 250], [1, 200, 150], [1.5, 200, 150]] }"#)
    for (time, height) in [(0.0, 100.0), (0.1, 100), (0.2, 110), (0.6, 150), (1, 190), (1.4, 190)] {
      #expect(abs(try Self.height(timeline, at: time) - height) < 1e-6, "\(time)")
    }
    #expect(try timeline.value("card.sheet.velocity", at: 0.05) == 0)
    #expect(abs(try timeline.value("card.sheet.velocity", at: 0.5) + 100) < 1e-9)
    // The layer's geometry reads it.
    #expect(abs(try timeline.value("card.minY", at: 0.6) - 150) < 1e-6)
  }

  struct Beyond: Sendable, CustomTestStringConvertible {
    var sheet: String
    var above: Double
    var below: Double
    var testDescription: String { sheet }
  }

  /// 100 pt above the highest detent, 250, and 50 pt below the lowest, 100.
  @Test(arguments: [
    Beyond(sheet: "", above: 250, below: 100),
    Beyond(
      sheet: #", "translation": "rubberBand""#,
      above: 250 + (1 - 1 / (100 * 0.55 / 250 + 1)) * 250,
      below: 100 - (1 - 1 / (50 * 0.55 / 100 + 1)) * 100),
    Beyond(
      sheet: #", "translation": "rubberBand", "factor": 0.3, "limit": 80"#,
      above: 250 + (1 - 1 / (100 * 0.3 / 80 + 1)) * 80,
      below: 100 - (1 - 1 / (50 * 0.3 / 80 + 1)) * 80),
    Beyond(
      sheet: #", "translation": "logarithmic""#, above: 250 * (1 + 0.5 * .log10(350 / 250)),
      below: 100 - 100 * 0.5 * .log10(150 / 100)),
  ])
  func beyondItsDetents(_ beyond: Beyond) throws {
    let up = try Self.spec(
      beyond.sheet, steps: #"{ "drag": "card", "touch": [[0, 0, 290], [1, 0, 30], [2, 0, 30]] }"#)
    #expect(abs(try Self.height(up, at: 1.5) - beyond.above) < 1e-9)
    let down = try Self.spec(
      beyond.sheet, steps: #"{ "drag": "card", "touch": [[0, 0, 190], [1, 0, 250], [2, 0, 250]] }"#)
    #expect(abs(try Self.height(down, at: 1.5) - beyond.below) < 1e-9)
  }

  /// Without a policy to the nearest detent, by a critically damped spring with ω = 2π/0.3 that
  /// starts without speed: x₀(1 + ωt)e^(−ωt).
  @Test func withoutAPolicyItGoesToTheNearestDetent() throws {
    let timeline = try Self.spec(
      steps: """
        { "drag": "card", "touch": [[0, 200, 250], [1, 200, 180]] },
        { "wait": "=card.sheet.isAtRest" }
        """)
    let omega = 2 * Double.pi / 0.3
    for time in [0.0, 0.05, 0.1, 0.2, 0.3] {
      let expected = 200 - 40 * (1 + omega * time) * Double.exp(-omega * time)
      #expect(abs(try Self.height(timeline, at: 1 + time) - expected) < 1e-6, "\(time)")
    }
    let end = Double(timeline.duration) / 1e9
    #expect(end > 1.3)
    #expect(try Self.height(timeline, at: end) == 200)
    #expect(try timeline.value("card.sheet.detent", at: 0.99) == 0)
    #expect(try timeline.value("card.sheet.detent", at: 1) == 1)
    // Frozen at the release.
    #expect(try timeline.value("card.sheet.velocity", at: end) == -70)
  }

  struct Policy: Sendable, CustomTestStringConvertible {
    var start: Int
    var way: Double
    var seconds: Double
    var height: Double
    var testDescription: String { "from \(start), \(way) pt in \(seconds) s" }
  }

  /// The policy of the overlay container, written as expressions: the height less a tenth of the
  /// velocity, from there the two nearest detents; at more than 400 pt/s the one ahead.
  static let policy = """
    , "start": START, "translation": "linear",
    "target": "=abs(speed) > 400 ? (speed < 0 ? max(first, second) : min(first, second)) : first"
    """

  /// By hand: 30 pt up at 300 pt/s leave it at 120 (10 pt are slop), 150 wanted, both at 50: the
  /// lower one. A flick goes on to the next one, not further.
  @Test(arguments: [
    Policy(start: 0, way: -30, seconds: 0.1, height: 100),
    Policy(start: 0, way: -31, seconds: 0.1, height: 200),
    Policy(start: 0, way: -41, seconds: 0.1, height: 200),
    Policy(start: 0, way: -20, seconds: 0.04, height: 200),
    Policy(start: 1, way: 15, seconds: 0.02, height: 100),
    Policy(start: 1, way: 12, seconds: 0.04, height: 200),
    Policy(start: 2, way: 30, seconds: 2, height: 250),
    Policy(start: 2, way: 40, seconds: 2, height: 200),
  ])
  func aPolicyIsReadAtTheRelease(_ policy: Policy) throws {
    let timeline = try timeline(
      layers: """
        { "id": "card", "height": "=card.sheet.height", "sheet": { "detents": "=stops"
          \(Self.policy.replacing("START", with: String(policy.start))) } }
        """,
      timeline: """
        { "drag": "card", "touch": [[0, 0, 100], [\(policy.seconds), 0, \(100 + policy.way)]] },
        { "wait": "=card.sheet.isAtRest" }
        """,
      variables: """
        "stops": [100, 200, 250], "speed": "=card.sheet.velocity",
        "wanted": "=card.sheet.height - 0.1 * speed", "first": "=nearest(stops, wanted)",
        "others": ["=below(stops, first)", "=above(stops, first)"],
        "second": "=first == stops[0] ? stops[1] : first == stops[2] ? stops[1] : nearest(others, wanted)"
        """)
    #expect(try Self.height(timeline, at: Double(timeline.duration) / 1e9) == policy.height)
  }

  /// The damping follows the speed: lerp(1, 0.7, (|v| − 150)/2850), in closed form.
  @Test func theTimingIsReadAtTheRelease() throws {
    let timeline = try Self.spec(
      #", "target": 250, "timing": { "response": 0.3, "dampingFraction": "=lerp(1, 0.7, clamp((abs(self.sheet.velocity) - 150) / 2850, 0, 1))" }"#,
      steps: #"{ "drag": "card", "touch": [[0, 0, 290], [0.1, 0, 240]] }"#)
    let ratio = 1 - 0.3 * (500.0 - 150) / 2850
    let omega = 2 * Double.pi / 0.3
    let damped = omega * (1 - ratio * ratio).squareRoot()
    for time in [0.02, 0.1, 0.25] {
      let decay = Double.exp(-ratio * omega * time)
      let wave =
        Double.cos(damped * time) + ratio * omega / damped * Double.sin(damped * time)
      #expect(
        abs(try Self.height(timeline, at: 0.1 + time) - (250 - 110 * decay * wave)) < 1e-6)
    }
  }

  @Test func aTimingOverADurationEndsWithIt() throws {
    let timeline = try Self.spec(
      #", "target": 200, "timing": "linear", "duration": 0.5"#,
      steps: #"{ "drag": "card", "touch": [[0, 0, 290], [0.1, 0, 240]] }"#)
    #expect(timeline.duration == 600_000_000)
    #expect(abs(try Self.height(timeline, at: 0.35) - 170) < 1e-9)
    #expect(try Self.height(timeline, at: 0.6) == 200)
  }

  /// The simple form: two positions, UIKit's spring over a duration, damped critically where the
  /// finger has stood. ωD = 9.2334134764516 is UIKit's fit for that (measured): half of the way in
  /// time is 1 − (1 + ωD/2)·e^(−ωD/2). One that is let go moving overshoots.
  @Test func twoPositionsTakeTheSpringOfUIKit() throws {
    func sheet(_ touch: String) throws -> Timeline {
      try Self.spec(
        #"""
        , "target": 200, "timing": { "dampingRatio": "=self.sheet.velocity == 0 ? 1 : 0.6",
            "initialVelocity": "=abs(self.sheet.velocity) / 100" }, "duration": 0.5
        """#, steps: touch)
    }
    let held = try sheet(
      #"""
      { "drag": "card",
        "touch": { "from": [0, 290], "to": [0, 240], "duration": 0.1, "release": "hold" } }
      """#)
    let part = 1 - (1 + 9.2334134764516 / 2) * Double.exp(-9.2334134764516 / 2)
    #expect(abs(try Self.height(held, at: 0.2 + 0.25) - (140 + 60 * part)) < 1e-5)
    #expect(held.duration == 700_000_000)
    #expect(try Self.height(held, at: Double(held.duration) / 1e9) == 200)
    let thrown = try sheet(#"{ "drag": "card", "touch": [[0, 0, 290], [0.1, 0, 240]] }"#)
    let heights = try (1..<50).map { try Self.height(thrown, at: 0.1 + Double($0) / 100) }
    #expect((heights.max() ?? 0) > 201)
    #expect(try Self.height(thrown, at: 0.6) == 200)
  }

  /// A finger stops the sheet on its way, and drags it on from there.
  @Test func aSecondDragCatchesTheSheet() throws {
    let timeline = try Self.spec(
      steps: """
        { "drag": "card", "touch": [[0, 0, 290], [0.1, 0, 210]] }, { "wait": 0.05 },
        { "drag": "card", "touch": [[0, 0, 200], [0.3, 0, 230], [0.4, 0, 230]] },
        { "wait": "=card.sheet.isAtRest" }
        """)
    let caught = try Self.height(timeline, at: 0.15)
    #expect(caught > 170 && caught < 200)
    #expect(try Self.height(timeline, at: 0.2) == caught)
    #expect(try timeline.value("card.sheet.velocity", at: 0.2) == 0)
    #expect(abs(try Self.height(timeline, at: 0.45) - (caught - 20)) < 1e-6)
  }

  /// A tap lets the sheet where it rests.
  @Test func aTapDoesNotMoveASheetAtRest() throws {
    let timeline = try Self.spec(
      #", "target": 250"#, steps: #"{ "drag": "card", "touch": [[0, 0, 290], [0.1, 0, 285]] }"#)
    #expect(try Self.height(timeline, at: 0.5) == 100)
    #expect(timeline.duration == 100_000_000)
  }

  static let inner = """
    , "sublayers": [ { "id": "rows", "scroll": { "contentSize": [400, 1000] }, "maxY": "=parent.maxY", "minY": 0 } ]
    """

  /// Up: the sheet to its highest detent, then the content; down: the content to its top, then the
  /// sheet. 100 pt/s: recognised at 0.1 s, the sheet full after 150 pt more.
  @Test func aScrollViewInsideHandsItsDragsOver() throws {
    let timeline = try Self.spec(
      #", "scroll": "rows""#, more: Self.inner,
      steps: """
        { "drag": "rows", "touch": [[0, 0, 290], [2.2, 0, 70], [4, 0, 250], [4.5, 0, 250]] }
        """)
    let names = ["card.sheet.height", "rows.contentOffset.y"]
    let expected = [
      (0.1, 100.0, 0.0), (1, 190, 0), (1.6, 250, 0), (1.9, 250, 30), (2.2, 250, 60),
      (2.5, 250, 30), (2.8, 250, 0), (3.3, 200, 0), (4, 130, 0), (4.4, 130, 0),
    ]
    for (time, height, offset) in expected {
      let values = try timeline.values(names, at: time)
      #expect(
        abs(values[0] - height) < 1e-5 && abs(values[1] - offset) < 1e-5, "\(time): \(values)")
    }
    #expect(try timeline.value("card.sheet.velocity", at: 2.5) == 100)
  }

  /// Flicked up beyond the highest detent the content flies, the sheet stays.
  @Test func theContentFliesOnWhereItWasDragged() throws {
    let timeline = try Self.spec(
      #", "scroll": "rows", "start": 2, "target": 100"#, more: Self.inner,
      steps: """
        { "drag": "rows", "touch": [[0, 0, 290], [0.2, 0, 190]] }, { "wait": "=rows.isAtRest" }
        """)
    let end = Double(timeline.duration) / 1e9
    #expect(try Self.height(timeline, at: end) == 250)
    #expect(try timeline.value("rows.contentOffset.y", at: end) > 300)
  }

  /// On the sheet beside its scroll view the sheet alone moves, beyond its detents too.
  @Test func besideItsScrollViewTheSheetMovesAlone() throws {
    let timeline = try Self.spec(
      #", "scroll": "rows", "start": 2, "translation": "rubberBand""#, more: Self.inner,
      steps: #"{ "drag": "card", "touch": [[0, 0, 290], [1, 0, 180], [2, 0, 180]] }"#)
    let band = RubberBand(limit: 250)
    #expect(abs(try Self.height(timeline, at: 1.5) - 250 - band.offset(forTravel: 100)) < 1e-9)
    #expect(try timeline.value("rows.contentOffset.y", at: 1.5) == 0)
  }
}
