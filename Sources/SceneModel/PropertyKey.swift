public import Expressions

/// A word by which a spec reads or writes something of a layer: a property's key path, a name for
/// place or size, or several at once.
public struct PropertyKey: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// A stored quantity.
    case property(Property)
    /// Where an edge lies: a name for the layer's place.
    case place(Axis, Edge)
    /// How far the layer extends.
    case extent(Axis)
    /// What a behaviour of the layer tells.
    case output(FingerOutput)
    /// Several quantities written and read together, in the order of the value's components.
    case composite([PropertyKey])
  }

  /// As a spec writes it, as `cornerRadius` or `bounds.size.width`.
  public var name: String
  public var form: Form
  /// The type of its value in an expression.
  public var type: ValueType

  init(_ name: String, _ form: Form, type: ValueType = .number) {
    self.name = name
    self.form = form
    self.type = type
  }

  /// The quantities it stands for, in the order of the value's components.
  public var components: [PropertyKey] {
    switch form {
    case .property, .place, .extent, .output: [self]
    case .composite(let keys): keys
    }
  }
}

extension PropertyKey {
  static let places: [PropertyKey] = [
    PropertyKey("minX", .place(.x, .min)), PropertyKey("midX", .place(.x, .mid)),
    PropertyKey("maxX", .place(.x, .max)), PropertyKey("position.x", .place(.x, .position)),
    PropertyKey("width", .extent(.x)), PropertyKey("bounds.size.width", .extent(.x)),
    PropertyKey("minY", .place(.y, .min)), PropertyKey("midY", .place(.y, .mid)),
    PropertyKey("maxY", .place(.y, .max)), PropertyKey("position.y", .place(.y, .position)),
    PropertyKey("height", .extent(.y)), PropertyKey("bounds.size.height", .extent(.y)),
  ]

  static let composites: [PropertyKey] = [
    composite("frame", .rect, ["minX", "minY", "width", "height"]),
    composite("bounds", .rect, ["bounds.origin.x", "bounds.origin.y", "width", "height"]),
    composite("bounds.origin", .point, ["bounds.origin.x", "bounds.origin.y"]),
    composite("bounds.size", .size, ["width", "height"]),
    composite("position", .point, ["position.x", "position.y"]),
    composite("anchorPoint", .point, ["anchorPoint.x", "anchorPoint.y"]),
    composite(
      "transform.translation", .point, ["transform.translation.x", "transform.translation.y"]),
    composite("transform.scale", .number, ["transform.scale.x", "transform.scale.y"]),
    composite("transform.rotation", .number, ["transform.rotation.z"]),
    composite(
      "transform", .text,
      [
        "transform.translation.x", "transform.translation.y", "transform.translation.z",
        "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.rotation.x",
        "transform.rotation.y", "transform.rotation.z", "transform.perspective",
        "transform.matrix",
      ]),
    composite(
      "sublayerTransform.translation", .point,
      ["sublayerTransform.translation.x", "sublayerTransform.translation.y"]),
    composite(
      "sublayerTransform.scale", .number,
      ["sublayerTransform.scale.x", "sublayerTransform.scale.y"]),
    composite("sublayerTransform.rotation", .number, ["sublayerTransform.rotation.z"]),
    composite(
      "sublayerTransform", .text,
      [
        "sublayerTransform.translation.x", "sublayerTransform.translation.y",
        "sublayerTransform.translation.z", "sublayerTransform.scale.x",
        "sublayerTransform.scale.y", "sublayerTransform.scale.z", "sublayerTransform.rotation.x",
        "sublayerTransform.rotation.y", "sublayerTransform.rotation.z", "sublayerTransform.matrix",
      ]),
    composite("shadowOffset", .size, ["shadowOffset.width", "shadowOffset.height"]),
    composite(
      "cornerRadius", .number,
      [
        "cornerRadius.minXminY", "cornerRadius.maxXminY", "cornerRadius.maxXmaxY",
        "cornerRadius.minXmaxY",
      ]),
    composite(
      "material", .text, ["material.blurRadius", "material.saturation", "material.tintColor"]),
    composite("contentsRect", .rect, unitRect("contentsRect")),
    composite("contentsCenter", .rect, unitRect("contentsCenter")),
    composite("startPoint", .point, ["startPoint.x", "startPoint.y"]),
    composite("endPoint", .point, ["endPoint.x", "endPoint.y"]),
  ]

