import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster

/// What moves by fractions of a pixel moves evenly: the centre of its ink (alpha, or red for a
/// picture) is where the map takes the centre it had at rest. Texts are in ``TextDrawingTests``.
@Suite struct JudderTests {
  private typealias Map = Geometry.AffineTransform

  private func centre(of frame: Frame, channel: Int) -> Point {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let value = Double(frame.pixel(column, row)[channel])
        x += value * (Double(column) + 0.5)
        y += value * (Double(row) + 0.5)
        sum += value
      }
    }
    return Point(x: x / sum, y: y / sum)
  }

  /// - Parameter draw: The frame under a map of points.
  private func follows(
    scale: Double, channel: Int, within limit: Double, draw: (Map) throws -> Frame
  ) throws {
    let start = centre(of: try draw(.identity), channel: channel)
    for step in 1...30 {
      let pixels = Double(step) / 10
      let moved = centre(
        of: try draw(.translation(x: 0.7 * pixels / scale, y: pixels / scale)), channel: channel)
      #expect(abs(moved.x - start.x - 0.7 * pixels) < limit, "x moved by \(pixels)")
      #expect(abs(moved.y - start.y - pixels) < limit, "y moved by \(pixels)")
    }
    for step in stride(from: -30, through: 30, by: 3) where step != 0 {
      let factor = 1 + Double(step) / 1000
      let about = Point(x: 12.3, y: 30.8)
      let map = Map.translation(x: -about.x, y: -about.y).then(.scale(x: factor, y: factor))
        .then(.translation(x: about.x, y: about.y))
      let found = centre(of: try draw(map), channel: channel)
      let x = about.x * scale + (start.x - about.x * scale) * factor
      let y = about.y * scale + (start.y - about.y * scale) * factor
      #expect(abs(found.x - x) < limit, "x scaled by \(factor)")
      #expect(abs(found.y - y) < limit, "y scaled by \(factor)")
    }
  }

  @Test(arguments: [1.0, 2, 3]) func picturesFollowTheirLayer(scale: Double) throws {
    let images = try ImageTests.store(60, 42) { x, y in
      [UInt8((x * 37 + y * 11) % 200 + 40), x > y ? 200 : 20, 90, 255]
    }
    let item = ImageTests.item(Rect(x: 9.3, y: 12.6, width: 30, height: 21))
    try follows(scale: scale, channel: 0, within: 0.05) { map in
      try render(
        [.group(Group(id: "g", transform: map, items: [item]))], width: Int(60 * scale),
        height: Int(60 * scale), scale: scale, images: images)
    }
  }

  /// A shadow that is dark and sharp enough is blurred at its own fraction of a pixel.
  @Test(arguments: [1.0, 2, 3]) func shadowsFollowTheirLayer(scale: Double) throws {
    try follows(scale: scale, channel: 3, within: 0.05) { map in
      try render(
        [
          .group(
            Group(
              id: "g", transform: map,
              shadow: Shadow(
                color: .black, radius: 3, offset: .zero,
                outline: .roundedRect(
                  Rect(x: 22.3, y: 24.6, width: 18, height: 12), CornerRadii(4))),
              items: []))
        ], width: Int(64 * scale), height: Int(64 * scale), scale: scale)
    }
  }

  /// One that is faint goes by whole pixels where no pixel changes by more than 4 levels by that:
  /// 255 · opacity / (5 · σ), σ in pixels. Compared with the same shadow blurred at its own place,
  /// which is drawn in black and made fainter afterwards: 1.5 levels are left for rounding.
  @Test(arguments: [1.0, 2, 3]) func faintShadowsAreOffByFourLevelsAtMost(scale: Double) throws {
    let alpha = 20 * 4 * scale / 255 * 0.99
    func drawn(_ move: Double, alpha: Double) throws -> Frame {
      try render(
        [
          ShadowTests.shadowOnly(
            of: [fill(20, 24, 20, 14, .white, radius: 4)], radius: 4, alpha: alpha,
            at: Point(x: move, y: move / 2))
        ], width: Int(64 * scale), height: Int(64 * scale), scale: scale)
    }
    for step in 0...10 {
      let move = Double(step) / 10 / scale
      let faint = try drawn(move, alpha: min(alpha, 1))
      let full = try drawn(move, alpha: 1)
      for (a, b) in zip(faint.bytes, full.bytes) {
        #expect(abs(Double(a) - Double(b) * min(alpha, 1)) <= 5.5)
      }
    }
  }
}
