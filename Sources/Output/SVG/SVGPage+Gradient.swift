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

  /// SVG has no conic gradients: sectors of one colour each, so narrow that neighbours differ by at
  /// most two steps of 8 bits. They are not antialiased, for no seam to show between them.
  private mutating func writeSectors(
    _ item: GradientItem, plane: AffineTransform, square: AffineTransform, scope: String
  ) {
    let id = names.unique(scope + ".clip")
    open("clipPath", [("id", id)])
    write(item.shape, [("clip-rule", item.shape.svgFillRule)])
    close("clipPath")
    open("g", [("clip-path", "url(#\(id))"), ("shape-rendering", "crispEdges")])
    // A circle around the shape, about the gradient's centre.
    let box = plane.boundingBox(of: item.shape.boundingRect)
    let radius =
      1.1
      * Double.hypot(max(abs(box.minX), abs(box.maxX)), max(abs(box.minY), abs(box.maxY)))
    let stops = item.gradient.stops
    let bounds = stops.sectorBounds
    for (from, to) in zip(bounds, bounds.dropFirst()) where to > from {
      let color = stops.color(at: (from + to) / 2)
      guard color.alpha > 0 else { continue }
      func point(_ turns: Double) -> String {
        let place = square.apply(
          to: Point(
            x: radius * Double.cos(2 * .pi * turns), y: radius * Double.sin(2 * .pi * turns)))
        return "\(place.x.svgLength) \(place.y.svgLength)"
      }
      let centre = square.apply(to: .zero)
      element(
        "path",
        [
          (
            "d",
            "M\(centre.x.svgLength) \(centre.y.svgLength) L\(point(from))"
              + " L\(point((from + to) / 2)) L\(point(to)) Z"
          )
        ] + SVGPage.paint(color, isInMask: isInMask))
    }
    close("g")
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

  /// Where sectors of one colour meet, in turns from 0 to 1.
  fileprivate var sectorBounds: [Double] {
    var bounds = [0.0]
    for (index, stop) in enumerated() {
      if index > 0 {
        let before = self[index - 1]
        let steps = Swift.min(
          720, (255 * before.color.largestDifference(from: stop.color) / 2).rounded(.up))
        for step in 1..<Swift.max(1, Int(steps)) {
          bounds.append(
            before.location + (stop.location - before.location) * Double(step) / steps)
        }
      }
      bounds.append(stop.location)
    }
    bounds.append(1)
    // A sector of more than a twelfth of a turn is no triangle around the shape.
    var result: [Double] = []
    for bound in bounds {
      if let last = result.last {
        let parts = ((bound - last) * 12).rounded(.up)
        for part in 1..<Swift.max(1, Int(parts)) {
          result.append(last + (bound - last) * Double(part) / parts)
        }
      }
      result.append(bound)
    }
    return result
  }
}

extension Color {
  /// Mixed premultiplied, given straight.
  fileprivate func premultipliedMix(with other: Color, share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let alpha = mix(self.alpha, other.alpha)
    guard alpha > 0 else { return other.withAlpha(0) }
    return Color(
      red: mix(red * self.alpha, other.red * other.alpha) / alpha,
      green: mix(green * self.alpha, other.green * other.alpha) / alpha,
      blue: mix(blue * self.alpha, other.blue * other.alpha) / alpha, alpha: alpha)
  }

  fileprivate func largestDifference(from other: Color) -> Double {
    max(
      abs(red * alpha - other.red * other.alpha), abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha), abs(alpha - other.alpha))
  }
}
