public import Geometry

/// A screen by name.
public struct Device: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case phone
    case pad
  }

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
  public var family: Family
  /// In points, upright.
  public var size: Size
  /// Of what the system draws, in pixels per point; the panel of iPhone 8 Plus and of the minis
  /// has fewer pixels and shows that reduced.
  public var scale: Double
  /// In points, upright, under a status bar and without other bars.
  public var safeArea: Insets
  /// In points, lying on either side.
  public var landscapeSafeArea: Insets
  /// Of the screen's continuous corners, in points; 0 for square ones.
  public var cornerRadius: Double
  /// In points, upright.
  public var cutout: Cutout
  /// Where the row's numbers come from, and which of them nobody confirmed.
  public var source: String

  public init(
    name: String, title: String, family: Family, size: Size, scale: Double, safeArea: Insets,
    landscapeSafeArea: Insets, cornerRadius: Double, cutout: Cutout, source: String
  ) {
    self.name = name
    self.title = title
    self.family = family
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
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
