import Pixels
import Platform
import Synchronization

/// How long the stages of a film's frames took, and how much of each had to be drawn again. A loop's
/// workers write to it at the same time.
public final class StageTimes: Sendable {
  /// What happens to a frame, in order.
  public enum Stage: String, CaseIterable, Sendable {
    /// From the time to the display list.
    case evaluate
    /// From the display list to pixels.
    case draw
    /// From pixels, or from the display list, to a file's bytes.
    case encode
    /// From bytes to where they go.
    case write
  }

  private struct Record {
    var nanoseconds: [Stage: [UInt64]] = [:]
    var redrawnShares: [Double] = []
  }

  private let record = Mutex(Record())

  public init() {}

  /// One a frame, in no order.
  public func milliseconds(of stage: Stage) -> [Double] {
    record.withLock { $0.nanoseconds[stage, default: []].map { Double($0) / 1e6 } }
  }

  /// One a frame, in no order: the share of the pixels that may differ from the frame that the same
  /// worker drew before, 0...1.
  public var redrawnShares: [Double] { record.withLock { $0.redrawnShares } }

  func add(_ nanoseconds: UInt64, to stage: Stage) {
    record.withLock { $0.nanoseconds[stage, default: []].append(nanoseconds) }
  }

  func add(damage: PixelRect, of size: PixelSize) {
    let share = Double(damage.width * damage.height) / Double(size.pixelCount)
    record.withLock { $0.redrawnShares.append(share) }
  }
}

extension StageTimes? {
  /// Runs a stage, and notes how long it took where anybody wants to know.
  func measure<Result, Failure>(
    _ stage: StageTimes.Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    let start = MonotonicClock.now
    let result = try body()
    self.add(MonotonicClock.now - start, to: stage)
    return result
  }
}
