import Platform

/// What kind of file a picture is, by its first bytes.
enum PictureFormat: Hashable {
  case png
  case jpeg
  case svg
  /// One that is not read, by its name.
  case other(String)
  case unknown

  init(_ bytes: [UInt8], path: String) {
    for (signature, format) in Self.signatures where bytes.starts(with: signature) {
      self = format
      return
    }
    let isMarkup = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == 0x3C
    self = isMarkup || Files.name(of: path).lowercased().hasSuffix(".svg") ? .svg : .unknown
  }

  private static let signatures: [([UInt8], PictureFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF8".utf8), .other("GIF")),
    (Array("RIFF".utf8), .other("WebP")),
    (Array("BM".utf8), .other("BMP")),
    ([0x49, 0x49, 0x2A, 0], .other("TIFF")),
    ([0x4D, 0x4D, 0, 0x2A], .other("TIFF")),
    (Array("%PDF".utf8), .other("PDF")),
    ([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70], .other("HEIF")),
    ([0x1F, 0x8B], .other("compressed")),
  ]
}
