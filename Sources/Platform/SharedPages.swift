import PlatformShim
import Synchronization

/// Bytes on pages of their own, which do not change as long as anybody has them.
///
/// Such pages can be put into a pipe without a copy, see ``StreamWriter``. When the value goes
/// away, its memory goes back to its pool.
///
/// `@unchecked Sendable`: the memory is written before the value is made, and only read after.
public final class SharedPages: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let pool: PagePool
  /// Whether others hold the pages whose end of reading nobody tells.
  private let isLent = Atomic<Bool>(false)
  public let count: Int

  fileprivate init(_ memory: UnsafeMutableRawPointer, count: Int, pool: PagePool) {
    self.memory = memory
    self.count = count
    self.pool = pool
  }

  deinit {
    pool.takeBack(memory, isLent: isLent.load(ordering: .relaxed))
  }

  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Says that the pages may be read after this value has gone: they are never written again.
  func lend() {
    isLent.store(true, ordering: .relaxed)
  }
}

/// Memory for ``SharedPages`` of one size, used again and again: the system zeroes fresh memory,
/// page by page, which takes longer than copying a frame.
///
/// `@unchecked Sendable`: the free memory is only touched with the lock held.
public final class PagePool: @unchecked Sendable {
  /// What one value can hold at most, in bytes: a multiple of the size of a huge page, 2 MiB.
  public let capacity: Int
  private let free = Mutex<[Memory]>([])

  private struct Memory: @unchecked Sendable {
    var start: UnsafeMutableRawPointer
  }

  /// - Parameter atLeast: What one value must hold at least, in bytes.
  public init(atLeast count: Int) {
    let unit = Self.unit
    capacity = max(1, (count + unit - 1) / unit) * unit
  }

  /// The size of a huge page, in bytes.
  public static var unit: Int { Int(PF_HUGE_PAGE) }

  deinit {
    for memory in free.withLock({ $0 }) { pf_pages_unmap(memory.start, capacity) }
  }

  /// Makes a value from what `fill` writes; nil where the system has no memory to give.
  ///
  /// - Parameters:
  ///   - count: In bytes, at most ``capacity``.
  ///   - fill: Writes all bytes of what it is given, which may hold anything.
  public func make(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> SharedPages? {
    precondition(count <= capacity, "the bytes do not fit")
    let used = free.withLock { $0.popLast()?.start }
    guard let memory = used ?? pf_pages_map(capacity) else { return nil }
    fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
    return SharedPages(memory, count: count, pool: self)
  }

  fileprivate func takeBack(_ memory: UnsafeMutableRawPointer, isLent: Bool) {
    // What was lent gets fresh pages; those that were there are the borrower's alone.
    if isLent, !pf_pages_drop(memory, capacity) {
      pf_pages_unmap(memory, capacity)
      return
    }
    free.withLock { [memory = Memory(start: memory)] in $0.append(memory) }
  }
}
