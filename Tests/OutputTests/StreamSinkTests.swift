import Foundation
import Output
import Platform
import Testing

@Suite(.serialized) struct StreamSinkTests {
  func write(_ count: Int, to descriptor: FileDescriptor) throws {
    var sink = StreamSink(to: descriptor)
    let film = Film.sample(count: count)
    try sink.begin(film)
    for stamp in film.frames {
      try sink.write(EncodedFrame(bytes: [UInt8(stamp.index), 7], digest: nil), as: stamp)
    }
    try sink.finish()
  }

  @Test func writesFramesAfterEachOther() throws {
    let pipe = Pipe()
    try write(
      3, to: FileDescriptor(rawValue: pipe.fileHandleForWriting.fileDescriptor, name: "pipe"))
    try pipe.fileHandleForWriting.close()
    #expect(Array(pipe.fileHandleForReading.readDataToEndOfFile()) == [0, 7, 1, 7, 2, 7])
  }

  @Test func aReaderThatLeavesIsABrokenPipe() throws {
    Signals.install()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: OutputError.brokenPipe) {
      try write(
        1, to: FileDescriptor(rawValue: pipe.fileHandleForWriting.fileDescriptor, name: "pipe"))
    }
  }

  #if os(Linux)
    @Test func aFullDiskSaysSo() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      do {
        try write(1, to: FileDescriptor(rawValue: full.fileDescriptor, name: "standard output"))
        Issue.record("wrote to a full disk")
      } catch OutputError.cannotWrite(let error) {
        #expect(error.isNoSpace)
        #expect(error.description == "cannot write 'standard output': No space left on device")
      }
    }
  #endif
}
