import Drawing
import Geometry
import Playback
import Testing

/// What layers say of corners, shadows and compositing, as drawing instructions.
@Suite struct LookTests {
  /// The group of a scene's first layer.
  private func group(_ layer: String, at time: Double = 0, steps: String = "") throws -> Group {
    let list = try timeline(layers: layer, timeline: steps).displayList(at: time)
    guard case .group(let group)? = list.items.first else {
      throw Missing(list: "\(list)")
    }
    return group
  }

  private struct Missing: Error { var list: String }

  private func shape(_ item: DisplayItem?) -> Shape? {
    if case .fill(let fill)? = item { return fill.shape }
    return nil
  }

  private static let box = #""frame": [0, 0, 100, 60], "backgroundColor": "white""#

  // MARK: Corners

  @Test func onlyMaskedCornersAreRound() throws {
    let group = try group(
      #"{ \#(Self.box), "cornerRadius": 12, "maskedCorners": ["minXminY", "maxXmaxY"] }"#)
    #expect(
      shape(group.items.first)
        == .roundedRect(
          Rect(x: 0, y: 0, width: 100, height: 60),
          CornerRadii(minXminY: 12, maxXminY: 0, maxXmaxY: 12, minXmaxY: 0)))
  }

  @Test func noCornersNeedBeMasked() throws {
    let group = try group(#"{ \#(Self.box), "cornerRadius": 12, "maskedCorners": [] }"#)
    #expect(
      shape(group.items.first) == .roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), .zero))
  }

  @Test func theCurveGoesAlong() throws {
    let radii = CornerRadii(30, curve: .continuous)
    let group = try group(
      #"{ \#(Self.box), "cornerRadius": 50, "cornerCurve": "continuous", "masksToBounds": true }"#)
    #expect(group.clip == .roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), radii))
  }

  // MARK: Borders

  /// The background ends halfway below an opaque border, so that their edges do not mix.
  @Test func anOpaqueBorderHidesTheBackgroundsEdge() throws {
    let group = try group(
      #"{ \#(Self.box), "cornerRadius": 12, "borderWidth": 4, "borderColor": "black" }"#)
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(shape(group.items[0]) == .roundedRect(rect.insetBy(2), CornerRadii(10)))
    #expect(shape(group.items[1]) == .ring(rect, CornerRadii(12), width: 4))
  }

  @Test func aClearBorderIsClippedWithItsBackground() throws {
    let group = try group(
      #"{ \#(Self.box), "cornerRadius": 12, "borderWidth": 4, "borderColor": "=alpha('black', 0.5)" }"#
    )
    let outline = Shape.roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), CornerRadii(12))
    guard case .group(let inner) = group.items.first else { throw Missing(list: "\(group)") }
    #expect(inner.clip == outline && inner.items.count == 2 && group.items.count == 1)
  }

  @Test func sublayersLieBetweenBackgroundAndBorder() throws {
    let group = try group(
      #"""
      { \#(Self.box), "borderWidth": 4, "borderColor": "=alpha('black', 0.5)",
        "sublayers": [{ "id": "a", "backgroundColor": "red" }] }
      """#)
    #expect(group.items.count == 3)
    guard case .group(let inner) = group.items[1] else { throw Missing(list: "\(group)") }
    #expect(inner.id == "a")
  }

  // MARK: Shadows

  private static let shadow =
    #""shadowOpacity": 0.5, "shadowColor": "=alpha('red', 0.5)", "shadowRadius": 5, "shadowOffset": [1, 2]"#

  @Test func aShadowHasItsColourTimesItsOpacity() throws {
    let shadow = try #require(try group("{ \(Self.box), \(Self.shadow) }").shadow)
    #expect(shadow.radius == 5 && shadow.offset == Point(x: 1, y: 2))
    #expect(shadow.color.red == 1 && abs(shadow.color.alpha - 0.25) < 1e-12)
  }

  @Test func theDefaultsAreCoreAnimations() throws {
    let shadow = try #require(try group(#"{ \#(Self.box), "shadowOpacity": 1 }"#).shadow)
    #expect(shadow.color == .black && shadow.radius == 3 && shadow.offset == Point(x: 0, y: -3))
    #expect(try group("{ \(Self.box) }").shadow == nil)
  }

  /// A path comes before the background's outline, moves point by point, and "" is none.
  @Test func aShadowPathCastsTheShadow() throws {
    let layer =
      #"{ "id": "a", \#(Self.box), \#(Self.shadow), "shadowPath": "M0 0H100V60Z" }"#
    let first = try #require(try group(layer).shadow)
    #expect(first.outline == nil && first.path?.svgData == "M 0 0 H 100 V 60 Z".svgData)
    let steps =
      #"{ "animate": { "a": { "shadowPath": "M0 20H100V80Z" } }, "duration": 1, "timing": "linear" }"#
    let halfway = try #require(try group(layer, at: 0.5, steps: steps).shadow?.path)
    #expect(halfway.svgData == "M 0 10 H 100 V 70 Z".svgData)
    let none = try #require(
      try group(#"{ \#(Self.box), \#(Self.shadow), "shadowPath": "" }"#).shadow)
    #expect(none.path == nil && none.outline != nil)
  }

  /// A rectangle with a radius, as `UIBezierPath(roundedRect:cornerRadius:)`, where the layer itself
  /// shows nothing.
  @Test func aShadowPathMayBeARoundedRectangle() throws {
    let shadow = try #require(
      try group(
        #"""
        { "frame": [0, 0, 100, 60], \#(Self.shadow),
          "shadowPath": { "roundedRect": [0, 0, 100, 60], "cornerRadius": 12 } }
        """#
      ).shadow)
    let box = try #require(shadow.path?.controlBox())
    #expect(box == Rect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func masksToBoundsRemovesTheShadow() throws {
    #expect(try group(#"{ \#(Self.box), \#(Self.shadow), "masksToBounds": true }"#).shadow == nil)
  }

  struct Caster: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var layer: String
    /// Whether the outline alone casts the shadow.
    var isOutline: Bool
  }

  static let casters = [
    Caster(testDescription: "opaque", layer: box, isOutline: true),
    Caster(
      testDescription: "half clear",
      layer: #""frame": [0, 0, 9, 9], "backgroundColor": "=alpha('white', 0.5)""#,
      isOutline: false),
    Caster(
      testDescription: "nothing of its own", layer: #""frame": [0, 0, 9, 9]"#, isOutline: false),
    Caster(
      testDescription: "a sublayer as large as itself",
      layer: box + #", "sublayers": [{ "backgroundColor": "red" }]"#, isOutline: true),
    Caster(
      testDescription: "a sublayer that goes beyond",
      layer: box + #", "sublayers": [{ "frame": [50, 0, 51, 9], "backgroundColor": "red" }]"#,
      isOutline: false),
    Caster(
      testDescription: "a sublayer in a round corner",
      layer: box + #", "cornerRadius": 20, "sublayers": [{ "backgroundColor": "red" }]"#,
      isOutline: false),
    Caster(
      testDescription: "a sublayer clear of the round corners",
      layer: box + #"""
        , "cornerRadius": 20, "cornerCurve": "continuous", "sublayers": [
          { "frame": [0, 20, 100, 20], "backgroundColor": "red" },
          { "frame": [20, 0, 60, 60], "backgroundColor": "red" },
          { "frame": [7, 7, 86, 46], "backgroundColor": "red" }]
        """#, isOutline: true),
    Caster(
      testDescription: "a sublayer with the same corners",
      layer: box
        + #", "cornerRadius": 20, "sublayers": [{ "backgroundColor": "red", "cornerRadius": 20 }]"#,
      isOutline: true),
    Caster(
      testDescription: "a list clipped to the same corners",
      layer: box + #"""
        , "cornerRadius": 20, "sublayers": [{ "sublayers": [
          { "cornerRadius": 20, "masksToBounds": true, "sublayers": [
            { "frame": [-50, -50, 300, 300], "backgroundColor": "red" }] }] }]
        """#, isOutline: true),
    Caster(
      testDescription: "a list clipped to sharper corners",
      layer: box + #"""
        , "cornerRadius": 20, "sublayers": [{ "cornerRadius": 10, "masksToBounds": true,
          "sublayers": [{ "frame": [-50, -50, 300, 300], "backgroundColor": "red" }] }]
        """#, isOutline: false),
    Caster(
      testDescription: "a sublayer with a shadow of its own",
      layer: box + #"""
        , "sublayers": [{ "frame": [1, 1, 9, 9], "backgroundColor": "red", "shadowOpacity": 1 }]
        """#, isOutline: false),
    Caster(
      testDescription: "an opaque border",
      layer: box + #", "cornerRadius": 20, "borderWidth": 3"#, isOutline: true),
  ]

  @Test(arguments: casters) func anOutlineCastsWhereNothingElseCan(_ caster: Caster) throws {
    let group = try group("{ \(caster.layer), \(Self.shadow) }")
    let shadow = try #require(group.shadow)
    #expect((shadow.outline != nil) == caster.isOutline)
  }

  @Test func shadowsAnimate() throws {
    let step =
      #"{ "animate": { "a": { "shadowRadius": 9, "shadowOffset": [5, 0] } }, "duration": 1, "timing": "linear" }"#
    let shadow = try group(
      #"{ "id": "a", \#(Self.box), \#(Self.shadow) }"#, at: 0.25, steps: step
    ).shadow
    #expect(shadow?.radius == 6 && shadow?.offset == Point(x: 2, y: 1.5))
  }

  // MARK: Compositing

  @Test func everyFilterIsAMode() throws {
    for mode in BlendMode.allCases {
      let group = try group(#"{ \#(Self.box), "compositingFilter": "\#(mode.rawValue)" }"#)
      #expect(group.blendMode == mode)
    }
  }

  // MARK: Sublayer transforms

  /// Measured on Core Animation: q = position + transform(p), then the parent's sublayerTransform
  /// about its anchor point. Scale 2 and a move by (5, 6) take (0, 0) of a sublayer at (10, 10) in
  /// a parent of 100 × 60 to 50 + 2·(10 − 50) + 5 and 30 + 2·(10 − 30) + 6.
  @Test func sublayersMoveAboutTheAnchorPoint() throws {
    let parent = #"""
      { "id": "a", "frame": [0, 0, 100, 60], "sublayerTransform.scale": 2,
        "sublayerTransform.translation": [5, 6],
        "mask": { "id": "m", "backgroundColor": "black" },
        "sublayers": [{ "id": "b", "frame": [10, 10, 20, 20], "backgroundColor": "red",
          "sublayers": [{ "id": "deep", "frame": [1, 2, 3, 4] }] }] },
      { "id": "reader", "minX": "=deep.minX", "minY": "=deep.minY", "width": "=deep.width",
        "height": "=b.height" }
      """#
    let group = try group(parent)
    guard case .group(let sublayers)? = group.items.first,
      case .group(let inner)? = sublayers.items.first,
      case .group(let mask)? = group.mask?.first
    else { throw Missing(list: "\(group)") }
    let origin = inner.transform.then(sublayers.transform).apply(to: .zero)
    #expect(origin == Point(x: -25, y: -4))
    #expect(mask.transform == .identity)
    // Names go the same way: a layer's edges as another one's superlayer sees them.
    let film = try timeline(layers: parent)
    #expect(try film.value("reader.minX", at: 0) == -25 + 2 * 1)
    #expect(try film.value("reader.minY", at: 0) == -4 + 2 * 2)
    #expect(try film.value("reader.width", at: 0) == 6)
    #expect(try film.value("reader.height", at: 0) == 40)
  }

  @Test func sublayerTransformsTurnAndAnimate() throws {
    let group = try group(
      #"""
      { "id": "a", "frame": [0, 0, 100, 60], "anchorPoint": [0, 0],
        "sublayers": [{ "frame": [10, 0, 1, 1], "backgroundColor": "red" }] }
      """#, at: 0.5,
      steps:
        #"{ "animate": { "a": { "sublayerTransform.rotation": 180 } }, "duration": 1, "timing": "linear" }"#
    )
    guard case .group(let sublayers)? = group.items.first else { throw Missing(list: "\(group)") }
    #expect(sublayers.transform.apply(to: Point(x: 10, y: 0)) == Point(x: 0, y: 10))
  }
}

extension String {
  /// Path data as it is written.
  fileprivate var svgData: String? { (try? Path(svgData: self))?.svgData }
}
