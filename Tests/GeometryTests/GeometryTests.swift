import Geometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 100, height: 200)

  @Test func edgesFollowFromOriginAndSize() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 60, 110])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 120, 220])
    #expect(Rect(minX: 10, minY: 20, maxX: 110, maxY: 220) == rect)
    #expect(Rect(origin: rect.origin, size: rect.size) == rect)
  }

  @Test func unionAndIntersection() {
    let other = Rect(x: 100, y: 0, width: 50, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 140, height: 220))
    #expect(rect.intersection(other) == Rect(x: 100, y: 20, width: 10, height: 10))
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
    #expect(rect.intersection(rect.offsetBy(x: 100, y: 0)) == .zero)
    #expect(rect.contains(rect.insetBy(1)) && !rect.contains(rect.insetBy(-1)))
    #expect(rect.insetBy(60).isEmpty)
  }
}

@Suite struct AffineTransformTests {
  /// x' = 2x + 4y + 6, y' = 3x + 5y + 7.
  let map = AffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)

  @Test func pointsFollowTheEquation() {
    #expect(map.apply(to: Point(x: 10, y: 1)) == Point(x: 30, y: 42))
  }

  @Test func thenAppliesTheFirstFirst() {
    let next = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0.5, ty: 0)
    let point = Point(x: -3, y: 8)
    #expect(map.then(next).apply(to: point) == next.apply(to: map.apply(to: point)))
    #expect(map.then(next) != next.then(map))
  }

  @Test func theInverseUndoes() throws {
    let inverse = try #require(map.inverted)
    let point = inverse.apply(to: map.apply(to: Point(x: 3, y: -4)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y + 4) < 1e-12)
    #expect(AffineTransform.scale(x: 0, y: 1).inverted == nil)
  }

  @Test func aTurnedRectangleHasABoundingBox() {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      quarter.boundingBox(of: Rect(x: 1, y: 2, width: 3, height: 4))
        == Rect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test func kindsAreTold() {
    #expect(AffineTransform.identity.isIdentity && AffineTransform.identity.isTranslation)
    #expect(AffineTransform.translation(x: 1, y: 2).isTranslation)
    #expect(!AffineTransform.scale(x: 2, y: 2).isTranslation)
    #expect(AffineTransform.scale(x: 2, y: 2).keepsAxes && !map.keepsAxes)
    #expect(map.determinant == -2)
  }
}

@Suite struct CornerRadiiTests {
  @Test func radiiAreClampedToHalfTheShorterSide() {
    let radii = CornerRadii(minXminY: -1, maxXminY: 5, maxXmaxY: 10, minXmaxY: 100)
    #expect(
      radii.clamped(to: Size(width: 100, height: 20))
        == CornerRadii(minXminY: 0, maxXminY: 5, maxXmaxY: 10, minXmaxY: 10))
    #expect(CornerRadii(5).clamped(to: Size(width: -1, height: 20)) == .zero)
  }

  @Test func uniformRadiiAreTold() {
    #expect(CornerRadii(3).uniform == 3)
    #expect(CornerRadii(minXminY: 3, maxXminY: 3, maxXmaxY: 3, minXmaxY: 4).uniform == nil)
    #expect(CornerRadii.zero.isZero && !CornerRadii(1).isZero)
    #expect(CornerRadii(3).insetBy(1) == CornerRadii(2) && CornerRadii(3).insetBy(5) == .zero)
  }
}

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (-0.0, 1, "0.0"), (1.5, 0, "2"), (-1.5, 0, "-2"), (2.5, 0, "3"),
    (0.125, 2, "0.13"), (-0.001, 2, "0.00"), (1234.5678, 3, "1234.568"), (0.05, 1, "0.1"),
    (1e17, 1, "100000000000000000.0"),
  ]) func decimalsAreFixed(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(number.text(decimals: decimals) == text)
  }

  @Test(arguments: [(1.5, "1.5"), (1.0, "1"), (0.0, "0"), (100.0, "100"), (-0.25, "-0.25")])
  func trailingZerosAreTrimmed(_ number: Double, _ text: String) {
    #expect(number.text(decimals: 4, trimmed: true) == text)
  }

  /// Thousandths, whose digits are those of whole numbers.
  @Test func everyCountOfDigitsIsRight() {
    for number in [0, 7, 10, 99, 100, 999, 1000, 1001, 10_010, 1_000_000, 123_456_789] {
      let whole = number / 1000
      let digits = String(String(1000 + number % 1000).dropFirst())
      #expect((Double(number) / 1000).text(decimals: 3) == "\(whole).\(digits)")
      var trimmed = "\(whole).\(digits)"
      while let last = trimmed.last, last == "0" || last == "." {
        trimmed.removeLast()
        if last == "." { break }
      }
      #expect((Double(number) / 1000).text(decimals: 3, trimmed: true) == trimmed)
      #expect((Double(-number - 1) / 1000).text(decimals: 3).hasPrefix("-"))
    }
    #expect(8e18.text(decimals: 0) == "8000000000000000000")
    #expect(8e3.text(decimals: 15) == "8000.000000000000000")
  }

  @Test(arguments: [
    (0.1, "0.1"), (3.0, "3"), (-0.0, "0"), (1e20, "1e+20"),
    (0.30000000000000004, "0.30000000000000004"),
  ]) func theShortestTextReadsBack(_ number: Double, _ text: String) {
    #expect(number.shortestText == text)
    #expect(Double(text) == number)
  }

  @Test func whatIsNotFiniteHasWords() {
    #expect(Double.nan.text(decimals: 2) == "nan")
    #expect(Double.infinity.text(decimals: 2) == "inf")
    #expect((-Double.infinity).text(decimals: 2) == "-inf")
  }
}
