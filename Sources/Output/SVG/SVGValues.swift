import Geometry

extension Double {
  /// Four decimals without trailing zeros: a length in points, or an opacity.
  var svgLength: String { fourDecimals }

  /// Nine significant digits without trailing zeros, and at most fifteen decimals: an entry of a
  /// matrix.
  var svgEntry: String {
    guard isFinite, self != 0 else { return "0" }
    var (decimals, size) = (8, magnitude)
    while size >= 10, decimals > 0 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 15 {
      size *= 10
      decimals += 1
    }
    return text(decimals: decimals, trimmed: true)
  }
}

extension AffineTransform {
  /// A value for `transform`.
  var svgTransform: String {
    if isTranslation { return "translate(\(tx.svgLength) \(ty.svgLength))" }
    return "matrix(" + [a, b, c, d, tx, ty].map(\.svgEntry).joined(separator: " ") + ")"
  }
}

extension Color {
  /// `#rrggbb`; what is beyond 0...1 is clamped. Alpha is left out.
  var svgColor: String {
    let channels = [red, green, blue].map { channel in
      let byte = Int((max(0, min(channel, 1)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + channels.joined()
  }
}
