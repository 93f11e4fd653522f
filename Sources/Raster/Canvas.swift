public import Drawing
import Geometry
public import Pixels

/// A surface that shows display lists, one after the other.
///
/// Each list is compared with the one before and only what differs is drawn; the pixels are those
/// of a full drawing, bit for bit. A canvas belongs to one task at a time; any number of canvases
/// may share images and text.
///
/// Everything is drawn in device pixels: transforms are applied here, in `Double`, and cairo
/// rounds once, to 1/256 px. Values out of range are clamped: opacities and colours to 0...1,
/// radii to half the side; shapes without area are left out.
public struct Canvas: ~Copyable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  /// Draws every list as if it were the first. For tests: the pixels are the same.
  public var redrawsFully = false

  let surface: Surface
  let context: Context
  let images: ImageStore
  let text: PangoText
  /// What is kept from frame to frame.
  var caches: CanvasCaches
  /// What is drawn below the group that is being drawn on a surface of its own; nil where the
  /// target itself has it.
  var below: PlacedSurface?
  /// By number, the pictures of materials as they are drawn; nil while nobody asks for them.
  var capturedBackdrops: [Int: CapturedBackdrop]?
  private var shown: DisplayList?

  /// - Parameters:
  ///   - width: In pixels, 1...32767.
  ///   - height: In pixels, 1...32767.
  ///   - scale: Pixels per point, greater than 0.
  public init(
    width: Int, height: Int, scale: Double, images: ImageStore, text: PangoText
  ) throws(RasterError) {
    try self.init(
      width: width, height: height, scale: scale, images: images, text: text,
      cacheLimit: CanvasCaches.limit(pixels: width * height))
  }

  /// - Parameter cacheLimit: How much is kept from frame to frame, in bytes.
  init(
    width: Int, height: Int, scale: Double, images: ImageStore, text: PangoText, cacheLimit: Int
  ) throws(RasterError) {
    try SelfTest.run()
    let surface = try Surface(.argb32, width: width, height: height)
    let context = try Context(surface)
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    self.scale = scale
    self.images = images
    self.text = text
    caches = CanvasCaches(limit: cacheLimit)
  }

  /// A canvas to draw a part of another on, by itself.
  init(apartFrom canvas: borrowing Canvas, width: Int, height: Int) throws(RasterError) {
    let surface = try Surface(.argb32, width: width, height: height)
    let context = try Context(surface)
    context.touch()
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    scale = canvas.scale
    images = canvas.images
    text = canvas.text
    caches = CanvasCaches(limit: canvas.caches.budget.limit)
  }

  /// All pixels.
  var box: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// Shows a list in place of the one before.
  ///
  /// - Returns: The box outside which no pixel has changed; all at the first list, nil where the
  ///   list looks like the one before.
  public mutating func draw(_ list: DisplayList) throws(RasterError) -> PixelRect? {
    var changed = box
    if let shown, !redrawsFully {
      self.shown = list
      guard let damage = Damage.box(from: shown, to: list, scale: scale) else { return nil }
      changed = damage
    }
    changed = Damage.box(changed, acrossBackdropsIn: list, scale: scale)
    guard let damage = PixelBox(changed, within: box) else { return nil }
    var wanted = damage.rect
    var before = Rect.zero
    while wanted != before {
      before = wanted
      wanted = Damage.box(wanted, clearOfEdgesIn: list, scale: scale)
      wanted = Damage.box(wanted, acrossBackdropsIn: list, scale: scale)
    }
    guard let redrawn = PixelBox(wanted, within: box) else { return nil }
    shown = nil  // Until all is drawn, the pixels are no list's.
    try redraw(list, in: redrawn)
    shown = list
    return PixelRect(x: damage.x, y: damage.y, width: damage.width, height: damage.height)
  }

  /// Shows a list, all of it drawn.
  mutating func drawAll(_ list: DisplayList) throws(RasterError) {
    shown = nil
    guard let all = PixelBox(box, within: box) else { return }
    try redraw(list, in: all)
    shown = list
  }

  mutating func redraw(_ list: DisplayList, in box: PixelBox) throws(RasterError) {
    context.save()
    defer { context.restore() }
    context.clip(to: box)
    let map = AffineTransform.scale(x: scale, y: scale)
    if firstSeen(of: list.items, map: map, within: box.rect) == nil {
      context.setOperator(.source)
      context.setSource(list.background)
      context.paint()
      context.setOperator(.over)
    }
    context.touch()
    try draw(list.items, map: map, within: box.rect, clip: nil)
    caches.endRound()
    try context.check("draw a frame")
  }

  /// Draws items back to front.
  ///
  /// - Parameters:
  ///   - map: From the items' coordinates to pixels.
  ///   - visible: The whole pixels that are shown; nothing else needs drawing.
  ///   - clip: The clip of the group whose items these are. What has the clip's own outline is
  ///     drawn without an edge, so that the clip alone antialiases it.
  mutating func draw(
    _ items: [DisplayItem], map: AffineTransform, within visible: Rect, clip: Shape?
  ) throws(RasterError) {
    for item in items[(firstSeen(of: items, map: map, within: visible) ?? 0)...] {
      switch item {
      case .fill(let fill): draw(fill, map: map, within: visible, clip: clip)
      case .gradient(let item): try draw(item, map: map, within: visible, clip: clip)
      case .path(let item): try draw(item, map: map, within: visible)
      case .image(let image): try draw(image, map: map, within: visible, clip: clip)
      case .text(let text): try draw(text, map: map, within: visible)
      case .backdrop(let backdrop):
        try draw(backdrop, map: map, within: visible, clip: clip)
      case .group(let group): try draw(group, map: map, within: visible)
      case .dissolve(let dissolve): try draw(dissolve, map: map, within: visible)
      }
    }
  }

  /// The item with which the drawing of a box can begin, since it hides all before it; nil where
  /// even the background shows. What materials are asked to show is drawn in any case.
  private func firstSeen(of items: [DisplayItem], map: AffineTransform, within visible: Rect)
    -> Int?
  {
    capturedBackdrops == nil ? items.lastHiding(visible, map: map) : nil
  }

  /// Gives the pixels to read: premultiplied BGRA, valid within the call.
  public borrowing func withPixels<R: ~Copyable, E: Error>(
    _ body: (PixelView) throws(E) -> R
  ) throws(E) -> R {
    let (width, height) = (width, height)
    return try surface.withBytes { (bytes, stride) throws(E) -> R in
      try body(PixelView(bytes: bytes, width: width, height: height, stride: stride))
    }
  }
}
