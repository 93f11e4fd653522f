public import Expressions
public import Geometry

/// A quantity of a layer that is stored and changes by itself: a number, a colour or a word.
///
/// One row a property: the reader, the schema, `list properties` and `trace` read this table and
/// nothing else. The raw value is the key path a spec writes, with Core Animation's or UIKit's
/// name. Place and size are not here: the words for them (``PropertyKey``) share two quantities
/// an axis.
public enum Property: String, CaseIterable, Hashable, Sendable {
  case anchorPointX = "anchorPoint.x"
  case anchorPointY = "anchorPoint.y"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case scaleZ = "transform.scale.z"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotation = "transform.rotation.z"
  case perspective = "transform.perspective"
  case matrix = "transform.matrix"
  case sublayerTranslationX = "sublayerTransform.translation.x"
  case sublayerTranslationY = "sublayerTransform.translation.y"
  case sublayerTranslationZ = "sublayerTransform.translation.z"
  case sublayerScaleX = "sublayerTransform.scale.x"
  case sublayerScaleY = "sublayerTransform.scale.y"
  case sublayerScaleZ = "sublayerTransform.scale.z"
  case sublayerRotationX = "sublayerTransform.rotation.x"
  case sublayerRotationY = "sublayerTransform.rotation.y"
  case sublayerRotation = "sublayerTransform.rotation.z"
  case sublayerMatrix = "sublayerTransform.matrix"
  case zPosition
  case speed
  case timeOffset
  case beginTime
  case hidden
  case opacity
  case backgroundColor
  case cornerRadiusMinXMinY = "cornerRadius.minXminY"
  case cornerRadiusMaxXMinY = "cornerRadius.maxXminY"
  case cornerRadiusMaxXMaxY = "cornerRadius.maxXmaxY"
  case cornerRadiusMinXMaxY = "cornerRadius.minXmaxY"
  case cornerCurve
  case maskedCorners
  case masksToBounds
  case materialBlurRadius = "material.blurRadius"
  case materialSaturation = "material.saturation"
  case materialTintColor = "material.tintColor"
  case blurRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowRadius
  case shadowOffsetWidth = "shadowOffset.width"
  case shadowOffsetHeight = "shadowOffset.height"
  case shadowPath
  case compositingFilter
  case string
  case font
  case fontSize
  case fontWeight
  case italic
  case textColor
  case textAlignment
  case lineBreakMode
  case lineHeight
  case kern
  case numberOfLines
  case contents
  case contentsGravity
  case tintColor
  case contentsRectX = "contentsRect.origin.x"
  case contentsRectY = "contentsRect.origin.y"
  case contentsRectWidth = "contentsRect.size.width"
  case contentsRectHeight = "contentsRect.size.height"
  case contentsCenterX = "contentsCenter.origin.x"
  case contentsCenterY = "contentsCenter.origin.y"
  case contentsCenterWidth = "contentsCenter.size.width"
  case contentsCenterHeight = "contentsCenter.size.height"
  case path
  case fillColor
  case fillRule
  case strokeColor
  case lineWidth
  case lineCap
  case lineJoin
  case miterLimit
  case lineDashPattern
  case lineDashPhase
  case strokeStart
  case strokeEnd
  case colors
  case locations
  case startPointX = "startPoint.x"
  case startPointY = "startPoint.y"
  case endPointX = "endPoint.x"
  case endPointY = "endPoint.y"

  /// What a property's values are.
  public enum Form: Hashable, Sendable {
    /// A number of a unit within a range.
    case number(unit: Unit, range: ClosedRange<Double>)
    case color
    case boolean
    /// Any text.
    case text
    /// Any text, or a list of runs (``StyledRun``).
    case styledText
    /// One of a fixed set of words.
    case word([String])
    /// Any of a fixed set of words, as a list.
    case words([String])
    /// Family names in order of preference.
    case families
    /// Six numbers a, b, c, d, tx, ty, a map of the plane; or sixteen, one of space.
    case matrix
    /// An asset, or a snapshot.
    case contents
    case path
    case colors
    /// Numbers of a unit, each within a range.
    case numbers(unit: Unit, range: ClosedRange<Double>)
  }

