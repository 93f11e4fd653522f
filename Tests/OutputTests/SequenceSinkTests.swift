import Foundation
import Output
import Platform
import Testing

@Suite struct SequenceSinkTests {
  /// Writes a film of frames whose bytes are the frame's number and a mark.
  func write(
    _ film: Film, to word: String, mark: String = "", overwrite: Bool = false,
    shard: Film.Shard? = nil, stopAfter: Int = .max
  ) throws {
    guard
      case .sequence(let pattern, _) = try OutputTarget(
        film: word, format: nil, isDirectory: { _ in false })
    else { throw OutputTargetError.empty }
    var sink = SequenceSink(pattern: pattern, overwrite: overwrite, shard: shard) { .sample }
    do {
      try sink.begin(film)
      for stamp in film.frames.prefix(stopAfter) {
        try sink.write(
          EncodedFrame(bytes: Array("\(stamp.number)\(mark)".utf8), digest: "d\(stamp.index)"),
          as: stamp)
      }
      if stopAfter < film.frames.count { sink.cancel() } else { try sink.finish() }
    } catch {
      sink.cancel()
      throw error
    }
  }

  @Test func writesFramesAndThenTheManifest() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 3, firstNumber: 9), to: folder + "new/deep/a_%d.png")
      #expect(
        try names(in: folder + "new/deep") == ["a_09.png", "a_10.png", "a_11.png", "manifest.json"])
      #expect(try String(contentsOfFile: folder + "new/deep/a_10.png", encoding: .utf8) == "10")
      let manifest = try String(contentsOfFile: folder + "new/deep/manifest.json", encoding: .utf8)
      #expect(manifest.contains(#"{"index": 1, "time": "#))
      #expect(manifest.contains(#""file": "a_10.png", "digest": "d1"}"#))
      #expect(!manifest.contains(folder))
    }
  }

  @Test func aCancelledSequenceHasWholeFramesAndNoManifest() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 3), to: folder, stopAfter: 2)
      #expect(try names(in: folder) == ["frame_00000.png", "frame_00001.png"])
    }
  }

  @Test func refusesToReplace() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 3), to: folder)
      #expect(throws: OutputError.exists(path: folder + "frame_00000.png", others: 3)) {
        try write(.sample(count: 3), to: folder, mark: "new")
      }
      #expect(try String(contentsOfFile: folder + "frame_00001.png", encoding: .utf8) == "1")
    }
  }

  @Test func replacesAWholeSequence() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 5), to: folder)
      try Data().write(to: URL(filePath: folder + "notes.txt"))
      try write(.sample(count: 2), to: folder, mark: "new", overwrite: true)
      #expect(
        try names(in: folder) == [
          "frame_00000.png", "frame_00001.png", "manifest.json", "notes.txt",
        ])
      #expect(try String(contentsOfFile: folder + "frame_00001.png", encoding: .utf8) == "1new")
    }
  }

  @Test func replacesFramesOfAnotherWidth() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 2), to: folder + "a_%d.png")
      try write(.sample(count: 11), to: folder + "a_%d.png", overwrite: true)
      #expect(try names(in: folder).filter { $0 == "a_0.png" } == [])
      #expect(try names(in: folder).count == 12)
    }
  }

  /// The new manifest appears last: while the replacement runs there is none.
  @Test func theOlderManifestGoesFirst() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 3), to: folder)
      try write(.sample(count: 3), to: folder, overwrite: true, stopAfter: 1)
      #expect(
        try names(in: folder) == ["frame_00000.png", "frame_00001.png", "frame_00002.png"])
    }
  }

  /// An interrupted longer run has left frames without a manifest. They are not ours to remove, and
  /// ffmpeg would read them.
  @Test func refusesStrayFrames() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 5), to: folder, stopAfter: 4)
      #expect(throws: OutputError.leftover(path: folder + "frame_00002.png", others: 1)) {
        try write(.sample(count: 2), to: folder, overwrite: true)
      }
      #expect(try names(in: folder).count == 4)
    }
  }

  @Test func keepsAManifestOfAnotherProgram() throws {
    try withTemporaryFolder { folder in
      try Data(#"{"name": "web app", "icons": []}"#.utf8).write(
        to: URL(filePath: folder + "manifest.json"))
      #expect(throws: OutputError.foreignManifest(path: folder + "manifest.json")) {
        try write(.sample(count: 2), to: folder, overwrite: true)
      }
      #expect(try names(in: folder) == ["manifest.json"])
    }
  }

  /// A manifest is no permission to remove what is no frame.
  @Test func removesNothingButFrames() throws {
    try withTemporaryFolder { folder in
      try write(.sample(count: 1), to: folder)
      let manifest = try String(contentsOfFile: folder + "manifest.json", encoding: .utf8)
      for name in ["precious.txt", "frame_x.png"] {
        try Data().write(to: URL(filePath: folder + name))
        let line = #"    {"index": 1, "time": 1, "file": "\#(name)", "digest": "d"}"# + "\n"
        try Data(manifest.replacing("  \"frames\": [\n", with: "  \"frames\": [\n" + line).utf8)
          .write(to: URL(filePath: folder + "manifest.json"))
        try write(.sample(count: 1), to: folder, overwrite: true)
        #expect(try names(in: folder).contains(name))
      }
    }
  }

  @Test func shardsShareAFolder() throws {
    try withTemporaryFolder { folder in
      let film = Film.sample(count: 5)
      for number in 1...2 {
        let shard = try #require(Film.Shard(number: number, of: 2))
        try write(film.part(shard), to: folder, shard: shard)
      }
      #expect(
        try names(in: folder) == (0..<5).map { "frame_0000\($0).png" } + [
          "manifest.1-of-2.json", "manifest.2-of-2.json",
        ])
      let second = try #require(Film.Shard(number: 2, of: 2))
      try write(film.part(second), to: folder, mark: "new", overwrite: true, shard: second)
      #expect(try String(contentsOfFile: folder + "frame_00002.png", encoding: .utf8) == "2")
      #expect(try String(contentsOfFile: folder + "frame_00003.png", encoding: .utf8) == "3new")
    }
  }

  @Test(arguments: [1, 2, 3, 7, 10, 13]) func shardsCoverTheFilmOnce(count: Int) throws {
    let film = Film.sample(count: 10)
    let parts = try (1...count).map {
      film.part(try #require(Film.Shard(number: $0, of: count))).frames
    }
    #expect(parts.flatMap(\.self) == film.frames)
    let sizes = parts.map(\.count)
    #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
  }

  @Test func noShardBeyondTheCount() {
    #expect(Film.Shard(number: 0, of: 2) == nil)
    #expect(Film.Shard(number: 3, of: 2) == nil)
    #expect(Film.Shard(number: 1, of: 0) == nil)
  }

  @Test func saysWhichFolderCannotBeWritten() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))
      do {
        try write(.sample(count: 1), to: folder + "file/a_%d.png")
        Issue.record("a folder in a file")
      } catch let error as OutputError {
        #expect(error.description.contains(folder + "file"))
      }
    }
  }
}
