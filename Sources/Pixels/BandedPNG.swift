import PixelShim

/// A PNG file whose bands can be read in any order, as ``BandCompressor`` makes it.
///
/// That a file is cut so is found out and never believed: a band is inflated alone, which fails where
/// it refers to another. A file of which one band fails has to be read by ``Image/init(png:limits:)``.
struct BandedPNG: Sendable {
  let bytes: [UInt8]
  let header: ps_png_header
  /// The deflate data of each band.
  let parts: [ps_png_part]
  /// The Adler-32 that the file says all rows have.
  let adler: UInt32
  let bands: Bands

  /// Nil for a file that is damaged, too large, or laid out otherwise.
  init?(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) {
    var message = ps_message()
    var header = ps_png_header()
    guard (try? limits.check(PNGHeader.probe(bytes))) != nil,
      ps_png_scan(bytes, bytes.count, &header, &message) == PS_OK
    else { return nil }
    let bands = Bands(size: PixelSize(width: Int(header.width), height: Int(header.height)))
    var adler: UInt32 = 0
    var parts = [ps_png_part](repeating: ps_png_part(), count: bands.count)
    guard ps_png_find_bands(bytes, &header, &parts, parts.count, &adler) == bands.count else {
      return nil
    }
    (self.bytes, self.header, self.parts, self.adler, self.bands) = (
      bytes, header, parts, adler, bands
    )
  }

  /// Of a row with its filter byte.
  var rowByteCount: Int { 1 + (header.color_type == 2 ? 3 : 4) * bands.size.width }

  /// Whether a band has the same bytes in two files, so that it is one band, whatever is in it.
  func hasSame(band: Int, as other: BandedPNG) -> Bool {
    let (one, two) = (parts[band], other.parts[band])
    guard header.color_type == other.header.color_type, one.size == two.size else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return false }
        return ps_are_equal(start + one.offset, other + two.offset, one.size)
      }
    }
  }

  /// Whether the Adler-32 of the bands come to that of the file.
  func hasAdler(of adlers: [UInt32]) -> Bool {
    let whole = zip(bands.all, adlers).reduce(UInt32(1)) { sum, band in
      ps_adler32_combine(sum, band.1, UInt64(bands.rows(of: band.0).count * rowByteCount))
    }
    return whole == adler
  }
}

/// Inflates bands, for one thread.
final class BandReader {
  private let inflater: OpaquePointer
  /// The rows of a band, each behind its filter byte.
  private var rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  /// A row as straight RGBA.
  private var row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  /// Nil without memory, and in a build without ISA-L.
  init?() {
    guard let inflater = ps_inflater_create() else { return nil }
    self.inflater = inflater
  }

  deinit {
    ps_inflater_destroy(inflater)
    rows.deallocate()
    row.deallocate()
  }

  /// Reads a band; the functions below are of its rows.
  ///
  /// - Returns: The Adler-32 of its rows; nil where the band is not complete in itself.
  func read(_ band: Int, of file: BandedPNG) -> UInt32? {
    var header = file.header
    let space = ps_png_band_space(&header)
    // Each by itself: rows without alpha are shorter than those that are made of them.
    if rows.count < space {
      rows.deallocate()
      rows = .allocate(capacity: space)
    }
    let rowSize = 4 * file.bands.size.width
    if row.count < rowSize {
      row.deallocate()
      row = .allocate(capacity: rowSize)
    }
    let part = file.parts[band]
    var adler: UInt32 = 1
    let isRead = file.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      return ps_png_inflate_band(
        inflater, &header, band, start + part.offset, part.size, rows.baseAddress, &adler)
    }
    return isRead ? adler : nil
  }

  /// Writes the rows of the band that was read as straight RGBA.
  func copyRows(of band: Int, in file: BandedPNG, to picture: UnsafeMutablePointer<UInt8>) {
    var header = file.header
    let lines = file.bands.rows(of: band)
    ps_png_band_to_rgba(
      &header, rows.baseAddress, lines.count,
      picture + 4 * file.bands.size.width * lines.lowerBound)
  }

  /// - Parameters:
  ///   - line: In the band, from 0.
  ///   - other: Has read the band of a file of the same size and format.
  func hasSameRow(_ line: Int, as other: BandReader, in file: BandedPNG) -> Bool {
    guard let one = rows.baseAddress, let two = other.rows.baseAddress else { return false }
    let count = file.rowByteCount
    return ps_are_equal(one + line * count, two + line * count, count)
  }

  /// A row of the band as straight RGBA, until the next is asked for.
  func pixels(ofRow line: Int, in file: BandedPNG) -> UnsafePointer<UInt8> {
    guard let rows = rows.baseAddress, let row = row.baseAddress else {
      preconditionFailure("a band was read")
    }
    var header = file.header
    ps_png_band_to_rgba(&header, rows + line * file.rowByteCount, 1, row)
    return UnsafePointer(row)
  }
}
