import SceneModel

/// Properties that work together. Where a layer says nothing of any of them, what they do need not be
/// looked for: most layers have one or two of these groups.
struct PropertyGroup: OptionSet, Sendable {
  var rawValue: UInt16

  /// Scale, rotation and translation in the plane.
  static let transform = PropertyGroup(rawValue: 1 << 0)
  /// What may take the transform out of the plane.
  static let space = PropertyGroup(rawValue: 1 << 1)
  static let sublayerTransform = PropertyGroup(rawValue: 1 << 2)
  static let corners = PropertyGroup(rawValue: 1 << 3)
  static let material = PropertyGroup(rawValue: 1 << 4)
  static let border = PropertyGroup(rawValue: 1 << 5)
  static let shadow = PropertyGroup(rawValue: 1 << 6)
  static let boundsOrigin = PropertyGroup(rawValue: 1 << 7)
  /// Blur and blend mode.
  static let effects = PropertyGroup(rawValue: 1 << 8)
  static let depth = PropertyGroup(rawValue: 1 << 9)
  /// Masking, opacity, hiding.
  static let visibility = PropertyGroup(rawValue: 1 << 10)
  /// What may take the sublayers out of the plane.
  static let sublayerSpace = PropertyGroup(rawValue: 1 << 11)
  /// The layer's own time.
  static let timing = PropertyGroup(rawValue: 1 << 12)
  /// What is looked for by itself.
  static let others = PropertyGroup(rawValue: 1 << 13)
}

extension Property {
  var group: PropertyGroup {
    switch self {
    case .translationX, .translationY, .scaleX, .scaleY, .rotation: .transform
    case .translationZ, .scaleZ, .rotationX, .rotationY, .perspective, .matrix: .space
    case .sublayerTranslationX, .sublayerTranslationY, .sublayerScaleX, .sublayerScaleY,
      .sublayerRotation:
      .sublayerTransform
    case .sublayerTranslationZ, .sublayerScaleZ, .sublayerRotationX, .sublayerRotationY,
      .sublayerMatrix:
      .sublayerSpace
    case .speed, .timeOffset, .beginTime: .timing
    case .cornerRadiusMinXMinY, .cornerRadiusMaxXMinY, .cornerRadiusMaxXMaxY,
      .cornerRadiusMinXMaxY, .cornerCurve, .maskedCorners:
      .corners
    case .materialBlurRadius, .materialSaturation, .materialTintColor: .material
    case .borderWidth, .borderColor: .border
    case .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffsetWidth, .shadowOffsetHeight,
      .shadowPath:
      .shadow
    case .boundsOriginX, .boundsOriginY: .boundsOrigin
    case .blurRadius, .compositingFilter: .effects
    case .zPosition: .depth
    case .hidden, .opacity, .masksToBounds: .visibility
    case .anchorPointX, .anchorPointY, .backgroundColor, .string, .font, .fontSize, .fontWeight,
      .italic, .textColor, .textAlignment, .lineBreakMode, .lineHeight, .kern, .numberOfLines,
      .contents, .contentsGravity, .tintColor, .contentsRectX, .contentsRectY,
      .contentsRectWidth, .contentsRectHeight, .contentsCenterX, .contentsCenterY,
      .contentsCenterWidth, .contentsCenterHeight, .path, .fillColor, .fillRule, .strokeColor,
      .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDashPattern, .lineDashPhase,
      .strokeStart, .strokeEnd, .colors, .locations, .startPointX, .startPointY, .endPointX,
      .endPointY:
      .others
    }
  }
}
