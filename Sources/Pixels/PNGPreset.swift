import PixelShim

/// How hard a PNG file is compressed. The pixels are the same.
public enum PNGPreset: String, CaseIterable, Sendable {
  /// ISA-L level 1: for files that are read once or soon replaced.
  case fast
  /// zlib level 9: about a third smaller for flat interfaces and many times slower.
  case small

  var codec: ps_codec {
    switch self {
    case .fast: PS_ISAL
    case .small: PS_ZLIB_SMALL
    }
  }
}
