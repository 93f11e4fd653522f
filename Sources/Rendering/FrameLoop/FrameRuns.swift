import Output
import Synchronization

/// The film's frames in contiguous runs, handed out in order: long ones at first, in which little
/// changes from frame to frame, and ever shorter ones towards the end, so that the workers end
/// together.
final class FrameRuns: Sendable {
  private let frameCount: Int
  private let longest: Int
  private let workerCount: Int
  private let next = Mutex(0)

  init(frameCount: Int, longest: Int, workerCount: Int) {
    self.frameCount = frameCount
    self.longest = longest
    self.workerCount = workerCount
  }

  /// The next run of positions; nil where all are taken.
  func take() -> Range<Int>? {
    next.withLock { next in
      guard next < frameCount else { return nil }
      let remaining = frameCount - next
      // Half of what is a worker's share leaves enough to even out that some frames take longer.
      let fair = max(Self.shortest, remaining / (2 * workerCount))
      let run = next..<(next + min(fair, longest, remaining))
      next = run.upperBound
      return run
    }
  }

  /// A run's first frame shares little with the frame that its worker drew before.
  private static let shortest = 2

  /// How long runs are at most, and how many frames may wait for the outputs.
  struct Plan: Hashable {
    let longestRun: Int
    let capacity: Int

    /// A worker that is a run ahead must not wait before the run's end, or the workers would take
    /// turns; so a run's frames have to fit into what may wait.
    init(film: Film, formats: [OutputFormat], workerCount: Int) {
      let frameBytes = formats.reduce(1) { $0 + Plan.bytes(of: film, as: $1) }
      let fitting = max(1, Plan.waitingBytes / frameBytes / workerCount)
      longestRun = min(Plan.longestUsefulRun, fitting)
      capacity = longestRun * workerCount
    }

    /// Beyond this length, the first frame of a run, which shares less with the one its worker drew
    /// before, does not count any more.
    private static let longestUsefulRun = 16
    /// Of all frames that wait together. With raw frames of a phone at 3x, of 11 MB, the two workers
    /// take turns: measured, runs of two frames, and of four, draw no faster and take 20 to 40 MB more.
    private static let waitingBytes = 16 << 20

    /// An upper estimate: encoded frames are a hundredth of the pixels in the user interfaces
    /// measured, a tenth where they are full of pictures.
    private static func bytes(of film: Film, as format: OutputFormat) -> Int {
      let pixels = film.width * film.height * 4
      return switch format {
      case .rgba, .bgra: pixels
      // Four bytes of luma and two of chroma for four pixels.
      case .mp4: pixels * 3 / 8
      case .png, .svg: pixels / 10
      }
    }
  }
}
