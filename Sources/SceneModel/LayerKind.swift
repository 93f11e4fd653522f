/// What a layer draws between its background and its sublayers; the spec's `type`.
///
/// Adding a kind: add a case here, then follow the compiler. CONTRIBUTING.md names the files.
public enum LayerKind: String, CaseIterable, Hashable, Sendable {
  /// Nothing of its own.
  case box
  /// A text, laid out in the layer's bounds.
  case text
  /// A picture, or a snapshot of another layer.
  case image
  /// An SVG picture, sharp at every size.
  case svg
  /// A path, filled and stroked.
  case shape
  /// Colours along a line.
  case axialGradient
  /// Colours from a point outwards.
  case radialGradient
  /// Colours around a point.
  case conicGradient

  /// One line for the documentation.
  public var summary: String {
    switch self {
    case .box: "a rectangle: background, border, corners, sublayers"
    case .text: "a text, laid out in the layer's bounds"
    case .image: "a picture, or a snapshot of another layer"
    case .svg: "an SVG picture, sharp at every size"
    case .shape: "a path, filled and stroked"
    case .axialGradient: "colours along a line"
    case .radialGradient: "colours from a point outwards"
    case .conicGradient: "colours around a point, clockwise"
    }
  }
}

extension LayerKind {
  /// The words of UIKit, SwiftUI and Core Animation for what a spec calls otherwise.
  public static let uiKitWords: [String: LayerKind] = [
    "view": .box, "UIView": .box, "layer": .box, "CALayer": .box, "rectangle": .box,
    "label": .text, "UILabel": .text, "CATextLayer": .text,
    "imageView": .image, "UIImageView": .image, "path": .shape, "CAShapeLayer": .shape,
    "gradient": .axialGradient, "CAGradientLayer": .axialGradient,
  ]
}
