import Platform
import Testing

struct PathTests {
  @Test(arguments: [
    ("a/b/c", "a/b", "c"), ("c", ".", "c"), ("/c", "/", "c"), ("/", "/", "/"),
    ("a/b/", "a", "b"), ("a//b", "a", "b"), ("./a", ".", "a"),
  ])
  func partsAreThoseOfDirnameAndBasename(_ path: String, _ directory: String, _ name: String) {
    #expect(Files.directory(of: path) == directory)
    #expect(Files.name(of: path) == name)
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../..", ".."),
    ("/..", "/"), ("/a/../../b", "/b"), (".", "."), ("", "."), ("a/..", "."), ("./", "."),
  ])
  func standardised(_ path: String, _ expected: String) {
    #expect(Files.standardised(path) == expected)
    #expect(Files.standardised(expected) == expected)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "/b", "/b"),
    ("/", "b", "/b"),
  ])
  func joined(_ directory: String, _ name: String, _ expected: String) {
    #expect(Files.join(directory, name) == expected)
  }

  @Test func absolutePathsStartInTheWorkingDirectory() throws {
    #expect(Files.absolute("a/../b") == Files.workingDirectory + "/b")
    #expect(Files.absolute("/x/./y") == "/x/y")
    #expect(try Files.realPath(".") == Files.realPath(Files.workingDirectory))
    #expect(throws: FileError.self) { try Files.realPath("/does/not/exist") }
  }
}
