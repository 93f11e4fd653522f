import Motion
import Testing

/// Values that QuartzCore showed for an opacity from 0 to 1 over a model of 0.5.
struct MediaTimingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var timing: MediaTiming
    var times: [Double]
    var values: [Double]
    var testDescription: String { "\(timing)" }
  }

  static let times: [Double] = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]

  static let measured: [Row] = [
    Row(
      timing: MediaTiming(duration: 1, autoreverses: true), times: times,
      values: [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]),
    Row(
      timing: MediaTiming(duration: 1, repeatCount: 2.5), times: times,
      values: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]),
    Row(
      timing: MediaTiming(duration: 1, speed: 2), times: times,
      values: [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      timing: MediaTiming(duration: 1, timeOffset: 0.3), times: times,
      values: [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      timing: MediaTiming(duration: 1, speed: -1), times: times,
      values: [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      timing: MediaTiming(beginTime: 1, duration: 1, fillMode: .removed),
      times: [0, 0.5, 1, 1.5, 2.5], values: [0.5, 0.5, 0, 0.5, 0.5]),
    Row(
      timing: MediaTiming(beginTime: 1, duration: 1, fillMode: .forwards),
      times: [0, 0.5, 1, 1.5, 2.5], values: [0.5, 0.5, 0, 0.5, 1]),
    Row(
      timing: MediaTiming(beginTime: 1, duration: 1, fillMode: .backwards),
      times: [0, 0.5, 1, 1.5, 2.5], values: [0, 0, 0, 0.5, 0.5]),
    Row(
      timing: MediaTiming(beginTime: 1, duration: 1, fillMode: .both),
      times: [0, 0.5, 1, 1.5, 2.5], values: [0, 0, 0, 0.5, 1]),
  ]

  static func value(_ timing: MediaTiming, at time: Double) -> Double {
    timing.moment(at: time)?.fraction ?? 0.5
  }

  @Test(arguments: measured) func showsWhatCoreAnimationShows(_ row: Row) {
    for (time, value) in zip(row.times, row.values) {
      #expect(abs(Self.value(row.timing, at: time) - value) < 1e-6, "at \(time)")
    }
  }

  struct Instant: Sendable, CustomTestStringConvertible {
    var timing: MediaTiming
    var time: Double
    var fraction: Double
    var completedCycles: Int?
    var testDescription: String { "\(timing) at \(time)" }
  }

  /// What a re-implementation of Core Animation expects of its evaluator.
  @Test(arguments: [
    Instant(
      timing: MediaTiming(
        beginTime: 10, duration: 1, repeatDuration: 2.5, autoreverses: true, fillMode: .forwards),
      time: 12.75, fraction: 0.5),
    Instant(
      timing: MediaTiming(beginTime: 10, duration: 1, repeatCount: 2, autoreverses: true),
      time: 12.25, fraction: 0.25),
    Instant(
      timing: MediaTiming(beginTime: 10, duration: 1, repeatCount: 2, autoreverses: true),
      time: 14, fraction: 0),
    Instant(
      timing: MediaTiming(beginTime: 10, duration: 1, repeatCount: 3), time: 11, fraction: 0,
      completedCycles: 1),
    Instant(
      timing: MediaTiming(beginTime: 10, duration: 1, repeatCount: 3), time: 13, fraction: 1,
      completedCycles: 2),
    Instant(
      timing: MediaTiming(beginTime: 20, duration: 2, speed: -1, timeOffset: 2), time: 21,
      fraction: 0.5),
    Instant(
      timing: MediaTiming(beginTime: 20, duration: 2, speed: -1, timeOffset: 2), time: 22,
      fraction: 0),
    Instant(
      timing: MediaTiming(duration: 1, speed: 0, timeOffset: 1), time: 10, fraction: 1),
  ])
  func agreesWithAnotherEvaluator(_ instant: Instant) throws {
    let moment = try #require(instant.timing.moment(at: instant.time))
    #expect(abs(moment.fraction - instant.fraction) < 1e-12)
    if let cycles = instant.completedCycles { #expect(moment.completedCycles == cycles) }
  }

  /// Measured: speed 2, offset 1, begun at 3; 10 outside is 15 inside.
  @Test func layersHandTimeDown() {
    let layer = MediaTiming(beginTime: 3, duration: .infinity, speed: 2, timeOffset: 1)
    #expect(layer.layerTime(at: 10) == 15)
    let paused = MediaTiming(speed: 0, timeOffset: 0.7)
    #expect(paused.layerTime(at: 123) == 0.7)
  }

  @Test func durationDefaultsToTheTransactions() {
    #expect(MediaTiming().activeDuration == 0.25)
    #expect(MediaTiming(duration: 1, speed: -4).endTime == 0.25)
    #expect(MediaTiming(duration: 1, repeatCount: .infinity).endTime == .infinity)
  }

  /// 0.2 s thrice: no double is exactly the bound of a cycle, yet each belongs to the next one.
  @Test func boundsOfCyclesDoNotFlicker() throws {
    let timing = MediaTiming(beginTime: 0.1, duration: 0.2, repeatCount: 30)
    for cycle in 1..<30 {
      let moment = try #require(timing.moment(at: 0.1 + Double(cycle) * 0.2))
      #expect(moment.fraction == 0)
      #expect(moment.completedCycles == cycle)
    }
    #expect(timing.moment(at: 0.1 + 30 * 0.2)?.fraction == 1)
    #expect(timing.moment(at: 6.11) == nil)
  }

  @Test func endlessAnimationsCountOn() throws {
    let timing = MediaTiming(duration: 0.5, repeatCount: .infinity, autoreverses: true)
    let moment = try #require(timing.moment(at: 1000.75))
    #expect(moment.completedCycles == 1000)
    #expect(moment.isReversing)
    #expect(abs(moment.fraction - 0.5) < 1e-9)
  }
}
