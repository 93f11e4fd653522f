import Drawing
import Geometry

extension SVGPage {
  /// SVG has no conic gradients: sectors of one colour each, so narrow that neighbours differ by at
  /// most two steps of 8 bits, and not antialiased, for nothing to show through between them.
  ///
  /// Where the colour jumps and all is opaque, the sector after the jump is antialiased and the one
  /// before reaches under it.
  ///
  /// - Parameters:
  ///   - plane: The gradient's.
  ///   - square: The way back.
  mutating func writeSectors(
    _ item: GradientItem, plane: AffineTransform, square: AffineTransform, scope: String
  ) {
    // A clip would cut every sector by itself, and their edges would add up.
    let id = names.unique(scope + ".mask")
    writeMask([.fill(Fill(shape: item.shape, color: .white))], id: id, scope: scope)
    open("g", [("mask", "url(#\(id))"), ("shape-rendering", "crispEdges")])
    // A circle around the shape, about the gradient's centre; a sector is at most a twelfth of it.
    let box = plane.boundingBox(of: item.shape.boundingRect)
    let reach = Point(
      x: max(abs(box.minX), abs(box.maxX)), y: max(abs(box.minY), abs(box.maxY)))
    let radius = 1.1 * Double.hypot(reach.x, reach.y)
    func place(_ turns: Double) -> String {
      let angle = 2 * .pi * turns
      let point = square.apply(to: Point(x: radius * .cos(angle), y: radius * .sin(angle)))
      return "\(point.x.svgLength) \(point.y.svgLength)"
    }
    let centre = square.apply(to: .zero)
    let sectors = item.gradient.stops.sectors
    func isJump(before index: Int) -> Bool {
      let (a, b) = (sectors[(index + sectors.count - 1) % sectors.count], sectors[index])
      return item.gradient.isOpaque && a.color.largestDifference(from: b.color) > 0.04
    }
    // The last one reaches under the first.
    let order =
      isJump(before: 0)
      ? [sectors.count - 1] + sectors.indices.dropLast() : Array(sectors.indices)
    for index in order where sectors[index].color.alpha > 0 {
      let sector = sectors[index]
      let reachesOn = isJump(before: index) || isJump(before: (index + 1) % sectors.count)
      let end = reachesOn ? sector.to + 0.04 : sector.to
      let outline =
        "M\(centre.x.svgLength) \(centre.y.svgLength) L\(place(sector.from))"
        + " L\(place((sector.from + end) / 2)) L\(place(end)) Z"
      element(
        "path",
        [("d", outline), ("shape-rendering", isJump(before: index) ? "auto" : nil)]
          + SVGPage.paint(sector.color, isInMask: isInMask))
    }
    close("g")
  }
}

/// A part of a turn in one colour.
private struct Sector {
  var from: Double
  var to: Double
  var color: Color
}

extension [Gradient.Stop] {
  /// Where sectors of one colour meet, in turns from 0 to 1.
  private var sectorBounds: [Double] {
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
      if result.last != bound { result.append(bound) }
    }
    return result
  }

  fileprivate var sectors: [Sector] {
    let bounds = sectorBounds
    return zip(bounds, bounds.dropFirst()).map { from, to in
      Sector(from: from, to: to, color: color(at: (from + to) / 2))
    }
  }
}

extension Color {
  fileprivate func largestDifference(from other: Color) -> Double {
    max(
      abs(red * alpha - other.red * other.alpha), abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha), abs(alpha - other.alpha))
  }
}
