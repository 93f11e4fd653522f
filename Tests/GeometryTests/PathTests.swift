import Geometry
import Testing

struct PathTests {
  static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func quadraticCurvesKeepTheirShape() throws {
    let path = Path([.move(to: Self.p(0, 0)), .quadCurve(to: Self.p(8, 0), control: Self.p(4, 6))])
    let segment = try #require(path.segments.first)
    // (1−s)²·start + 2s(1−s)·control + s²·end at s = 1/4.
    #expect(segment.point(at: 0.25) == Self.p(2, 2.25))
    #expect(segment.derivative(at: 0.5) == Self.p(8, 0))
  }

  @Test func closeGoesBackToTheStartOfTheSubpath() {
    let path = Path([
      .move(to: Self.p(5, 5)), .line(to: Self.p(9, 5)), .close, .line(to: Self.p(0, 0)),
    ])
    #expect(path.segments.map(\.start) == [Self.p(5, 5), Self.p(9, 5), Self.p(5, 5)])
    #expect(path.segments.map(\.end) == [Self.p(9, 5), Self.p(5, 5), Self.p(0, 0)])
  }

  @Test func lengthOfALineIsThatOfPythagoras() throws {
    let path = Path([.move(to: Self.p(1, 1)), .line(to: Self.p(4, 5))])
    let length = ArcLength(of: try #require(path.segments.first))
    #expect(length.total == 5)
    #expect(length.parameter(at: 2) == 0.4)
  }

  /// A parabola has its length in closed form: y = x² from 0 to 1 is (2√5 + asinh 2) / 4.
  @Test func lengthOfAParabolaIsExact() throws {
    let path = Path([
      .move(to: Self.p(0, 0)), .quadCurve(to: Self.p(1, 1), control: Self.p(0.5, 0)),
    ])
    let length = ArcLength(of: try #require(path.segments.first))
    #expect(abs(length.total - 1.4789428575445975) < 1e-12)
    // Along it x is the parameter; half way the length is (√2 + asinh 1) / 4.
    #expect(abs(length.parameter(at: 0.5738967873481595) - 0.5) < 1e-9)
    #expect(length.parameter(at: -1) == 0)
    #expect(length.parameter(at: 9) == 1)
  }

  @Test func rotationTurnsXTowardsY() {
    let turned = AffineTransform.rotation(radians: .pi / 2).apply(to: Self.p(1, 0))
    #expect(abs(turned.x) < 1e-15)
    #expect(abs(turned.y - 1) < 1e-15)
  }
}
