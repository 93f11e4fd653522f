import Drawing
import Expressions
import Geometry
import SceneModel

extension Emitter {
  /// A shape layer's path, filled, then stroked. It is not cut to the bounds.
  func shape(of instance: Int) -> [DisplayItem] {
    guard case .path(let path) = graph.value(.path, of: instance, { values[$0] }),
      !path.elements.isEmpty
    else { return [] }
    var items: [DisplayItem] = []
    let fill = graph.color(.fillColor, of: instance, { values[$0] }).clamped
    if fill.alpha > 0 {
      let rule =
        FillRule(rawValue: graph.value(.fillRule, of: instance, { values[$0] }).text) ?? .nonZero
      items.append(.path(PathItem(path: path, style: .fill(rule), color: fill)))
    }
    let color = graph.color(.strokeColor, of: instance, { values[$0] }).clamped
    if color.alpha > 0, let stroke = stroke(of: instance) {
      items += strokes(path, stroke, color, of: instance)
    }
    return items
  }

  /// Nil for a line without width.
  private func stroke(of instance: Int) -> Stroke? {
    let width = number(.lineWidth, instance)
    guard width > 0 else { return nil }
    func word(_ property: Property) -> String {
      graph.value(property, of: instance, { values[$0] }).text
    }
    var pattern = numbers(.lineDashPattern, instance).map { max(0, $0) }
    if !pattern.contains(where: { $0 > 0 }) { pattern = [] }
    return Stroke(
      width: width, cap: Stroke.Cap(rawValue: word(.lineCap)) ?? .butt,
      join: Stroke.Join(rawValue: word(.lineJoin)) ?? .miter,
      miterLimit: max(1, number(.miterLimit, instance)), dashPattern: pattern,
      dashPhase: number(.lineDashPhase, instance))
  }

  /// The line between `strokeStart` and `strokeEnd`.
  ///
  /// Dashes lie as on the whole path (CAShapeLayer), so a cut subpath begins within the pattern. It
  /// then is a line of its own; translucent ones are put together before they are laid over what is
  /// below, so that they do not add up where they cross.
  private func strokes(
    _ path: Path, _ stroke: Stroke, _ color: Color, of instance: Int
  ) -> [DisplayItem] {
    let (start, end) = (number(.strokeStart, instance), number(.strokeEnd, instance))
    if start <= 0, end >= 1 {
      return [.path(PathItem(path: path, style: .stroke(stroke), color: color))]
    }
    var whole = Path()
    var cut: [PathPart] = []
    for part in path.parts(from: start, to: end) {
      if part.offset > 0, !stroke.dashPattern.isEmpty {
        cut.append(part)
      } else {
        whole.elements += part.path.elements
      }
    }
    var lines: [(path: Path, stroke: Stroke)] = cut.map { part in
      var stroke = stroke
      stroke.dashPhase += part.offset
      return (part.path, stroke)
    }
    if !whole.elements.isEmpty { lines.append((whole, stroke)) }
    func items(_ color: Color) -> [DisplayItem] {
      lines.map { .path(PathItem(path: $0.path, style: .stroke($0.stroke), color: color)) }
    }
    guard lines.count > 1, color.alpha < 1 else { return items(color) }
    return [.group(Group(id: "", opacity: color.alpha, items: items(color.withAlpha(1))))]
  }

  /// The numbers of a list.
  func numbers(_ property: Property, _ instance: Int) -> [Double] {
    guard case .list(let values) = graph.value(property, of: instance, { values[$0] }) else {
      return []
    }
    return values.map(\.number)
  }
}
