public import Drawing
public import Output
public import Pixels
public import Platform
import Playback
import Raster
public import SceneModel
import Synchronization

extension Project {
  /// The digests of a film's frames, in order, without writing or keeping a picture.
  ///
  /// - Parameters:
  ///   - workerCount: 1 or greater.
  ///   - stopSignal: Asked between frames; a signal's number ends the work.
  public func digests(
    of film: Film, workerCount: Int,
    stopSignal: @escaping @Sendable () -> Int32? = { Signals.received }
  ) throws(FrameLoopError<Diagnostic>) -> [FrameDigest] {
    let count = film.frames.count
    let plan = FrameRuns.Plan(film: film, formats: [], workerCount: workerCount)
    let runs = FrameRuns(
      frameCount: count, longest: plan.longestRun, workerCount: workerCount)
    let digests = Mutex([FrameDigest?](repeating: nil, count: count))
    try Signals.heeding { () throws(FrameLoopError<Diagnostic>) in
      try Workers.run(count: min(workerCount, count)) {
        (_) throws(FrameLoopError<Diagnostic>) in
        var painter = try FramePainter(self, film: film)
        while let run = runs.take() {
          for position in run {
            if let signal = stopSignal() { throw .output(.cancelled(signal: signal)) }
            let digest = try painter.digest(of: film.frames[position])
            digests.withLock { $0[position] = digest }
          }
        }
      }
    }
    return digests.withLock { $0.compactMap(\.self) }
  }
}

/// Draws frames of one project one after the other, for those who look at pixels in memory.
public struct FramePainter: ~Copyable {
  private let project: Project
  private var canvas: Raster.Canvas
  private var digester: FrameDigester

  public init(_ project: Project, film: Film) throws(FrameLoopError<Diagnostic>) {
    self.project = project
    do throws(RasterError) {
      canvas = try project.canvas(for: film)
    } catch {
      throw .drawing(nil, error)
    }
    digester = FrameDigester(size: PixelSize(width: film.width, height: film.height))
  }

  /// The digest of a frame's pixels.
  public mutating func digest(
    of stamp: FrameStamp
  ) throws(FrameLoopError<Diagnostic>) -> FrameDigest {
    let damage =
      try draw(displayList(of: stamp), stamp) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    return canvas.withPixels { digester.digest($0, damage: damage) }
  }

  /// A frame's pixels.
  public mutating func image(
    of stamp: FrameStamp
  ) throws(FrameLoopError<Diagnostic>) -> Image {
    _ = try draw(displayList(of: stamp), stamp)
    digester.forget()  // These pixels it is not shown.
    return canvas.withPixels { Image($0) }
  }

  /// What a frame shows.
  public func displayList(
    of stamp: FrameStamp
  ) throws(FrameLoopError<Diagnostic>) -> DisplayList {
    do throws(Diagnostic) {
      return try project.timeline.displayList(at: stamp.time)
    } catch {
      throw .scene(stamp, error)
    }
  }

  private mutating func draw(
    _ list: DisplayList, _ stamp: FrameStamp
  ) throws(FrameLoopError<Diagnostic>) -> PixelRect? {
    do throws(RasterError) { return try canvas.draw(list) } catch { throw .drawing(stamp, error) }
  }
}
