import CairoShim

/// Owns the pixels of an image surface, which start out clear.
struct Surface: ~Copyable {
  enum Format { case argb32, a8 }

  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// The most pixels on a side that cairo can address.
  static let longestSide = 32767

  init(_ format: Format, width: Int, height: Int) throws(RasterError) {
    let operation = "create a \(width) × \(height) px surface"
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw RasterError(operation: operation, reason: "a side must be 1 to \(Self.longestSide) px")
    }
    var status: Int32 = 0
    let format =
      switch format {
      case .argb32: CS_ARGB32
      case .a8: CS_A8
      }
    guard let pointer = cs_surface_create(format, Int32(width), Int32(height), &status) else {
      throw RasterError(operation: operation, status: status)
    }
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  deinit { cs_surface_destroy(pointer) }

  /// Reads the pixels, rows from top to bottom.
  borrowing func withBytes<R: ~Copyable, E: Error>(
    _ body: (_ bytes: UnsafeRawBufferPointer, _ stride: Int) throws(E) -> R
  ) throws(E) -> R {
    var stride: Int32 = 0
    let bytes = UnsafeRawBufferPointer(
      start: cs_surface_pixels(pointer, &stride), count: Int(stride) * height)
    return try body(bytes, Int(stride))
  }

  /// Writes the pixels, rows from top to bottom.
  borrowing func withMutableBytes(
    _ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
  ) {
    var stride: Int32 = 0
    // Null only for a surface that is not an image or could not be made.
    guard let pixels = cs_surface_pixels(pointer, &stride) else { return }
    body(pixels, Int(stride))
    cs_surface_written(pointer)
  }
}

/// A surface with a place among the pixels of a canvas, to be kept in a cache.
final class PlacedSurface {
  let surface: Surface
  let x: Int
  let y: Int

  init(_ surface: consuming Surface, x: Int, y: Int) {
    self.surface = surface
    self.x = x
    self.y = y
  }

  /// Memory held, in bytes, at four bytes a pixel.
  var cost: Int { 4 * surface.width * surface.height }
}

extension PlacedSurface {
  /// The pixels covered.
  var box: PixelBox { PixelBox(x: x, y: y, width: surface.width, height: surface.height) }
}
