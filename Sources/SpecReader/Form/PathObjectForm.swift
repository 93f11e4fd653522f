import SceneModel

extension SpecObject {
  static let pathObjectFields = [
    Field("ovalIn", .rect, "the ellipse that touches the sides of a rectangle"),
    Field("roundedRect", .rect, "a rectangle, by its place and size in the layer"),
    Field("cornerRadius", .length, "of a 'roundedRect'; 0 by default"),
  ]
}

extension Shape {
  /// A number of points, at least 0.
  static let length = Shape.number(notNegative, unit: "pt")

  /// A rectangle as four numbers.
  static let rect = Shape.numbers([
    Component(name: "x", range: anyNumber, unit: "pt"),
    Component(name: "y", range: anyNumber, unit: "pt"),
    Component(name: "width", range: notNegative, unit: "pt"),
    Component(name: "height", range: notNegative, unit: "pt"),
  ])
}
