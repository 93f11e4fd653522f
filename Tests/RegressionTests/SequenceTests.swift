import FrameDiff
import Pixels
import TestSupport
import Testing

@testable import Regression

/// Rules of sequences, on folders of pictures whose shades of grey stand for their contents.
struct SequenceTests {
  private let films: Films

  init() throws { films = try Films() }

  private func compare(
    _ expected: [(String, UInt8)], _ actual: [(String, UInt8)]
  ) throws -> SequenceComparison {
    let old = try films.pictures(expected.map { ($0.0, $0.1) }, in: "old")
    let new = try films.pictures(actual.map { ($0.0, $0.1) }, in: "new")
    return try SequenceComparer(workerCount: 2).compare(
      expected: Side(try FrameSequence(pictures: old)),
      actual: Side(try FrameSequence(pictures: new)))
  }

  private func numbered(_ grays: [UInt8]) -> [(String, UInt8)] {
    grays.enumerated().map { ("frame_\($0.offset).png", $0.element) }
  }

  @Test func equalFoldersAreTheSame() throws {
    let result = try compare(numbered([1, 2, 3]), numbered([1, 2, 3]))
    #expect(!result.isDifferent)
    #expect(result.frames.map(\.verdict) == [.identical, .identical, .identical])
  }

  /// A picture that is no frame, with or without a number in its name, is extra, and there is one
  /// more than expected; nothing else is wrong.
  @Test(arguments: ["cover.png", "x2.png"])
  func aPictureBesidesTheFramesIsExtra(_ name: String) throws {
    let result = try compare(numbered([1, 2, 3]), numbered([1, 2, 3]) + [(name, 7)])
    #expect(result.frames.count { $0.verdict == .identical } == 3)
    #expect(result.faults.count == 2)
    #expect(result.faults.contains(.extra(.name(name))), "\(result.faults)")
  }

  /// Names with other digits are the same numbers: frame_2 comes before frame_10.
  @Test func framesMatchByNumberNotByName() throws {
    let old = (0..<12).map { ("frame_\($0).png", UInt8($0)) }
    let new = (0..<12).map { ("shot_0000\($0).png", UInt8($0)) }
    let result = try compare(old, new)
    #expect(!result.isDifferent)
    #expect(result.frames[10].key == .index(10))
  }

  @Test func aMissingFrameIsNamed() throws {
    let result = try compare(
      numbered([1, 2, 3]), [("frame_0.png", 1), ("frame_2.png", 3)])
    #expect(result.faults == [.count(expected: 3, actual: 2), .missing(.index(1))])
    #expect(result.frames.map(\.presence) == [.both, .missing, .both])
    #expect(result.isDifferent)
  }

  @Test func anExtraFrameIsNamed() throws {
    let result = try compare(numbered([1, 2]), numbered([1, 2, 3]))
    #expect(result.faults == [.count(expected: 2, actual: 3), .extra(.index(2))])
  }

  @Test func aFrameShownTwiceIsADuplicate() throws {
    let result = try compare(numbered([1, 2, 3]), numbered([1, 1, 3]))
    #expect(result.faults == [.duplicate(.index(1), of: .index(0))])
  }

  @Test func exchangedFramesAreOutOfOrder() throws {
    let result = try compare(numbered([1, 2, 3, 4]), numbered([1, 3, 2, 4]))
    #expect(
      result.faults == [
        .reordered(.index(1), shows: .index(2)), .reordered(.index(2), shows: .index(1)),
      ])
  }

  @Test func oneNumberTwiceIsRepeated() throws {
    let result = try compare(
      numbered([1, 2]), [("frame_0.png", 1), ("frame_1.png", 2), ("frame_01.png", 2)])
    #expect(result.faults.contains(.repeated(.index(1))))
  }

  @Test func namesMatchWhereThereAreNoNumbers() throws {
    let result = try compare(
      [("home.png", 1), ("login.png", 2)], [("home.png", 1), ("settings.png", 3)])
    #expect(result.faults == [.missing(.name("login.png")), .extra(.name("settings.png"))])
  }

  @Test func anEmptyFolderIsNoComparison() throws {
    try films.folder.write("", to: "empty/readme.txt")
    #expect(throws: RegressionError.self) {
      try FrameSequence(pictures: films.folder("empty"))
    }
  }

  /// Equal bytes are not decoded, and still a checksum that does not hold is an error.
  @Test func brokenPicturesAreNeverTheSame() throws {
    let old = try films.pictures([("a.png", 7)], in: "old")
    let good = try films.folder.bytes("old/a.png")
    var broken = good
    broken[broken.count - 20] ^= 1
    for (name, bytes) in [("crc", broken), ("cut", Array(good.dropLast(15)))] {
      try films.folder.write(bytes, to: "\(name)/a.png")
      let side = Side(try FrameSequence(pictures: films.folder(name)))
      for other in [side, Side(try FrameSequence(pictures: old))] {
        #expect(throws: RegressionError.self) {
          try SequenceComparer().compare(expected: other, actual: side)
        }
      }
    }
  }

  @Test func facts() {
    var one = FrameSequence(
      name: "a", size: PixelSize(width: 4, height: 4), frameRate: "60/1",
      frames: [.init(key: .index(0))],
      inputs: .init(
        tool: "t 1", libraries: ["cairo": "1"], fonts: ["A, a.otf": "x"], specDigest: "s"))
    var other = one
    other.size = PixelSize(width: 4, height: 5)
    other.frameRate = "30/1"
    other.inputs = .init(tool: "t 2", libraries: ["cairo": "2"], fonts: [:], specDigest: "s")
    #expect(
      SequenceFault.facts(one, other) == [
        .size(expected: PixelSize(width: 4, height: 4), actual: PixelSize(width: 4, height: 5)),
        .frameRate(expected: "60/1", actual: "30/1"),
        .version(of: "the tool", expected: "t 1", actual: "t 2"),
        .version(of: "library cairo", expected: "1", actual: "2"),
        .version(of: "font A, a.otf", expected: "x", actual: nil),
      ])
    one.inputs = nil
    other = one
    #expect(SequenceFault.facts(one, other).isEmpty)
  }

  @Test func theResultDoesNotDependOnThreads() throws {
    let old = try films.pictures(numbered((0..<20).map { UInt8($0) }), in: "old")
    let new = try films.pictures(numbered((0..<20).map { UInt8($0 * 3 % 20) }), in: "new")
    let results = try [1, 2, 5].map { count in
      try SequenceComparer(workerCount: count).compare(
        expected: Side(try FrameSequence(pictures: old)),
        actual: Side(try FrameSequence(pictures: new)))
    }
    #expect(results[0].frames == results[1].frames && results[1].frames == results[2].frames)
    #expect(results[0].faults == results[2].faults)
  }
}
