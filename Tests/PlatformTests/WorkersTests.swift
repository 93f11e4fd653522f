import Synchronization
import Testing

@testable import Platform

struct WorkersTests {
  struct Failure: Error, Hashable {
    var index: Int
  }

  @Test func everyIndexIsCalledOnce() {
    let calls = Mutex<[Int]>([])
    Workers.run(count: 7) { index in calls.withLock { $0.append(index) } }
    #expect(calls.withLock { $0.sorted() } == Array(0..<7))
  }

  @Test func theLowestIndexThatThrewIsReported() {
    let ended = Atomic<Int>(0)
    #expect(throws: Failure(index: 2)) {
      try Workers.run(count: 6) { (index) throws(Failure) in
        defer { ended.add(1, ordering: .sequentiallyConsistent) }
        if index >= 2 { throw Failure(index: index) }
      }
    }
    #expect(ended.load(ordering: .sequentiallyConsistent) == 6)
  }

  @Test func theCallersErrorComesFirst() {
    #expect(throws: Failure(index: -1)) {
      try Workers.run(count: 2) { (index) throws(Failure) in
        throw Failure(index: index)
      } meanwhile: { () throws(Failure) in
        throw Failure(index: -1)
      } alone: { () throws(Failure) in
      }
    }
  }

  /// 4 MiB of frames: more than a secondary thread of macOS has by default.
  @Test func workersHaveADeepStack() {
    @Sendable func sum(to depth: Int) -> Int {
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { space in
        space.initialize(repeating: depth)
        return depth == 0 ? 0 : space[depth % 128] + sum(to: depth - 1)
      }
    }
    let result = Atomic<Int>(0)
    Workers.run(count: 1) { _ in result.store(sum(to: 4096), ordering: .relaxed) }
    #expect(result.load(ordering: .relaxed) == 4096 * 4097 / 2)
  }

  /// A system that gives some threads and then no more.
  static func starter(threads: Int) -> Workers.Starter {
    let left = Mutex(threads)
    return { body in
      let isLeft = left.withLock { left in
        left -= 1
        return left >= 0
      }
      return isLeft && PosixThread.start(body)
    }
  }

  /// What one thread can do, those that there are do.
  @Test(arguments: [0, 1, 3, 7, 9])
  func fewerThreadsDoTheSameWork(threads: Int) {
    let tasks = Mutex(Array(0..<100))
    let done = Mutex<[Int]>([])
    let indices = Mutex<[Int]>([])
    Workers.run(count: 7, start: Self.starter(threads: threads)) { index in
      indices.withLock { $0.append(index) }
      while let task = tasks.withLock({ $0.popLast() }) { done.withLock { $0.append(task) } }
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<100))
    #expect(indices.withLock { $0.sorted() } == Array(0..<max(1, min(threads, 7))))
  }

  @Test func aCallerWithoutAThreadIsAlone() {
    let calls = Atomic<Int>(0)
    let result = Workers.run(count: 3, start: Self.starter(threads: 0)) { _ in
      calls.add(1, ordering: .relaxed)
    } meanwhile: {
      "both"
    } alone: {
      "alone"
    }
    #expect(result == "alone")
    #expect(calls.load(ordering: .relaxed) == 0)
    let some = Workers.run(count: 3, start: Self.starter(threads: 2)) { _ in
      calls.add(1, ordering: .relaxed)
    } meanwhile: {
      "both"
    } alone: {
      "alone"
    }
    #expect(some == "both")
    #expect(calls.load(ordering: .relaxed) == 2)
  }

  @Test func theCallersOwnWorkMayThrow() {
    #expect(throws: Failure(index: 0)) {
      try Workers.run(count: 3, start: Self.starter(threads: 0)) { (index) throws(Failure) in
        throw Failure(index: index)
      }
    }
  }
}
