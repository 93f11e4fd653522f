public import Expressions
import Geometry

/// What expressions can read of the canvas; constant over time.
public enum CanvasKey: String, CaseIterable, Hashable, Sendable {
  case width, height, scale, cornerRadius
  case safeAreaTop = "safeArea.top"
  case safeAreaLeft = "safeArea.left"
  case safeAreaBottom = "safeArea.bottom"
  case safeAreaRight = "safeArea.right"
  /// The Dynamic Island's rectangle; zero where the screen has none.
  case island
  /// The sensor housing's rectangle; zero where the screen has none.
  case notch
  /// Which kind of screen it is; a word of ``ScreenClass``.
  case screenClass

  public var type: ValueType {
    switch self {
    case .width, .height, .scale, .cornerRadius, .safeAreaTop, .safeAreaLeft, .safeAreaBottom,
      .safeAreaRight:
      .number
    case .island, .notch: .rect
    case .screenClass: .text
    }
  }
}

extension Canvas {
  /// The value of a key; safe areas, radius and cutout are zero without a device.
  public func value(of key: CanvasKey) -> Value {
    switch key {
    case .width: return .number(size.width)
    case .height: return .number(size.height)
    case .scale: return .number(scale)
    case .cornerRadius: return .number(device?.cornerRadius ?? 0)
    case .safeAreaTop: return .number(device?.safeArea.top ?? 0)
    case .safeAreaLeft: return .number(device?.safeArea.left ?? 0)
    case .safeAreaBottom: return .number(device?.safeArea.bottom ?? 0)
    case .safeAreaRight: return .number(device?.safeArea.right ?? 0)
    case .screenClass: return .text(screenClass.rawValue)
    case .island:
      guard case .island(let rect)? = device?.cutout else { return .rect(.zero) }
      return .rect(rect)
    case .notch:
      guard case .notch(let rect)? = device?.cutout else { return .rect(.zero) }
      return .rect(rect)
    }
  }
}
