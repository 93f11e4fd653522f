import Drawing
import Expressions
import Geometry
import SceneModel

extension Emitter {
  /// The radii of the corners that `maskedCorners` names.
  func radii(of instance: Int, _ bounds: Rect) -> CornerRadii {
    let masked = graph.node(of: .maskedCorners, of: instance).map { read($0) }
    func radius(_ property: Property, _ corner: String) -> Double {
      if case .list(let corners)? = masked, !corners.contains(.text(corner)) { return 0 }
      return number(property, instance)
    }
    let curve = CornerCurve(rawValue: graph.value(.cornerCurve, of: instance, read).text)
    return CornerRadii(
      minXminY: radius(.cornerRadiusMinXMinY, "minXminY"),
      maxXminY: radius(.cornerRadiusMaxXMinY, "maxXminY"),
      maxXmaxY: radius(.cornerRadiusMaxXMaxY, "maxXmaxY"),
      minXmaxY: radius(.cornerRadiusMinXMaxY, "minXmaxY"), curve: curve ?? .circular
    ).clamped(to: bounds.size)
  }

  /// The layer's background and border with what lies between them.
  ///
  /// Two edges on one outline show the lower one as a fringe along the upper. Under a clip of the
  /// same outline there is none: the fill goes square to the edge, and the clip alone antialiases.
  /// Else the background of an opaque border ends halfway below it, and one with nothing between
  /// it and the border is clipped together with it.
  func background(
    of instance: Int, _ bounds: Rect, _ radii: CornerRadii, clipped: Bool,
    around inside: [DisplayItem]
  ) -> [DisplayItem] {
    guard !bounds.isEmpty else { return inside }
    let color = graph.color(.backgroundColor, of: instance, read).clamped
    let border = border(of: instance, bounds, radii)
    guard color.alpha > 0 else { return inside + (border.map { [.fill($0)] } ?? []) }
    var fill = Fill(shape: .roundedRect(bounds, clipped ? .zero : radii), color: color)
    guard let border else { return [.fill(fill)] + inside }
    if clipped { return [.fill(fill)] + inside + [.fill(border)] }
    if border.color.alpha == 1, case .ring(_, _, let width) = border.shape {
      let half = min(width, min(bounds.width, bounds.height) / 2) / 2
      fill.shape = .roundedRect(bounds.insetBy(half), radii.insetBy(half))
    } else if inside.isEmpty {
      fill.shape = .roundedRect(bounds, .zero)
      return [
        .group(
          Group(id: "", clip: .roundedRect(bounds, radii), items: [.fill(fill), .fill(border)]))
      ]
    }
    return [.fill(fill)] + inside + [.fill(border)]
  }

  private func border(of instance: Int, _ bounds: Rect, _ radii: CornerRadii) -> Fill? {
    let width = number(.borderWidth, instance)
    let color = graph.color(.borderColor, of: instance, read).clamped
    guard width > 0, color.alpha > 0 else { return nil }
    return Fill(shape: .ring(bounds, radii, width: width), color: color)
  }

  func blendMode(of instance: Int) -> BlendMode {
    BlendMode(rawValue: graph.value(.compositingFilter, of: instance, read).text) ?? .normal
  }

  // MARK: Shadow

  /// The layer's shadow, or nil where it casts none.
  ///
  /// Where an opaque background hides whatever else the layer has, its outline casts the shadow:
  /// the same for all layers of a size, and whatever moves inside.
  func shadow(
    of instance: Int, _ bounds: Rect, _ radii: CornerRadii, around inside: [DisplayItem]
  ) -> Shadow? {
    let opacity = min(1, max(0, number(.shadowOpacity, instance)))
    guard opacity > 0 else { return nil }
    var color = graph.color(.shadowColor, of: instance, read).clamped
    color.alpha *= opacity
    guard color.alpha > 0 else { return nil }
    let outline = Shape.roundedRect(bounds, radii)
    let background = graph.color(.backgroundColor, of: instance, read)
    let isOutline =
      background.alpha >= 1 && !bounds.isEmpty && inside.allSatisfy { outline.contains($0) }
    return Shadow(
      color: color, radius: max(0, number(.shadowRadius, instance)),
      offset: Point(
        x: number(.shadowOffsetWidth, instance), y: number(.shadowOffsetHeight, instance)),
      outline: isOutline ? outline : nil)
  }
}

extension Shape {
  /// Whether an item surely lies inside a rounded rectangle; may say no where it does.
  fileprivate func contains(_ item: DisplayItem) -> Bool {
    guard case .roundedRect(let rect, let radii) = self else { return false }
    // Bounds are whole pixels and a pixel wider: of pixels as small as these, that is nothing.
    let fine = 1024.0
    guard let bounds = item.inkBounds(map: .scale(x: fine, y: fine)) else { return true }
    let box = Rect(
      minX: (bounds.minX + 2) / fine, minY: (bounds.minY + 2) / fine,
      maxX: (bounds.maxX - 2) / fine, maxY: (bounds.maxY - 2) / fine)
    guard rect.contains(box) else { return false }
    let corners = [
      (x: box.minX - rect.minX, y: box.minY - rect.minY, radius: radii.minXminY),
      (x: rect.maxX - box.maxX, y: box.minY - rect.minY, radius: radii.maxXminY),
      (x: rect.maxX - box.maxX, y: rect.maxY - box.maxY, radius: radii.maxXmaxY),
      (x: box.minX - rect.minX, y: rect.maxY - box.maxY, radius: radii.minXmaxY),
    ]
    return corners.allSatisfy { corner in
      // A continuous corner lies within 1.3 % of a radius of the circle.
      let (x, y) = (max(0, corner.radius - corner.x), max(0, corner.radius - corner.y))
      let limit = radii.curve == .circular ? corner.radius : corner.radius * 0.98
      return x == 0 || y == 0 || x * x + y * y <= limit * limit
    }
  }
}
