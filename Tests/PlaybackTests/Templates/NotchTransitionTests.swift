import Expressions
import Playback
import SpecReader
import Testing

/// The template `notch-transition` at the boundaries of its phases.
///
/// Sizes, radii and durations are those of the library NotchTransition, written down here a second
/// time with what follows from them worked out by hand; springs by ``HandSpring``.
struct NotchTransitionTests {
  /// An edge, a size or a radius of shape and card: in the notch, the rectangle, the full screen.
  struct Course: Sendable {
    var column: String
    var notch: Double
    var rectangle: Double
    var fullscreen: Double
  }

  struct Screen: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var canvas: String
    var size: (width: Double, height: Double)
    var courses: [Course]

    init(
      _ name: String, canvas: String, _ size: (width: Double, height: Double),
      notch: (width: Double, height: Double), rectangle: (width: Double, height: Double),
      top: Double, radii: (Double, Double, Double),
      card: (width: Double, height: Double, top: Double, radius: Double)
    ) {
      testDescription = name
      self.canvas = canvas
      self.size = size
      courses = [
        Course("shape.width", notch.width, rectangle.width, size.width),
        Course("shape.height", notch.height, rectangle.height, size.height),
        Course("shape.minY", top, top, 0),
        Course("shape.minX", (size.width - notch.width) / 2, (size.width - rectangle.width) / 2, 0),
        Course("shape.cornerRadius", radii.0, radii.1, radii.2),
        Course("card.width", notch.width, card.width, size.width),
        Course("card.height", 0, card.height, size.height),
        Course("card.minY", top + notch.height, card.top, 0),
        Course("card.cornerRadius", radii.0, card.radius, radii.2),
      ]
    }
  }

  /// Of 210 pt the notch takes 0.6. Insets of the card: sides clamp(0.06 w, 10, 18), above
  /// clamp(0.035 h, 6, 12) below the notch, below clamp(0.05 h, 8, 16).
  static let screens = [
    // Insets 12, 7.875 and 11.25.
    Screen(
      "island", canvas: #"{ "device": "iphone-15-pro" }"#, (393, 852), notch: (126, 37),
      rectangle: (200, 225), top: 13, radii: (19, 35, 55), card: (176, 168.875, 57.875, 23)),
    // Insets 11.4, 7.35 and 10.5.
    Screen(
      "notch", canvas: #"{ "device": "iphone-13" }"#, (390, 844), notch: (126, 30),
      rectangle: (190, 210), top: 15, radii: (15, 30, 45), card: (167.2, 162.15, 52.35, 18.6)),
    // Insets 10.8, 7 and 10.
    Screen(
      "no notch", canvas: #"{ "device": "iphone-8" }"#, (375, 667), notch: (120, 25),
      rectangle: (180, 200), top: 25, radii: (12, 25, 0), card: (158.4, 158, 57, 14.2)),
    // Insets 15, 9.8 and 14.
    Screen(
      "iPad", canvas: #"{ "device": "ipad-pro-11" }"#, (834, 1210), notch: (150, 35),
      rectangle: (250, 280), top: 40, radii: (20, 40, 0), card: (220, 221.2, 84.8, 25)),
    // Insets 12, 7.875 and 11.25.
    Screen(
      "unknown", canvas: #"{ "size": [500, 700] }"#, (500, 700), notch: (130, 35),
      rectangle: (200, 225), top: 20, radii: (15, 30, 0), card: (176, 170.875, 62.875, 18)),
  ]

  struct Speed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var variants: [String]
    var toNotch: Double
    var toRectangle: Double
    var toFullscreen: Double
    var content: Double
  }

  static let speeds = [
    Speed(
      testDescription: "default", variants: [], toNotch: 0.27, toRectangle: 0.8, toFullscreen: 0.6,
      content: 0.5),
    Speed(
      testDescription: "slow", variants: ["slow"], toNotch: 0.4, toRectangle: 1.2,
      toFullscreen: 0.8, content: 0.7),
  ]

  @Test(arguments: screens, speeds) func boundaries(_ screen: Screen, _ speed: Speed) throws {
    let timeline = try templateTimeline(
      .notchTransition, canvas: screen.canvas, variants: speed.variants)
    let rectangleStart = speed.toNotch
    let fullscreenStart = rectangleStart + speed.toRectangle
    let bouncy = HandSpring(response: speed.toRectangle, dampingFraction: 0.7)
    let interactive = HandSpring(
      response: speed.toFullscreen, dampingFraction: 0.85,
      former: (speed.toRectangle, fadingFor: 0.25))
    for course in screen.courses {
      func expect(_ value: Double, at time: Double) throws {
        let shown = try timeline.value(course.column, at: time)
        #expect(abs(shown - value) < 0.01, "\(course.column) at \(time) s: \(shown), not \(value)")
      }
      try expect(course.notch, at: 0)
      try expect(course.notch, at: rectangleStart)
      // In the middle of a sub-step, where rounding of the time cannot take another sample.
      let middle = 100.5 / 300
      try expect(
        bouncy.state(from: course.notch, to: course.rectangle, at: middle).place,
        at: rectangleStart + middle)
      let handover = bouncy.state(
        from: course.notch, to: course.rectangle, at: fullscreenStart - rectangleStart)
      try expect(handover.place, at: fullscreenStart)
      // The next spring starts at the place and with the velocity of the one before.
      for time in [50.5 / 300, speed.toFullscreen - 0.5 / 300] {
        let state = interactive.state(
          from: handover.place, velocity: handover.velocity, to: course.fullscreen, at: time)
        try expect(state.place, at: fullscreenStart + time)
      }
      let dismissal = try timeline.start(of: "dismiss")
      try expect(course.fullscreen, at: dismissal)
    }
  }

  @Test(arguments: speeds) func stepsStartWhenThePhasesDo(_ speed: Speed) throws {
    let timeline = try templateTimeline(.notchTransition, variants: speed.variants)
    let fullscreen = speed.toNotch + speed.toRectangle
    // The contents wait for 0.35 of the way to the full screen; their length and 1 s go by.
    let content = fullscreen + 0.35 * speed.toFullscreen
    for (id, time) in [
      ("notch", speed.toNotch), ("rectangle", speed.toNotch), ("fullscreen", fullscreen),
      ("content", content), ("dismiss", content + speed.content + 1),
    ] {
      #expect(abs(try timeline.start(of: id) - time) < 1e-9, "\(id)")
    }
  }

  /// Below 3/7 s of `toFullscreen` the contents wait for 0.15 s.
  @Test func contentsWaitAtLeast() throws {
    let timeline = try templateTimeline(.notchTransition, variables: #""toFullscreen": 0.2"#)
    #expect(abs(try timeline.start(of: "content") - (0.27 + 0.8 + 0.15)) < 1e-9)
  }

  @Test func contentsFadeInOverTheCard() throws {
    let timeline = try templateTimeline(.notchTransition)
    let start = try timeline.start(of: "content")
    for (time, opacity) in [(0.0, 0.0), (0.125, easeInOutQuarter), (0.25, 0.5), (0.5, 1)] {
      let (screen, card) = (
        try timeline.value("screenView.opacity", at: start + time),
        try timeline.value("inner.opacity", at: start + time)
      )
      #expect(abs(screen - opacity) < 1e-6)
      #expect(abs(card - (1 - opacity)) < 1e-6)
    }
  }

  /// Contents go in 0.18 s; after 0.12 s all slides down by the screen's height in 0.35 s, easeIn,
  /// which is at 0.315356… half-way (cubic-bezier(.42, 0, 1, 1)).
  @Test(arguments: screens) func dismissal(_ screen: Screen) throws {
    let timeline = try templateTimeline(.notchTransition, canvas: screen.canvas)
    let start = try timeline.start(of: "dismiss")
    for (time, opacity) in [(0.0, 1.0), (0.045, 1 - easeInOutQuarter), (0.09, 0.5), (0.18, 0)] {
      let shown = try timeline.value("screenView.opacity", at: start + time)
      #expect(abs(shown - opacity) < 1e-6, "\(time)")
    }
    for (time, part) in [(0.0, 0.0), (0.12, 0), (0.12 + 0.175, 0.3153568), (0.12 + 0.35, 1)] {
      let shown = try timeline.value("stage.transform.translation.y", at: start + time)
      #expect(abs(shown - part * screen.size.height) < 0.01, "\(time)")
    }
    #expect(abs(Double(timeline.duration) / 1e9 - (start + 0.47)) < 1e-9)
    // The card's look stays away.
    #expect(try timeline.value("inner.opacity", at: start + 0.47) == 0)
  }

  @Test func theCardComesBackWhereItIsAskedTo() throws {
    let timeline = try templateTimeline(
      .notchTransition, variables: #""showsInnerOnDismiss": true"#)
    let start = try timeline.start(of: "dismiss")
    #expect(abs(try timeline.value("inner.opacity", at: start + 0.25) - 0.5) < 1e-6)
  }

  @Test func nothingIsSeenBeforeTheNotch() throws {
    let timeline = try templateTimeline(.notchTransition)
    let trace = try Trace(timeline, properties: ["shape.hidden", "card.hidden"])
    let shape = try #require(trace.columns.firstIndex(of: "shape.hidden"))
    let card = try #require(trace.columns.firstIndex(of: "card.hidden"))
    let rows = try trace.rows(at: [0, 0.26, 0.27, 0.6])
    #expect(rows.map { $0[shape] } == [true, true, false, false].map(Value.boolean))
    // In the notch itself the card is 0 pt high.
    #expect(rows.map { $0[card] } == [true, true, true, false].map(Value.boolean))
  }
}

extension NotchTransitionTests.Course {
  init(_ column: String, _ notch: Double, _ rectangle: Double, _ fullscreen: Double) {
    self.init(column: column, notch: notch, rectangle: rectangle, fullscreen: fullscreen)
  }
}
