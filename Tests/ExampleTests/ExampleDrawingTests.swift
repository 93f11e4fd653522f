import Drawing
import Foundation
import Output
import Pixels
import Playback
import Raster
import Rendering
import TestSupport
import Testing

/// What must hold of every example, whatever it shows.
@Suite struct ExampleDrawingTests {
  @Test func namesAreUnique() {
    #expect(Example.all.count > 20)
    #expect(Set(Example.all.map(\.name)).count == Example.all.count)
  }

  /// All frames in order on one canvas, which redraws only what changed, with one encoder, which
  /// encodes only what changed: the pixels are those of an empty canvas for each frame, the bytes
  /// those of an encoder that knows no frame before. The scale puts edges between pixels.
  @Test(arguments: Example.all) func aFrameDoesNotDependOnTheOneBefore(_ example: Example) throws {
    let project = try example.project(scale: 1.25)
    let film = project.film(of: Array(0..<project.frameCount))
    let size = PixelSize(width: film.width, height: film.height)
    var canvas = try project.canvas(for: film)
    var encoder = try PNGEncoder(size: size)
    var changedFrames = 0
    for stamp in film.frames {
      let list = try project.timeline.displayList(at: stamp.time)
      let damage = try canvas.draw(list)
      if damage != nil { changedFrames += 1 }
      let bytes = try canvas.withPixels {
        try encoder.encode($0, damage: damage ?? PixelRect(x: 0, y: 0, width: 0, height: 0))
      }

      var fresh = try project.canvas(for: film)
      _ = try fresh.draw(list)
      var freshEncoder = try PNGEncoder(size: size)
      let expected = try fresh.withPixels { try freshEncoder.encode($0, damage: nil) }
      let isSame = canvas.withPixels { pixels in
        fresh.withPixels { Self.areEqual(pixels, $0) }
      }
      try #require(isSame, "frame \(stamp.index) differs when it is drawn alone")
      try #require(bytes == expected, "frame \(stamp.index) differs when it is encoded alone")
    }
    // Else the comparison would have compared a picture with itself.
    #expect(changedFrames > 10)
  }

  private static func areEqual(_ a: PixelView, _ b: PixelView) -> Bool {
    guard let first = a.bytes.baseAddress, let second = b.bytes.baseAddress,
      a.bytes.count == b.bytes.count
    else { return false }
    return memcmp(first, second, a.bytes.count) == 0
  }

  /// Frames as PNG and as SVG, and both manifests.
  @Test(arguments: Example.all) func theFilesDoNotDependOnTheThreads(_ example: Example) throws {
    let folder = try TemporaryFolder()
    for jobs in ["1", "2"] {
      let outcome = try BuiltTool.run(
        [
          "render", example.path, "--scale", "1", "-j", jobs, "-q", "-o", "png\(jobs)/",
          "-o", "svg\(jobs)/frame_###.svg",
        ], in: folder)
      #expect(outcome.errors == "")
      try #require(outcome.exitCode == 0)
    }
    let frameCount = try example.project().frameCount
    for format in ["png", "svg"] {
      let names = folder.names(in: format + "1")
      #expect(names.count == frameCount + 1)
      #expect(folder.names(in: format + "2") == names)
      for name in names {
        let (one, two) = (
          try folder.bytes("\(format)1/\(name)"), try folder.bytes("\(format)2/\(name)")
        )
        #expect(one == two, "\(name)")
      }
    }
  }
}