  private static let simple: [PropertyKey] =
    places + Property.allCases.map { PropertyKey($0.rawValue, .property($0), type: $0.type) }
    + outputs

  /// What behaviours tell, in the order of a trace.
  public static let outputs: [PropertyKey] = FingerOutput.allCases.map {
    PropertyKey($0.rawValue, .output($0), type: $0.type)
  }

  private static let outputPoints: [PropertyKey] = [
    "contentOffset", "velocity", "pan.translation", "pan.velocity", "pan.location",
  ].map { composite($0, .point, ["\($0).x", "\($0).y"]) }

  private static func composite(
    _ name: String, _ type: ValueType, _ parts: [String]
  ) -> PropertyKey {
    PropertyKey(
      name, .composite(parts.compactMap { part in simple.first { $0.name == part } }), type: type)
  }

  private static func unitRect(_ name: String) -> [String] {
    ["origin.x", "origin.y", "size.width", "size.height"].map { "\(name).\($0)" }
  }

  /// Whether it is a whole transform: written as `identity` or a list of functions, not read.
  public var isTransform: Bool { name == "transform" || name == "sublayerTransform" }

  /// Whether it is the matrix of a whole transform.
  public var isMatrix: Bool { form == .property(.matrix) || form == .property(.sublayerMatrix) }

  /// Whether it is of a layer's own time.
  public var isTime: Bool {
    form == .property(.speed) || form == .property(.timeOffset) || form == .property(.beginTime)
  }

  /// Whether it is a material's name, which stands for its look and is not read.
  public var isMaterial: Bool { name == "material" }

  /// Whether it is a scale along both axes, which reads as their mean.
  public var isScale: Bool { name == "transform.scale" || name == "sublayerTransform.scale" }

  /// Every word that can be read, quantities of place and size first, then the property table,
  /// what behaviours tell, then composites.
  public static let readable: [PropertyKey] = simple + composites + outputPoints

  /// Every word that can be written, in the same order.
  public static let all: [PropertyKey] = readable.filter(\.isWritable)

  private static let byName: [String: PropertyKey] =
    Dictionary(readable.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether steps can write it; what behaviours tell is for reading, but for `contentOffset`.
  public var isWritable: Bool {
    switch form {
    case .property, .place, .extent: true
    case .output(let output): output.isWritable
    case .composite(let parts): parts.allSatisfy(\.isWritable)
    }
  }

  /// The behaviour a layer must have for it; nil for none.
  public var behaviour: BehaviourKind? {
    switch form {
    case .property, .place, .extent: nil
    case .output(let output): output.behaviour
    case .composite(let parts): parts.lazy.compactMap(\.behaviour).first
    }
  }

  /// The key a spec's word means, or nil.
  public static func named(_ name: String) -> PropertyKey? { byName[name] }

  /// UIKit's words for what Core Animation, and so a spec, calls otherwise.
  public static let uiKitWords: [String: String] = [
    "alpha": "opacity", "center": "position", "clipsToBounds": "masksToBounds",
    "isHidden": "hidden", "text": "string", "image": "contents",
    "contentMode": "contentsGravity", "frame.origin.x": "minX", "frame.origin.y": "minY",
    "frame.size.width": "width", "frame.size.height": "height", "left": "minX", "top": "minY",
    "right": "maxX", "bottom": "maxY", "centerX": "midX", "centerY": "midY",
    "transform.rotation": "transform.rotation", "rotation": "transform.rotation",
    "scale": "transform.scale", "subviews": "sublayers", "background": "backgroundColor",
    "x": "minX", "y": "minY", "size": "bounds.size", "shadow": "shadowOpacity",
    "weight": "fontWeight", "color": "textColor", "blendMode": "compositingFilter",
  ]
}
