extension Path {
  /// All points in the order of drawing, a curve's control points before its end.
  public var points: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [control, end]
      case .curve(let end, let control1, let control2): points += [control1, control2, end]
      case .close: break
      }
    }
    return points
  }

  /// The path of the same structure with each point replaced, in the order of ``points``.
  public func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): return .move(to: transform(end))
        case .line(let end): return .line(to: transform(end))
        case .quadCurve(let end, let control):
          let control = transform(control)
          return .quadCurve(to: transform(end), control: control)
        case .curve(let end, let control1, let control2):
          let first = transform(control1)
          let second = transform(control2)
          return .curve(to: transform(end), control1: first, control2: second)
        case .close: return .close
        }
      })
  }
}
