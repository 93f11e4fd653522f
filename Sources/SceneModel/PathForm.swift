public import Expressions
public import Geometry

/// A path that a spec writes as an object: its key names the form.
public enum PathForm: String, CaseIterable, Hashable, Sendable {
  /// The ellipse that touches a rectangle's sides; `UIBezierPath(ovalIn:)`.
  case ovalIn
  /// A rectangle with circular corners; `UIBezierPath(roundedRect:cornerRadius:)`.
  case roundedRect

  /// The path of a rectangle and, for a rounded one, its radius. A rectangle may be a list of four
  /// numbers, some of which were expressions.
  public func path(of arguments: [Value]) -> Path {
    guard let rect = arguments.first?.rect else { return Path() }
    switch self {
    case .ovalIn: return Path(ovalIn: rect)
    case .roundedRect:
      guard case .number(let radius)? = arguments.last else { return Path() }
      return Path(roundedRect: rect, cornerRadius: radius)
    }
  }
}

extension Value {
  fileprivate var rect: Rect? {
    switch self {
    case .rect(let rect): return rect
    case .list(let values):
      let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .number, .boolean, .text, .color, .point, .size, .path, .transform, .dictionary, .contents:
      return nil
    }
  }
}
