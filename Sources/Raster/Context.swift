import CairoShim
import Drawing
import Geometry

/// Draws on a surface. Coordinates are device pixels.
///
/// Errors stick: after one, calls do nothing, and `check` reports it.
struct Context: ~Copyable {
  enum Operator { case over, source, destinationIn, add }

  private let pointer: OpaquePointer

  init(_ surface: borrowing Surface) throws(RasterError) {
    var status: Int32 = 0
    guard let pointer = cs_context_create(surface.pointer, &status) else {
      throw RasterError(operation: "draw on a surface", status: status)
    }
    self.pointer = pointer
  }

  deinit { cs_context_destroy(pointer) }

  borrowing func check(_ operation: String) throws(RasterError) {
    let status = cs_context_status(pointer)
    guard status == 0 else { throw RasterError(operation: operation, status: status) }
  }

  borrowing func save() { cs_save(pointer) }
  borrowing func restore() { cs_restore(pointer) }
  /// Lets a surface that may be clear count as drawn on, so that blending does not depend on it.
  borrowing func touch() { cs_touch(pointer) }
  borrowing func pushGroup() { cs_push_group(pointer) }
  borrowing func popGroupToSource() { cs_pop_group_to_source(pointer) }

  /// Lays a group over what is below. The clip must be the box that the group was begun with.
  borrowing func popGroup(_ mode: BlendMode, opacity: Double) {
    if mode.mixesChannels { return cs_pop_group_and_blend(pointer, mode.operation, opacity) }
    popGroupToSource()
    cs_set_operator(pointer, mode.operation)
    paint(opacity: opacity)
    setOperator(.over)
  }

  /// Narrows the clip to whole pixels.
  borrowing func clip(to box: PixelBox) {
    cs_clip_box(pointer, Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
  }

  /// Narrows the clip to boxes of whole pixels that do not overlap.
  borrowing func clip(to boxes: [PixelBox]) {
    for box in boxes { add(box.rect) }
    cs_clip(pointer)
  }

  borrowing func setOperator(_ value: Operator) {
    let operation =
      switch value {
      case .over: CS_OVER
      case .source: CS_SOURCE
      case .destinationIn: CS_DEST_IN
      case .add: CS_ADD
      }
    cs_set_operator(pointer, operation)
  }

  /// Components are clamped to 0...1.
  borrowing func setSource(_ color: Color) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    cs_set_color(
      pointer, unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  /// The surface at its place; beyond it, its edge pixels go on.
  borrowing func setSource(_ picture: PlacedSurface) {
    cs_set_surface(pointer, picture.surface.pointer, Int32(picture.x), Int32(picture.y))
  }

  borrowing func add(_ rect: Rect) {
    cs_add_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
  }

  borrowing func add(_ path: Path, map: AffineTransform) {
    let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    cs_add_path(pointer, path.verbs, path.verbs.count, path.coordinates, matrix)
  }

  borrowing func fill(evenOdd: Bool = false) { cs_fill(pointer, evenOdd) }
  /// A line along the path.
  ///
  /// - Parameter map: From the pen's points to pixels; the path is in pixels already.
  borrowing func stroke(_ stroke: Stroke, map: AffineTransform) {
    let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    stroke.dashPattern.withUnsafeBufferPointer { dashes in
      var pen = cs_pen(
        width: stroke.width, cap: stroke.cap.shimValue, join: stroke.join.shimValue,
        miter_limit: stroke.miterLimit, dashes: dashes.baseAddress, dash_count: dashes.count,
        dash_phase: stroke.dashPhase)
      cs_stroke(pointer, &pen, matrix)
    }
  }

  borrowing func paint(opacity: Double = 1) { cs_paint(pointer, opacity) }

  /// The source through a mask of whole pixels.
  borrowing func mask(_ mask: borrowing Surface, x: Int, y: Int) {
    cs_mask(pointer, mask.pointer, Int32(x), Int32(y))
  }

  /// The surface with its top left corner elsewhere.
  borrowing func setSource(_ picture: PlacedSurface, x: Int, y: Int) {
    cs_set_surface(pointer, picture.surface.pointer, Int32(x), Int32(y))
  }

  /// Copies what is drawn so far in a box of pixels.
  borrowing func copyTarget(_ box: PixelBox) throws(RasterError) -> PlacedSurface {
    try copyTarget(box, to: (box.x, box.y))
  }

  /// Copies what is drawn so far in a box of pixels, to lie elsewhere.
  borrowing func copyTarget(
    _ box: PixelBox, to place: (x: Int, y: Int)
  ) throws(RasterError) -> PlacedSurface {
    let copy = try Surface(.argb32, width: box.width, height: box.height)
    cs_copy_target(pointer, copy.pointer, Int32(box.x), Int32(box.y))
    return PlacedSurface(copy, x: place.x, y: place.y)
  }

  /// Brings pixels that were copied back over what was drawn since, as far as a coverage of one
  /// byte a pixel leaves them uncovered.
  borrowing func blendBack(_ saved: PlacedSurface, where coverage: [UInt8]) {
    precondition(coverage.count == saved.surface.width * saved.surface.height)
    cs_blend_back(
      pointer, saved.surface.pointer, coverage, Int32(saved.x), Int32(saved.y))
  }
}

extension Stroke.Cap {
  fileprivate var shimValue: cs_cap {
    switch self {
    case .butt: CS_CAP_BUTT
    case .round: CS_CAP_ROUND
    case .square: CS_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var shimValue: cs_join {
    switch self {
    case .miter: CS_JOIN_MITER
    case .round: CS_JOIN_ROUND
    case .bevel: CS_JOIN_BEVEL
    }
  }
}
