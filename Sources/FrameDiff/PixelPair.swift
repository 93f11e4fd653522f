/// Two pictures of one size as straight RGBA, rows without padding, borrowed. Places are counted in
/// bytes of the whole picture.
struct PixelPair {
  var a: UnsafePointer<UInt8>
  var b: UnsafePointer<UInt8>
  var width: Int
  var height: Int

  /// The same with the pictures' places exchanged.
  var swapped: PixelPair { PixelPair(a: b, b: a, width: width, height: height) }
}

/// Tells pixels that smooth an edge from others.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as pixelmatch 7.2.0
/// counts: such a pixel has a darker and a brighter neighbour and at most two equal ones, and the
/// darkest or the brightest of them lies in a plain area of both pictures.
struct AntialiasingDetector {
  var pair: PixelPair
  var backdrop: Backdrop

  /// Whether a pixel smooths an edge in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isSlope(x: x, y: y, pair) || isSlope(x: x, y: y, pair.swapped)
  }

  private func isSlope(x: Int, y: Int, _ pair: PixelPair) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    let center = 4 * (y * pair.width + x)
    for column in columns {
      for row in rows where column != x || row != y {
        let delta = lumaDelta(pair.a, center, 4 * (row * pair.width + column))
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest, brightest].contains { place in
      isPlain(pair.a, x: place.x, y: place.y) && isPlain(pair.b, x: place.x, y: place.y)
    }
  }

  /// Whether three neighbours have the pixel's colour; the border of the picture counts as one.
  private func isPlain(_ bytes: UnsafePointer<UInt8>, x: Int, y: Int) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    let center = pixel(bytes, 4 * (y * pair.width + x))
    for column in columns {
      for row in rows where column != x || row != y {
        if pixel(bytes, 4 * (row * pair.width + column)) == center {
          equal += 1
          if equal > 2 { return true }
        }
      }
    }
    return false
  }

  private func pixel(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  private func lumaDelta(_ bytes: UnsafePointer<UInt8>, _ first: Int, _ second: Int) -> Double {
    guard pixel(bytes, first) != pixel(bytes, second) else { return 0 }
    let delta = ChannelDelta(bytes + first, bytes + second, at: first, over: backdrop)
    return delta.luma
  }
}
