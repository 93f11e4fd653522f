import CairoShim
import Testing

@testable import Raster

/// The C side alone, with what the drawing above it keeps away from it.
struct ShimTests {
  // MARK: Steps

  /// Red on the left, blue on the right, as BGRA.
  static func halves(width: Int) -> [UInt8] {
    (0..<width).flatMap { $0 < width / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] as [UInt8] }
  }

  /// One row of a picture of 100 × 1, sampled from `start` in steps.
  static func row(start: Double, step: Double, count: Int, four: Bool = false) -> [UInt8] {
    let pixels = halves(width: 100)
    var out = [UInt8](repeating: 0, count: 4 * count)
    pixels.withUnsafeBufferPointer { pixels in
      let picture = cs_picture(pixels: pixels.baseAddress, width: 100, height: 1, stride: 400)
      cs_resample_affine(
        picture, [step, 0, 0, 1, start, 0], four, Int32(count), 1, &out, 4 * count)
    }
    return out
  }

  /// Beyond the edges the edge goes on, so a step that leaves the picture at once gives one colour
  /// before the middle and the other behind it, however far it goes: never back again.
  @Test(arguments: [1e3, 1e5, 1e6, 1e9, 1e12, 1e16, 1e300], [false, true])
  func aStepOfAnyLengthLeavesThePictureOnce(step: Double, four: Bool) {
    let count = 4001
    for turn in [1.0, -1] {
      // The pixel in the middle, and no other, lies in the picture.
      let out = Self.row(
        start: 50 - turn * step * Double(count / 2), step: turn * step, count: count, four: four)
      for column in 0..<count where column != count / 2 {
        let isLeft = (column < count / 2) == (turn > 0)
        let expected: [UInt8] = isLeft ? [0, 0, 255, 255] : [255, 0, 0, 255]
        #expect(Array(out[4 * column..<4 * column + 4]) == expected, "column \(column)")
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func whatIsNoNumberGivesPixelsOfThePicture(value: Double) {
    for map in [(start: value, step: 1.0), (start: 0, step: value)] {
      let out = Self.row(start: map.start, step: map.step, count: 50, four: true)
      for alpha in stride(from: 3, to: out.count, by: 4) { #expect(out[alpha] == 255) }
    }
  }

  // MARK: Errors stick

  private static func withContext(
    _ body: (_ context: OpaquePointer, _ surface: OpaquePointer) -> Void
  ) throws {
    let surface = try Surface(.argb32, width: 8, height: 8)
    var status: Int32 = 0
    let context = try #require(cs_context_create(surface.pointer, &status))
    defer { cs_context_destroy(context) }
    body(context, surface.pointer)
  }

  /// Pixels that lie off the target are not brought back in part or not at all without a word.
  @Test(arguments: [(-1, 0), (0, -1), (5, 0), (0, 5), (100, 100)])
  func blendingBackOffTheTargetSticks(x: Int32, y: Int32) throws {
    let saved = try Surface(.argb32, width: 4, height: 4)
    let coverage = [UInt8](repeating: 0, count: 16)
    try Self.withContext { context, _ in
      cs_blend_back(context, saved.pointer, coverage, 4, 4)
      #expect(cs_context_status(context) == 0)
      cs_blend_back(context, saved.pointer, coverage, x, y)
      let status = cs_context_status(context)
      #expect(status != 0)
      #expect(!String(cString: cs_status_text(status)).isEmpty)
      cs_blend_back(context, saved.pointer, coverage, 4, 4)
      #expect(cs_context_status(context) == status)
    }
  }

  /// A context in error has no target to copy from.
  @Test func copyingFromAnErrorSticks() throws {
    let copy = try Surface(.argb32, width: 4, height: 4)
    try Self.withContext { context, _ in
      cs_pop_group_and_blend(context, CS_HSL_HUE, 1)  // Without a group.
      let status = cs_context_status(context)
      #expect(status != 0)
      cs_copy_target(context, copy.pointer, 0, 0)
      #expect(cs_context_status(context) == status)
    }
  }
}
