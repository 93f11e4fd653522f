public import Geometry

/// A screen by name.
public struct Device: Hashable, Sendable {
  /// What covers a part of the screen at its top.
  public enum Cutout: Hashable, Sendable {
    case none
    /// The sensor housing that hangs from the upper edge.
    case notch(Rect)
    /// The Dynamic Island at rest.
    case island(Rect)
  }

  public struct Insets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// As a spec writes it, as `iphone-15-pro`.
  public var name: String
  /// As Apple writes it.
  public var title: String
  /// In points, upright.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// In points, upright.
  public var safeArea: Insets
  /// Of the screen's corners, in points; 0 for square ones.
  public var cornerRadius: Double
  public var cutout: Cutout
  /// Where the row comes from.
  public var source: String

  public init(
    name: String, title: String, size: Size, scale: Double, safeArea: Insets,
    cornerRadius: Double, cutout: Cutout, source: String
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.source = source
  }

  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// What the canvas' `island` or `notch` reads; zero where the screen has none.
  public var cutoutRect: Rect {
    switch cutout {
    case .none: .zero
    case .notch(let rect), .island(let rect): rect
    }
  }
}
