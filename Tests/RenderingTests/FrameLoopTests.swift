import Drawing
import Geometry
import Motion
import Output
import Pixels
import Platform
import Raster
import Rendering
import Synchronization
import Testing

/// Draws the background's red as a grey.
struct GreyDrawer: FrameDrawer, ~Copyable {
  let size: PixelSize
  /// The grey that cannot be drawn.
  var failing: UInt8?
  private var pixels: [UInt8]
  private var latest: DisplayList?

  init(size: PixelSize, failing: UInt8? = nil) {
    self.size = size
    self.failing = failing
    pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
  }

  mutating func draw(_ list: DisplayList) throws(RasterError) -> PixelRect? {
    if list == latest { return nil }
    let grey = UInt8((list.background.red * 255).rounded())
    if grey == failing { throw RasterError(operation: "draw", reason: "on purpose") }
    latest = list
    for index in pixels.indices { pixels[index] = index % 4 == 3 ? 255 : grey }
    return PixelRect(size: size)
  }

  borrowing func withPixels<Result, Failure: Error>(
    _ body: (PixelView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (width, height) = (size.width, size.height)
    return try pixels.withUnsafeBufferPointer { (buffer) throws(Failure) in
      try body(
        PixelView(
          bytes: UnsafeRawBufferPointer(buffer), width: width, height: height, stride: 4 * width))
    }
  }
}

/// What a sink was called with.
final class Record: Sendable {
  private let calls = Mutex<[String]>([])
  func append(_ call: String) { calls.withLock { $0.append(call) } }
  var all: [String] { calls.withLock { $0 } }
}

struct RecordingSink: FrameSink {
  let record: Record
  var name = ""
  /// The call that throws, as it is recorded.
  var failing: String?

  private func call(_ call: String) throws(OutputError) {
    record.append(name + call)
    if call == failing { throw .cannotEncode(reason: "on purpose") }
  }

  func begin(_ film: Film) throws(OutputError) { try call("begin \(film.frames.count)") }
  func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    try call("write \(stamp.index)")
  }
  func finish() throws(OutputError) { try call("finish") }
  func cancel() { record.append(name + "cancel") }
}

/// Keeps the frames.
final class CollectingSink: FrameSink {
  private(set) var frames: [EncodedFrame] = []
  func begin(_ film: Film) throws(OutputError) {}
  func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    frames.append(frame)
  }
  func finish() throws(OutputError) {}
  func cancel() {}
}

struct SceneFailure: Error, Hashable {}

@Suite struct FrameLoopTests {
  static let size = PixelSize(width: 8, height: 70)

  static func film(_ count: Int) -> Film {
    Film(
      width: size.width, height: size.height, scale: 1,
      frameRate: FrameRate(numerator: 60, denominator: 1), duration: Double(count - 1) / 60,
      includesEnd: true,
      frames: (0..<count).map { FrameStamp(index: $0, number: $0, time: Double($0) / 60) },
      lastNumber: count - 1)
  }

  /// The frame's index as its grey; every third frame is the one before.
  static func list(at time: Double) -> DisplayList {
    let index = Int((time * 60).rounded())
    let grey = Double(index - (index % 3 == 2 ? 1 : 0))
    return DisplayList(
      size: Size(width: 8, height: 70), background: Color(red: grey / 255, green: 0, blue: 0),
      items: [])
  }

  static func loop(
    _ film: Film, workers: Int, stopSignal: @escaping @Sendable () -> Int32? = { nil }
  ) -> FrameLoop {
    FrameLoop(
      film: film, workerCount: workers,
      encoding: FrameEncoding(svg: SVGWriter(scale: 1) { _ in nil }),
      stopSignal: stopSignal)
  }

