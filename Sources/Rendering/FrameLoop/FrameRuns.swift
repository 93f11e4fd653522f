import Output
import Synchronization

/// The film's frames in contiguous runs, handed out in order.
final class FrameRuns: Sendable {
  private let frameCount: Int
  private let length: Int
  private let next = Mutex(0)

  init(frameCount: Int, length: Int) {
    self.frameCount = frameCount
    self.length = length
  }

  /// The next run of positions; nil where all are taken.
  func take() -> Range<Int>? {
    next.withLock { next in
      guard next < frameCount else { return nil }
      let run = next..<min(next + length, frameCount)
      next = run.upperBound
      return run
    }
  }

  /// How long runs are, and how many frames may wait for the outputs.
  struct Plan: Hashable {
    let runLength: Int
    let capacity: Int

    /// A worker that is a run ahead must not wait before the run's end, or the workers would take
    /// turns; so a run's frames have to fit into what may wait.
    init(film: Film, formats: [OutputFormat], workerCount: Int) {
      let frameBytes = formats.reduce(1) { $0 + Plan.bytes(of: film, as: $1) }
      let fitting = max(1, Plan.waitingBytes / frameBytes / workerCount)
      // Four runs a worker, so that none is idle for long at the end.
      let even = (film.frames.count - 1) / (4 * workerCount) + 1
      runLength = min(Plan.longestRun, fitting, even)
      capacity = runLength * workerCount
    }

    /// Beyond this length, the first frame of a run, which shares less with the one its worker drew
    /// before, does not count any more.
    static let longestRun = 16
    /// Of all frames that wait together.
    static let waitingBytes = 256 << 20

    /// An upper estimate: encoded frames are a hundredth of the pixels in the user interfaces
    /// measured, a tenth where they are full of pictures.
    private static func bytes(of film: Film, as format: OutputFormat) -> Int {
      let pixels = film.width * film.height * 4
      return switch format {
      case .rgba, .bgra, .mp4: pixels
      case .png, .svg: pixels / 10
      }
    }
  }
}
