import Geometry
import Testing

struct Transform3DTests {
  @Test func firstMapStandsToTheLeft() throws {
    // Scale 2, then move by (5, 6): (10, 20) goes to (25, 46).
    let map = Transform3D.scale(x: 2, y: 2).then(.translation(x: 5, y: 6))
    let image = try #require(map.project(Point(x: 10, y: 20)))
    #expect(image.point == Point(x: 25, y: 46))
    #expect(image.w == 1)
    #expect(map.affine == AffineTransform.scale(x: 2, y: 2).then(.translation(x: 5, y: 6)))
  }

  @Test func rotationsTurnAsThoseOfCoreAnimation() {
    let z = Transform3D.rotation(radians: 0.5, about: [0, 0, 2])
    #expect(abs(z[0, 1] - 0.479425538604203) < 1e-15)
    #expect(abs(z[1, 0] - -0.479425538604203) < 1e-15)
    let y = Transform3D.rotation(radians: 1.2, about: [0, 1, 0])
    #expect(y[0, 2] < 0 && y[2, 0] > 0)
    let x = Transform3D.rotation(radians: 1.2, about: [1, 0, 0])
    #expect(x[1, 2] > 0 && x[2, 1] < 0)
  }

  /// Measured on Core Animation: rotation.z = 0.5 on a scale of 2.
  @Test func keyPathsAreScaledThenTurned() {
    let map = Transform3D(scale: [2, 2, 2], rotation: [0, 0, 0.5])
    #expect(abs(map[0, 0] - 1.7551651237807455) < 1e-15)
    #expect(abs(map[0, 1] - 0.958851077208406) < 1e-15)
  }

  @Test func keyPathsTurnAboutXThenYThenZ() {
    let map = Transform3D(
      scale: [2, 3, 4], rotation: [0.4, 0.3, 0.2], translation: [5, 6, 7])
    let expected = Transform3D.scale(x: 2, y: 3, z: 4)
      .then(.rotation(radians: 0.4, about: [1, 0, 0]))
      .then(.rotation(radians: 0.3, about: [0, 1, 0]))
      .then(.rotation(radians: 0.2, about: [0, 0, 1]))
    #expect(map.row1 == expected.row1)
    #expect(map.row4 == [5, 6, 7, 1])
  }

  struct Effect: Sendable, CustomTestStringConvertible {
    var radians: Double
    var axis: SIMD3<Double>
    var anchorZ: Double
    var perspective: Double
    var isRightToLeft = false
    /// Nine entries of the map of the plane: without the third row and column.
    var projection: [Double]
    var testDescription: String { "\(radians) about \(axis)" }
  }

  /// Measured on SwiftUI: `rotation3DEffect` of a view of 100 × 50 about its middle.
  @Test(arguments: [
    Effect(
      radians: 0.7853981633974483, axis: [1, 0, 0], anchorZ: 2, perspective: 2,
      projection: [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
        19.09188309203678, 18.282485578727798, 1.3818376618407355,
      ]),
    Effect(
      radians: 1.0471975511965976, axis: [0, 1, 0], anchorZ: 1, perspective: 1,
      projection: [
        0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
        2.7333395016045907, -10.700317547305483, 0.5719872981077807,
      ]),
    Effect(
      radians: 1.0471975511965976, axis: [0, 1, 0], anchorZ: 1, perspective: 1,
      isRightToLeft: true,
      projection: [
        0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0,
        47.766660498395396, 10.950317547305483, 1.4380127018922193,
      ]),
  ])
  func rotationEffectIsThatOfSwiftUI(_ effect: Effect) {
    var map = Transform3D.rotationEffect(
      radians: effect.radians, about: effect.axis, anchor: Point(x: 50, y: 25),
      anchorZ: effect.anchorZ, perspective: effect.perspective, size: Size(width: 100, height: 50))
    if effect.isRightToLeft {
      let mirror = Transform3D.scale(x: -1, y: 1).then(.translation(x: 100, y: 0))
      map = mirror.then(map).then(mirror)
    }
    let entries = [0, 1, 3].flatMap { row in [0, 1, 3].map { map[row, $0] } }
    for (entry, expected) in zip(entries, effect.projection) {
      #expect(abs(entry - expected) < 2e-14)
    }
  }

  @Test func inverseUndoes() throws {
    let map = Transform3D.rotationEffect(
      radians: 0.9, about: [1, -2, 0.5], anchor: Point(x: 3, y: 4), anchorZ: 5,
      size: Size(width: 100, height: 50))
    let back = map.then(try #require(map.inverted))
    for row in 0..<4 {
      for column in 0..<4 {
        #expect(abs(back[row, column] - (row == column ? 1 : 0)) < 1e-12)
      }
    }
    #expect(Transform3D.scale(x: 1, y: 0).inverted == nil)
  }

  @Test func determinantIsTheVolume() {
    let box = Transform3D.scale(x: 2, y: 3, z: -4)
      .then(.rotation(radians: 0.3, about: [1, 1, 1]))
      .then(.translation(x: 9, y: 9, z: 9))
    #expect(abs(box.determinant - -24) < 1e-12)
    #expect(Transform3D.scale(x: 0, y: 3).determinant == 0)
    #expect(abs(box.transposed.determinant - -24) < 1e-12)
  }

  @Test func nothingIsSeenBehindTheEye() {
    let map = Transform3D.translation(x: 0, y: 0, z: 500).then(.perspective(distance: 400))
    #expect(map.project(.zero) == nil)
  }
}
