extension Path {
  /// The path as SVG path data with absolute commands, four decimals at most.
  public var svgData: String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x.fourDecimals) \($0.y.fourDecimals)" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M" + text(end)
      case .line(let end): "L" + text(end)
      case .quadCurve(let end, let control): "Q" + text(control, end)
      case .curve(let end, let control1, let control2): "C" + text(control1, control2, end)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
