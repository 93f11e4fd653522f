import CairoShim
public import Geometry
import Synchronization

/// An SVG picture, drawn anew at every size.
///
/// Read and drawn by librsvg, which is loaded with the first one. What the document refers to
/// outside of itself is left out. Safe from any thread; one draws at a time.
public final class VectorImage: Sendable {
  /// By its width and height, or by its view box; in points, one a CSS pixel.
  public let size: Size
  private let handle: Mutex<Handle>

  /// Owns the parsed document.
  private struct Handle: ~Copyable {
    let pointer: OpaquePointer
    deinit { cs_vector_destroy(pointer) }
  }

  /// - Parameter svg: The file's bytes.
  /// - Throws: For what is no SVG document or has no size, and where librsvg is not installed.
  public init(svg: [UInt8]) throws(RasterError) {
    let (pointer, message) = withMessage { message, capacity in
      cs_vector_create(svg, svg.count, message, capacity)
    }
    guard let pointer else { throw RasterError(operation: "read an SVG", reason: message) }
    let handle = Handle(pointer: pointer)
    var (width, height) = (0.0, 0.0)
    guard cs_vector_size(pointer, &width, &height) else {
      throw RasterError(operation: "read an SVG", reason: "it has no width, height or viewBox")
    }
    size = Size(width: width, height: height)
    self.handle = Mutex(handle)
  }

  /// Draws it small once: some faults show only then.
  public func tryOut() throws(RasterError) {
    let surface = try Surface(.argb32, width: 16, height: 16)
    try draw(on: surface, map: .scale(x: 16 / size.width, y: 16 / size.height))
  }

  /// Draws all of it.
  ///
  /// - Parameter map: From the picture's points to pixels of the surface.
  func draw(on surface: borrowing Surface, map: AffineTransform) throws(RasterError) {
    let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    // As a number: the lock's body may take no pointer in that others might use meanwhile. Nobody
    // does, the surface being borrowed.
    let target = UInt(bitPattern: surface.pointer)
    let (isDone, message) = handle.withLock { [size] handle in
      withMessage { message, capacity in
        cs_vector_draw(
          handle.pointer, size.width, size.height, OpaquePointer(bitPattern: target), matrix,
          message, capacity)
      }
    }
    guard isDone else { throw RasterError(operation: "draw an SVG", reason: message) }
  }
}

/// Gives a call of the shim room for words on what went wrong.
private func withMessage<R>(
  _ body: (UnsafeMutablePointer<CChar>?, Int) -> R
) -> (result: R, message: String) {
  var message = [CChar](repeating: 0, count: 200)
  let result = body(&message, message.count)
  let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  return (result, String(decoding: bytes, as: UTF8.self))
}
