public import Drawing
import Geometry
public import Pixels

/// The picture that a material shows, before it is cut to its shape, or a group in perspective.
struct CapturedBackdrop {
  let picture: PlacedSurface
  let box: PixelBox
}

extension Canvas {
  /// The pictures that the materials and the groups in perspective of a list show, by their
  /// numbers, each with its place on the canvas; those that are not seen are left out. For formats
  /// that cannot blur what lies below, nor bend what they draw.
  ///
  /// - Parameter list: Its materials and groups are numbered.
  public mutating func backdropPictures(
    of list: DisplayList
  ) throws(RasterError) -> [Int: (image: Image, place: PixelRect)] {
    capturedBackdrops = [:]
    defer { capturedBackdrops = nil }
    try drawAll(list)
    let groups = try capturedProjections(of: list.items, map: .scale(x: scale, y: scale))
    return (capturedBackdrops ?? [:]).merging(groups) { $1 }.mapValues { captured in
      (
        captured.straight(),
        PixelRect(
          x: captured.box.x, y: captured.box.y, width: captured.box.width,
          height: captured.box.height)
      )
    }
  }
}

extension CapturedBackdrop {
  /// The box's pixels as straight RGBA.
  fileprivate func straight() -> Image {
    let (left, top) = (box.x - picture.x, box.y - picture.y)
    let bytes = picture.surface.withBytes { bytes, stride in
      [UInt8](unsafeUninitializedCapacity: 4 * box.width * box.height) { out, count in
        for y in 0..<box.height {
          for x in 0..<box.width {
            let source = (top + y) * stride + 4 * (left + x)
            let target = 4 * (y * box.width + x)
            let alpha = Int(bytes[source + 3])
            for channel in 0..<3 {
              let value = Int(bytes[source + 2 - channel])
              out[target + channel] =
                alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
            out[target + 3] = UInt8(alpha)
          }
        }
        count = 4 * box.width * box.height
      }
    }
    return Image(width: box.width, height: box.height, bytes: bytes)
  }
}
