import Drawing
import Geometry

extension SVGPage {
  mutating func write(_ item: GradientItem, scope: String) {
    let gradient = item.gradient
    guard let last = gradient.stops.last else { return }
    guard let plane = gradient.plane, let square = plane.inverted else {
      return write(Fill(shape: item.shape, color: last.color))
    }
    switch gradient.form {
    case .axial:
      let id = names.unique(scope + ".gradient")
      open(
        "linearGradient",
        [
          ("id", id), ("gradientUnits", "userSpaceOnUse"), ("x1", "0"), ("y1", "0"), ("x2", "1"),
          ("y2", "0"), ("gradientTransform", square.svgTransform),
        ])
      writeStops(gradient.stops)
      close("linearGradient")
      write(item.shape, [("fill-rule", item.shape.svgFillRule), ("fill", "url(#\(id))")])
    case .radial:
      let id = names.unique(scope + ".gradient")
      open(
        "radialGradient",
        [
          ("id", id), ("gradientUnits", "userSpaceOnUse"), ("cx", "0"), ("cy", "0"), ("r", "1"),
          ("gradientTransform", square.svgTransform),
        ])
      writeStops(gradient.stops)
      close("radialGradient")
      write(item.shape, [("fill-rule", item.shape.svgFillRule), ("fill", "url(#\(id))")])
    case .conic:
      writeSectors(item, plane: plane, square: square, scope: scope)
    }
  }

  private mutating func writeStops(_ stops: [Gradient.Stop]) {
    for stop in stops.straight {
      element(
        "stop",
        [
          ("offset", stop.location.svgLength),
          ("stop-color", isInMask ? Color.white.svgColor : stop.color.svgColor),
          ("stop-opacity", SVGPage.opacity(stop.color.alpha)),
        ])
    }
  }
}

extension [Gradient.Stop] {
  /// SVG mixes straight colours: where alpha changes, stops between make it follow the premultiplied
  /// mix, to less than a step of 8 bits where the alphas differ by the whole range.
  var straight: [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    for (index, stop) in enumerated() {
      if index > 0, self[index - 1].color.alpha != stop.color.alpha,
        self[index - 1].location < stop.location
      {
        let before = self[index - 1]
        for step in 1..<16 {
          let share = Double(step) / 16
          result.append(
            Gradient.Stop(
              location: before.location + (stop.location - before.location) * share,
              color: before.color.premultipliedMix(with: stop.color, share: share)))
        }
      }
      result.append(stop)
    }
    // The colour of an invisible end is that of its neighbour.
    for index in result.indices where result[index].color.alpha == 0 {
      let neighbour =
        index > 0 && result[index - 1].color.alpha > 0
        ? result[index - 1] : index + 1 < result.count ? result[index + 1] : result[index]
      result[index].color = neighbour.color.withAlpha(0)
    }
    return result
  }

  /// The colour at a location, mixed premultiplied.
  func color(at location: Double) -> Color {
    guard let first, let last else { return .clear }
    guard let next = firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (a, b) = (self[next - 1], self[next])
    return a.color.premultipliedMix(
      with: b.color, share: (location - a.location) / (b.location - a.location))
  }
}

extension Color {
  /// Mixed premultiplied, given straight.
  func premultipliedMix(with other: Color, share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let alpha = mix(self.alpha, other.alpha)
    guard alpha > 0 else { return other.withAlpha(0) }
    return Color(
      red: mix(red * self.alpha, other.red * other.alpha) / alpha,
      green: mix(green * self.alpha, other.green * other.alpha) / alpha,
      blue: mix(blue * self.alpha, other.blue * other.alpha) / alpha, alpha: alpha)
  }
}
