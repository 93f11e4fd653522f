/// The length of a stroke, and the parameter at a part of it.
///
/// The speed is integrated with five-point Gauss–Legendre quadrature over 32 pieces: exact to
/// about 1e-9 of the length for a curve without a cusp.
public struct ArcLength: Hashable, Sendable {
  /// In points.
  public let total: Double
  private let segment: PathSegment
  /// The length up to the start of each piece, and the total.
  private let bounds: [Double]

  private static let pieces = 32
  private static let nodes: [Double] = [
    0, 0.5384693101056831, -0.5384693101056831, 0.906179845938664, -0.906179845938664,
  ]
  private static let weights: [Double] = [
    0.5688888888888889, 0.47862867049936647, 0.47862867049936647, 0.23692688505618908,
    0.23692688505618908,
  ]

  public init(of segment: PathSegment) {
    self.segment = segment
    if segment.isLine {
      bounds = []
      total = .hypot(segment.end.x - segment.start.x, segment.end.y - segment.start.y)
      return
    }
    var bounds: [Double] = [0]
    var length = 0.0
    for piece in 0..<Self.pieces {
      let from = Double(piece) / Double(Self.pieces)
      length += Self.length(of: segment, from: from, to: from + 1 / Double(Self.pieces))
      bounds.append(length)
    }
    self.bounds = bounds
    total = length
  }

  /// The parameter up to which the stroke has a length; clamped to 0...1.
  public func parameter(at length: Double) -> Double {
    guard total > 0, length > 0 else { return 0 }
    guard length < total else { return 1 }
    if segment.isLine { return length / total }
    let piece = (bounds.lastIndex { $0 <= length } ?? 0)
    let start = Double(piece) / Double(Self.pieces)
    let rest = length - bounds[piece]
    var (low, high) = (start, min(start + 1 / Double(Self.pieces), 1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.length(of: segment, from: start, to: middle) < rest {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func length(of segment: PathSegment, from: Double, to: Double) -> Double {
    let half = (to - from) / 2
    let middle = (from + to) / 2
    var sum = 0.0
    for (node, weight) in zip(nodes, weights) {
      let speed = segment.derivative(at: middle + half * node)
      sum += weight * .hypot(speed.x, speed.y)
    }
    return sum * half
  }
}
