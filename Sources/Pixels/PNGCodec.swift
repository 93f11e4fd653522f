import PixelShim

/// The library and level that compress.
enum PNGCodec: CaseIterable {
  /// ISA-L level 1, or zlib level 1 in a build without ISA-L: the same pixels in other bytes.
  case isal
  /// zlib level 1.
  case zlibFast
  /// zlib level 9.
  case zlibSmall

  var shimValue: ps_codec {
    switch self {
    case .isal: PS_ISAL
    case .zlibFast: PS_ZLIB_FAST
    case .zlibSmall: PS_ZLIB_SMALL
    }
  }

  /// Whether each band is also compressed as it is, and the shorter result kept: rows that differ
  /// little from the row above are shorter as differences, text on a flat ground mostly is not.
  var triesWithoutFilter: Bool {
    switch self {
    case .isal, .zlibFast: false
    case .zlibSmall: true
    }
  }
}