  public enum Unit: String, Hashable, Sendable {
    case points = "pt"
    case degrees = "°"
    case seconds = "s"
    case fraction = ""
  }

  public var form: Form {
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let notNegative = 0...Double.greatestFiniteMagnitude
    switch self {
    case .anchorPointX, .anchorPointY: return .number(unit: .fraction, range: any)
    case .boundsOriginX, .boundsOriginY: return .number(unit: .points, range: any)
    case .translationX, .translationY, .translationZ:
      return .number(unit: .points, range: any)
    case .scaleX, .scaleY, .scaleZ: return .number(unit: .fraction, range: any)
    case .rotationX, .rotationY, .rotation, .sublayerRotationX, .sublayerRotationY,
      .sublayerRotation:
      return .number(unit: .degrees, range: any)
    case .perspective: return .number(unit: .fraction, range: 0...10)
    case .matrix, .sublayerMatrix: return .matrix
    case .sublayerTranslationX, .sublayerTranslationY, .sublayerTranslationZ:
      return .number(unit: .points, range: any)
    case .sublayerScaleX, .sublayerScaleY, .sublayerScaleZ:
      return .number(unit: .fraction, range: any)
    case .zPosition: return .number(unit: .fraction, range: any)
    case .speed: return .number(unit: .fraction, range: any)
    case .timeOffset, .beginTime: return .number(unit: .seconds, range: any)
    case .hidden, .masksToBounds, .italic: return .boolean
    case .opacity, .shadowOpacity: return .number(unit: .fraction, range: 0...1)
    case .backgroundColor, .materialTintColor, .tintColor, .borderColor, .shadowColor, .textColor:
      return .color
    case .cornerRadiusMinXMinY, .cornerRadiusMaxXMinY, .cornerRadiusMaxXMaxY,
      .cornerRadiusMinXMaxY:
      return .number(unit: .points, range: notNegative)
    case .cornerCurve: return .word(CornerCurve.allCases.map(\.rawValue))
    case .maskedCorners: return .words(Self.corners)
    case .borderWidth, .shadowRadius, .materialBlurRadius, .blurRadius:
      return .number(unit: .points, range: notNegative)
    case .materialSaturation: return .number(unit: .fraction, range: notNegative)
    case .shadowOffsetWidth, .shadowOffsetHeight: return .number(unit: .points, range: any)
    case .compositingFilter: return .word(Self.compositingFilters)
    case .string: return .styledText
    case .font: return .families
    case .fontSize: return .number(unit: .points, range: 0.01...10_000)
    case .fontWeight: return .number(unit: .fraction, range: 100...900)
    case .textAlignment: return .word(["natural", "left", "center", "right", "justified"])
    case .lineBreakMode:
      return .word([
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead",
        "byTruncatingMiddle", "byTruncatingTail",
      ])
    case .lineHeight: return .number(unit: .points, range: notNegative)
    case .kern: return .number(unit: .points, range: -10_000...10_000)
    case .numberOfLines: return .number(unit: .fraction, range: 0...100_000)
    case .contents: return .contents
    case .contentsGravity:
      return .word([
        "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft",
        "bottomRight", "resize", "resizeAspect", "resizeAspectFill",
      ])
    case .contentsRectX, .contentsRectY, .contentsRectWidth, .contentsRectHeight,
      .contentsCenterX, .contentsCenterY, .contentsCenterWidth, .contentsCenterHeight:
      return .number(unit: .fraction, range: 0...1)
    case .path, .shadowPath: return .path
    case .fillColor, .strokeColor: return .color
    case .fillRule: return .word(["nonZero", "evenOdd"])
    case .lineWidth: return .number(unit: .points, range: notNegative)
    case .lineCap: return .word(["butt", "round", "square"])
    case .lineJoin: return .word(["miter", "round", "bevel"])
    case .miterLimit: return .number(unit: .fraction, range: 1...Double.greatestFiniteMagnitude)
    case .lineDashPattern: return .numbers(unit: .points, range: notNegative)
    case .lineDashPhase: return .number(unit: .points, range: any)
    case .strokeStart, .strokeEnd: return .number(unit: .fraction, range: 0...1)
    case .colors: return .colors
    case .locations: return .numbers(unit: .fraction, range: 0...1)
    case .startPointX, .startPointY, .endPointX, .endPointY:
      return .number(unit: .fraction, range: any)
    }
  }

