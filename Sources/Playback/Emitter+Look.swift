import Drawing
import Expressions
import Geometry
import SceneModel

extension Emitter {
  /// The radii of the corners that `maskedCorners` names.
  func radii(of instance: Int, _ bounds: Rect) -> CornerRadii {
    guard graph.says(.corners, of: instance) else { return .zero }
    let masked = graph.node(of: .maskedCorners, of: instance).map { values[$0] }
    func radius(_ property: Property, _ corner: String) -> Double {
      if case .list(let corners)? = masked, !corners.contains(.text(corner)) { return 0 }
      return number(property, instance)
    }
    let curve = graph.node(of: .cornerCurve, of: instance).flatMap {
      CornerCurve(rawValue: values[$0].text)
    }
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
    let color = graph.color(.backgroundColor, of: instance, { values[$0] }).clamped
    let border = border(of: instance, bounds, radii)
    guard color.alpha > 0 else { return inside + (border.map { [.fill($0)] } ?? []) }
    var fill = Fill(shape: .roundedRect(bounds, clipped ? .zero : radii), color: color)
    guard let border else { return [.fill(fill)].followed(by: inside) }
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
    guard graph.says(.border, of: instance) else { return nil }
    let width = number(.borderWidth, instance)
    let color = graph.color(.borderColor, of: instance, { values[$0] }).clamped
    guard width > 0, color.alpha > 0 else { return nil }
    return Fill(shape: .ring(bounds, radii, width: width), color: color)
  }

  func blendMode(of instance: Int) -> BlendMode {
    guard graph.says(.effects, of: instance),
      let node = graph.node(of: .compositingFilter, of: instance)
    else { return .normal }
    return BlendMode(rawValue: values[node].text) ?? .normal
  }

  // MARK: Shadow

  /// The layer's shadow, or nil where it casts none.
  ///
  /// Where an opaque background hides whatever else the layer has, its outline casts the shadow:
  /// the same for all layers of a size, and whatever moves inside. A `shadowPath` comes before all
  /// of that.
  func shadow(
    of instance: Int, _ bounds: Rect, _ radii: CornerRadii, around inside: [DisplayItem]
  ) -> Shadow? {
    guard graph.says(.shadow, of: instance) else { return nil }
    let opacity = min(1, max(0, number(.shadowOpacity, instance)))
    guard opacity > 0 else { return nil }
    var color = graph.color(.shadowColor, of: instance, { values[$0] }).clamped
    color.alpha *= opacity
    guard color.alpha > 0 else { return nil }
    func shadow(outline: Shape?, path: Path? = nil) -> Shadow {
      Shadow(
        color: color, radius: max(0, number(.shadowRadius, instance)),
        offset: Point(
          x: number(.shadowOffsetWidth, instance), y: number(.shadowOffsetHeight, instance)),
        outline: outline, path: path)
    }
    if let node = graph.node(of: .shadowPath, of: instance), case .path(let path) = values[node],
      !path.elements.isEmpty
    {
      return shadow(outline: nil, path: path)
    }
    let background = graph.color(.backgroundColor, of: instance, { values[$0] })
    let isOutline =
      background.alpha >= 1 && !bounds.isEmpty && RoundedBox(bounds, radii).contains(inside)
    return shadow(outline: isOutline ? .roundedRect(bounds, radii) : nil)
  }
}
