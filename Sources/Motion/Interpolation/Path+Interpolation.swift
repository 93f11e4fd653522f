public import Geometry

extension Path {
  /// The path between two of equal structure, point by point; nil where their elements differ in
  /// kind or number, for which Core Animation defines no result.
  public func interpolated(to end: Path, amount: Double) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    var result: [Element] = []
    for (from, to) in zip(elements, end.elements) {
      guard let element = from.interpolated(to: to, amount: amount) else { return nil }
      result.append(element)
    }
    return Path(result)
  }
}

extension Path.Element {
  fileprivate func interpolated(to end: Path.Element, amount: Double) -> Path.Element? {
    func mix(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, amount: amount) }
    switch (self, end) {
    case (.move(let a), .move(let b)):
      return .move(to: mix(a, b))
    case (.line(let a), .line(let b)):
      return .line(to: mix(a, b))
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
      return .quadCurve(to: mix(a, b), control: mix(c, d))
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
      return .curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
    case (.close, .close):
      return .close
    case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.close, _):
      return nil
    }
  }
}