  /// What a layer has that says nothing.
  ///
  /// Source: the defaults of CALayer (opacity 1, anchorPoint (0.5, 0.5), borderColor black,
  /// cornerCurve circular, all corners masked, shadow black, radius 3, offset (0, −3), opacity 0,
  /// contentsGravity resize, contentsRect and contentsCenter the unit rectangle), CAShapeLayer
  /// (filled black, not stroked, lines 1 pt wide, butt, mitered up to 10 times their width),
  /// CAGradientLayer (from the middle of the upper edge to that of the lower one), and of UILabel
  /// for text (17 pt regular, label colour, one line,
  /// truncated at its tail).
  public func defaultValue(_ appearance: Appearance) -> Value {
    switch self {
    case .anchorPointX, .anchorPointY: .number(0.5)
    case .boundsOriginX, .boundsOriginY, .translationX, .translationY, .translationZ, .rotationX,
      .rotationY, .rotation, .perspective, .sublayerTranslationX, .sublayerTranslationY,
      .sublayerTranslationZ, .sublayerRotationX, .sublayerRotationY, .sublayerRotation, .zPosition,
      .timeOffset, .beginTime:
      .number(0)
    case .scaleX, .scaleY, .scaleZ, .sublayerScaleX, .sublayerScaleY, .sublayerScaleZ, .opacity,
      .speed:
      .number(1)
    case .matrix, .sublayerMatrix: .transform(.identity)
    case .hidden, .masksToBounds, .italic: .boolean(false)
    case .backgroundColor: .color(.clear)
    case .cornerRadiusMinXMinY, .cornerRadiusMaxXMinY, .cornerRadiusMaxXMaxY,
      .cornerRadiusMinXMaxY, .borderWidth, .kern:
      .number(0)
    case .borderColor, .shadowColor: .color(.black)
    case .cornerCurve: .text(CornerCurve.circular.rawValue)
    case .maskedCorners: .list(Self.corners.map(Value.text))
    case .shadowOpacity, .shadowOffsetWidth: .number(0)
    case .shadowRadius: .number(3)
    case .shadowOffsetHeight: .number(-3)
    case .compositingFilter: .text(Self.compositingFilters[0])
    case .materialBlurRadius, .blurRadius: .number(0)
    case .materialSaturation: .number(1)
    case .materialTintColor: .color(Material.none.look(appearance).tint)
    case .string: .text("")
    case .font: .list([])
    case .fontSize: .number(17)
    case .fontWeight: .number(400)
    case .textColor: .color(appearance == .dark ? .white : .black)
    case .textAlignment: .text("natural")
    case .lineBreakMode: .text("byTruncatingTail")
    case .lineHeight: .number(0)
    case .numberOfLines: .number(1)
    case .contents: .contents(.none)
    case .contentsGravity: .text("resize")
    case .tintColor: .color(SystemColor.systemBlue.color(in: appearance))
    case .contentsRectX, .contentsRectY, .contentsCenterX, .contentsCenterY: .number(0)
    case .contentsRectWidth, .contentsRectHeight, .contentsCenterWidth, .contentsCenterHeight:
      .number(1)
    case .path, .shadowPath: .path(Path())
    case .fillColor: .color(.black)
    case .strokeColor: .color(.clear)
    case .fillRule: .text("nonZero")
    case .lineWidth, .strokeEnd: .number(1)
    case .lineCap: .text("butt")
    case .lineJoin: .text("miter")
    case .miterLimit: .number(10)
    case .lineDashPattern, .colors, .locations: .list([])
    case .lineDashPhase, .strokeStart: .number(0)
    case .startPointX, .endPointX: .number(0.5)
    case .startPointY: .number(0)
    case .endPointY: .number(1)
    }
  }

