import Geometry
import Testing

struct ContinuousCornerTests {
  /// The points of a path's curves and lines, in order.
  static func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// Samples of the published curve of radius 1 at eighths of each cubic's parameter, from the
  /// start along one edge to past the middle; computed by another program from the constants.
  static let samples: [(x: Double, y: Double)] = [
    (1.52866483, 0), (1.3735293368359374, 0.000127921875), (1.2367009984375, 0.001023375),
    (1.1158539764453126, 0.003453890625), (1.0086624325, 0.008187),
    (0.9128005282421876, 0.015990234375), (0.8259424253125, 0.027631125),
    (0.7457622853515626, 0.043877203125), (0.66993427, 0.065496), (0.63149399, 0.074911),
    (0.5371732979296874, 0.11524793501953125), (0.4486411834374999, 0.16522030953125),
    (0.36653876035156246, 0.22418696646484373), (0.2915071425, 0.29150674875),
    (0.22418744371093752, 0.36653849931640625), (0.1652207778125, 0.44864106109375),
    (0.1152482586328125, 0.5371732770117187), (0.074911, 0.63149399),
  ]

  @Test func isThePublishedCurve() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let radii = CornerRadii(
      minXminY: 10, maxXminY: 0, maxXmaxY: 0, minXmaxY: 0, curve: .continuous)
    let segments = Path(roundedRect: rect, radii).segments.filter { !$0.isLine }
    #expect(segments.count == 3)
    for sample in Self.samples {
      // The path runs clockwise, so it meets the samples' mirror images.
      let near = segments.flatMap { segment in
        (0...8).map { segment.point(at: Double($0) / 8) }
      }.map { max(abs($0.x - sample.y * 10), abs($0.y - sample.x * 10)) }
      #expect(near.min() ?? 1 < 2e-5, "\(sample)")
    }
  }

  /// Measured on Core Animation: `cornerCurveExpansionFactor`, to its six decimals.
  @Test func reachesAsFarAsCoreAnimations() {
    #expect(abs(ContinuousCorner.expansion - 1.528665) < 1e-6)
  }

  /// How far the samples in the corner's square lie from the circle of the same radius, in radii:
  /// up to 1.22 % nearer to its middle and 0.20 % farther from it.
  @Test func staysCloseToTheCircle() throws {
    let distances = Self.samples.filter { $0.x <= 1 && $0.y <= 1 }.map { sample in
      ((1 - sample.x) * (1 - sample.x) + (1 - sample.y) * (1 - sample.y)).squareRoot() - 1
    }
    #expect(abs(try #require(distances.min()) - -0.012175487055084089) < 1e-9)
    #expect(abs(try #require(distances.max()) - 0.001960486344302348) < 1e-9)
  }

  @Test(arguments: CornerCurve.allCases) func isTheSameFromBothSides(_ curve: CornerCurve) {
    let rect = Rect(x: 0, y: 0, width: 80, height: 80)
    let points = Self.points(Path(roundedRect: rect, CornerRadii(21, curve: curve)))
    // Turned about the middle by half a turn it is the same; the constants are alike to 1e-6 radii.
    for point in points {
      let turned = Point(x: 80 - point.x, y: 80 - point.y)
      #expect(points.contains { abs($0.x - turned.x) < 1e-9 && abs($0.y - turned.y) < 1e-9 })
    }
  }

  /// With room for one radius only, every point of the path lies on the circle.
  @Test func isACircleWithoutRoom() {
    let rect = Rect(x: 0, y: 0, width: 60, height: 60)
    for radius in [30.0, 29.999_999] {
      let path = Path(roundedRect: rect, CornerRadii(radius, curve: .continuous))
      for segment in path.segments where !segment.isLine {
        for s in stride(from: 0.0, through: 1, by: 0.125) {
          let point = segment.point(at: s)
          let distance = ((point.x - 30) * (point.x - 30) + (point.y - 30) * (point.y - 30))
            .squareRoot()
          // A cubic of a quarter circle is 0.03 % off.
          #expect(abs(distance - 30) < 0.01)
        }
      }
    }
  }

  /// It goes over into the circle without a jump, and never reaches over the middle of a side.
  @Test func changesSteadilyAsTheRoomGoes() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    var before: [Point] = []
    for step in 0...200 {
      let radius = 15 + Double(step) * 0.075
      let radii = CornerRadii(radius, curve: .continuous)
      #expect((radii.extents(in: rect.size).uniform ?? 0) <= 30 + 1e-9)
      let points = Self.points(Path(roundedRect: rect, radii))
      #expect(points.allSatisfy { $0.x >= 0 && $0.x <= 100 && $0.y >= 0 && $0.y <= 60 })
      if points.count == before.count {
        for (a, b) in zip(points, before) {
          #expect(max(abs(a.x - b.x), abs(a.y - b.y)) < 0.3, "radius \(radius)")
        }
      }
      before = points
    }
  }

  @Test func eachCornerBlendsByItself() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let radii = CornerRadii(
      minXminY: 30, maxXminY: 10, maxXmaxY: 0, minXmaxY: 25, curve: .continuous)
    let extents = radii.extents(in: rect.size)
    #expect(extents.minXminY == 30)
    #expect(abs(extents.maxXminY - 15.2866483) < 1e-9)
    #expect(extents.maxXmaxY == 0)
    #expect(abs(extents.minXmaxY - 30) < 1e-9)
  }

  /// Within 1.3 % of the radius of the circle of that radius, as Core Animation's is.
  @Test func staysNearTheCircle() {
    let rect = Rect(x: 0, y: 0, width: 400, height: 400)
    let radii = CornerRadii(
      minXminY: 100, maxXminY: 0, maxXmaxY: 0, minXmaxY: 0, curve: .continuous)
    for segment in Path(roundedRect: rect, radii).segments where !segment.isLine {
      for s in stride(from: 0.0, through: 1, by: 0.05) {
        let point = segment.point(at: s)
        guard point.x < 100, point.y < 100 else { continue }
        let (x, y) = (100 - point.x, 100 - point.y)
        #expect(abs((x * x + y * y).squareRoot() - 100) < 1.3)
      }
    }
  }
}
