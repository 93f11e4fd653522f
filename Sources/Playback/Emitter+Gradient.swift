import Drawing
import Expressions
import Geometry
import SceneModel

extension Emitter {
  /// A gradient layer's colours, cut to the rounded bounds; nothing without colours, as in
  /// CAGradientLayer.
  func gradient(
    _ form: Gradient.Form, of instance: Int, _ bounds: Rect, clipped: Bool
  ) -> [DisplayItem] {
    let stops = stops(of: instance)
    guard !bounds.isEmpty, stops.contains(where: { $0.color.alpha > 0 }) else { return [] }
    let gradient = Gradient(
      form: form,
      start: Point(x: number(.startPointX, instance), y: number(.startPointY, instance)),
      end: Point(x: number(.endPointX, instance), y: number(.endPointY, instance)),
      rect: bounds, stops: stops)
    let shape = clipped ? Shape.roundedRect(bounds, .zero) : edge(of: instance, bounds)
    return [.gradient(GradientItem(shape: shape, gradient: gradient))]
  }

  /// The rounded bounds; an opaque border's middle where there is one, for no edge to show along the
  /// border's. Under a clip there is none: see ``background(of:_:_:clipped:around:)``.
  private func edge(of instance: Int, _ bounds: Rect) -> Shape {
    let radii = radii(of: instance, bounds)
    let border = graph.color(.borderColor, of: instance, { values[$0] }).alpha
    let width = border >= 1 ? max(0, number(.borderWidth, instance)) : 0
    let half = min(width, bounds.width / 2, bounds.height / 2) / 2
    return .roundedRect(bounds.insetBy(half), radii.insetBy(half))
  }

  /// Colours without a location, or with another number of locations, are evenly spaced. A location
  /// before one of a colour before it counts as that.
  private func stops(of instance: Int) -> [Gradient.Stop] {
    guard case .list(let values) = graph.value(.colors, of: instance, { values[$0] }) else {
      return []
    }
    let colors = values.compactMap { value in
      if case .color(let color) = value { color.clamped } else { nil }
    }
    let locations = numbers(.locations, instance)
    var last = 0.0
    return colors.enumerated().map { index, color in
      let location =
        locations.count == colors.count
        ? locations[index] : Double(index) / Double(max(1, colors.count - 1))
      last = min(1, max(last, location))
      return Gradient.Stop(location: last, color: color)
    }
  }
}
