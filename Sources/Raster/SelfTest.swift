import Geometry

/// Whether the libraries draw at all.
///
/// With some of its code paths switched off by its environment variable, pixman drops solid fills
/// and reports success (measured with `PIXMAN_DISABLE="fast sse2 ssse3 mmx"`). Painting one pixel
/// and reading it back finds that before a film of empty frames is written.
enum SelfTest {
  static func run() throws(RasterError) {
    let surface = try Surface(.argb32, width: 1, height: 1)
    let context = try Context(surface)
    context.setOperator(.source)
    context.setSource(.white)
    context.paint()
    context.setOperator(.over)
    context.setSource(Color(red: 1, green: 0, blue: 0, alpha: 0.6))
    context.add(Rect(x: 0, y: 0, width: 1, height: 1))
    context.fill()
    try context.check("draw a pixel")
    let pixel = surface.withBytes { bytes, _ in Array(bytes.prefix(4)) }
    guard pixel == [102, 102, 255, 255] else {
      throw RasterError(
        operation: "draw a pixel",
        reason: "cairo reports success but painted \(pixel); is PIXMAN_DISABLE set?")
    }
  }
}
