/// How hard a PNG file is compressed. The pixels are the same, and the same pixels always make
/// the same bytes with the same build of ISA-L or zlib on the same kind of processor.
public enum PNGPreset: String, CaseIterable, Sendable {
  /// ISA-L level 1: for files that are read once or soon replaced.
  case fast
  /// zlib level 9: smaller and many times slower.
  case small

  var codec: PNGCodec {
    switch self {
    case .fast: .isal
    case .small: .zlibSmall
    }
  }
}
