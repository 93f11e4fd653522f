import Geometry

/// A part of a value that stands after a dot, as in `frame.midX`.
public enum Component: String, CaseIterable, Sendable {
  case x, y, width, height
  case minX, midX, maxX, minY, midY, maxY, origin, size
  case red, green, blue, alpha

  /// The parts a value of a type has. A dictionary's fields are no components.
  public static func all(of type: ValueType) -> [Component] {
    allCases.filter { $0.type(in: type) != nil }
  }

  /// The part's type in a value of a type, or nil where such values have no such part.
  public func type(in type: ValueType) -> ValueType? {
    switch (type, self) {
    case (.point, .x), (.point, .y), (.size, .width), (.size, .height): .number
    case (.rect, .origin): .point
    case (.rect, .size): .size
    case (.rect, .x), (.rect, .y), (.rect, .width), (.rect, .height), (.rect, .minX),
      (.rect, .midX), (.rect, .maxX), (.rect, .minY), (.rect, .midY), (.rect, .maxY):
      .number
    case (.color, .red), (.color, .green), (.color, .blue), (.color, .alpha): .number
    default: nil
    }
  }

  /// The part of a value, or nil where it has no such part.
  public func value(in value: Value) -> Value? {
    switch (value, self) {
    case (.point(let point), .x): .number(point.x)
    case (.point(let point), .y): .number(point.y)
    case (.size(let size), .width): .number(size.width)
    case (.size(let size), .height): .number(size.height)
    case (.rect(let rect), .x), (.rect(let rect), .minX): .number(rect.minX)
    case (.rect(let rect), .y), (.rect(let rect), .minY): .number(rect.minY)
    case (.rect(let rect), .midX): .number(rect.midX)
    case (.rect(let rect), .midY): .number(rect.midY)
    case (.rect(let rect), .maxX): .number(rect.maxX)
    case (.rect(let rect), .maxY): .number(rect.maxY)
    case (.rect(let rect), .width): .number(rect.width)
    case (.rect(let rect), .height): .number(rect.height)
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.color(let color), .red): .number(color.red)
    case (.color(let color), .green): .number(color.green)
    case (.color(let color), .blue): .number(color.blue)
    case (.color(let color), .alpha): .number(color.alpha)
    default: nil
    }
  }
}

extension ValueType {
  /// What may stand after a dot behind a value of this type.
  var memberNames: [String] {
    if case .dictionary(let fields) = self { return fields.map(\.name) }
    return Component.all(of: self).map(\.rawValue)
  }
}

extension Value {
  /// What stands after a dot behind this value: a dictionary's field or a ``Component``.
  func member(_ name: String) -> Value? {
    if case .dictionary(let fields) = self { return fields.first { $0.name == name }?.value }
    return Component(rawValue: name)?.value(in: self)
  }
}
