import Motion
import Output
import Playback
import Rendering
import SceneModel
import SpecReader
import TestSupport
import Testing

@Suite struct ProjectTests {
  /// A film of a second: 11 frames at 10 fps.
  static let second = """
    "variables": { "span": 1 },
    "layers": [ { "id": "a" } ],
    "timeline": [ { "animate": { "a": { "minX": 5 } }, "duration": "=span" } ]
    """

  static func project() throws -> Project {
    try #require(try SpecFolder(second).load().project)
  }

  @Test func filmHasTheFramesAskedFor() throws {
    let film = try Self.project().film(of: [2, 10], startNumber: 100)
    #expect(film.frames.map(\.index) == [2, 10])
    #expect(film.frames.map(\.number) == [102, 110])
    #expect(film.frames.map(\.time) == [0.2, 1])
    #expect(film.lastNumber == 110)
    #expect(film.duration == 1)
    #expect(film.includesEnd)
  }

  /// Without the end the last number, which decides the digits of all names, is one less.
  @Test func filmWithoutTheEnd() throws {
    let film = try Self.project().film(of: Array(0..<10), includesEnd: false)
    #expect(film.lastNumber == 9)
    #expect(!film.includesEnd)
  }

  @Test func stillHasAnyTime() throws {
    let film = try Self.project().still(at: 0.123)
    #expect(film.frames.map(\.time) == [0.123])
  }

  @Test func framesHaveALimit() throws {
    let spec = try SpecFolder(Self.second)
    #expect(try spec.faults(limits: RenderLimits(frames: 11)).isEmpty)
    #expect(
      try spec.faults(limits: RenderLimits(frames: 10)) == [
        "too-large 4:13 the film has 11 frames, must be at most 10"
      ])
  }

  @Test func pixelsHaveALimit() throws {
    let spec = try SpecFolder(#""layers": []"#)
    #expect(try spec.faults(limits: RenderLimits(pixels: 100)).isEmpty)
    #expect(
      try spec.faults(limits: RenderLimits(pixels: 99)) == [
        "too-large 1:27 a frame has 10 × 10 = 100 pixels, must be at most 99"
      ])
  }

  /// Variables have the values they come to, with variants and options applied.
  @Test func manifestTellsWhatDecidedTheFrames() throws {
    let spec = try SpecFolder(
      """
      "variables": { "size": 3, "twice": "=size * 2", "corner": [0, "=size"],
        "label": { "type": "box" } },
      "variants": { "big": { "size": 30 } },
      "layers": [ { "style": "=label", "width": "=twice" } ]
      """)
    let overrides = Overrides(
      variants: ["big"], assignments: [.init(variable: "label", value: "{}")])
    let project = try #require(try spec.load(overrides).project)
    let origin = project.origin(tool: "tool 1")
    #expect(origin.tool == "tool 1")
    #expect(origin.spec.path == "spec.json")
    #expect(origin.spec.variants == ["big"])
    #expect(
      origin.spec.variables == [
        .init("appearance", "light"), .init("size", .number(30)), .init("twice", .number(60)),
        .init("corner", [.number(0), .number(30)]), .init("label", "{}"),
      ])
    #expect(origin.fonts.isEmpty)
    let libraries = origin.libraries
    // Pixman and ISA-L may be built in or left out.
    #expect(
      Set(libraries.keys).subtracting(["pixman", "isa-l"]) == [
        "cairo", "pango", "harfbuzz", "freetype", "fontconfig", "libpng", "libjpeg-turbo",
        "zlib",
      ])
    #expect(libraries.values.allSatisfy { $0.split(separator: ".").count >= 2 })
  }

  /// librsvg decides pixels where there is an SVG picture, whether or not another film of the
  /// process has one.
  @Test func librsvgIsToldOfFilmsWithSVGPictures() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="8"/></svg>"#
    let spec = try SpecFolder(
      """
      "assets": { "dot": "dot.svg" }, "layers": [ { "type": "svg", "contents": "dot" } ]
      """)
    try spec.folder.write(svg, to: "dot.svg")
    let with = try #require(try spec.load().project).origin(tool: "tool 1").libraries
    #expect(Set(with.keys) == Set(Project.libraries.keys).union(["librsvg"]))
    let version = try #require(with["librsvg"])
    #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3, "\(version)")

    let plain = try #require(try SpecFolder("\"layers\": []").load().project)
    #expect(plain.origin(tool: "tool 1").libraries["librsvg"] == nil)
  }
}