  /// The kinds of layer that have it; nil for all.
  public var kinds: [LayerKind]? {
    switch self {
    case .anchorPointX, .anchorPointY, .boundsOriginX, .boundsOriginY, .translationX,
      .translationY, .translationZ, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotation,
      .perspective, .matrix,
      .sublayerTranslationX, .sublayerTranslationY, .sublayerTranslationZ, .sublayerScaleX,
      .sublayerScaleY, .sublayerScaleZ, .sublayerRotationX, .sublayerRotationY, .sublayerRotation,
      .sublayerMatrix, .zPosition, .speed, .timeOffset, .beginTime, .hidden, .opacity,
      .backgroundColor, .cornerRadiusMinXMinY, .cornerRadiusMaxXMinY, .cornerRadiusMaxXMaxY,
      .cornerRadiusMinXMaxY, .cornerCurve, .maskedCorners, .masksToBounds,
      .materialBlurRadius, .materialSaturation, .materialTintColor, .blurRadius, .borderWidth,
      .borderColor, .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffsetWidth,
      .shadowOffsetHeight, .shadowPath, .compositingFilter:
      nil
    case .string, .font, .fontSize, .fontWeight, .italic, .textColor, .textAlignment,
      .lineBreakMode, .lineHeight, .kern, .numberOfLines:
      [.text]
    case .contents, .contentsGravity, .tintColor, .contentsRectX, .contentsRectY,
      .contentsRectWidth,
      .contentsRectHeight, .contentsCenterX, .contentsCenterY, .contentsCenterWidth,
      .contentsCenterHeight:
      [.image, .svg]
    case .path, .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin, .miterLimit,
      .lineDashPattern, .lineDashPhase, .strokeStart, .strokeEnd:
      [.shape]
    case .colors, .locations, .startPointX, .startPointY, .endPointX, .endPointY:
      [.axialGradient, .radialGradient, .conicGradient]
    }
  }

