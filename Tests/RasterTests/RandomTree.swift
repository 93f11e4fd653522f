import Drawing
import Geometry
import TestSupport

/// Display lists by chance, the same for a seed on every machine.
struct RandomTree {
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func bits() -> UInt64 { random.next() }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(bits() >> 11) / 9_007_199_254_740_992
  }

  mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }
  mutating func count(_ limit: Int) -> Int { Int(bits() % UInt64(limit)) }

  /// Whole, half or any: edges on pixels and off them.
  mutating func length(_ low: Double, _ high: Double) -> Double {
    let value = number(low, high)
    switch count(3) {
    case 0: return value.rounded()
    case 1: return (value * 2).rounded() / 2
    default: return value
    }
  }

  mutating func color() -> Color {
    Color(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: chance(0.5) ? 1 : number(0, 1))
  }

  mutating func rect() -> Rect {
    Rect(x: length(-20, 90), y: length(-20, 90), width: length(1, 90), height: length(1, 70))
  }

  mutating func radii(_ rect: Rect) -> CornerRadii {
    let limit = min(rect.width, rect.height) / 2
    let curve: CornerCurve = chance(0.3) ? .continuous : .circular
    if chance(0.3) { return .zero }
    if chance(0.5) { return CornerRadii(length(0, limit), curve: curve).clamped(to: rect.size) }
    return CornerRadii(
      minXminY: number(0, limit), maxXminY: 0, maxXmaxY: limit, minXmaxY: number(0, limit),
      curve: curve)
  }

  mutating func shape() -> Shape {
    let rect = rect()
    let radii = radii(rect)
    return chance(0.25)
      ? .ring(rect, radii, width: length(0, 12)) : .roundedRect(rect, radii)
  }

  mutating func transform() -> AffineTransform {
    let move = AffineTransform.translation(x: length(-30, 30), y: length(-30, 30))
    switch count(8) {
    case 0: return .identity
    case 1: return AffineTransform.scale(x: number(-1.5, 1.5), y: number(0.1, 1.5)).then(move)
    case 2:
      // Any angle that has a rational sine and cosine, and one that is nearly level.
      let t = chance(0.5) ? number(-2, 2) : 0.002
      let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: move.tx, ty: move.ty)
    default: return move
    }
  }

  /// A turn in space, sometimes nearly edge-on, sometimes with parts behind the eye.
  mutating func projection() -> Projection {
    let angle = chance(0.3) ? number(1.4, 1.7) : number(-3, 3)
    return Projection(
      Transform3D.rotationEffect(
        radians: angle, about: [number(-1, 1), number(-1, 1), chance(0.5) ? 0 : 0.5],
        anchor: point(0, 80), perspective: chance(0.1) ? 4 : number(0.1, 1.2),
        size: Size(width: 80, height: 60)
      ).then(.translation(x: length(-30, 30), y: length(-30, 30))))
  }

  mutating func text() -> TextItem {
    let words = ["Hamburgefonstiv", "AVAST", "fi", "Å̊gÿ", "1234", "…"]
    let size = length(6, 24)
    let runs = (0..<1 + count(2)).map { _ in
      TextRun(
        string: words[count(words.count)],
        font: Font(size: size, weight: chance(0.3) ? 700 : 400, italic: chance(0.2)),
        color: color())
    }
    return TextItem(lines: [
      TextLine(
        runs: runs, origin: Point(x: length(-10, 70), y: length(0, 100)), width: size * 8,
        ascent: size, descent: size / 3)
    ])
  }

  mutating func backdrop() -> Backdrop {
    Backdrop(
      shape: shape(), radius: chance(0.2) ? 0 : number(0, 12), saturation: number(0, 2),
      tint: chance(0.3) ? .clear : color())
  }

  mutating func gradient() -> GradientItem {
    let shape = shape()
    let forms: [Gradient.Form] = [.axial, .radial, .conic]
    var locations = (0..<1 + count(4)).map { _ in number(0, 1) }.sorted()
    if chance(0.4) { locations[locations.count - 1] = locations[0] }
    return GradientItem(
      shape: shape,
      gradient: Gradient(
        form: forms[count(3)], start: point(-0.2, 1.2),
        end: chance(0.1) ? .zero : point(-0.2, 1.2),
        rect: chance(0.7) ? shape.boundingRect : rect(),
        stops: locations.sorted().map { Gradient.Stop(location: $0, color: color()) }))
  }

  private mutating func point(_ low: Double, _ high: Double) -> Point {
    Point(x: length(low, high), y: number(low, high))
  }

  mutating func path() -> PathItem {
    var path = Path()
    for index in 0..<2 + count(5) {
      switch index == 0 ? 0 : count(6) {
      case 0: path.elements.append(.move(to: point(-20, 110)))
      case 1, 2: path.elements.append(.line(to: point(-20, 110)))
      case 3: path.elements.append(.quadCurve(to: point(-20, 110), control: point(-40, 130)))
      case 4:
        path.elements.append(
          .curve(
            to: point(-20, 110), control1: point(-40, 130), control2: point(-40, 130)))
      default: path.elements.append(.close)
      }
    }
    return PathItem(path: path, style: style(), color: color())
  }

  private mutating func style() -> PathItem.Style {
    if chance(0.4) { return .fill(chance(0.5) ? .nonZero : .evenOdd) }
    var stroke = Stroke(
      width: length(0.2, 12), cap: Stroke.Cap.allCases[count(3)],
      join: Stroke.Join.allCases[count(3)], miterLimit: number(1, 10))
    if chance(0.4) {
      stroke.dashPattern = (0..<1 + count(3)).map { _ in length(0, 9) } + [1]
      stroke.dashPhase = number(-9, 9)
    }
    return .stroke(stroke)
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch count(depth > 0 ? 12 : 8) {
    case 6: return .gradient(gradient())
    case 7: return .path(path())
    case 0, 1, 2: return .fill(Fill(shape: shape(), color: color()))
    case 3: return .text(text())
    case 4:
      return .image(
        ImageItem(
          image: "noise",
          source: chance(0.5)
            ? Rect(x: 0, y: 0, width: 1, height: 1)
            : Rect(x: 0.2, y: 0.1, width: 0.5, height: 0.7), destination: rect()))
    case 5:
      return chance(0.3) ? .backdrop(backdrop()) : .fill(Fill(shape: shape(), color: color()))
    case 11:
      return .dissolve(
        Dissolve(
          from: [item(depth: depth - 1)], to: [item(depth: depth - 1), item(depth: 0)],
          progress: number(-0.1, 1.1)))
    default: return .group(group(depth: depth - 1))
    }
  }

  mutating func shadow() -> Shadow {
    Shadow(
      color: color(), radius: chance(0.1) ? 0 : length(0.2, chance(0.2) ? 40 : 8),
      offset: Point(x: length(-8, 8), y: length(-8, 8)), outline: chance(0.4) ? shape() : nil,
      path: chance(0.2) ? path().path : nil)
  }

  mutating func blendMode() -> BlendMode {
    BlendMode.allCases[count(BlendMode.allCases.count)]
  }

  mutating func group(depth: Int) -> Group {
    var group = Group(
      id: "g\(count(1000))", transform: transform(), opacity: chance(0.3) ? number(-0.1, 1.1) : 1,
      clip: chance(0.4) ? shape() : nil, blurRadius: chance(0.1) ? number(0, 8) : 0,
      mask: chance(0.15) ? [item(depth: 0), item(depth: 0)] : nil,
      shadow: chance(0.25) ? shadow() : nil, blendMode: chance(0.15) ? blendMode() : .normal,
      items: (0..<1 + count(4)).map { _ in item(depth: depth) })
    if chance(0.1) { group.projection = projection() }
    if let clip = group.clip, chance(0.5) {
      group.items.insert(.fill(Fill(shape: clip, color: color())), at: 0)
    }
    return group
  }

  mutating func list() -> DisplayList {
    DisplayList(
      size: Size(width: 120, height: 100), background: chance(0.7) ? .white : color(),
      items: (0..<3 + count(4)).map { _ in item(depth: 3) })
  }

  /// A list in which one thing or a few are otherwise.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    list.items = changed(list.items, depth: 3)
    return list
  }

  private mutating func changed(_ items: [DisplayItem], depth: Int) -> [DisplayItem] {
    var items = items
    guard !items.isEmpty else { return [item(depth: depth)] }
    let index = count(items.count)
    switch count(8) {
    case 0: items.remove(at: index)
    case 1: items.insert(item(depth: depth), at: index)
    case 2: items.swapAt(index, count(items.count))
    default: items[index] = changed(items[index], depth: depth)
    }
    return items
  }

  private mutating func changed(_ item: DisplayItem, depth: Int) -> DisplayItem {
    switch item {
    case .fill(var fill):
      if chance(0.5) { fill.color = color() } else { fill.shape = shape() }
      return .fill(fill)
    case .gradient(var item):
      switch count(3) {
      case 0: item.shape = shape()
      case 1: item.gradient.end = point(-0.2, 1.2)
      default: item.gradient.stops[0].color = color()
      }
      return .gradient(item)
    case .path(var item):
      switch count(3) {
      case 0: item.style = style()
      case 1: item.color = color()
      default: item.path = path().path
      }
      return .path(item)
    case .image(var image):
      image.destination = image.destination.offsetBy(x: number(-5, 5), y: number(-5, 5))
      return .image(image)
    case .text(var text):
      text.lines[0].origin.x += number(-3, 3)
      return .text(text)
    case .backdrop(var backdrop):
      if chance(0.5) { backdrop.radius = number(0, 12) } else { backdrop.shape = shape() }
      return .backdrop(backdrop)
    case .group(var group):
      switch count(10) {
      case 9: group.projection = chance(0.3) ? nil : projection()
      case 8: group.blurRadius = chance(0.4) ? 0 : number(0, 8)
      case 6: group.shadow = chance(0.3) ? nil : shadow()
      case 7: group.blendMode = blendMode()
      case 0: group.transform = transform()
      case 1: group.opacity = number(0, 1)
      case 2: group.clip = chance(0.3) ? nil : shape()
      case 3: group.mask = chance(0.3) ? nil : [self.item(depth: 0)]
      default: group.items = changed(group.items, depth: depth - 1)
      }
      return .group(group)
    case .dissolve(var dissolve):
      switch count(3) {
      case 0: dissolve.progress = number(0, 1)
      case 1: dissolve.from = changed(dissolve.from, depth: depth - 1)
      default: dissolve.to = changed(dissolve.to, depth: depth - 1)
      }
      return .dissolve(dissolve)
    }
  }
}
