import Foundation
import Platform
import Testing

struct FilesTests {
  @Test func whatIsWrittenIsRead() throws {
    let folder = try TestFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try Files.writeAtomically(bytes, to: folder("a"))
    #expect(try Files.read(folder("a"), limit: 200_000) == bytes)
    try Files.writeAtomically([], to: folder("a"))
    #expect(try Files.read(folder("a"), limit: 0) == [])
    #expect(folder.names == ["a"])
  }

  @Test func failedWritesLeaveNothing() throws {
    let folder = try TestFolder()
    let error = try #require(throws: FileError.self) {
      try Files.writeAtomically([1], to: folder("none/a"))
    }
    #expect(error.isMissing)
    #expect(error.description == "cannot write '\(folder("none/a"))': No such file or directory")
    try Files.makeDirectory(folder("b"))
    let folderError = try #require(throws: FileError.self) {
      try Files.writeAtomically([1], to: folder("b"))
    }
    #expect(folderError.description == "cannot write '\(folder("b"))': Is a directory")
    #expect(folder.names == ["b"])
  }

  @Test(.enabled(if: Files.exists("/dev/full"), "no /dev/full here"))
  func fullDisk() throws {
    let error = try #require(throws: FileError.self) {
      try Files.writeAtomically([1], to: "/dev/full")
    }
    #expect(error.isNoSpace)
    #expect(error.description == "cannot write '/dev/full': No space left on device")
    // A device stays what it is.
    #expect(Files.exists("/dev/full") && !Files.isRegularFile("/dev/full"))
  }

  @Test func symbolicLinksAreKept() throws {
    let folder = try TestFolder()
    try Files.writeAtomically([1], to: folder("target"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "target")
    try Files.writeAtomically([2], to: folder("link"))
    #expect(try Files.read(folder("target"), limit: 1) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "target")
  }

  @Test func longNamesAreWritten() throws {
    let folder = try TestFolder()
    let name = String(repeating: "ü", count: 127)
    try Files.writeAtomically([1], to: folder(name))
    #expect(folder.names == [name])
  }

  @Test func temporaryFilesAreReplacedAndRemoved() throws {
    let folder = try TestFolder()
    do {
      let temporary = try TemporaryFile(for: folder("film.mp4"))
      #expect(
        temporary.path == folder(".film.mp4.\(ProcessInfo.processInfo.processIdentifier).tmp"))
      try Files.writeAtomically([1], to: temporary.path)
    }
    #expect(folder.names == [])
    var temporary = try TemporaryFile(for: folder("film.mp4"))
    try Files.writeAtomically([1], to: temporary.path)
    try temporary.commit()
    #expect(folder.names == ["film.mp4"])
  }

  @Test func limitsAreKept() throws {
    let folder = try TestFolder()
    try Files.writeAtomically([1, 2, 3], to: folder("a"))
    let error = try #require(throws: FileError.self) { try Files.read(folder("a"), limit: 2) }
    #expect(error.isTooLarge)
    #expect(
      error.description
        == "cannot read '\(folder("a"))': 3 bytes, larger than the limit of 2 bytes")
    // A device has no size: the limit ends the reading.
    let endless = try #require(throws: FileError.self) {
      try Files.read("/dev/zero", limit: 100_000)
    }
    #expect(endless.isTooLarge)
  }

  @Test func missingFilesAndFolders() throws {
    let folder = try TestFolder()
    let missing = try #require(throws: FileError.self) { try Files.read(folder("a"), limit: 1) }
    #expect(missing.isMissing && !missing.isDenied)
    let directory = try #require(throws: FileError.self) { try Files.read(folder.path, limit: 1) }
    #expect(directory.description == "cannot read '\(folder.path)': Is a directory")
    #expect(throws: FileError.self) { try Files.list(folder("a")) }
    #expect(throws: FileError.self) { try Files.remove(folder("a")) }
    #expect(!Files.exists(folder("a")) && !Files.isDirectory(folder("a")))
  }

  @Test func namesAreInTheOrderOfTheirBytes() throws {
    let folder = try TestFolder()
    let names = ["Z", "a", "a10", "a9", "ä", ".hidden"]
    for name in names { try Files.writeAtomically([], to: folder(name)) }
    #expect(try Files.list(folder.path) == [".hidden", "Z", "a", "a10", "a9", "ä"])
  }

  @Test func foldersAreMadeOnTheWay() throws {
    let folder = try TestFolder()
    try Files.makeDirectory(folder("a/b/c"))
    try Files.makeDirectory(folder("a/b/c"))
    #expect(Files.isDirectory(folder("a/b/c")))
    #expect(throws: FileError.self) {
      try Files.makeDirectory(folder("x/y"), withIntermediates: false)
    }
    try Files.writeAtomically([], to: folder("file"))
    let error = try #require(throws: FileError.self) { try Files.makeDirectory(folder("file")) }
    #expect(error.isExisting)
    try Files.removeDirectory(folder("a/b/c"))
    #expect(try Files.list(folder("a/b")) == [])
  }

  @Test func linksHaveTheSameBytes() throws {
    let folder = try TestFolder()
    try Files.writeAtomically([1, 2], to: folder("a"))
    try Files.writeAtomically([9], to: folder("b"))
    try Files.link(from: folder("a"), to: folder("b"))
    #expect(try Files.read(folder("b"), limit: 2) == [1, 2])
    // Replacing one name does not change the other.
    try Files.writeAtomically([3], to: folder("a"))
    #expect(try Files.read(folder("b"), limit: 2) == [1, 2])
    #expect(folder.names == ["a", "b"])
    #expect(throws: FileError.self) { try Files.link(from: folder("none"), to: folder("c")) }
    #expect(folder.names == ["a", "b"])
  }
}
