import Motion
import Testing

/// A second opinion on the timing model: the web-platform-tests web-animations/timing-model, as far
/// as Core Animation knows the same terms.
///
/// delay is beginTime, iterations repeatCount, iterationStart a timeOffset, a playbackRate and a
/// reversed direction a negative speed; an endDelay above 0 changes nothing of what shows. Not
/// transferred:
/// - zero iterations and durations, which Core Animation takes as "not given", and the default
///   duration of 0;
/// - an endDelay below 0, which cuts off before the end: here a group's duration does;
/// - the iteration count under an iterationStart: Core Animation counts cycles that were played;
/// - an infinite duration with an iterationStart, which wraps around nothing;
/// - a delay below 0: its animation has begun before 0 and shows there;
/// - what is over at its very end: Core Animation's end instant still shows the animation;
/// - of reversed directions the first instant of a cycle and the fill before, where Core Animation
///   measurably shows the cycle's start, and the last, where CSS takes the step before.
struct WebAnimationsTests {
  struct Progress: Sendable, CustomTestStringConvertible {
    var iterations: Double
    var duration = 0.1
    var iterationStart = 0.0
    var before: Double
    var start: Double
    var after: Double?
    var testDescription: String { "\(iterations) iterations from \(iterationStart)" }
  }

  /// simple-iteration-progress: a duration of 100 ms after a delay of 1 ms, fill both.
  @Test(arguments: [
    Progress(iterations: 3, iterationStart: 2.5, before: 0.5, start: 0.5, after: 0.5),
    Progress(iterations: 3, iterationStart: 3, before: 0, start: 0, after: 1),
    Progress(iterations: 3.5, iterationStart: 0, before: 0, start: 0, after: 0.5),
    Progress(iterations: 3.5, iterationStart: 3, before: 0, start: 0, after: 0.5),
    Progress(iterations: .infinity, iterationStart: 0, before: 0, start: 0, after: nil),
    Progress(iterations: .infinity, iterationStart: 2.5, before: 0.5, start: 0.5, after: nil),
    // With an endDelay above 0.
    Progress(iterations: 1, iterationStart: 0, before: 0, start: 0, after: 1),
    Progress(iterations: 1, iterationStart: 0.5, before: 0.5, start: 0.5, after: 0.5),
    Progress(iterations: 3, duration: .infinity, before: 0, start: 0),
    Progress(iterations: 3.5, duration: .infinity, before: 0, start: 0),
    Progress(iterations: .infinity, duration: .infinity, before: 0, start: 0),
  ])
  func iterationProgress(_ vector: Progress) throws {
    let timing = MediaTiming(
      beginTime: 0.001, duration: vector.duration,
      timeOffset: vector.iterationStart == 0 ? 0 : vector.iterationStart * vector.duration,
      repeatCount: vector.iterations, fillMode: .both)
    let before = try #require(timing.moment(at: 0))
    #expect(before.phase == .before)
    #expect(abs(before.fraction - vector.before) < 1e-9)
    #expect(abs(try #require(timing.moment(at: 0.001)).fraction - vector.start) < 1e-9)
    guard let expected = vector.after else { return }
    let after = try #require(timing.moment(at: timing.endTime + 1))
    #expect(after.phase == .after)
    #expect(abs(after.fraction - expected) < 1e-9)
  }

  /// Iterations, the duration, and the one that shows after the end, where there is one.
  static let counts: [(Double, Double, Int?)] = [
    (3, 0.1, 2), (3.5, 0.1, 3), (2.3, 1, 2), (1, 0.1, 0), (.infinity, 0.1, nil),
    (3, .infinity, nil), (3.5, .infinity, nil), (.infinity, .infinity, nil),
  ]

  /// current-iteration and active-time: which iteration shows after the end.
  @Test(arguments: counts)
  func currentIteration(_ iterations: Double, _ duration: Double, _ expected: Int?) throws {
    let timing = MediaTiming(
      beginTime: 0.5, duration: duration, repeatCount: iterations, fillMode: .both)
    #expect(try #require(timing.moment(at: 0)).completedCycles == 0)
    #expect(try #require(timing.moment(at: 0.5)).completedCycles == 0)
    guard let expected else { return }
    #expect(try #require(timing.moment(at: 100)).completedCycles == expected)
  }

  /// active-time: a delay of 500 ms before a second, looked at after one.
  @Test func activeTime() throws {
    let timing = MediaTiming(beginTime: 0.5, duration: 1)
    #expect(try #require(timing.moment(at: 1)).fraction == 0.5)
    #expect(timing.moment(at: 0) == nil)
    #expect(try #require(MediaTiming(duration: 1).moment(at: 0.5)).fraction == 0.5)
  }

