import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

/// A picture of 6 × 6 px whose 2 px edges each have a colour, stretched to 14 × 10 px.
@Suite struct NineSliceTests {
  static let corners: [(x: Int, y: Int)] = [(0, 0), (12, 0), (0, 8), (12, 8)]

  /// Red tells the column's third, green the row's.
  static func store() throws -> ImageStore {
    try ImageTests.store(6, 6) { x, y in [UInt8(100 * (x / 2)), UInt8(100 * (y / 2)), 7, 255] }
  }

  static let item = DisplayItem.image(
    ImageItem(
      image: "i", source: ImageTests.all, destination: Rect(x: 0, y: 0, width: 14, height: 10),
      slices: NineSlice(
        source: Rect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3),
        destination: Rect(x: 2, y: 2, width: 10, height: 6))))

  @Test func cornersKeepTheirPixels() throws {
    let frame = try render([Self.item], width: 14, height: 10, images: Self.store())
    for corner in Self.corners {
      for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let (px, py) = (corner.x + x, corner.y + y)
        #expect(frame.pixel(px, py) == [px < 2 ? 0 : 200, py < 2 ? 0 : 200, 7, 255])
      }
    }
  }

  @Test func theMiddleStretches() throws {
    let frame = try render([Self.item], width: 14, height: 10, images: Self.store())
    // Half a source pixel, five output pixels, beside an edge is mixed of both.
    #expect(frame.pixel(7, 5) == [100, 100, 7, 255])
    #expect(frame.pixel(7, 0)[0] == 100 && frame.pixel(7, 0)[1] == 0)
    #expect(frame.pixel(0, 5)[1] == 100 && frame.pixel(0, 5)[0] == 0)
  }

  /// A quarter turn shows the same pixels, turned: the way through an upright picture is exact.
  @Test func turnsAsAWhole() throws {
    let upright = try render([Self.item], width: 14, height: 10, images: Self.store())
    let turn = Group(
      id: "g", transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0),
      items: [Self.item])
    let turned = try render([.group(turn)], width: 10, height: 14, images: Self.store())
    for y in 0..<10 {
      for x in 0..<14 { #expect(turned.pixel(9 - y, x) == upright.pixel(x, y)) }
    }
  }

  /// Plain stretched parts are the same picture where edges lie on pixels.
  @Test func partsTogetherAreThePicture() throws {
    guard case .image(let image) = Self.item else { return }
    let whole = try render([Self.item], width: 14, height: 10, images: Self.store())
    let parts = image.parts(overlap: 0)
    #expect(parts.count == 9)
    let frame = try render(
      parts.map { .image($0) }, width: 14, height: 10, images: Self.store())
    for corner in Self.corners {
      #expect(frame.pixel(corner.x, corner.y) == whole.pixel(corner.x, corner.y))
    }
    #expect(frame.pixel(7, 5) == whole.pixel(7, 5))
  }
}
