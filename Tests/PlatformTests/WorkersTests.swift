import Platform
import Synchronization
import Testing

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
}
