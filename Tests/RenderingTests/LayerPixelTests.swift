import Pixels
import Playback
import Raster
import Rendering
import Testing

/// Pixels that QuartzCore's `render(in:)` gave for small layer trees (measured on macOS), drawn from
/// a spec. There y goes up and the layer stands at the lower left; here both are turned over.
@Suite struct LayerPixelTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var side: Int
    var layers: String
    /// x and y from the upper left; premultiplied red, green, blue, alpha.
    var pixels: [(x: Int, y: Int, rgba: [Int])]
    /// Of each channel.
    var tolerance = 0
  }

  static let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
  static let (black, nothing) = ([0, 0, 0, 255], [0, 0, 0, 0])

  static let scenes = [
    Scene(
      testDescription: "background and sublayer", side: 50,
      layers: ##"""
        { "frame": [0, 20, 40, 30], "backgroundColor": "#f00", "sublayers": [
          { "frame": [0, 20, 10, 10], "backgroundColor": "#0f0" } ] }
        """##,
      pixels: [(20, 30, red), (20, 10, nothing), (5, 45, green), (45, 45, nothing)]),
    Scene(
      testDescription: "opacity of the group, border of a sublayer", side: 50,
      layers: ##"""
        { "frame": [0, 20, 40, 30], "backgroundColor": "#f00", "opacity": 0.5, "sublayers": [
          { "frame": [0, 20, 10, 10], "backgroundColor": "#0f0", "borderWidth": 2,
            "borderColor": "#00f" } ] }
        """##,
      pixels: [
        (20, 30, [128, 0, 0, 128]), (5, 45, [0, 128, 0, 128]), (0, 45, [0, 0, 128, 128]),
      ], tolerance: 2),
    Scene(
      testDescription: "round corners that clip", side: 40,
      layers: ##"""
        { "frame": [0, 0, 40, 40], "backgroundColor": "#f00", "cornerRadius": 10,
          "masksToBounds": true, "sublayers": [
            { "frame": [-10, -50, 100, 100], "backgroundColor": "#00f" } ] }
        """##,
      pixels: [(0, 0, nothing), (20, 20, blue), (39, 20, blue)]),
    // Told of points that SwiftUI's rectangle of the same size holds or not.
    Scene(
      testDescription: "round corners", side: 100,
      layers: ##"{ "frame": [0, 0, 100, 100], "backgroundColor": "#00f", "cornerRadius": 10 }"##,
      pixels: [(5, 5, blue), (1, 1, nothing), (98, 98, nothing), (94, 94, blue)]),
    Scene(
      testDescription: "a transform about the anchor point", side: 40,
      layers: ##"""
        { "frame": [0, 0, 40, 40], "sublayers": [
          { "frame": [10, 10, 20, 20], "backgroundColor": "#000", "transform.scale": 0.5 } ] }
        """##,
      pixels: [(20, 20, black), (13, 13, nothing), (16, 24, black)]),
    Scene(
      testDescription: "a shape's fill", side: 20,
      layers: ##"{ "type": "shape", "path": "M5 5h10v10h-10z", "fillColor": "#f00" }"##,
      pixels: [(10, 10, red), (2, 2, nothing)]),
    // Told of hits there: what lies outside of a mask neither shows nor is hit.
    Scene(
      testDescription: "a mask", side: 100,
      layers: ##"""
        { "frame": [0, 0, 100, 100], "backgroundColor": "#f00",
          "mask": { "frame": [0, 60, 40, 40], "backgroundColor": "#000" } }
        """##,
      pixels: [(20, 80, red), (50, 50, nothing)]),
  ]

  @Test(arguments: scenes) func isThatOfQuartzCore(_ scene: Scene) throws {
    let spec = try SpecFolder(
      #""layers": [ \#(scene.layers) ], "timeline": []"#, side: scene.side)
    let loading = try spec.load()
    let project = try #require(loading.project, "\(loading.findings.diagnostics)")
    var canvas = try project.canvas(for: project.still(at: 0))
    _ = try canvas.draw(project.timeline.displayList(at: 0))
    for (x, y, expected) in scene.pixels {
      // Blue, green, red, alpha in memory.
      let pixel = canvas.withPixels { view in
        [2, 1, 0, 3].map { Int(view.bytes[y * view.stride + 4 * x + $0]) }
      }
      for (channel, expected) in zip(pixel, expected) {
        #expect(abs(channel - expected) <= scene.tolerance, "\(pixel) at \(x), \(y)")
      }
    }
  }
}
