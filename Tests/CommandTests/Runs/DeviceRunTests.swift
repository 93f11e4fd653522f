import Geometry
import Pixels
import SceneModel
import TestSupport
import Testing

/// `render --device all`.
@Suite struct DeviceRunTests {
  /// As wide as the screen and half as high.
  static let spec = """
    { "version": 1, "canvas": { "size": [10, 10], "background": "white" },
      "layers": [ { "id": "bar", "height": "=canvas.height / 2", "backgroundColor": "black" } ] }
    """

  @Test func everyDeviceHasItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "bar.json")
    let run = try BuiltTool.run(
      ["render", "bar.json", "--device", "all", "--scale", "0.1", "-o", "out/"], in: folder)
    try #require(run.exitCode == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == (Device.all.map(\.name) + ["devices.png"]).sorted())
    for device in Device.all {
      #expect(
        folder.names(in: "out/\(device.name)") == ["frame_00000.png", "manifest.json"])
      let image = try Image(png: folder.bytes("out/\(device.name)/frame_00000.png"))
      #expect(image.width == Int((device.size.width * 0.1).rounded()))
      #expect(image.height == Int((device.size.height * 0.1).rounded()))
    }
    // Rows of 240 px with 8 px between, in columns, so that the sheet is about as wide as high.
    let sheet = try Image(png: folder.bytes("out/devices.png"))
    #expect((sheet.height - 8) % 248 == 0)
    #expect((3...4).contains(4 * min(sheet.width, sheet.height) / max(sheet.width, sheet.height)))
  }

  /// The first part draws the sheet, which would be the same in every part.
  @Test func partsShareAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.spec.replacing(
        "] }", with: "], \"timeline\": [ { \"wait\": 0.1 } ] }"), to: "bar.json")
    for part in ["2/2", "1/2"] {
      let run = try BuiltTool.run(
        ["render", "bar.json", "--device", "all", "--scale", "0.1", "--shard", part, "-o", "out/"],
        in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(folder.exists("out/devices.png") == (part == "1/2"))
    }
  }

  @Test(arguments: [
    ["-o", "film.mp4"], ["-o", "a/", "-o", "b/"], ["-o", "-", "--format", "rgba"],
    ["-o", "f_%03d.png"],
  ])
  func onlyIntoAFolder(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "bar.json")
    let run = try BuiltTool.run(["render", "bar.json", "--device", "all"] + words, in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("it must be one folder"), "\(run.errors)")
    #expect(folder.names(in: "") == ["bar.json"])
  }
}
