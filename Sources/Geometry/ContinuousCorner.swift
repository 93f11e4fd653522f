/// The corner of a continuous curve, or what is left of it where a side is too short.
///
/// Points are in radii, from the corner along the edge before (u) and the edge after (v). The
/// curve is three cubics with a short line between them, the same read backwards.
///
/// Source: the path of `UIBezierPath(roundedRect:cornerRadius:)` as PaintCode published it (read
/// from code). It begins 1.52866 radii from the corner: `CALayer.cornerCurveExpansionFactor` is
/// 1.528665 (measured). How Core Animation draws a corner that has less room is not published.
/// Here, and this is ours, the curve goes over into the circle as the room goes down to one
/// radius: every point moves in a straight line to its place on the circle.
public struct ContinuousCorner: Hashable, Sendable {
  /// Where the curve begins, in radii, where there is room.
  public static let expansion = full[0].u

  /// 1 for the whole curve, 0 for a quarter of a circle.
  public let share: Double

  /// - Parameter room: How far the corner may reach along its edges, in radii; 1 or more.
  public init(room: Double) {
    share = min(max((room - 1) / (Self.expansion - 1), 0), 1)
  }

  /// Where the curve begins on the edge before, and ends on the edge after, in radii.
  public var extent: Double { 1 + (Self.expansion - 1) * share }

  struct Place: Hashable, Sendable {
    var u: Double
    var v: Double

    init(_ u: Double, _ v: Double) { (self.u, self.v) = (u, v) }
  }

  /// The start, then two controls and the end of a cubic, the end of a line, a cubic, a line and a
  /// cubic.
  var places: [Place] {
    zip(Self.circle, Self.full).map { circle, full in
      Place(
        circle.u + (full.u - circle.u) * share, circle.v + (full.v - circle.v) * share)
    }
  }

  private static let full = [
    Place(1.52866483, 0),
    Place(1.08849323, 0), Place(0.86840689, 0), Place(0.66993427, 0.065496),
    Place(0.63149399, 0.074911),
    Place(0.37282392, 0.16905899), Place(0.16906013, 0.37282401), Place(0.074911, 0.63149399),
    Place(0.065496, 0.66993427),
    Place(0, 0.86840689), Place(0, 1.08849323), Place(0, 1.52866483),
  ]

  /// A quarter of a circle in as many pieces, the lines without length: they lie at 20.6°, in the
  /// middle of where the whole curve has them.
  private static let circle: [Place] = {
    let split = 20.6 * Double.pi / 180
    let first = arc(from: 0, to: split)
    let second = arc(from: split, to: .pi / 2 - split)
    let third = arc(from: .pi / 2 - split, to: .pi / 2)
    return [Place(1, 0)] + first + [first[2]] + second + [second[2]] + third
  }()

  /// Two controls and the end of a part of the circle about (1, 1), angles from (1, 0).
  private static func arc(from start: Double, to end: Double) -> [Place] {
    // The cubic that meets the arc in its ends, tangents and middle.
    let quarter = (end - start) / 4
    let reach = 4.0 / 3 * Double.sin(quarter) / Double.cos(quarter)
    func point(_ angle: Double, along: Double) -> Place {
      let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
      return Place(1 - sine - along * cosine, 1 - cosine + along * sine)
    }
    return [point(start, along: reach), point(end, along: -reach), point(end, along: 0)]
  }
}
