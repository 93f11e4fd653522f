import Geometry
import Pixels
import Playback
import Rendering
import SceneModel
import TestSupport
import Testing

/// The files a spec names.
@Suite struct ResourceTests {
  static let picture = """
    "assets": { "logo": "logo.png" },
    "layers": [ { "id": "logo1", "type": "image", "contents": "logo" } ]
    """

  @Test(arguments: [("logo.png", 1.0), ("logo@2x.png", 2), ("logo@3x.png", 3), ("logo@4x.png", 1)])
  func naturalSizeIsPixelsByScale(name: String, scale: Double) throws {
    let spec = try SpecFolder(Self.picture.replacing("logo.png", with: name))
    try spec.folder.write(SpecFolder.png(width: 12, height: 6), to: name)
    let project = try #require(try spec.load().project)
    let layer = try #require(try project.timeline.layers(at: 0).first)
    #expect(layer.frame.size == Size(width: 12 / scale, height: 6 / scale))
  }

  @Test func missingFileIsToldWhereItIsNamed() throws {
    let spec = try SpecFolder(Self.picture)
    let path = spec.folder("logo.png")
    #expect(
      try spec.faults() == [
        "unreadable-file 2:21 cannot find '\(path)': No such file or directory"
      ])
  }

  @Test func linksMayNotLeaveTheFolder() throws {
    let outside = try TemporaryFolder()
    try outside.write(SpecFolder.png(width: 1, height: 1), to: "logo.png")
    let spec = try SpecFolder(Self.picture)
    try spec.folder.link("logo.png", to: outside("logo.png"))
    #expect(
      try spec.faults() == [
        "outside-folder 2:21 'logo.png' is a link that leads out of the spec's folder"
      ])
  }

  /// A folder whose name begins as the spec's folder's does is another folder.
  @Test func folderWithTheSameBeginningIsOutside() throws {
    let around = try TemporaryFolder()
    try around.write(
      #"""
      { "version": 1, "canvas": { "size": [1, 1] }, "assets": { "logo": "logo.png" },
        "layers": [] }
      """#, to: "a/spec.json")
    try around.write(SpecFolder.png(width: 1, height: 1), to: "ab/logo.png")
    try around.link("a/logo.png", to: around("ab/logo.png"))
    let loading = try Project.load(SpecFile(reading: around("a/spec.json"), limit: 1 << 20))
    #expect(loading.findings.diagnostics.map(\.code) == [.outsideFolder])
  }

  @Test func linksMayStayInTheFolder() throws {
    let spec = try SpecFolder(Self.picture)
    try spec.folder.write(SpecFolder.png(width: 1, height: 1), to: "art/real.png")
    try spec.folder.link("logo.png", to: "art/real.png")
    #expect(try spec.faults().isEmpty)
  }

  @Test func allFaultsOfAllFilesAreTold() throws {
    let spec = try SpecFolder(
      """
      "fonts": [ "none.otf", "text.otf" ],
      "assets": { "cut": "cut.png", "text": "text.png", "good": "good.png" }
      """)
    let png = try SpecFolder.png(width: 3, height: 3)
    try spec.folder.write(png.dropLast(4) + [0, 0, 0, 0], to: "cut.png")
    try spec.folder.write("hello", to: "text.png")
    try spec.folder.write("hello", to: "text.otf")
    try spec.folder.write(png, to: "good.png")
    let faults = try spec.faults().map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      faults == [
        "unreadable-file 2:12", "missing-font 2:24", "bad-image 3:20", "bad-image 3:39",
      ])
  }

  @Test func allAssetsTogetherHaveALimit() throws {
    let spec = try SpecFolder(#""assets": { "a": "a.png", "b": "b.png" }"#)
    for name in ["a.png", "b.png"] {
      try spec.folder.write(SpecFolder.png(width: 10, height: 10), to: name)
    }
    #expect(try spec.faults(limits: RenderLimits(imagePixels: 200)).isEmpty)
    #expect(
      try spec.faults(limits: RenderLimits(imagePixels: 199)) == [
        "too-large 2:32 with 'b.png' the assets have 200 pixels, must be at most 199"
      ])
  }
}
