import Geometry
import Motion
import Testing

struct InterpolationTests {
  @Test func numbersAreExactAtTheirEndsAndOvershoot() {
    let (a, b) = (0.1, 0.7)
    #expect(a.interpolated(to: b, amount: 0) == a)
    #expect(a.interpolated(to: b, amount: 1) == b)
    #expect(abs(a.interpolated(to: b, amount: 1.5) - 1.0) < 1e-15)
    #expect(abs(a.interpolated(to: b, amount: -0.5) - -0.2) < 1e-15)
    #expect(a.interpolated(to: a, amount: 0.3) == a)
  }

  @Test func everyComponentMoves() {
    let point = Point(x: 1, y: 2).interpolated(to: Point(x: 3, y: 6), amount: 0.25)
    #expect(point == Point(x: 1.5, y: 3))
    let size = Size(width: 1, height: 2).interpolated(to: Size(width: 3, height: 6), amount: 0.5)
    #expect(size == Size(width: 2, height: 4))
    let rect = Rect(x: 0, y: 4, width: 8, height: 16)
      .interpolated(to: Rect(x: 4, y: 0, width: 0, height: 24), amount: 0.5)
    #expect(rect == Rect(x: 2, y: 2, width: 4, height: 20))
    let radii = CornerRadii(minXminY: 0, maxXminY: 2, maxXmaxY: 4, minXmaxY: 6)
      .interpolated(to: CornerRadii(8), amount: 0.5)
    #expect(radii == CornerRadii(minXminY: 4, maxXminY: 5, maxXmaxY: 6, minXmaxY: 7))
  }

  @Test func vectorsAddAndScale() {
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: 4) == Point(x: 4, y: 6))
    #expect(Size(width: 1, height: 2) - Size(width: 3, height: 5) == Size(width: -2, height: -3))
    #expect(Rect(x: 1, y: 2, width: 3, height: 4).scaled(by: 2).height == 8)
    #expect(Color.black + .zero == .black)
  }
}
