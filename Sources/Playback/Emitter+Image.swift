import Drawing
import Expressions
import Geometry
import SceneModel

extension Emitter {
  /// What an image layer shows, placed as `contentsGravity` says.
  func image(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let shown = graph.value(.contents, of: instance, { values[$0] })
    guard case .contents(let contents) = shown, !bounds.isEmpty else { return [] }
    let part = unitRect(
      .contentsRectX, .contentsRectY, .contentsRectWidth, .contentsRectHeight, of: instance)
    guard !part.isEmpty else { return [] }
    let natural = graph.contentsSize(shown)
    let size = Size(width: natural.width * part.width, height: natural.height * part.height)
    let gravity = ContentsGravity(
      rawValue: graph.value(.contentsGravity, of: instance, { values[$0] }).text)
    let place = (gravity ?? .resize).rect(of: size, in: bounds)
    switch contents {
    case .none: return []
    case .asset(let name):
      let center = unitRect(
        .contentsCenterX, .contentsCenterY, .contentsCenterWidth, .contentsCenterHeight,
        of: instance)
      return [
        .image(
          ImageItem(
            image: name, source: part, destination: place,
            slices: NineSlice(center: center, of: part, size: size, in: place)))
      ]
    case .symbol(let name):
      guard let symbol = Symbol(rawValue: name) else { return [] }
      return snapshot(self.symbol(symbol, of: instance), part: part, in: place)
    case .snapshot(let number):
      return snapshot(graph.snapshots[number], part: part, in: place)
    }
  }

  /// A snapshot, or an icon, of which a part fills a rectangle.
  private func snapshot(_ snapshot: Snapshot, part: Rect, in place: Rect) -> [DisplayItem] {
    let bounds = snapshot.bounds
    guard !bounds.isEmpty else { return [] }
    let map = AffineTransform.translation(
      x: -bounds.x - part.x * bounds.width, y: -bounds.y - part.y * bounds.height
    )
    .then(
      .scale(
        x: place.width / (part.width * bounds.width),
        y: place.height / (part.height * bounds.height))
    )
    .then(.translation(x: place.x, y: place.y))
    let whole = Group(id: "", transform: map, items: snapshot.items)
    guard part != .unit else { return [.group(whole)] }
    return [.group(Group(id: "", clip: .roundedRect(place, .zero), items: [.group(whole)]))]
  }

  /// An icon in the layer's tint, which fades it as a whole: its parts may overlap.
  private func symbol(_ symbol: Symbol, of instance: Int) -> Snapshot {
    let tint = graph.color(.tintColor, of: instance, { values[$0] }).clamped
    let color = tint.withAlpha(1)
    let stroke = Stroke(width: Symbol.lineWidth, cap: .round, join: .round)
    var items = [
      DisplayItem.path(PathItem(path: symbol.path, style: .stroke(stroke), color: color))
    ]
    if symbol.isSolid {
      items.append(
        .path(PathItem(path: symbol.path, style: .fill(.nonZero), color: color)))
    }
    if tint.alpha < 1 { items = [.group(Group(id: "", opacity: tint.alpha, items: items))] }
    return Snapshot(
      bounds: Rect(x: 0, y: 0, width: Symbol.side, height: Symbol.side), items: items)
  }

  private func unitRect(
    _ x: Property, _ y: Property, _ width: Property, _ height: Property, of instance: Int
  ) -> Rect {
    Rect(
      x: number(x, instance), y: number(y, instance), width: number(width, instance),
      height: number(height, instance))
  }
}

extension Rect {
  fileprivate static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
}

extension NineSlice {
  /// How a part of a picture is stretched by `CALayer.contentsCenter`; nil where all of it
  /// stretches alike.
  ///
  /// The edges around the middle keep their natural size, in points; where they have not enough
  /// room they shrink alike (ours: Apple leaves it open). A middle without width or height is one
  /// point of the picture there.
  ///
  /// - Parameters:
  ///   - center: In unit coordinates of the part.
  ///   - part: In unit coordinates of the picture.
  ///   - size: The part's natural size, in points.
  ///   - place: Where the part goes.
  fileprivate init?(center: Rect, of part: Rect, size: Size, in place: Rect) {
    guard center != .unit, size.width > 0, size.height > 0, !place.isEmpty else { return nil }
    let x = Self.middle(
      center.minX, center.maxX, natural: size.width, from: place.minX, to: place.maxX)
    let y = Self.middle(
      center.minY, center.maxY, natural: size.height, from: place.minY, to: place.maxY)
    self.init(
      source: Rect(
        minX: part.x + x.unit.low * part.width, minY: part.y + y.unit.low * part.height,
        maxX: part.x + x.unit.high * part.width, maxY: part.y + y.unit.high * part.height),
      destination: Rect(
        minX: x.place.low, minY: y.place.low, maxX: x.place.high, maxY: y.place.high))
  }

  private typealias Span = (low: Double, high: Double)

  private static func middle(
    _ low: Double, _ high: Double, natural: Double, from start: Double, to end: Double
  ) -> (unit: Span, place: Span) {
    var unit: Span = (min(max(low, 0), 1), min(max(high, 0), 1))
    if unit.high <= unit.low {
      unit = (max(0, unit.low - 0.5 / natural), min(1, unit.low + 0.5 / natural))
    }
    let edges: Span = (unit.low * natural, (1 - unit.high) * natural)
    let room = end - start
    let shrink = min(1, room / max(edges.low + edges.high, .leastNormalMagnitude))
    return (unit, (start + edges.low * shrink, end - edges.high * shrink))
  }
}
