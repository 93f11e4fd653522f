import Geometry
import Motion
import Testing

struct TransformInterpolationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// a, b, c, d.
    var from: [Double] = [1, 0, 0, 1]
    var to: [Double]
    var amount: Double
    var shown: [Double]
    var testDescription: String { "\(name) at \(amount)" }
  }

  static let shear: [Double] = [1, 0, 0.5, 1]
  static let turnedMirror: [Double] = [
    -0.8775825618903728, 0.479425538604203, 0.479425538604203, 0.8775825618903728,
  ]
  static let turnedScale: [Double] = [
    0.1414744033354058, 1.994989973208109, -0.9974949866040544, 0.0707372016677029,
  ]

  /// Measured on QuartzCore, given to four or five digits.
  static let measured: [Case] = [
    Case(
      name: "170°",
      to: [-0.984807753012208, 0.17364817766693028, -0.17364817766693028, -0.984807753012208],
      amount: 0.25, shown: [0.73728, 0.67559, -0.67559, 0.73728]),
    Case(
      name: "270°", to: [-1.8369701987210297e-16, -1, 1, -1.8369701987210297e-16], amount: 0.25,
      shown: [0.92388, -0.38268, 0.38268, 0.92388]),
    Case(name: "mirrored x", to: [-1, 0, 0, 1], amount: 0.25, shown: [0.5, 0, 0, 1]),
    Case(name: "mirrored x", to: [-1, 0, 0, 1], amount: 0.5, shown: [0, 0, 0, 1]),
    Case(name: "mirrored y", to: [1, 0, 0, -1], amount: 0.25, shown: [1, 0, 0, 0.5]),
    Case(
      name: "both mirrored", to: [-1, 0, 0, -1], amount: 0.25,
      shown: [0.70711, -0.70711, 0.70711, 0.70711]),
    Case(name: "both mirrored", to: [-1, 0, 0, -1], amount: 0.5, shown: [0, -1, 1, 0]),
    Case(
      name: "π", to: [-1, 1.2246467991473532e-16, -1.2246467991473532e-16, -1], amount: 0.25,
      shown: [0.70711, -0.70711, 0.70711, 0.70711]),
    Case(name: "shear", to: shear, amount: 0.25, shown: [1, 0, 0.1151, 1.0023]),
    Case(name: "shear", to: shear, amount: 0.5, shown: [1, 0, 0.2368, 1.0031]),
    Case(
      name: "turned, then mirrored", to: turnedMirror, amount: 0.25,
      shown: [0.4961, -0.0623, 0.1247, 0.9922]),
    Case(
      name: "scaled, then turned", to: turnedScale, amount: 0.25,
      shown: [1.1631, 0.4578, -0.3663, 0.9305]),
    Case(
      name: "scaled, then turned", to: turnedScale, amount: 0.5,
      shown: [1.0975, 1.0225, -0.6816, 0.7317]),
    Case(
      name: "one mirror to the other", from: [-1, 0, 0, 1], to: [1, 0, 0, -1], amount: 0.25,
      shown: [-0.70711, -0.70711, -0.70711, 0.70711]),
  ]

  static func affine(_ m: [Double], x: Double = 0, y: Double = 0) -> AffineTransform {
    AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: x, ty: y)
  }

  @Test(arguments: measured) func matricesAreThoseOfCoreAnimation(_ vector: Case) throws {
    let from = Self.affine(vector.from)
    let to = Self.affine(vector.to)
    let shown = from.interpolated(to: to, amount: vector.amount)
    for (entry, expected) in zip([shown.a, shown.b, shown.c, shown.d], vector.shown) {
      #expect(abs(entry - expected) < 1e-4)
    }
    // In space the same two matrices do the same.
    let spatial = Transform3D(from).interpolated(to: Transform3D(to), amount: vector.amount)
    #expect(spatial.affine == shown)
  }

  /// Measured: to a scale of (2, 1) moved by 40, a quarter of the way is 10.
  @Test func translationIsStraight() {
    let end = Self.affine([2, 0, 0, 1], x: 40, y: -8)
    let shown = AffineTransform.identity.interpolated(to: end, amount: 0.25)
    #expect(shown == AffineTransform(a: 1.25, b: 0, c: 0, d: 1, tx: 10, ty: -2))
  }

  /// Measured: a turn by 1.2 about y.
  @Test func rotationInSpaceFollowsTheGreatCircle() {
    let end = Transform3D.rotation(radians: 1.2, about: [0, 1, 0])
    let shown = Transform3D.identity.interpolated(to: end, amount: 0.25)
    #expect(abs(shown[0, 0] - 0.95534) < 1e-5)
    #expect(abs(shown[0, 2] - -0.29552) < 1e-5)
    #expect(abs(shown[2, 0] - 0.29552) < 1e-5)
    #expect(abs(shown[2, 2] - 0.95534) < 1e-5)
  }

  /// From 100° to 220° by 120° and not by 240°, about any axis; nearly half a turn, and no turn.
  @Test(arguments: [SIMD3<Double>(1, 0, 0), [0, -1, 0], [0, 0, 1], [2, -1, 3]])
  func rotationGoesTheShortWay(_ axis: SIMD3<Double>) {
    func turned(_ degrees: Double) -> Transform3D {
      .rotation(radians: degrees * .pi / 180, about: axis)
    }
    for (from, to) in [(100.0, 220.0), (-170, -1), (10, 189), (400, 300), (33, 33 + 360)] {
      let way = (to - from).remainder(dividingBy: 360)
      let shown = turned(from).interpolated(to: turned(to), amount: 0.25)
      let expected = turned(from + way / 4)
      for index in 0..<16 {
        #expect(
          abs(shown[index / 4, index % 4] - expected[index / 4, index % 4]) < 1e-9,
          "\(from) → \(to), m\(index / 4 + 1)\(index % 4 + 1)")
      }
    }
  }

  @Test func singularEndsAreMixedEntryByEntry() {
    let nothing = AffineTransform.scale(x: 0, y: 0)
    let shown = nothing.interpolated(to: Self.affine([0, 1, -1, 0], x: 8), amount: 0.25)
    #expect(shown == AffineTransform(a: 0, b: 0.25, c: -0.25, d: 0, tx: 2, ty: 0))
    var flat = Transform3D.scale(x: 1, y: 1, z: 0)
    flat.row4.x = 4
    #expect(Transform3D.identity.interpolated(to: flat, amount: 0.5)[2, 2] == 0.5)
  }

  @Test(arguments: CSSTransformVectors.pairs + CSSListVectors.pairs)
  func matricesAreThoseOfBrowsers(_ pair: CSSTransformVectors.Pair) {
    let from = Self.spatial(pair.from)
    let to = Self.spatial(pair.to)
    for (amount, matrix) in pair.shown {
      let shown = from.interpolated(to: to, amount: amount)
      for index in 0..<16 {
        let entry = shown[index / 4, index % 4]
        #expect(
          abs(entry - matrix[index]) < pair.tolerance,
          "m\(index / 4 + 1)\(index % 4 + 1) at \(amount)")
      }
    }
  }

  @Test func endsAreExact() {
    let from = Transform3D.rotationEffect(
      radians: 0.7, about: [1, 2, 3], anchor: Point(x: 3, y: 4), size: Size(width: 9, height: 9))
    let to = Transform3D.scale(x: 2, y: 3, z: 4)
    #expect(from.interpolated(to: to, amount: 0) == from)
    #expect(from.interpolated(to: to, amount: 1) == to)
    #expect(from.interpolated(to: from, amount: 0.3) == from)
  }

  /// What is made of the parts of a matrix must be the matrix, up to its m44: nearly all the way
  /// there.
  @Test func partsMakeUpTheMatrix() {
    let start = Transform3D.translation(x: 1, y: 0)
    var end = Transform3D.rotationEffect(
      radians: 0.7, about: [1, 2, 3], anchor: Point(x: 3, y: 4), size: Size(width: 90, height: 9))
    end = Transform3D.scale(x: -2, y: 3, z: 0.5).then(end)
    let shown = start.interpolated(to: end, amount: 1 - 1e-12)
    for row in 0..<4 {
      for column in 0..<4 {
        let entry = shown[row, column] / shown[3, 3]
        #expect(abs(entry - end[row, column] / end[3, 3]) < 1e-9)
      }
    }
  }

  @Test func pathsOfEqualStructureMixPointByPoint() {
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let a = Path([
      .move(to: p(0, 0)), .line(to: p(4, 0)), .quadCurve(to: p(4, 4), control: p(8, 2)),
      .curve(to: p(0, 4), control1: p(3, 5), control2: p(1, 5)), .close,
    ])
    let b = Path([
      .move(to: p(2, 2)), .line(to: p(8, 0)), .quadCurve(to: p(8, 8), control: p(8, 2)),
      .curve(to: p(0, 8), control1: p(3, 9), control2: p(1, 9)), .close,
    ])
    let middle = Path([
      .move(to: p(1, 1)), .line(to: p(6, 0)), .quadCurve(to: p(6, 6), control: p(8, 2)),
      .curve(to: p(0, 6), control1: p(3, 7), control2: p(1, 7)), .close,
    ])
    #expect(a.interpolated(to: b, amount: 0.5) == middle)
    #expect(a.interpolated(to: Path(Array(b.elements.dropLast())), amount: 0.5) == nil)
    #expect(Path([.line(to: p(1, 1))]).interpolated(to: Path([.close]), amount: 0.5) == nil)
  }

  private static func spatial(_ m: [Double]) -> Transform3D {
    Transform3D(
      row1: [m[0], m[1], m[2], m[3]], row2: [m[4], m[5], m[6], m[7]],
      row3: [m[8], m[9], m[10], m[11]], row4: [m[12], m[13], m[14], m[15]])
  }
}
