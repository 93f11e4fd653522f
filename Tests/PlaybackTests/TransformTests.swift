import Drawing
import Geometry
import Motion
import Playback
import SceneModel
import SpecReader
import Testing

/// Whole transforms, turns in space and perspective, from the text to the display list.
struct TransformTests {
  static func group(
    _ layer: String, timeline steps: String = "", at time: Double = 0
  ) throws -> Group {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [100, 100, 80, 40], \#(layer) }"#, timeline: steps)
    guard case .group(let group) = try timeline.displayList(at: time).items[0] else {
      throw TestFailure()
    }
    return group
  }

  struct TestFailure: Error {}

  struct Product: Sendable, CustomTestStringConvertible {
    var transform: String
    /// About the middle of the layer, which is at (140, 120).
    var expected: AffineTransform
    var testDescription: String { transform }
  }

  /// Products by hand, row vectors, the first function applied first.
  @Test(arguments: [
    Product(
      transform: #""identity""#, expected: .identity),
    Product(
      transform: #"[{ "scale": 2 }, { "translation": [5, 6] }]"#,
      expected: AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6)),
    Product(
      transform: #"[{ "translation": [5, 6] }, { "scale": [2, 3] }]"#,
      expected: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 18)),
    Product(
      transform: #"[{ "rotation": 90 }, { "translation": [1, 0] }]"#,
      expected: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)),
    Product(
      transform: #"[{ "skew": [45, 0] }]"#,
      expected: AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)),
    Product(
      transform: #"[{ "matrix": [1, 2, 3, 4, 5, 6] }]"#,
      expected: AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
  ])
  func functionsApplyInTheirOrder(_ product: Product) throws {
    let transform = try Self.group(#""transform": \#(product.transform)"#).transform
    let about = AffineTransform.translation(x: -40, y: -20).then(product.expected)
      .then(.translation(x: 140, y: 120))
    for point in [Point(x: 0, y: 0), Point(x: 80, y: 0), Point(x: 3, y: 40)] {
      let (found, expected) = (transform.apply(to: point), about.apply(to: point))
      #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
    }
  }

  /// Half of a turn of 270° by the decomposition of Core Animation is −45° (measured there), where
  /// the key path goes through 135°.
  @Test func aWholeTransformIsDecomposed() throws {
    let steps = #"""
      { "animate": { "a": { "transform": [{ "rotation": 270 }] } }, "duration": 1, "timing": "linear" }
      """#
    let half = try Self.group(#""opacity": 1"#, timeline: steps, at: 0.5).transform
    #expect(abs(half.a - 0.5.squareRoot()) < 1e-9 && abs(half.b + 0.5.squareRoot()) < 1e-9)
    let path = try Self.group(
      #""opacity": 1"#,
      timeline: #"""
        { "animate": { "a": { "transform.rotation": 270 } }, "duration": 1, "timing": "linear" }
        """#, at: 0.5
    ).transform
    #expect(abs(path.a + 0.5.squareRoot()) < 1e-9 && abs(path.b - 0.5.squareRoot()) < 1e-9)
  }

  @Test func aWholeTransformStartsFromWhatIsShown() throws {
    let steps = #"""
      { "animate": { "a": { "transform": [{ "scale": 3 }] } }, "duration": 1, "timing": "linear" }
      """#
    let layer = #""transform.scale": 2, "transform.translation.x": 10"#
    let start = try Self.group(layer, timeline: steps, at: 0).transform
    let half = try Self.group(layer, timeline: steps, at: 0.5).transform
    let end = try Self.group(layer, timeline: steps, at: 1).transform
    #expect(start.a == 2 && start.tx == 140 + 10 - 80)
    #expect(abs(half.a - 2.5) < 1e-9 && abs(half.tx - (140 + 5 - 100)) < 1e-9)
    #expect(end.a == 3 && end.tx == 140 - 120)
  }

  /// Rows of cos and sin by hand: 60° about y halves the width; 60° about x halves the height.
  @Test func turnsInSpaceAreSeenFromAfar() throws {
    let y = try Self.group(#""transform.rotation.y": 60"#)
    #expect(abs(y.transform.a - 0.5) < 1e-12 && y.transform.d == 1 && y.projection == nil)
    let x = try Self.group(#""transform.rotation.x": 60"#)
    #expect(x.transform.a == 1 && abs(x.transform.d - 0.5) < 1e-12 && x.projection == nil)
  }

  /// The right edge lies 40·sin 60° behind the plane, 80 pt before the eye: x·d/(d − z).
  @Test func perspectiveBringsTheNearEdgeForward() throws {
    let group = try Self.group(#""transform.rotation.y": 60, "transform.perspective": 1"#)
    let projection = try #require(group.projection)
    let depth = 40 * 0.75.squareRoot()
    let right = try #require(projection.map(Point(x: 80, y: 0)))
    let left = try #require(projection.map(Point(x: 0, y: 0)))
    #expect(abs(right.x - (140 + 20 * 80 / (80 + depth))) < 1e-9)
    #expect(abs(right.y - (120 - 20 * 80 / (80 + depth))) < 1e-9)
    #expect(abs(left.x - (140 - 20 * 80 / (80 - depth))) < 1e-9)
    #expect(abs(left.y - (120 - 20 * 80 / (80 - depth))) < 1e-9)
  }

  /// A third of a linear flip from the bottom: 60°. The lower edge, 20·sin 60° towards the eye at
  /// 80 pt, is wider; before the half it belongs to the front.
  @Test func aFlipInPerspectiveTurnsItsNearEdge() throws {
    func flip(_ style: String, _ keys: String, at time: Double) throws -> Group {
      try Self.group(
        #""backgroundColor": "black""#,
        timeline: #"""
          { "transition": { "layer": "a", "style": "\#(style)", "projection": "perspective" \#(keys),
              "set": { "a": { "backgroundColor": "white" } } }, "duration": 0.6, "timing": "linear" }
          """#, at: time)
    }
    let depth = 20 * 0.75.squareRoot()
    let front = try flip("flipFromBottom", "", at: 0.2)
    let low = try #require(front.projection?.map(Point(x: 0, y: 40)))
    #expect(abs(low.x - (140 - 40 * 80 / (80 - depth))) < 1e-6)
    #expect(abs(low.y - (120 + 10 * 80 / (80 - depth))) < 1e-6)
    // The back comes upright, its upper edge near: at 120° it is turned by −60°.
    let back = try flip("flipFromBottom", "", at: 0.4)
    let high = try #require(back.projection?.map(Point(x: 0, y: 0)))
    #expect(abs(high.x - (140 - 40 * 80 / (80 - depth))) < 1e-6)
    // Half the perspective puts the eye twice as far away; from the top it turns the other way.
    let far = try flip("flipFromTop", #", "perspective": 0.5"#, at: 0.2)
    let upper = try #require(far.projection?.map(Point(x: 0, y: 0)))
    #expect(abs(upper.x - (140 - 40 * 160 / (160 - depth))) < 1e-6)
    #expect(try flip("flipFromTop", "", at: 0.6).projection == nil)
  }

  struct NearEdge: Sendable, CustomTestStringConvertible {
    var style: String
    /// The edge that comes towards the viewer first, as the direction says, and the one opposite.
    var near, far: [Point]
    var scalesY: Bool
    var testDescription: String { style }
  }

  /// All four directions at 60°: UIKit documents that the edge a flip comes from is the one that
  /// comes to the front. An eye at 80 pt sees (y, z) at y·d/(d − z), z = half the extent · sin 60°.
  @Test(arguments: [
    NearEdge(
      style: "flipFromLeft", near: [Point(x: 0, y: 0), Point(x: 0, y: 40)],
      far: [Point(x: 80, y: 0), Point(x: 80, y: 40)], scalesY: false),
    NearEdge(
      style: "flipFromRight", near: [Point(x: 80, y: 0), Point(x: 80, y: 40)],
      far: [Point(x: 0, y: 0), Point(x: 0, y: 40)], scalesY: false),
    NearEdge(
      style: "flipFromTop", near: [Point(x: 0, y: 0), Point(x: 80, y: 0)],
      far: [Point(x: 0, y: 40), Point(x: 80, y: 40)], scalesY: true),
    NearEdge(
      style: "flipFromBottom", near: [Point(x: 0, y: 40), Point(x: 80, y: 40)],
      far: [Point(x: 0, y: 0), Point(x: 80, y: 0)], scalesY: true),
  ])
  func eachFlipTurnsTheEdgeItComesFromToTheViewer(_ flip: NearEdge) throws {
    let group = try Self.group(
      #""backgroundColor": "black""#,
      timeline: #"""
        { "transition": { "layer": "a", "style": "\#(flip.style)", "projection": "perspective",
            "set": { "a": { "backgroundColor": "white" } } }, "duration": 0.6, "timing": "linear" }
        """#, at: 0.2)
    let projection = try #require(group.projection)
    let depth = (flip.scalesY ? 20 : 40) * 0.75.squareRoot()
    for (edge, depth) in [(flip.near, depth), (flip.far, -depth)] {
      let factor = 80 / (80 - depth)
      for corner in edge {
        let image = try #require(projection.map(corner))
        let (x, y) = (corner.x - 40, corner.y - 20)
        #expect(abs(image.x - (140 + (flip.scalesY ? x : x / 2) * factor)) < 1e-6)
        #expect(abs(image.y - (120 + (flip.scalesY ? y / 2 : y) * factor)) < 1e-6)
      }
    }
  }

  /// From nothing to a turn of 120° before an eye at 80 pt: half way 60° before one at 160 pt, as
  /// rotations go along the great circle and m34 goes straight.
  @Test func aWholeTransformTurnsInSpace() throws {
    let group = try Self.group(
      #""opacity": 1"#,
      timeline: #"""
        { "animate": { "a": { "transform": [{ "rotation.y": 120 }, { "m34": -0.0125 }] } },
          "duration": 1, "timing": "linear" }
        """#, at: 0.5)
    let projection = try #require(group.projection)
    let depth = 40 * 0.75.squareRoot()
    let right = try #require(projection.map(Point(x: 80, y: 0)))
    #expect(abs(right.x - (140 + 20 * 160 / (160 + depth))) < 1e-9)
    #expect(abs(right.y - (120 - 20 * 160 / (160 + depth))) < 1e-9)
  }

  struct Turn: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String
    var amount: Double
    /// m11, m12, m21, m22.
    var expected: [Double]
    var testDescription: String { "\(from) → \(to)" }
  }

  /// R₁ · (R₁ᵀ R₂)^t, the power by axis and angle in another program (NumPy).
  @Test(arguments: [
    Turn(
      from: #"[{ "rotation.x": 60 }]"#, to: #"[{ "rotation.y": 80 }]"#, amount: 0.25,
      expected: [0.93504368, 0.14268632, 0.14268632, 0.68656803]),
    // The axis of CATransform3DMakeRotation, and the same turn as its sixteen numbers.
    Turn(
      from: #"[{ "rotation": [60, 2, 0, 0] }]"#,
      to: """
        [{ "matrix": [0.17364817766693041, 0, -0.984807753012208, 0, 0, 1, 0, 0,
                      0.984807753012208, 0, 0.17364817766693041, 0, 0, 0, 0, 1] }]
        """, amount: 0.25,
      expected: [0.93504368, 0.14268632, 0.14268632, 0.68656803]),
  ])
  func turnsAboutTwoAxesGoTheGreatCircle(_ turn: Turn) throws {
    let shown = try Self.group(
      #""opacity": 1"#,
      timeline: """
        { "animate": { "a": { "transform": { "from": \(turn.from), "to": \(turn.to) } } },
          "duration": 1, "timing": "linear" }
        """, at: turn.amount
    ).transform
    for (entry, expected) in zip([shown.a, shown.b, shown.c, shown.d], turn.expected) {
      #expect(abs(entry - expected) < 1e-8)
    }
  }

  /// What key paths have turned goes on as one turn, its perspective with it: 90° about y at 80 pt
  /// ends as nothing seen from afar; a third of the way 60° before an eye at 120 pt.
  @Test func aWholeTransformStartsFromKeyPathsInSpace() throws {
    let group = try Self.group(
      #""transform.rotation.y": 90, "transform.perspective": 1"#,
      timeline: #"""
        { "animate": { "a": { "transform": [{ "scale": [1, 1, 1] }] } }, "duration": 3,
          "timing": "linear" }
        """#, at: 1)
    let projection = try #require(group.projection)
    let right = try #require(projection.map(Point(x: 80, y: 20)))
    let depth = 40 * 0.75.squareRoot()
    #expect(abs(right.x - (140 + 20 * 120 / (120 + depth))) < 1e-9)
  }

  /// A key path is a number: three quarters of a turn go through 135°, whose cosine is negative.
  @Test(arguments: [("x", -1.0), ("y", 1.0)])
  func aKeyPathTurnsByItsNumber(_ axis: String, _ sign: Double) throws {
    let shown = try Self.group(
      #""opacity": 1"#,
      timeline: """
        { "animate": { "a": { "transform.rotation.\(axis)": 270 } }, "duration": 1,
          "timing": "linear" }
        """, at: 0.5
    ).transform
    let cosine = -0.5.squareRoot()
    #expect(abs((axis == "x" ? shown.d : shown.a) - cosine) < 1e-12)
    #expect((axis == "x" ? shown.a : shown.d) == 1)
  }

  /// Half way to an eye at 80 pt everything is twice as large: d / (d − z).
  @Test(arguments: [
    #""transform.translation.z": 40, "transform.perspective": 1"#,
    #""transform": [{ "translation": [0, 0, 40] }, { "m34": -0.0125 }]"#,
  ])
  func liftingBringsNearer(_ layer: String) throws {
    let projection = try #require(try Self.group(layer).projection)
    let corner = try #require(projection.map(Point(x: 80, y: 40)))
    #expect(abs(corner.x - (140 + 80)) < 1e-9 && abs(corner.y - (120 + 40)) < 1e-9)
    // Without perspective nothing shows of it.
    let far = try Self.group(#""transform.translation.z": 40"#)
    #expect(far.projection == nil && far.transform == .translation(x: 100, y: 100))
  }

  /// The cubic of one angle by hand: 60° + (40° − 35°) / 8.
  @Test func keyframesOfWholeTransformsAreSmooth() throws {
    let steps = #"""
      { "animate": { "a": { "transform": { "calculationMode": "cubic", "values": [
          [{ "rotation.x": 10 }], [{ "rotation.x": 30 }], [{ "rotation.x": 90 }],
          [{ "rotation.x": 100 }]] } } }, "duration": 1, "timing": "linear" }
      """#
    let shown = try Self.group(#""opacity": 1"#, timeline: steps, at: 0.5).transform
    #expect(abs(shown.d - .cos(60.625 * .pi / 180)) < 1e-9)
    let paced = #"""
      { "animate": { "a": { "transform": { "calculationMode": "paced", "values": [
          "identity", [{ "translation": [0, 30] }], [{ "translation": [0, 40] }]] } } },
        "duration": 1, "timing": "linear" }
      """#
    #expect(try Self.group(#""opacity": 1"#, timeline: paced, at: 0.5).transform.ty == 120)
  }

  @Test func aTraceHasSixNumbersOfThePlaneAndSixteenOfSpace() throws {
    func columns(_ function: String) throws -> [String] {
      try Trace(
        try timeline(
          layers: #"{ "id": "a" }"#,
          timeline: """
            { "animate": { "a": { "transform": [\(function)] } }, "duration": 1 }
            """)
      ).columns.filter { $0.contains("matrix") }
    }
    #expect(
      try columns(#"{ "scale": 2 }"#)
        == ["a", "b", "c", "d", "tx", "ty"].map { "a.transform.matrix.\($0)" })
    #expect(
      try columns(#"{ "rotation.x": 20 }"#)
        == (0..<16).map { "a.transform.matrix.m\($0 / 4 + 1)\($0 % 4 + 1)" })
  }

  @Test(arguments: [
    (
      #"[{ "scale": 2, "rotation": 3 }]"#,
      """
      a transform function has one of 'translation', 'scale', 'rotation', 'rotation.x', \
      'rotation.y', 'skew', 'm34', 'matrix'
      """
    ),
    (
      #"[{ "translation": [1, 2, 3, 4] }]"#,
      "'translation' must be a list of 2 numbers [x, y] or a list of 3 numbers [x, y, z]"
    ),
    (
      #"[{ "matrix": [1, 2, 3] }]"#,
      """
      'matrix' must be a list of 6 numbers [a, b, c, d, tx, ty] or a list of 16 numbers \
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      """
    ),
    (
      #"[{ "rotation": [1, 2, 3] }]"#,
      "'rotation' has 3 numbers, must be a list of 4 numbers [angle, x, y, z]"
    ),
  ])
  func functionsAreJudged(_ transform: String, _ message: String) {
    let spec = """
      { "version": 1, "canvas": { "size": [10, 10] },
        "layers": [{ "transform": \(transform) }], "timeline": [] }
      """
    let told = SpecReader.read(spec, file: "s").diagnostics
    #expect(told.map(\.message) == [message])
  }
}
