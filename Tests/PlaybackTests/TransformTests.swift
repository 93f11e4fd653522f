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

  @Test func oneFunctionAnObject() {
    let spec = #"""
      { "version": 1, "canvas": { "size": [10, 10] },
        "layers": [{ "transform": [{ "scale": 2, "rotation": 3 }] }], "timeline": [] }
      """#
    let told = SpecReader.read(spec, file: "s").diagnostics
    #expect(
      told.map(\.message) == [
        "a transform function has one of 'translation', 'scale', 'rotation', 'skew', 'matrix'"
      ])
  }
}
