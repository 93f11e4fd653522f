import FrameDiff
import Pixels
import TestSupport
import Testing

@testable import Regression

/// Manifests and goldens that somebody has written by hand or damaged: an error that names the
/// file, never a crash.
struct DamagedInputTests {
  private let films: Films

  init() throws { films = try Films() }

  private func manifest(
    index: String = "0", count: String = "1", width: String = "8", height: String = "8"
  ) throws -> FrameSequence {
    try films.folder.write(
      """
      { "formatVersion": 1, "tool": "t", "fps": "60/1", "frameCount": \(count),
        "width": \(width), "height": \(height),
        "frames": [ { "index": \(index), "time": 0, "file": "frame_0.png" } ] }
      """, to: "manifest.json")
    return try FrameSequence(manifest: films.folder("manifest.json"))
  }

  static let noCounts = ["1e30", "-1e30", "-1", "0.5", "2147483648", "9223372036854775808", "1e-9"]

  @Test(arguments: noCounts)
  func aManifestsNumbersAreCounts(number: String) throws {
    for make in [
      { try manifest(index: number) }, { try manifest(count: number) },
      { try manifest(width: number) }, { try manifest(height: number) },
    ] {
      let error = #expect(throws: RegressionError.self) { _ = try make() }
      guard case .unreadable(let path, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(path == films.folder("manifest.json"))
    }
  }

  @Test func aManifestOfCountsIsRead() throws {
    #expect(try manifest(index: "2147483647").frames.map(\.key) == [.index(2_147_483_647)])
    #expect(try manifest(width: "1e1").size == PixelSize(width: 10, height: 8))
  }

  /// A golden whose frame 3 says that it is another one.
  @Test(arguments: ["-1", "2", "4", "100000", "-9223372036854775808", "9223372036854775807"])
  func aGoldensFramesAreCountedFromZero(index: String) throws {
    let project = try films.project(Films.card())
    let side = try films.side(project)
    let golden = FilmGolden(
      project, digests: side.sequence.frames.compactMap(\.digest),
      values: try ValueTable(project), tool: "test 1", keys: [0])
    let damaged = golden.text.replacing("\nframe 3 ", with: "\nframe \(index) ")
    #expect(damaged != golden.text)
    let error = #expect(throws: RegressionError.self) {
      try FilmGolden(text: damaged, path: "card.golden")
    }
    guard case .unreadable("card.golden", let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("frame \(index) follows 3 frames"), "\(reason)")
  }

  @Test(arguments: ["0 60 1", "0.5 60 1", "120 1e30 1", "120 60 nan", "120 60 1e7", "120 60"])
  func aGoldensSizeIsWholePixels(size: String) throws {
    let text = "inbetween-golden 1\nsize \(size)\nframe 0 0 0 0\nend 1\n"
    let error = #expect(throws: RegressionError.self) {
      try FilmGolden(text: text, path: "card.golden")
    }
    guard case .unreadable("card.golden", let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("line 2"), "\(reason)")
  }
}
