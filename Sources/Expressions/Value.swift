public import Geometry

/// What an expression gives, and what a property holds.
public enum Value: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case color(Color)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case path(Path)
  /// A map of space; boxed, since its sixteen numbers would make every value as large.
  indirect case transform(Transform3D)
  /// Values of one type, in order.
  case list([Value])
  /// Fields by name, in the order they were written.
  case dictionary([Field])
  /// What a layer shows beside its background.
  case contents(Contents)

  /// A name and its value in a dictionary.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: Value

    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}

/// What a layer shows beside its background: nothing, an asset, or a layer as it once was.
public enum Contents: Hashable, Sendable {
  case none
  /// The asset's name in the spec.
  case asset(String)
  /// A built-in icon's name.
  case symbol(String)
  /// A snapshot's number in the compiled timeline.
  case snapshot(Int)
}

/// The type of a value, known before anything runs.
public enum ValueType: Hashable, Sendable {
  case number, boolean, text, color, point, size, rect, path, transform, contents
  /// A list of one type; nil for the empty list, which fits any.
  indirect case list(ValueType?)
  case dictionary([Field])

  public struct Field: Hashable, Sendable {
    public var name: String
    public var type: ValueType

    public init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }
}

extension Value {
  public var type: ValueType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .text: .text
    case .color: .color
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .path: .path
    case .transform: .transform
    case .contents: .contents
    case .list(let values): .list(values.first?.type)
    case .dictionary(let fields):
      .dictionary(fields.map { ValueType.Field(name: $0.name, type: $0.value.type) })
    }
  }
}
