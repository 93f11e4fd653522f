import Geometry
import Testing

struct PathTrimTests {
  static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// A square of side 10 has its corners at the quarters of its length; cut, it is open.
  @Test func cutsLinesByLength() throws {
    let square = try Path(svgData: "M0 0H10V10H0Z")
    let parts = square.parts(from: 0.125, to: 0.875)
    #expect(parts.map(\.offset) == [5])
    #expect(parts.map(\.path.svgData) == ["M5 0 L10 0 L10 10 L0 10 L0 5"])
    #expect(square.parts(from: 0.75, to: 1).map(\.path.svgData) == ["M0 10 L0 0"])
  }

  @Test func leavesWholeSubpathsClosed() throws {
    let path = try Path(svgData: "M0 0H10V10H0Z M20 0H60")
    #expect(
      path.parts(from: 0, to: 1).map(\.path) == [
        try Path(svgData: "M0 0H10V10H0Z"), try Path(svgData: "M20 0H60"),
      ])
    let parts = path.parts(from: 0, to: 0.75)
    #expect(parts.map(\.path.svgData) == ["M0 0 L10 0 L10 10 L0 10 Z", "M20 0 L40 0"])
    #expect(path.parts(from: 0.75, to: 1).map(\.offset) == [20])
  }

  @Test(arguments: [(0.5, 0.5), (0.6, 0.4), (1.0, 1.0), (1.2, 1.4), (-2.0, 0.0)])
  func nothingWhereTheEndIsNotAfterTheStart(start: Double, end: Double) throws {
    #expect(try Path(svgData: "M0 0H10").parts(from: start, to: end).isEmpty)
  }

  @Test func aPathWithoutLengthHasNoParts() throws {
    #expect(Path().parts(from: 0, to: 1).isEmpty)
    #expect(try Path(svgData: "M3 3").parts(from: 0, to: 1).isEmpty)
    #expect(try Path(svgData: "M3 3L3 3").parts(from: 0, to: 0.5).isEmpty)
  }

  /// y = x² from 0 to 1, whose length to x is (2x·√(1 + 4x²) + asinh 2x) / 4: cut at x = 1/2 both
  /// halves lie on the parabola and meet there.
  @Test func cutsCurvesByTheirTrueLength() throws {
    let parabola = try Path(svgData: "M0 0Q0.5 0 1 1")
    let half = 0.5738967873481595 / 1.4789428575445975
    for (range, ends) in [((0, half), (0.0, 0.5)), ((half, 1), (0.5, 1.0))] {
      let part = try #require(parabola.parts(from: range.0, to: range.1).first)
      let segment = try #require(part.path.segments.first)
      #expect(abs(segment.start.x - ends.0) < 1e-9 && abs(segment.end.x - ends.1) < 1e-9)
      for step in 0...10 {
        let point = segment.point(at: Double(step) / 10)
        #expect(abs(point.y - point.x * point.x) < 1e-9)
      }
    }
  }

  @Test func anOvalTouchesItsRectangle() {
    let path = Path(ovalIn: Rect(x: 10, y: 20, width: 40, height: 20))
    #expect(path.controlBox() == Rect(x: 10, y: 20, width: 40, height: 20))
    for segment in path.segments.dropLast() {
      for step in 0...16 {
        let point = segment.point(at: Double(step) / 16)
        #expect(abs(Double.hypot((point.x - 30) / 20, (point.y - 30) / 10) - 1) < 2.8e-4)
      }
    }
    #expect(Path(ovalIn: Rect(x: 0, y: 0, width: 0, height: 3)).elements.isEmpty)
  }

  /// The length of a rounded rectangle is that of its straight edges and of one circle.
  @Test(arguments: [(0.0, 60.0), (4.0, 28 + 8 * Double.pi), (99.0, 20 + 10 * Double.pi - 0)])
  func aRoundedRectangleHasItsLength(radius: Double, length: Double) {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: radius)
    let total = path.segments.reduce(0) { $0 + ArcLength(of: $1).total }
    #expect(abs(total - length) < 0.01)
    #expect(path.elements.count == 10)
  }

  @Test func writesWhatItReads() throws {
    let data = "M1 2.5 L-3 4 Q5 6 7 8.125 C1 1 2 2 3 3 Z M0 0"
    #expect(try Path(svgData: data).svgData == data)
  }

  @Test func theControlBoxHoldsControlPoints() throws {
    let path = try Path(svgData: "M1 1Q9 -4 3 2C0 7 4 8 5 5Z")
    #expect(path.controlBox() == Rect(minX: 0, minY: -4, maxX: 9, maxY: 8))
    #expect(path.controlBox(map: .scale(x: -2, y: 1))?.minX == -18)
    #expect(Path().controlBox() == nil)
  }
}
