import Foundation
import Platform
import Testing

struct ScratchFolderTests {
  @Test func itGoesWithAllThatLiesInIt() throws {
    let outside = try TestFolder()
    try Files.writeAtomically([1], to: outside("kept"))
    let parent = try TestFolder()
    do {
      let folder = try ScratchFolder(in: parent.path)
      #expect(parent.names.count == 1)
      try Files.makeDirectory(folder.path + "/a/b")
      try Files.writeAtomically([1], to: folder.path + "/a/b/c")
      try Files.writeAtomically([1], to: folder.path + "/d")
      // What a link leads to stays.
      symlink(outside.path, folder.path + "/a/link")
    }
    #expect(parent.names == [])
    #expect(outside.names == ["kept"])
  }

  @Test func itGoesWhereSomethingIsThrown() throws {
    let parent = try TestFolder()
    func fail() throws {
      let folder = try ScratchFolder(in: parent.path)
      try Files.writeAtomically([1], to: folder.path + "/a")
      _ = try Files.read(folder.path + "/none", limit: 1)
    }
    #expect(throws: FileError.self) { try fail() }
    #expect(parent.names == [])
  }

  /// Each has a folder of its own, which nobody else may read.
  @Test func itIsNew() throws {
    let parent = try TestFolder()
    let one = try ScratchFolder(in: parent.path)
    let other = try ScratchFolder(in: parent.path)
    #expect(one.path != other.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: one.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(parent.names.count == 2)
  }

  @Test func aParentThatIsNotThereIsTold() {
    let error = #expect(throws: FileError.self) {
      _ = try ScratchFolder(in: "/no/such/folder")
    }
    #expect(error?.description.contains("/no/such/folder/inbetween-XXXXXX") ?? false)
  }

  /// The second signal ends the process and leaves no folder.
  @Test func aSignalRemovesIt() async throws {
    let parent = try TestFolder()
    setenv("INBETWEEN_TEST_PARENT", parent.path, 1)
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.install()
      let parent = try #require(Environment.value("INBETWEEN_TEST_PARENT"))
      let folder = try ScratchFolder(in: parent)
      try Files.makeDirectory(folder.path + "/a")
      try Files.writeAtomically([1], to: folder.path + "/a/b")
      for _ in 0..<2 {
        kill(getpid(), SIGINT)
        usleep(100_000)
      }
      while true { sleep(1) }
    }
    #expect(parent.names == [])
  }
}
