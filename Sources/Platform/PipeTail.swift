#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a pipe on a thread until its end and keeps the last bytes.
final class PipeTail: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isStopping = false
    var hasEnded = false
  }

  private let state = Monitor(State())

  /// - Parameters:
  ///   - descriptor: The reading end. Belongs to the value from here on.
  ///   - limit: How many bytes are kept, counted from the end.
  init(reading descriptor: Int32, limit: Int) {
    let state = state
    let isStarted = PosixThread.start {
      Self.drain(descriptor, limit: limit, into: state)
    }
    if !isStarted {
      _ = close(descriptor)
      state.update { $0.hasEnded = true }
    }
  }

  /// The bytes kept. To be called when the writer has ended: takes what the pipe still holds,
  /// and does not wait for a grandchild that keeps the other end open.
  func finish() -> [UInt8] {
    state.update { $0.isStopping = true }
    return state.wait { $0.hasEnded ? $0.bytes : nil }
  }

  private static func drain(_ descriptor: Int32, limit: Int, into state: Monitor<State>) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      while true {
        // Asked before reading: what the writer wrote before it ended is in the pipe by then.
        let isStopping = state.update { $0.isStopping }
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          state.update { state in
            state.bytes.append(contentsOf: buffer[..<count])
            let excess = state.bytes.count - limit
            if excess > 0 { state.bytes.removeFirst(excess) }
          }
        } else if count == 0 || isStopping || (errno != EAGAIN && errno != EINTR) {
          return
        } else {
          var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&input, 1, pollMilliseconds)
        }
      }
    }
    _ = close(descriptor)
    state.update { $0.hasEnded = true }
  }

  /// How late a stop may be noticed when a grandchild holds the pipe open.
  private static let pollMilliseconds: Int32 = 100
}
