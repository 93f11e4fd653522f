public import Pixels

/// Pictures that show a difference.
public enum DifferencePicture {
  /// The old picture pale and grey, what counts in red, antialiased pixels in yellow, what is
  /// ignored in blue, what stays below the threshold in pale red.
  public static func marks(on expected: Image, _ pixels: PixelVerdicts) -> Image {
    let old = expected.padded(to: pixels.size)
    var bytes = [UInt8](repeating: 255, count: old.bytes.count)
    for index in pixels.verdicts.indices {
      let offset = 4 * index
      let color: (UInt8, UInt8, UInt8)
      switch PixelVerdict(rawValue: pixels.verdicts[index]) {
      case .counted: color = (255, 0, 0)
      case .antialiased: color = (255, 204, 0)
      case .ignored: color = (0, 122, 255)
      case .below: color = (255, 170, 170)
      case .same, nil:
        let gray = paleGray(old.bytes, offset)
        color = (gray, gray, gray)
      }
      (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = color
    }
    return Image(width: old.width, height: old.height, bytes: bytes, hasAlpha: false)
  }

  /// The old picture, the new one and the marks side by side, 8 pixels of grey between them.
  public static func triptych(
    expected: Image, actual: Image, _ pixels: PixelVerdicts
  ) -> Image {
    let panels = [
      expected.padded(to: pixels.size), actual.padded(to: pixels.size),
      marks(on: expected, pixels),
    ]
    let gap = 8
    let width = 3 * pixels.size.width + 2 * gap
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * pixels.size.height)
    for y in 0..<pixels.size.height {
      for (position, panel) in panels.enumerated() {
        if position > 0 {
          bytes += [UInt8](repeating: 0, count: 4 * gap).enumerated().map {
            $0.offset % 4 == 3 ? 255 : 128
          }
        }
        let row = 4 * y * panel.width
        bytes += panel.bytes[row..<row + 4 * panel.width]
      }
    }
    return Image(width: width, height: pixels.size.height, bytes: bytes)
  }

  /// A fifth of the luma (Rec. 601) over white.
  private static func paleGray(_ bytes: [UInt8], _ offset: Int) -> UInt8 {
    let luma =
      0.299 * Double(bytes[offset]) + 0.587 * Double(bytes[offset + 1])
      + 0.114 * Double(bytes[offset + 2])
    let alpha = 0.2 * Double(bytes[offset + 3]) / 255
    return UInt8(255 + (luma - 255) * alpha)
  }
}
