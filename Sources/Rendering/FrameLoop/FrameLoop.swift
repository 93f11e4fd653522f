public import Drawing
public import Output
import Pixels
public import Platform
public import Raster

/// Draws a film's frames on several workers and hands them to the outputs in order.
///
/// A frame depends on its time alone, so the bytes are the same for any number of workers. Workers
/// take contiguous runs of frames, in which little changes from one to the next; how far they may
/// be ahead of the outputs is bounded, however slow a reader is.
public struct FrameLoop: Sendable {
  private let film: Film
  private let workerCount: Int
  private let encoding: FrameEncoding
  private let times: StageTimes?
  private let stopSignal: @Sendable () -> Int32?

  /// - Parameters:
  ///   - film: Not empty.
  ///   - workerCount: 1 or greater; no more are started than there are frames.
  ///   - encoding: How frames are encoded, whatever the format.
  ///   - times: Is told how long each stage takes; nil costs nothing.
  ///   - stopSignal: Asked between frames; a signal's number ends the loop.
  public init(
    film: Film, workerCount: Int, encoding: FrameEncoding, times: StageTimes? = nil,
    stopSignal: @escaping @Sendable () -> Int32? = { Signals.received }
  ) {
    precondition(!film.frames.isEmpty && workerCount > 0)
    self.film = film
    self.workerCount = min(workerCount, film.frames.count)
    self.encoding = encoding
    self.times = times
    self.stopSignal = stopSignal
  }

  /// Runs to the end of the film. The outputs are complete when it returns, and cancelled when it
  /// throws; one that had been completed before another failed stays.
  ///
  /// - Parameters:
  ///   - outputs: Each gets every frame. Called on this thread.
  ///   - progress: Called on this thread with the number of frames that all outputs have.
  ///   - canvas: Makes a worker's canvas; not called where no output needs pixels.
  ///   - frame: What is shown at a time, in seconds. Called from any worker.
  public func run<Drawer: FrameDrawer & ~Copyable, Failure>(
    outputs: [FrameOutput], progress: (Int) -> Void = { _ in },
    canvas: @escaping @Sendable () throws(RasterError) -> Drawer,
    frame: @escaping @Sendable (Double) throws(Failure) -> DisplayList
  ) throws(FrameLoopError<Failure>) {
    typealias LoopError = FrameLoopError<Failure>
    let formats = outputs.map(\.format)
    let plan = FrameRuns.Plan(film: film, formats: formats, workerCount: workerCount)
    let runs = FrameRuns(
      frameCount: film.frames.count, longest: plan.longestRun, workerCount: workerCount)
    let delivery = OrderedDelivery<[EncodedFrame]>(
      indices: 0..<film.frames.count, capacity: plan.capacity)
    let worker = FrameWorker(
      film: film, formats: formats, encoding: encoding, times: times, runs: runs,
      delivery: delivery,
      canvas: canvas, frame: frame)

    var group = FrameOutputs(outputs)
    do throws(LoopError) {
      try Signals.heeding { () throws(LoopError) in
        try LoopError.wrap { () throws(OutputError) in try group.begin(film) }
        try Workers.run(count: workerCount) { (_) throws(LoopError) in
          try worker.run()
        } meanwhile: { () throws(LoopError) in
          // Ends the workers too, however this part ends.
          defer { delivery.abort() }
          try LoopError.wrap { () throws(OutputError) in
            try deliver(delivery, to: &group, progress: progress)
          }
        } alone: { () throws(LoopError) in
          throw .output(.noThread)
        }
        try LoopError.wrap { () throws(OutputError) in try group.finish() }
      }
    } catch {
      group.cancel()
      throw error
    }
  }

  /// Returns early, without an error, where a worker has failed.
  private func deliver(
    _ delivery: OrderedDelivery<[EncodedFrame]>, to outputs: inout FrameOutputs,
    progress: (Int) -> Void
  ) throws(OutputError) {
    for (position, stamp) in film.frames.enumerated() {
      if let signal = stopSignal() { throw .cancelled(signal: signal) }
      guard let frames = delivery.next() else { return }
      try times.measure(.write) { () throws(OutputError) in try outputs.write(frames, as: stamp) }
      progress(position + 1)
    }
  }
}