  func frames(_ format: OutputFormat, workers: Int) throws -> [EncodedFrame] {
    let sink = CollectingSink()
    try Self.loop(Self.film(100), workers: workers).run(
      outputs: [FrameOutput(format: format, sink: sink)],
      canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) }, frame: Self.list)
    return sink.frames
  }

  @Test(arguments: OutputFormat.allCases, [2, 3, 8, 200])
  func bytesDoNotDependOnTheWorkers(format: OutputFormat, workers: Int) throws {
    let one = try frames(format, workers: 1)
    #expect(one.count == 100)
    // Two of three frames differ from all before; 8-bit video holds 219 steps of 255 greys.
    let steps = (0..<100).filter { $0 % 3 != 2 }.map {
      format == .mp4 ? ($0 * 219 * 2 + 255) / 510 : $0
    }
    #expect(Set(one).count == Set(steps).count)
    #expect(try frames(format, workers: workers) == one)
  }

  @Test func rawFramesAreTheFramesInOrder() throws {
    let frames = try frames(.rgba, workers: 4)
    #expect(frames.map { Int($0.bytes[0]) } == (0..<100).map { $0 - ($0 % 3 == 2 ? 1 : 0) })
  }

  @Test(arguments: [1, 2, 7]) func callsSinksInOrder(workers: Int) throws {
    let record = Record()
    var progress: [Int] = []
    try Self.loop(Self.film(20), workers: workers).run(
      outputs: [
        FrameOutput(format: .png, sink: RecordingSink(record: record, name: "a ")),
        FrameOutput(format: .svg, sink: RecordingSink(record: record, name: "b ")),
      ], progress: { progress.append($0) },
      canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) }, frame: Self.list)
    let writes = (0..<20).flatMap { ["a write \($0)", "b write \($0)"] }
    #expect(record.all == ["a begin 20", "b begin 20"] + writes + ["a finish", "b finish"])
    #expect(progress == Array(1...20))
  }

  struct Failing: Sendable, CustomTestStringConvertible {
    var call: String
    var last: [String]
    var testDescription: String { call }
  }

  @Test(arguments: [
    Failing(call: "begin 20", last: ["a begin 20", "b begin 20", "a cancel", "b cancel"]),
    Failing(call: "write 11", last: ["a write 11", "b write 11", "a cancel", "b cancel"]),
    Failing(call: "finish", last: ["b write 19", "a finish", "b finish", "b cancel"]),
  ]) func cancelsAfterAFailure(_ failing: Failing) throws {
    let record = Record()
    let output = OutputError.cannotEncode(reason: "on purpose")
    #expect(throws: FrameLoopError<Never>.output(output)) {
      try Self.loop(Self.film(20), workers: 3).run(
        outputs: [
          FrameOutput(format: .rgba, sink: RecordingSink(record: record, name: "a ")),
          FrameOutput(
            format: .rgba,
            sink: RecordingSink(record: record, name: "b ", failing: failing.call)),
        ], canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) }, frame: Self.list)
    }
    #expect(Array(record.all.suffix(4)) == failing.last)
  }

  @Test(arguments: [1, 3]) func aFrameThatCannotBeDrawnCancels(workers: Int) throws {
    let record = Record()
    let stamp = FrameStamp(index: 30, number: 30, time: 0.5)
    #expect(
      throws: FrameLoopError<Never>.drawing(
        stamp, RasterError(operation: "draw", reason: "on purpose"))
    ) {
      try Self.loop(Self.film(200), workers: workers).run(
        outputs: [FrameOutput(format: .rgba, sink: RecordingSink(record: record))],
        canvas: { () throws(RasterError) in GreyDrawer(size: Self.size, failing: 30) },
        frame: Self.list)
    }
    #expect(record.all.last == "cancel")
    #expect(!record.all.contains("write 30"))
    #expect(!record.all.contains("finish"))
  }

  @Test func aFrameThatCannotBeToldCancels() throws {
    let record = Record()
    #expect(
      throws: FrameLoopError<SceneFailure>.scene(
        FrameStamp(index: 6, number: 6, time: 0.1), SceneFailure())
    ) {
      try Self.loop(Self.film(20), workers: 2).run(
        outputs: [FrameOutput(format: .svg, sink: RecordingSink(record: record))],
        canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) },
        frame: { (time) throws(SceneFailure) in
          if time == 0.1 { throw SceneFailure() }
          return Self.list(at: time)
        })
    }
    #expect(record.all.last == "cancel")
  }

  @Test func aSignalCancels() throws {
    let record = Record()
    let asked = Atomic<Int>(0)
    #expect(throws: FrameLoopError<Never>.output(.cancelled(signal: 2))) {
      try Self.loop(
        Self.film(50), workers: 2,
        stopSignal: { asked.add(1, ordering: .relaxed).newValue > 5 ? 2 : nil }
      ).run(
        outputs: [FrameOutput(format: .rgba, sink: RecordingSink(record: record))],
        canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) }, frame: Self.list)
    }
    #expect(record.all == ["begin 50"] + (0..<5).map { "write \($0)" } + ["cancel"])
  }

  @Test func svgNeedsNoCanvas() throws {
    let record = Record()
    try Self.loop(Self.film(3), workers: 2).run(
      outputs: [FrameOutput(format: .svg, sink: RecordingSink(record: record))],
      canvas: { () throws(RasterError) -> GreyDrawer in
        throw RasterError(operation: "make a canvas", reason: "not asked for")
      }, frame: Self.list)
    #expect(record.all.last == "finish")
  }

  /// Frames drawn but not yet written stay within the bound, however slow the sink is.
  @Test func workersWaitForASlowSink() throws {
    struct SlowSink: FrameSink {
      let drawn: SharedCount
      let most: SharedCount
      func begin(_ film: Film) throws(OutputError) {}
      func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
        // Long enough for the workers to go as far as they are let.
        for _ in 0..<20_000 { most.raise(to: drawn.value - stamp.index) }
      }
      func finish() throws(OutputError) {}
      func cancel() {}
    }
    let (drawn, most) = (SharedCount(), SharedCount())
    try Self.loop(Self.film(100), workers: 2).run(
      outputs: [FrameOutput(format: .rgba, sink: SlowSink(drawn: drawn, most: most))],
      canvas: { () throws(RasterError) in GreyDrawer(size: Self.size) },
      frame: { time in
        drawn.add()
        return Self.list(at: time)
      })
    // The longest runs, of 16 frames: two of them may wait, and each worker holds the frame it
    // draws.
    #expect(most.value <= 2 * 16 + 3)
    #expect(drawn.value == 100)
  }
}

final class SharedCount: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
  func raise(to value: Int) { count.max(value, ordering: .relaxed) }
}
