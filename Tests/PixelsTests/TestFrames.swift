import Pixels

/// A frame as cairo would hold it, that tests can draw into.
struct TestFrame {
  let width: Int
  let height: Int
  let stride: Int
  var bytes: [UInt8]

  /// - Parameter padding: Bytes after each row that belong to no pixel.
  init(width: Int, height: Int, padding: Int = 0) {
    self.width = width
    self.height = height
    stride = 4 * width + padding
    bytes = [UInt8](repeating: 0xa5, count: stride * height)
    fill(PixelRect(x: 0, y: 0, width: width, height: height), straight: [0, 0, 0, 0])
  }

  var size: PixelSize { PixelSize(width: width, height: height) }

  /// Sets pixels to a colour given as straight red, green, blue, alpha.
  mutating func fill(_ rect: PixelRect, straight rgba: [Int]) {
    let premultiplied = rgba[..<3].map { UInt8((Double($0 * rgba[3]) / 255).rounded()) }
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        let start = y * stride + 4 * x
        bytes[start] = premultiplied[2]
        bytes[start + 1] = premultiplied[1]
        bytes[start + 2] = premultiplied[0]
        bytes[start + 3] = UInt8(rgba[3])
      }
    }
  }

  func withView<Result>(_ body: (PixelView) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes {
      try body(PixelView(bytes: $0, width: width, height: height, stride: stride))
    }
  }

  /// Straight RGBA by the definition, pixel by pixel: round(255 c / a), 0 where alpha is 0.
  var straightRGBA: [UInt8] {
    var result: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bytes[(y * stride + 4 * x)...].prefix(4).map { Double($0) }
        let alpha = pixel[3]
        for channel in [2, 1, 0] {
          result.append(alpha == 0 ? 0 : UInt8((255 * pixel[channel] / alpha).rounded()))
        }
        result.append(UInt8(alpha))
      }
    }
    return result
  }
}
