import Command
import Testing

@Suite struct ProgressTests {
  /// 100 frames in 2 s are 50 a second; 50 more take 1 s.
  static let half = FrameProgress(done: 100, total: 150, elapsed: 2)
  static let start = FrameProgress(done: 0, total: 150, elapsed: 0)
  static let end = FrameProgress(done: 150, total: 150, elapsed: 3)

  @Test func numbers() {
    #expect(Self.half.framesPerSecond == 50)
    #expect(Self.half.secondsLeft == 1)
    #expect(Self.start.framesPerSecond == nil && Self.start.secondsLeft == nil)
    #expect(Self.end.isFinished && Self.end.secondsLeft == 0)
  }

  @Test(arguments: [
    (start, "frame 0 of 150"),
    (half, "frame 100 of 150, 50 frames/s, 0:01 left"),
    (end, "frame 150 of 150, 50 frames/s, 3.0 s"),
    (
      FrameProgress(done: 1, total: 1000, elapsed: 4), "frame 1 of 1000, 0.3 frames/s, 1:06:36 left"
    ),
    (FrameProgress(done: 1, total: 31, elapsed: 2.5), "frame 1 of 31, 0.4 frames/s, 1:15 left"),
    (
      FrameProgress(done: 1, total: 1_000_000, elapsed: 10),
      "frame 1 of 1000000, 0.1 frames/s, 99:59:59 left"
    ),
  ])
  func line(_ progress: FrameProgress, _ text: String) {
    #expect(ProgressText.line(progress) == text)
  }

  @Test func json() {
    #expect(
      ProgressText.json(Self.half)
        == #"{"type": "progress", "done": 100, "total": 150, "elapsed": 2, "framesPerSecond": 50, "secondsLeft": 1}"#
    )
    #expect(
      ProgressText.json(Self.start)
        == #"{"type": "progress", "done": 0, "total": 150, "elapsed": 0, "framesPerSecond": null, "secondsLeft": null}"#
    )
  }

  /// The text of `half` has 38 columns; beside it, in 60, there are 17 for the bar: 11 are done.
  @Test(arguments: [
    (start, 80, "[                              ]    0/150 frames"),
    (half, 80, "[===================>          ]  100/150 frames  50 frames/s  0:01 left"),
    (half, 60, "[==========>      ]  100/150 frames  50 frames/s  0:01 left"),
    (end, 70, "[==============================]  150/150 frames  50 frames/s"),
    (half, 30, "100/150 frames  50 frames/s  "),
    (half, 1, ""),
    (half, 0, ""),
  ])
  func bar(_ progress: FrameProgress, width: Int, text: String) {
    #expect(ProgressText.bar(progress, width: width) == text)
  }

  @Test(arguments: 0...200) func barNeverFillsTheLastColumn(width: Int) {
    for progress in [Self.start, Self.half, Self.end] {
      #expect(ProgressText.bar(progress, width: width).count <= max(0, width - 1))
    }
  }

  @Test func barOfNoFramesIsFull() {
    let none = FrameProgress(done: 0, total: 0, elapsed: 0)
    #expect(ProgressText.bar(none, width: 80).hasPrefix("[======"))
  }

  @Test func autoIsABarOnATerminalOnly() {
    #expect(ProgressStyle.auto.resolved(isTerminal: true) == .bar)
    #expect(ProgressStyle.auto.resolved(isTerminal: false) == .plain)
    for style in ProgressStyle.allCases where style != .auto {
      #expect(style.resolved(isTerminal: true) == style)
      #expect(style.resolved(isTerminal: false) == style)
    }
  }

  /// The frames at which a run of 100 frames, `seconds` long, is told.
  static func told(_ style: ProgressStyle, seconds: Double) -> [Int] {
    var reporter = ProgressReporter(style: style, isTerminal: false, width: 80)
    return (1...100).filter { done in
      let elapsed = seconds * Double(done) / 100
      return reporter.text(for: FrameProgress(done: done, total: 100, elapsed: elapsed)) != nil
    }
  }

  @Test func noStyleTellsTooOften() {
    // One frame takes 1/16 s: two of them are the first to reach 0.1 s, eight are 0.5 s.
    let everySecond = Array(stride(from: 1, through: 99, by: 2)) + [100]
    let everyEighth = Array(stride(from: 1, through: 97, by: 8)) + [100]
    #expect(Self.told(.bar, seconds: 6.25) == everySecond)
    #expect(Self.told(.json, seconds: 6.25) == everyEighth)
    #expect(Self.told(.plain, seconds: 6.25) == [80, 100])
    #expect(Self.told(.plain, seconds: 4).isEmpty)
    #expect(Self.told(.none, seconds: 100).isEmpty)
  }

  @Test func barIsDrawnOverAndTakenAway() {
    var reporter = ProgressReporter(style: .auto, isTerminal: true, width: 60)
    #expect(reporter.clearingText() == nil)
    #expect(
      reporter.text(for: Self.half)
        == "\r[==========>      ]  100/150 frames  50 frames/s  0:01 left\u{1B}[K")
    #expect(reporter.clearingText() == "\r\u{1B}[K")
    #expect(reporter.clearingText() == nil)
  }

  @Test func linesEndWithANewline() {
    var plain = ProgressReporter(style: .auto, isTerminal: false, width: 60)
    #expect(
      plain.text(for: FrameProgress(done: 1, total: 2, elapsed: 5))
        == "frame 1 of 2, 0.2 frames/s, 0:05 left\n")
    #expect(plain.clearingText() == nil)
  }
}
