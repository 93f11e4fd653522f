import Foundation
import Platform
import Testing

/// What is read is compared with the bytes that were given, whatever the reader does meanwhile.
@Suite(.serialized) struct StreamWriterTests {
  init() { Signals.install() }

  /// Bytes that no other number's are, at any offset of a page.
  func bytes(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 >> 8) &+ 7 * number &+ $0 * 31) }
  }

  func pages(_ number: Int, count: Int, from pool: PagePool) throws -> SharedPages {
    let bytes = bytes(number, count: count)
    return try #require(pool.make(count: count) { $0.copyBytes(from: bytes) })
  }

  /// Writes on a thread of its own, one value after the other, each gone when the next is made, and
  /// gives what `read` makes of the pipe's other end.
  func pass(
    count: Int, size: Int, read: @escaping (FileHandle) throws -> Data
  ) throws -> Data {
    let pipe = Pipe()
    let descriptor = FileDescriptor(
      rawValue: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    let writing = Thread {
      let pool = PagePool(atLeast: size)
      var writer = StreamWriter(to: descriptor)
      for number in 0..<count {
        guard let pages = try? pages(number, count: size, from: pool) else { break }
        guard (try? writer.write(pages)) != nil else { break }
      }
      try? pipe.fileHandleForWriting.close()
    }
    writing.start()
    return try read(pipe.fileHandleForReading)
  }

  struct Case: Sendable {
    var count: Int
    var size: Int
  }

  /// Below a page, odd, several in a pipe, larger than a pipe and than a huge page.
  @Test(arguments: [
    Case(count: 50, size: 1), Case(count: 40, size: 4097), Case(count: 12, size: 300_000),
    Case(count: 5, size: 1_500_000), Case(count: 4, size: 2_500_001),
  ]) func allBytesArrive(_ given: Case) throws {
    let expected = (0..<given.count).flatMap { bytes($0, count: given.size) }
    let found = try pass(count: given.count, size: given.size) { reader in
      // Slower than the writer at first: what is in the pipe has to wait.
      Thread.sleep(forTimeInterval: 0.05)
      return try reader.readToEnd() ?? Data()
    }
    #expect(Array(found) == expected)
  }

  /// The pages of values that are gone are still to be read when their memory is filled again.
  @Test func whatWaitsInThePipeDoesNotChange() throws {
    let pipe = Pipe()
    let pool = PagePool(atLeast: 4096)
    var writer = StreamWriter(
      to: FileDescriptor(rawValue: pipe.fileHandleForWriting.fileDescriptor, name: "pipe"))
    for number in 0..<8 { try writer.write(pages(number, count: 4096, from: pool)) }
    try pipe.fileHandleForWriting.close()
    let found = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(Array(found) == (0..<8).flatMap { bytes($0, count: 4096) })
  }

  #if os(Linux)
    /// `splice` moves the pages themselves from pipe to pipe, so that they wait in a pipe that the
    /// writer knows nothing of; Python's is the system call.
    @Test func pagesThatAreMovedOnDoNotChange() throws {
      let size = 1_000_000
      let program = """
        import os, sys, time, hashlib
        inner, outer = os.pipe()
        sum = hashlib.md5()
        while True:
          moved = os.splice(0, outer, 60000)
          if moved == 0: break
          time.sleep(0.002)
          while moved > 0:
            part = os.read(inner, moved)
            sum.update(part)
            moved -= len(part)
        print(sum.hexdigest())
        """
      let found = try pass(count: 6, size: size) { reader in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        process.standardInput = reader
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return try output.fileHandleForReading.readToEnd() ?? Data()
      }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data((0..<6).flatMap { bytes($0, count: size) }).write(to: folder)
      defer { try? FileManager.default.removeItem(at: folder) }
      let check = Process()
      check.executableURL = URL(filePath: "/usr/bin/env")
      check.arguments = ["md5sum", folder.path()]
      let output = Pipe()
      check.standardOutput = output
      try check.run()
      let expected = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(expected.prefix(32) == found.prefix(32))
    }
  #endif

  @Test func aReaderThatLeavesIsABrokenPipe() throws {
    let pipe = Pipe()
    let pool = PagePool(atLeast: 3_000_000)
    var writer = StreamWriter(
      to: FileDescriptor(rawValue: pipe.fileHandleForWriting.fileDescriptor, name: "pipe"))
    let reading = pipe.fileHandleForReading
    Thread {
      _ = try? reading.read(upToCount: 10)
      try? reading.close()
    }.start()
    let frame = try pages(1, count: 3_000_000, from: pool)
    do throws(FileError) {
      for _ in 0..<3 { try writer.write(frame) }
      Issue.record("wrote to nobody")
    } catch {
      #expect(error.isBrokenPipe)
    }
  }

  /// No pipe: written as ever.
  @Test func filesGetTheBytesToo() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: path.path(), contents: nil))
    defer { try? FileManager.default.removeItem(at: path) }
    let file = try FileHandle(forWritingTo: path)
    let pool = PagePool(atLeast: 70_000)
    var writer = StreamWriter(to: FileDescriptor(rawValue: file.fileDescriptor, name: "file"))
    for number in 0..<3 { try writer.write(pages(number, count: 70_000, from: pool)) }
    #expect(
      Array(try Data(contentsOf: path)) == (0..<3).flatMap { bytes($0, count: 70_000) })
  }
}
