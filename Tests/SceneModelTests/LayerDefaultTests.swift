import Expressions
import Geometry
import SceneModel
import Testing

/// What a layer has that says nothing, against QuartzCore's defaults (measured).
///
/// Of its other properties nothing can be said in a spec: anchorPointZ, doubleSided,
/// geometryFlipped, opaque, contentsScale and the filters of contents, edge antialiasing,
/// allowsGroupOpacity and rasterisation (an opacity is always the group's here), shadowPath, and a
/// layer's own duration and fillMode. A layer's bounds and position are its parent's size and place
/// 0 here, of which docs/spec.md tells. `CATextLayer` is left aside: a text is a `UILabel` here.
struct LayerDefaultTests {
  struct Default: Sendable, CustomTestStringConvertible {
    var property: Property
    var value: Value
    var testDescription: String { property.rawValue }

    init(_ property: Property, _ value: Value) {
      self.property = property
      self.value = value
    }
  }

  static let layer: [Default] = [
    Default(.boundsOriginX, .number(0)), Default(.boundsOriginY, .number(0)),
    Default(.anchorPointX, .number(0.5)), Default(.anchorPointY, .number(0.5)),
    Default(.zPosition, .number(0)), Default(.hidden, .boolean(false)),
    Default(.masksToBounds, .boolean(false)), Default(.opacity, .number(1)),
    // No colour at all draws as a clear one.
    Default(.backgroundColor, .color(.clear)),
    Default(.contentsRectX, .number(0)), Default(.contentsRectY, .number(0)),
    Default(.contentsRectWidth, .number(1)), Default(.contentsRectHeight, .number(1)),
    Default(.contentsCenterX, .number(0)), Default(.contentsCenterY, .number(0)),
    Default(.contentsCenterWidth, .number(1)), Default(.contentsCenterHeight, .number(1)),
    Default(.contentsGravity, .text("resize")),
    Default(.cornerRadiusMinXMinY, .number(0)), Default(.cornerRadiusMaxXMinY, .number(0)),
    Default(.cornerRadiusMinXMaxY, .number(0)), Default(.cornerRadiusMaxXMaxY, .number(0)),
    Default(.cornerCurve, .text("circular")),
    Default(.borderWidth, .number(0)), Default(.borderColor, .color(.black)),
    Default(.shadowColor, .color(.black)), Default(.shadowOpacity, .number(0)),
    Default(.shadowOffsetWidth, .number(0)), Default(.shadowOffsetHeight, .number(-3)),
    Default(.shadowRadius, .number(3)),
    Default(.matrix, .transform(.identity)), Default(.scaleX, .number(1)),
    Default(.scaleY, .number(1)), Default(.rotation, .number(0)), Default(.rotationX, .number(0)),
    Default(.rotationY, .number(0)), Default(.translationX, .number(0)),
    Default(.translationY, .number(0)), Default(.translationZ, .number(0)),
    Default(.sublayerScaleX, .number(1)), Default(.sublayerScaleY, .number(1)),
    Default(.sublayerRotation, .number(0)), Default(.sublayerTranslationX, .number(0)),
    Default(.sublayerTranslationY, .number(0)),
  ]

  static let shapeAndGradient: [Default] = [
    Default(.fillColor, .color(.black)), Default(.strokeColor, .color(.clear)),
    Default(.lineWidth, .number(1)), Default(.miterLimit, .number(10)),
    Default(.strokeStart, .number(0)), Default(.strokeEnd, .number(1)),
    Default(.lineCap, .text("butt")), Default(.lineJoin, .text("miter")),
    Default(.lineDashPhase, .number(0)), Default(.lineDashPattern, .list([])),
    Default(.fillRule, .text("nonZero")),
    Default(.startPointX, .number(0.5)), Default(.startPointY, .number(0)),
    Default(.endPointX, .number(0.5)), Default(.endPointY, .number(1)),
    Default(.colors, .list([])), Default(.locations, .list([])),
  ]

  @Test(arguments: layer + shapeAndGradient) func isThatOfQuartzCore(_ row: Default) {
    #expect(row.property.defaultValue(.light) == row.value)
  }

  /// All four corners, as the bits 1 | 2 | 4 | 8 say.
  @Test func allCornersAreMasked() {
    let corners = Property.maskedCorners.defaultValue(.light)
    #expect(corners == .list(Property.corners.map(Value.text)) && Property.corners.count == 4)
  }

  @Test func gravitiesAreThoseOfQuartzCore() {
    let words = [
      "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft",
      "bottomRight", "resize", "resizeAspect", "resizeAspectFill",
    ]
    #expect(Property.contentsGravity.form == .word(words))
  }
}
