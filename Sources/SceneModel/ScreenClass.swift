/// The kinds of screen NotchTransition tells apart, each with its own shapes and radii.
///
/// That library asks for an idiom, a top inset above 20 points and a list of widths; here the
/// screen's own cutout decides, so a width the list lacks (402, 420 and 440 points) or shares
/// (375 points, iPhone X as well) is not mistaken.
public enum ScreenClass: String, CaseIterable, Hashable, Sendable {
  case island, notch, none, pad
  /// A canvas without a device.
  case unknown
}

extension Device {
  public var screenClass: ScreenClass {
    switch family {
    case .pad: .pad
    case .phone:
      switch cutout {
      case .none: .none
      case .notch: .notch
      case .island: .island
      }
    }
  }
}

extension ScreenClass {
  public init(of device: Device?) {
    self = device?.screenClass ?? .unknown
  }
}

extension Canvas {
  public var screenClass: ScreenClass { ScreenClass(of: device) }
}
