import CairoShim
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
    return picture.surface.withBytes { bytes, stride in
      let pixels = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      return Picture(
        cs_picture(
          pixels: pixels?.advanced(by: top * stride + 4 * left), width: Int32(box.width),
          height: Int32(box.height), stride: stride)
      ).straight
    }
  }
}
