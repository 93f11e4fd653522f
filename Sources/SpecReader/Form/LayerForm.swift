import SceneModel

extension SpecObject {
  static let layerFields: [Field] =
    [
      Field("id", .name, "its name in expressions and steps"),
      typeField,
      Field(
        "style", .either(.object(.style), .list(.object(.style))),
        "takes the keys of a dictionary, or of several; the layer's own keys win"),
      Field(
        "repeat", .either(.integer(0...10_000), .list(.any)),
        "makes copies, a number of them or one for each item of a list"),
      Field("scroll", .object(.scroll), BehaviourKind.scroll.summary),
      Field("pan", .object(.pan), BehaviourKind.pan.summary),
      Field("sheet", .object(.sheet), BehaviourKind.sheet.summary),
      Field("mask", .object(.layer), "a layer whose alpha shows this one; in its bounds"),
      Field("sublayers", .list(.object(.layer)), "back to front"),
      textStyleField,
    ] + valueFields

  static let styleFields = [typeField, textStyleField] + valueFields

  static let assignedFields = [textStyleField] + valueFields

  static let valueFields = PropertyKey.all.map { Field($0.name, $0.shape, $0.summary) }

  static let textRunFields =
    [textStyleField]
    + StyledRun.properties.map { property in
      Field(
        property.rawValue, property == .string ? .text : property.shape,
        required: property == .string, property == .string ? "its text" : property.summary)
    }

  private static let textStyleField = Field(
    "textStyle", .choice(TextStyle.allCases.map(\.rawValue)),
    "font size, weight and line height of a style of Dynamic Type; keys beside it win")

  private static let typeField = Field(
    "type", .choice(LayerKind.allCases.map(\.rawValue)), "what it draws itself; 'box' by default")

  static let symbolFields = [
    Field(
      "symbol", .choice(Symbol.allCases.map(\.rawValue)), required: true,
      "a built-in icon, in the layer's tintColor")
  ]

  static let snapshotFields = [
    Field("snapshot", .layerPath, required: true, "the layer, as it is shown at that moment")
  ]
}

extension PropertyKey {
  /// What a spec may write for it.
  var shape: Shape {
    switch form {
    case .property(let property): property.shape
    case .place: .number(Shape.anyNumber, unit: "pt")
    case .extent: .number(Shape.notNegative, unit: "pt")
    case .output: .number(Shape.anyNumber, unit: "pt")
    case .composite(let parts):
      switch name {
      case "material": .word(Material.allCases.map(\.rawValue))
      case "transform", "sublayerTransform":
        .either(.word(["identity"]), .list(.object(.transformFunction)))
      case "transform.rotation", "sublayerTransform.rotation": parts[0].shape
      case "transform.scale", "sublayerTransform.scale":
        .either(parts[0].shape, .components(["x", "y"], of: parts))
      case "cornerRadius":
        .either(
          parts[0].shape,
          .components(["minXminY", "maxXminY", "maxXmaxY", "minXmaxY"], of: parts))
      case "frame", "bounds", "contentsRect", "contentsCenter":
        .components(["x", "y", "width", "height"], of: parts)
      case "bounds.size", "shadowOffset": .components(["width", "height"], of: parts)
      default: .components(["x", "y"], of: parts)
      }
    }
  }

  /// One line for the documentation.
  var summary: String {
    switch form {
    case .property(let property): property.summary
    case .place(.x, .min): "the left edge, in the superlayer"
    case .place(.y, .min): "the upper edge, in the superlayer"
    case .place(.x, .max): "the right edge, in the superlayer"
    case .place(.y, .max): "the lower edge, in the superlayer"
    case .place(_, .mid): "the middle, in the superlayer"
    case .place(_, .position): "where the anchor point lies, in the superlayer"
    case .extent(.x): "how wide it is, before 'transform'"
    case .extent(.y): "how high it is, before 'transform'"
    case .output(let output): output.summary
    case .composite(let parts): parts.map { "'\($0.name)'" }.joined(separator: ", ") + " at once"
    }
  }
}

extension Property {
  var shape: Shape {
    switch form {
    case .number(let unit, let range):
      namedNumbers.isEmpty
        ? .number(range, unit: unit.rawValue)
        : .either(.number(range, unit: unit.rawValue), .namedNumber(namedNumbers))
    case .color: .color
    case .boolean: .boolean
    case .text: .text
    case .styledText: .styledText
    case .word(let words): .word(words)
    case .words(let words): .words(words)
    case .families: .families
    case .matrix: .matrix
    case .contents: .contents
    case .path: .path
    case .colors: .series(.color)
    case .numbers(let unit, let range): .series(.number(range, unit: unit.rawValue))
    }
  }
}

extension SpecObject {
  /// One of them is given.
  static let transformFunctionFields = TransformFunction.allCases.map { function in
    Field(function.rawValue, function.shape, function.summary)
  }
}

extension TransformFunction {
  fileprivate var shape: Shape {
    switch self {
    case .translation: .either(.plane(unit: "pt"), .space(["x", "y", "z"], unit: "pt"))
    case .scale:
      .either(
        .number(Shape.anyNumber, unit: ""),
        .either(.plane(unit: ""), .space(["x", "y", "z"], unit: "")))
    case .rotation:
      .either(.number(Shape.anyNumber, unit: "°"), .space(["angle", "x", "y", "z"], unit: ""))
    case .rotationX, .rotationY: .number(Shape.anyNumber, unit: "°")
    case .skew: .plane(unit: "°")
    case .m34: .number(Shape.anyNumber, unit: "")
    case .matrix: .matrix
    }
  }

  fileprivate var summary: String {
    switch self {
    case .translation: "moves by x and y, and by z towards the eye"
    case .scale: "scales by a number, or by two or three along the axes"
    case .rotation: "turns clockwise; with an axis about that, CATransform3DMakeRotation in degrees"
    case .rotationX: "tips about the horizontal axis, the lower edge towards the eye"
    case .rotationY: "turns about the vertical axis, the right edge away from the eye"
    case .skew: "slants along x and y"
    case .m34: "perspective for an eye −1 / m34 points away, as −0.002"
    case .matrix: "a, b, c, d, tx, ty, or m11 … m44 row by row"
    }
  }
}

extension Shape {
  static let matrix: Shape = .either(
    .space(["a", "b", "c", "d", "tx", "ty"], unit: ""),
    .space((1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }, unit: ""))

  fileprivate static func plane(unit: String) -> Shape { space(["x", "y"], unit: unit) }

  fileprivate static func space(_ names: [String], unit: String) -> Shape {
    .numbers(names.map { Component(name: $0, range: anyNumber, unit: unit) })
  }

  fileprivate static func components(_ names: [String], of parts: [PropertyKey]) -> Shape {
    .numbers(
      zip(names, parts).map { name, part in
        guard case .number(let range, let unit) = part.shape else {
          return Component(name: name, range: Shape.anyNumber, unit: "")
        }
        return Component(name: name, range: range, unit: unit)
      })
  }
}
