import Synchronization

/// Threads that work on one job and end with it.
public enum Workers {
  /// Calls `body` once for each index, each on a thread of its own, and waits for all.
  ///
  /// - Parameters:
  ///   - count: How many threads, 1 or more.
  ///   - body: Receives the index of its thread, from 0.
  /// - Throws: The error of the lowest index that threw, after all have ended: the result does
  ///   not depend on which thread was first.
  public static func run<Failure: Error>(
    count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    try run(count: count, body) { () throws(Failure) in }
  }

  /// As ``run(count:_:)``, and calls `meanwhile` on the calling thread at the same time.
  ///
  /// - Throws: The error of `meanwhile` before one of the workers. Neither stops the other: use
  ///   ``OrderedDelivery/abort()`` for that.
  public static func run<Result, Failure: Error>(
    count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Void,
    meanwhile: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(count > 0, "a job needs a worker")
    let failures = Failures<Failure>()
    let group = ThreadGroup(count: count) { index in
      do throws(Failure) { try body(index) } catch { failures.insert(error, at: index) }
    }
    let result: Result
    do throws(Failure) {
      result = try meanwhile()
    } catch {
      group.wait()
      throw error
    }
    group.wait()
    if let failure = failures.first { throw failure }
    return result
  }
}

/// The errors of the workers by index.
private final class Failures<Failure: Error>: Sendable {
  private let byIndex = Mutex<[Int: Failure]>([:])

  func insert(_ failure: Failure, at index: Int) {
    byIndex.withLock { $0[index] = failure }
  }

  var first: Failure? {
    byIndex.withLock { failures in failures.min { $0.key < $1.key }?.value }
  }
}

/// Started threads, counted down as they end.
private struct ThreadGroup {
  private let running: Monitor<Int>

  init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let running = Monitor(count)
    self.running = running
    for index in 0..<count {
      let isStarted = PosixThread.start {
        body(index)
        running.update { $0 -= 1 }
      }
      guard isStarted else {
        // As for memory: a system without a thread to give cannot go on with the job.
        fatalError("cannot start thread \(index + 1) of \(count)")
      }
    }
  }

  func wait() {
    running.wait { $0 == 0 ? () : nil }
  }
}
