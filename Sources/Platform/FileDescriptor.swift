#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file or stream that somebody else closes.
public struct FileDescriptor: Hashable, Sendable {
  public let rawValue: Int32
  /// What error messages call it.
  public let name: String

  public init(rawValue: Int32, name: String) {
    self.rawValue = rawValue
    self.name = name
  }

  public static let standardInput = FileDescriptor(rawValue: 0, name: "standard input")
  public static let standardOutput = FileDescriptor(rawValue: 1, name: "standard output")
  public static let standardError = FileDescriptor(rawValue: 2, name: "standard error")

  /// Writes all bytes, however many calls that takes.
  ///
  /// Interrupted and partial writes are continued, and a descriptor in non-blocking mode is
  /// waited for. With ``Signals/install()`` called, a reader that has gone away is an error
  /// with ``FileError/isBrokenPipe`` and no signal.
  public func writeAll(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    // macOS refuses a single write above 2³¹ − 1 bytes.
    let largestWrite = 1 << 30
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(largestWrite))
      let count = write(rawValue, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw FileError(path: name, operation: "write", errno: errno)
      }
    }
  }

  public func writeAll(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) in
      try writeAll(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Writes the text as UTF-8.
  public func writeAll(_ text: String) throws(FileError) {
    try writeAll(Array(text.utf8))
  }

  /// Reads until the end of the stream.
  ///
  /// - Parameters:
  ///   - limit: The largest size that is accepted, in bytes.
  ///   - expectedCount: The probable size, in bytes; reading a file of that size allocates once.
  func readAll(limit: Int, expectedCount: Int = 0) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readAll(limit: limit, expectedCount: expectedCount, into: &bytes)
    return bytes
  }

  /// - Parameter bytes: Replaced by those up to the end. Their memory is used again.
  func readAll(
    limit: Int, expectedCount: Int, into bytes: inout [UInt8]
  ) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    // One byte more than expected, so that the end is seen without growing.
    var step = expectedCount > 0 ? min(expectedCount, limit) + 1 : 65_536
    while true {
      let start = bytes.count
      let count = bytes.append(upTo: step) { read(rawValue, $0.baseAddress, $0.count) }
      if count < 0 {
        let code = errno
        if code == EAGAIN {
          waitUntilReady(for: Int16(POLLIN))
        } else if code != EINTR {
          throw FileError(path: name, operation: "read", errno: code)
        }
      } else if count == 0 {
        return
      } else {
        step = expectedCount > 0 && step > count ? step - count : 65_536
      }
      if start + max(count, 0) > limit {
        throw FileError(
          path: name, operation: "read", errno: EFBIG,
          reason: "larger than the limit of \(limit) bytes")
      }
    }
  }

  /// Reads until so many bytes are there, or the stream ends.
  func readStart(_ limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let count = bytes.append(upTo: limit - bytes.count) {
        read(rawValue, $0.baseAddress, $0.count)
      }
      if count == 0 { break }
      if count < 0 {
        let code = errno
        guard code == EINTR || code == EAGAIN else {
          throw FileError(path: name, operation: "read", errno: code)
        }
        if code == EAGAIN { waitUntilReady(for: Int16(POLLIN)) }
      }
    }
    return bytes
  }

  /// Waits until the reader has made room.
  func waitUntilWritable() {
    waitUntilReady(for: Int16(POLLOUT))
  }

  private func waitUntilReady(for events: Int16) {
    var state = pollfd(fd: rawValue, events: events, revents: 0)
    // An error here shows again, and with its number, in the read or write that follows.
    _ = poll(&state, 1, -1)
  }
}

extension [UInt8] {
  /// Appends what `fill` writes into the free space it is given, and returns its result, the
  /// number of bytes written or a negative number.
  fileprivate mutating func append(
    upTo capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Int {
    let used = count
    var result = 0
    append(contentsOf: repeatElement(0, count: capacity))
    withUnsafeMutableBytes { buffer in
      result = fill(UnsafeMutableRawBufferPointer(rebasing: buffer[used...]))
    }
    removeLast(capacity - Swift.max(result, 0))
    return result
  }
}