  /// One line for the documentation.
  public var summary: String {
    switch self {
    case .anchorPointX, .anchorPointY:
      "the point of the bounds that lies at `position` and about which `transform` works, 0…1"
    case .boundsOriginX, .boundsOriginY: "moves the sublayers the other way, as scrolling does"
    case .translationX, .translationY: "moves the layer after scale and rotation"
    case .translationZ: "moves the layer towards the eye, which only perspective shows"
    case .scaleX, .scaleY: "scales the layer about its anchor point"
    case .scaleZ: "scales what `transform.matrix` has moved out of the plane"
    case .rotationX: "tips the layer about the horizontal axis, its lower edge towards the eye"
    case .rotationY: "turns the layer about the vertical axis, its right edge away from the eye"
    case .rotation: "turns the layer clockwise about its anchor point"
    case .perspective: "the eye is max(width, height) / perspective away; 0 sees from afar"
    case .matrix:
      "a, b, c, d, tx, ty, or m11 … m44 row by row: goes before scale, rotation and translation"
    case .sublayerTranslationX, .sublayerTranslationY:
      "moves the sublayers, after scale and rotation"
    case .sublayerTranslationZ: "moves the sublayers towards the eye"
    case .sublayerScaleX, .sublayerScaleY: "scales the sublayers about the layer's anchor point"
    case .sublayerScaleZ: "scales the sublayers' depth: zPosition, and what turns them in space"
    case .sublayerRotationX: "tips the sublayers about a horizontal axis, the lower edge to the eye"
    case .sublayerRotationY: "turns the sublayers about a vertical axis, the right edge away"
    case .sublayerRotation: "turns the sublayers clockwise about the layer's anchor point"
    case .sublayerMatrix:
      "a, b, c, d, tx, ty, or m11 … m44: goes before the other parts of `sublayerTransform`"
    case .zPosition:
      "the drawing order of siblings; under a `sublayerTransform` with an m34 also the depth"
    case .speed: "how fast time runs in the layer and its sublayers; 0 stands still"
    case .timeOffset: "added to the layer's time; what shows while its speed is 0"
    case .beginTime: "when the layer's time begins, in that of its superlayer"
    case .hidden: "true leaves the layer and its sublayers out"
    case .opacity: "of the layer and its sublayers put together"
    case .backgroundColor: "fills the bounds"
    case .cornerRadiusMinXMinY: "radius of the upper left corner"
    case .cornerRadiusMaxXMinY: "radius of the upper right corner"
    case .cornerRadiusMaxXMaxY: "radius of the lower right corner"
    case .cornerRadiusMinXMaxY: "radius of the lower left corner"
    case .cornerCurve: "circular, or continuous as the corners of iOS's icons"
    case .maskedCorners: "the corners that cornerRadius rounds; the others stay sharp"
    case .materialBlurRadius: "how far the material blurs what lies below, as a standard deviation"
    case .materialSaturation: "how colourful the material shows what lies below; 1 as it is"
    case .materialTintColor: "what the material lays over what lies below"
    case .blurRadius: "blurs the layer and its sublayers, as a standard deviation"
    case .masksToBounds: "cuts contents and sublayers to the rounded bounds, and the shadow off"
    case .borderWidth: "drawn inside the bounds, above the sublayers"
    case .borderColor: "colour of the border"
    case .shadowColor: "colour of the shadow; its alpha counts too"
    case .shadowOpacity: "how much of the shadow shows; 0 casts none"
    case .shadowRadius: "how far the shadow is blurred: the standard deviation of a Gaussian"
    case .shadowOffsetWidth: "moves the shadow to the right, in the layer's own directions"
    case .shadowOffsetHeight: "moves the shadow down, in the layer's own directions"
    case .shadowPath:
      "the shape of the shadow in the layer's bounds, in place of what the layer shows; \"\" for none"
    case .compositingFilter: "how the layer's colours are put together with those below"
    case .string: "the text, or a list of runs: objects with string and a look of their own"
    case .font: "family names in order of preference"
    case .fontSize: "size of the text"
    case .fontWeight: "100 (thin) to 900 (black), or ultraLight … black by name"
    case .italic: "slanted"
    case .textColor: "colour of the text"
    case .textAlignment: "of the lines within the layer"
    case .lineBreakMode: "how lines are broken or truncated"
    case .lineHeight: "distance of baselines; 0 takes the font's own"
    case .kern: "extra advance after each character"
    case .numberOfLines: "the most lines; 0 sets no limit"
    case .contents: "an asset's name, {\"symbol\": name} or {\"snapshot\": id}"
    case .tintColor: "colour of a symbol; systemBlue by default, as in UIKit"
    case .contentsGravity: "how the picture fills the layer"
    case .contentsRectX: "left edge of the part that is shown, 0…1"
    case .contentsRectY: "upper edge of the part that is shown, 0…1"
    case .contentsRectWidth: "width of the part that is shown, 0…1"
    case .contentsRectHeight: "height of the part that is shown, 0…1"
    case .contentsCenterX: "left edge of the part that stretches, 0…1 of the part shown"
    case .contentsCenterY: "upper edge of the part that stretches, 0…1 of the part shown"
    case .contentsCenterWidth: "width of the part that stretches, 0…1 of the part shown"
    case .contentsCenterHeight: "height of the part that stretches, 0…1 of the part shown"
    case .path:
      "SVG path data, {\"ovalIn\": rect} or {\"roundedRect\": rect, \"cornerRadius\": number}"
    case .fillColor: "colour of the path's inside"
    case .fillRule: "what is inside of a path that crosses itself"
    case .strokeColor: "colour of the line along the path"
    case .lineWidth: "how wide the line is, half on each side of the path"
    case .lineCap: "how a line ends"
    case .lineJoin: "how a line turns a corner"
    case .miterLimit: "how far a mitered corner may reach, in line widths"
    case .lineDashPattern: "lengths of dashes and gaps in turn"
    case .lineDashPhase: "how far into the pattern the line starts"
    case .strokeStart: "where on the path the line begins, as a part of its length, 0…1"
    case .strokeEnd: "where on the path the line ends, as a part of its length, 0…1"
    case .colors: "the gradient's colours"
    case .locations: "where each colour stands, 0…1; evenly spaced without"
    case .startPointX, .startPointY:
      "where the gradient starts, or its centre, in a layer one wide and high"
    case .endPointX, .endPointY:
      "where the gradient ends, or where it starts to go round, in a layer one wide and high"
    }
  }

  /// The type its values have in an expression.
  public var type: ValueType {
    switch form {
    case .number: .number
    case .color: .color
    case .boolean: .boolean
    case .text, .styledText, .word: .text
    case .words, .families: .list(.text)
    case .matrix: .transform
    case .contents: .contents
    case .path: .path
    case .colors: .list(.color)
    case .numbers: .list(.number)
    }
  }
}
