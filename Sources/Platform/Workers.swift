import Synchronization

/// Threads that work on one job and end with it.
///
/// A system may have fewer threads to give than are wanted. The work then belongs to those that
/// there are: who needs all of it done lets the workers take it from a common store.
public enum Workers {
  /// Calls `body` on several threads, each with an index of its own, and waits for all.
  ///
  /// - Parameters:
  ///   - count: How many threads, 1 or more. Fewer are used where the system has no more to give,
  ///     and where it has none the calling thread works as the only one.
  ///   - body: Receives the index of its thread, from 0 without gaps.
  /// - Throws: The error of the lowest index that threw, after all have ended: the result does
  ///   not depend on which thread was first.
  public static func run<Failure: Error>(
    count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    try run(count: count, start: PosixThread.start, body)
  }

  /// As ``run(count:_:)``, and calls `meanwhile` on the calling thread at the same time.
  ///
  /// - Parameter alone: Takes the place of both where the system has no thread to give.
  /// - Throws: The error of `meanwhile` before one of the workers. Neither stops the other: use
  ///   ``OrderedDelivery/abort()`` for that.
  public static func run<Result, Failure: Error>(
    count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Void,
    meanwhile: () throws(Failure) -> Result, alone: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(count: count, start: PosixThread.start, body, meanwhile: meanwhile, alone: alone)
  }

  /// Starts a thread; false where the system has none to give.
  typealias Starter = (@escaping @Sendable () -> Void) -> Bool

  static func run<Failure: Error>(
    count: Int, start: Starter, _ body: @escaping @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    try run(count: count, start: start, body) { () throws(Failure) in
    } alone: { () throws(Failure) in
      try body(0)
    }
  }

  static func run<Result, Failure: Error>(
    count: Int, start: Starter, _ body: @escaping @Sendable (Int) throws(Failure) -> Void,
    meanwhile: () throws(Failure) -> Result, alone: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(count > 0, "a job needs a worker")
    let failures = Failures<Failure>()
    let group = ThreadGroup(count: count, start: start) { index in
      do throws(Failure) { try body(index) } catch { failures.insert(error, at: index) }
    }
    guard let group else { return try alone() }
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
  private let running = Monitor(0)

  /// As many threads as there are, up to a count; nil where there is none.
  init?(count: Int, start: Workers.Starter, _ body: @escaping @Sendable (Int) -> Void) {
    let running = running
    for index in 0..<count {
      running.update { $0 += 1 }
      let isStarted = start {
        body(index)
        running.update { $0 -= 1 }
      }
      guard isStarted else {
        running.update { $0 -= 1 }
        if index == 0 { return nil }
        return
      }
    }
  }

  func wait() {
    running.wait { $0 == 0 ? () : nil }
  }
}
