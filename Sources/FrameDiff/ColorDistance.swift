import Geometry

/// The differences of the channels of two pixels over a backdrop, each -255 to 255.
struct ChannelDelta {
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameter offset: Of the first pixel's first byte: decides what is behind both.
  init(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, at offset: Int, over backdrop: Backdrop
  ) {
    red = Double(a[0]) - Double(b[0])
    green = Double(a[1]) - Double(b[1])
    blue = Double(a[2]) - Double(b[2])
    let (alpha1, alpha2) = (Double(a[3]), Double(b[3]))
    guard alpha1 < 255 || alpha2 < 255 else { return }
    let behind = backdrop.color(at: offset)
    let alpha = alpha1 - alpha2
    red = (Double(a[0]) * alpha1 - Double(b[0]) * alpha2 - behind.red * alpha) / 255
    green = (Double(a[1]) * alpha1 - Double(b[1]) * alpha2 - behind.green * alpha) / 255
    blue = (Double(a[2]) * alpha1 - Double(b[2]) * alpha2 - behind.blue * alpha) / 255
  }

  /// Y of YIQ (NTSC), as Kotsarenko and Ramos give it.
  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The squared distance of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ
  /// NTSC transmission color space in mobile applications", 2010. 35215 from black to white.
  var squaredYIQ: Double {
    let y = luma
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// Distances in OKLab: B. Ottosson, "A perceptual color space for image processing", 2020, with the
/// lightness Lr of "Okhsv and Okhsl", 2021; HyAB: Abasi, Tehran, Fairchild, 2019.
///
/// The cube root is read from 4096 straight pieces, as pixelmatch does: the counts depend on it.
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  /// A pixel over a backdrop.
  init(_ pixel: UnsafePointer<UInt8>, at offset: Int, over backdrop: Backdrop) {
    let alpha = Double(pixel[3])
    var (red, green, blue) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
    if alpha < 255 {
      let behind = backdrop.color(at: offset)
      red = (red * alpha + behind.red * (255 - alpha)) / 255
      green = (green * alpha + behind.green * (255 - alpha)) / 255
      blue = (blue * alpha + behind.blue * (255 - alpha)) / 255
    }
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = Self.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Self.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Self.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let plain = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    lightness = Self.toe(plain)
    self.a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Whether two colours are farther apart than a distance; 1 from black to white.
  func isFarther(than limit: Double, from other: OKLab) -> Bool {
    let rest = limit - abs(lightness - other.lightness)
    guard rest > 0 else { return true }
    let (da, db) = (a - other.a, b - other.b)
    return da * da + db * db > rest * rest
  }

  private static func toe(_ lightness: Double) -> Double {
    let k1 = 0.206
    let k2 = 0.03
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  private static func linear(_ channel: Double) -> Double {
    let index = Int(channel)
    return linears[index] + (linears[index + 1] - linears[index]) * (channel - Double(index))
  }

  private static func cubeRoot(_ value: Double) -> Double {
    let place = value * 4096
    let index = Int(place)
    return roots[index] + (roots[index + 1] - roots[index]) * (place - Double(index))
  }

  /// sRGB's transfer function (IEC 61966-2-1) at each byte, and the last once more.
  private static let linears: [Double] = (0...256).map { byte in
    let value = Double(min(byte, 255)) / 255
    return value <= 0.04045 ? value / 12.92 : .pow((value + 0.055) / 1.055, 2.4)
  }

  private static let roots: [Double] = (0...4097).map { .cbrt(Double($0) / 4096) }
}
