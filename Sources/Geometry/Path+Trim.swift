/// What is left of one subpath that was cut by length.
public struct PathPart: Hashable, Sendable {
  public var path: Path
  /// How much of the subpath lies before it, in points.
  public var offset: Double
}

extension Path {
  /// What lies between two parts of the path's length, a path for each subpath; nothing where the
  /// end does not come after the start.
  ///
  /// The length is the true one, of all subpaths together, closing lines included. A subpath that
  /// is left whole stays closed; of others curves are cut exactly and closing lines are lines.
  ///
  /// - Parameters:
  ///   - start: A part of the length, clamped to 0...1.
  ///   - end: A part of the length, clamped to 0...1.
  public func parts(from start: Double, to end: Double) -> [PathPart] {
    let subpaths = measuredSubpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    guard low < high else { return [] }
    var parts: [PathPart] = []
    var passed = 0.0
    for subpath in subpaths {
      let (from, to) = (low - passed, high - passed)
      passed += subpath.length
      guard to > 0, from < subpath.length else { continue }
      if from <= 0, to >= subpath.length {
        parts.append(PathPart(path: subpath.path, offset: 0))
      } else {
        parts.append(PathPart(path: subpath.cut(from: from, to: to), offset: max(0, from)))
      }
    }
    return parts
  }

  /// Each `move` and `close` begins a subpath; those without segments are left out.
  private var measuredSubpaths: [MeasuredSubpath] {
    var subpaths: [MeasuredSubpath] = []
    var open: [Element] = []
    var start = Point.zero
    func finish() {
      let path = Path(open)
      if !path.segments.isEmpty { subpaths.append(MeasuredSubpath(path)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        open = [element]
        start = point
      case .line, .quadCurve, .curve:
        open.append(element)
      case .close:
        open.append(element)
        finish()
        open = [.move(to: start)]
      }
    }
    finish()
    return subpaths
  }
}

/// A subpath and the lengths of its strokes.
private struct MeasuredSubpath {
  let path: Path
  let length: Double
  private let strokes: [(segment: PathSegment, length: ArcLength)]

  init(_ path: Path) {
    self.path = path
    strokes = path.segments.map { ($0, ArcLength(of: $0)) }
    length = strokes.reduce(0) { $0 + $1.length.total }
  }

  /// What lies between two lengths from the start.
  func cut(from low: Double, to high: Double) -> Path {
    var result: [Path.Element] = []
    var passed = 0.0
    for (segment, length) in strokes {
      let (from, to) = (low - passed, high - passed)
      passed += length.total
      guard to > 0, from < length.total else { continue }
      let part = segment.part(
        from: length.parameter(at: from), to: length.parameter(at: to))
      if result.isEmpty { result.append(.move(to: part.start)) }
      result.append(
        part.isLine
          ? .line(to: part.end)
          : .curve(to: part.end, control1: part.control1, control2: part.control2))
    }
    return Path(result)
  }
}

extension PathSegment {
  /// The stretch between two parameters.
  fileprivate func part(from start: Double, to end: Double) -> PathSegment {
    if start <= 0, end >= 1 { return self }
    if isLine { return PathSegment(from: point(at: start), to: point(at: end)) }
    let (from, to) = (point(at: start), point(at: end))
    // The derivative at either end, over the shorter stretch, is three times the control arm.
    let (d0, d1) = (derivative(at: start), derivative(at: end))
    let reach = (end - start) / 3
    return PathSegment(
      start: from, control1: Point(x: from.x + reach * d0.x, y: from.y + reach * d0.y),
      control2: Point(x: to.x - reach * d1.x, y: to.y - reach * d1.y), end: to)
  }
}