  /// active-time: what shows before a delay, by the fill; progress 0 or nothing.
  @Test(arguments: MediaTiming.FillMode.allCases) func fillBefore(_ fill: MediaTiming.FillMode) {
    let shown = MediaTiming(beginTime: 0.001, fillMode: fill).moment(at: 0)?.fraction
    switch fill {
    case .removed, .forwards: #expect(shown == nil)
    case .backwards, .both: #expect(shown == 0)
    }
  }

  struct Phase: Sendable, CustomTestStringConvertible {
    var duration = 1.0
    var delay = 0.0
    var speed = 1.0
    var time: Double
    var phase: MediaMoment.Phase
    var testDescription: String { "\(duration) after \(delay), speed \(speed), at \(time)" }
  }

  /// phases-and-states, in milliseconds.
  @Test(arguments: [
    Phase(time: -1, phase: .before), Phase(time: 0, phase: .active), Phase(time: 2, phase: .after),
    Phase(delay: 1, time: 0, phase: .before), Phase(delay: 1, time: 1, phase: .active),
    Phase(duration: 2, time: -1, phase: .before), Phase(duration: 2, time: 0.9, phase: .active),
    Phase(time: -2, phase: .before), Phase(duration: 2, delay: 1, time: 0, phase: .before),
    Phase(duration: 2, delay: 1, time: 1, phase: .active),
    Phase(speed: -1, time: -1, phase: .before), Phase(speed: -1, time: 1, phase: .active),
    Phase(speed: -1, time: 2, phase: .after),
  ])
  func phases(_ vector: Phase) throws {
    let timing = MediaTiming(
      beginTime: vector.delay / 1000, duration: vector.duration / 1000, speed: vector.speed,
      fillMode: .both)
    #expect(try #require(timing.moment(at: vector.time / 1000)).phase == vector.phase)
  }

  /// local-time: that of what has no timing of its own.
  @Test(arguments: [-1.0, 0, 10, 20]) func localTime(_ time: Double) {
    #expect(MediaTiming(duration: 10).layerTime(at: time) == time)
  }

  /// easing-tests: the invalid easings that are numbers.
  @Test func invalidEasings() {
    for x in [(1.1, 1.0), (0, 1.1), (-0.1, 1), (0, -0.1), (0.1, 4)] {
      #expect(throws: ParameterError.self) { try CubicBezier(x.0, 0, x.1, 1) }
    }
    for count in [-1, -3, 0] {
      #expect(throws: ParameterError.self) { try Steps(count) }
    }
  }

  struct Steppers: Sendable, CustomTestStringConvertible {
    var name: String
    var count = 2
    var jump: Motion.Steps.Jump
    var timing: MediaTiming
    /// Milliseconds and progress.
    var conditions: [(time: Double, progress: Double)]
    var testDescription: String { name }
  }

  static func second(
    speed: Double = 1, iterationStart: Double = 0, iterations: Double = 1
  ) -> MediaTiming {
    MediaTiming(
      beginTime: 1, duration: 1, speed: speed, timeOffset: iterationStart,
      repeatCount: iterations, fillMode: .both)
  }

