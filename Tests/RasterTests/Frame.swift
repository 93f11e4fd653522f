import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

/// A frame's pixels as straight numbers.
struct Frame: Equatable {
  var width: Int
  var height: Int
  /// Premultiplied blue, green, red, alpha.
  var bytes: [UInt8]

  func row(_ y: Int) -> ArraySlice<UInt8> { bytes[4 * y * width..<4 * (y + 1) * width] }

  /// Premultiplied red, green, blue, alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let at = 4 * (y * width + x)
    return [2, 1, 0, 3].map { Int(bytes[at + $0]) }
  }
}

extension Canvas {
  borrowing func frame() -> Frame {
    withPixels { view in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(4 * view.width * view.height)
      for row in 0..<view.height {
        bytes += view.bytes[row * view.stride..<row * view.stride + 4 * view.width]
      }
      return Frame(width: view.width, height: view.height, bytes: bytes)
    }
  }
}

/// One canvas is enough for what has no text or images of its own.
func render(
  _ items: [DisplayItem], width: Int, height: Int, scale: Double = 1, background: Color = .clear,
  images: ImageStore? = nil
) throws -> Frame {
  var canvas = try Canvas(
    width: width, height: height, scale: scale, images: images ?? ImageStore(),
    text: PangoText(fonts: FontSet()))
  let list = DisplayList(
    size: Size(width: Double(width) / scale, height: Double(height) / scale),
    background: background, items: items)
  _ = try canvas.draw(list)
  return canvas.frame()
}

func fill(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
  radius: Double = 0
) -> DisplayItem {
  .fill(
    Fill(
      shape: .roundedRect(Rect(x: x, y: y, width: width, height: height), CornerRadii(radius)),
      color: color))
}
