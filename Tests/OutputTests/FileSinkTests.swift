import Foundation
import Output
import Testing

@Suite struct FileSinkTests {
  func write(_ text: String, to path: String, overwrite: Bool = false) throws {
    let film = Film.sample(count: 1)
    var sink = try OutputTarget(still: path, format: nil).makeSink(overwrite: overwrite) { .sample }
    try sink.begin(film)
    for stamp in film.frames {
      try sink.write(EncodedFrame(bytes: Array(text.utf8), digest: nil), as: stamp)
    }
    try sink.finish()
  }

  @Test func writesOneFileAndNothingElse() throws {
    try withTemporaryFolder { (folder) throws in
      try write("one", to: folder + "new/a.png")
      #expect(try names(in: folder + "new") == ["a.png"])
      #expect(try String(contentsOfFile: folder + "new/a.png", encoding: .utf8) == "one")
    }
  }

  @Test func replacesOnlyWhenAsked() throws {
    try withTemporaryFolder { (folder) throws in
      try write("one", to: folder + "a.svg")
      #expect(throws: OutputError.exists(path: folder + "a.svg", others: 0)) {
        try write("two", to: folder + "a.svg")
      }
      try write("two", to: folder + "a.svg", overwrite: true)
      #expect(try String(contentsOfFile: folder + "a.svg", encoding: .utf8) == "two")
    }
  }
}