  /// transformed-progress: staircases at their bounds.
  static let steppers: [Steppers] = [
    Steppers(
      name: "start", jump: .start, timing: second(),
      conditions: [(0, 0), (999, 0), (1000, 0.5), (1499, 0.5), (1500, 1), (2000, 1)]),
    Steppers(
      name: "start, from the middle", jump: .start, timing: second(iterationStart: 0.5),
      conditions: [(0, 0.5), (999, 0.5), (1000, 1), (1499, 1), (1500, 0.5), (2000, 1)]),
    Steppers(
      name: "four from the last quarter", count: 4, jump: .start,
      timing: second(iterationStart: 0.75),
      conditions: [(0, 0.75), (999, 0.75), (1000, 1), (2000, 1), (2500, 1)]),
    Steppers(
      name: "start, reversed", jump: .start, timing: second(speed: -1),
      conditions: [(1001, 1), (1500, 1), (1501, 0.5)]),
    Steppers(
      name: "start, reversed from the middle", jump: .start,
      timing: second(speed: -1, iterationStart: 0.5),
      conditions: [(1001, 0.5), (1499, 0.5), (1999, 1)]),
    Steppers(
      name: "end", jump: .end, timing: second(),
      conditions: [(0, 0), (999, 0), (1000, 0), (1499, 0), (1500, 0.5), (2000, 1)]),
    Steppers(
      name: "end, from the middle", jump: .end, timing: second(iterationStart: 0.5),
      conditions: [
        (0, 0), (999, 0), (1000, 0.5), (1499, 0.5), (1500, 0), (1999, 0), (2000, 0.5),
        (2500, 0.5),
      ]),
    Steppers(
      name: "both", jump: .both, timing: second(),
      conditions: [
        (0, 0), (999, 0), (1000, 1.0 / 3), (1499, 1.0 / 3), (1500, 2.0 / 3), (2000, 1),
      ]),
    Steppers(
      name: "both, from the middle", jump: .both, timing: second(iterationStart: 0.5),
      conditions: [
        (0, 1.0 / 3), (999, 1.0 / 3), (1000, 2.0 / 3), (1499, 2.0 / 3), (1500, 1.0 / 3),
        (1999, 1.0 / 3), (2000, 2.0 / 3), (2500, 2.0 / 3),
      ]),
    Steppers(
      name: "both, from three quarters", jump: .both, timing: second(iterationStart: 0.75),
      conditions: [
        (0, 2.0 / 3), (1000, 2.0 / 3), (1249, 2.0 / 3), (1250, 1.0 / 3), (1749, 1.0 / 3),
        (1750, 2.0 / 3), (2000, 2.0 / 3), (2500, 2.0 / 3),
      ]),
    Steppers(
      name: "none, from the middle", jump: .none, timing: second(iterationStart: 0.5),
      conditions: [
        (0, 0), (999, 0), (1000, 1), (1499, 1), (1500, 0), (1999, 0), (2000, 1), (2500, 1),
      ]),
    Steppers(
      name: "none, from three quarters", jump: .none, timing: second(iterationStart: 0.75),
      conditions: [
        (0, 1), (999, 1), (1000, 1), (1249, 1), (1250, 0), (1749, 0), (1750, 1), (2000, 1),
        (2500, 1),
      ]),
  ]

  @Test(arguments: steppers) func stairsAtTheirBounds(_ vector: Steppers) throws {
    let steps = try Motion.Steps(vector.count, jump: vector.jump)
    for (time, progress) in vector.conditions {
      let moment = try #require(vector.timing.moment(at: time / 1000))
      let shown = steps.progress(at: moment.fraction, isBefore: moment.phase == .before)
      #expect(abs(shown - progress) < 1e-9, "at \(time) ms")
    }
  }

  struct Samples: Sendable, CustomTestStringConvertible {
    var name: String
    var curve: TimingCurve
    var progress: [Double]
    var testDescription: String { name }
  }

  /// resources/easing-tests.js: reference functions at 0, 0.25, 0.5, 0.75 and 1, to 0.01 there.
  @Test func easingTable() throws {
    let over = try CubicBezier(0, 1.5, 1, 1.5)
    let under = try CubicBezier(0, -0.5, 1, -0.5)
    let table: [Samples] = [
      Samples(
        name: "step-start", curve: .steps(try Steps(1, jump: .start)), progress: [1, 1, 1, 1, 1]),
      Samples(name: "step-end", curve: .steps(try Steps(1)), progress: [0, 0, 0, 0, 1]),
      Samples(name: "linear", curve: .linear, progress: [0, 0.25, 0.5, 0.75, 1]),
      Samples(
        name: "ease", curve: TimingCurve(.coreAnimationDefault),
        progress: [0, 0.408510591, 0.802403388, 0.960458978, 1]),
      Samples(
        name: "ease-in", curve: TimingCurve(.easeIn),
        progress: [0, 0.093464651, 0.315356813, 0.621861869, 1]),
      Samples(
        name: "ease-out", curve: TimingCurve(.easeOut),
        progress: [0, 0.378138131, 0.684643187, 0.906535349, 1]),
      Samples(
        name: "over", curve: .bezier(over), progress: [0, 1.024066664, 1.25, 1.295011198, 1]),
      Samples(
        name: "under", curve: .bezier(under),
        progress: [0, -0.295011198, -0.25, -0.024066664, 1]),
    ]
    for samples in table {
      for (index, progress) in samples.progress.enumerated() {
        let shown = samples.curve.progress(at: Double(index) / 4, duration: 1)
        #expect(abs(shown - progress) < 1e-8, "\(samples.name), \(index) quarters")
      }
    }
  }
}
