public import Geometry

/// One frame as drawing instructions: everything is resolved, nothing is left to decide.
///
/// The contract between playback and every backend (cairo, the SVG writer). Lengths are points,
/// y down. A backend draws `background` over the canvas, then `items` back to front.
public struct DisplayList: Hashable, Sendable {
  /// The canvas in points; the origin is its top left corner.
  public var size: Size
  /// What lies below everything; clear where the canvas has no background.
  public var background: Color
  /// Back to front.
  public var items: [DisplayItem]

  public init(size: Size, background: Color, items: [DisplayItem]) {
    self.size = size
    self.background = background
    self.items = items
  }
}

/// One thing to draw.
///
/// Adding a case: follow the compiler. No `switch` over this enum may have a `default`.
public enum DisplayItem: Hashable, Sendable {
  /// An area of one colour.
  indirect case fill(Fill)
  /// An area of colours that run into each other.
  indirect case gradient(GradientItem)
  /// A path, filled or stroked.
  indirect case path(PathItem)
  /// A picture, stretched over a rectangle.
  indirect case image(ImageItem)
  /// Laid-out text.
  indirect case text(TextItem)
  /// What is drawn so far, seen through a material.
  indirect case backdrop(Backdrop)
  /// A layer: items drawn in coordinates of their own, as one.
  case group(Group)
  /// One state of a layer fading into another.
  indirect case dissolve(Dissolve)
}

/// An area of one colour, antialiased at its edge.
public struct Fill: Hashable, Sendable {
  public var shape: Shape
  public var color: Color

  public init(shape: Shape, color: Color) {
    self.shape = shape
    self.color = color
  }
}

/// An outline that is filled or clipped to.
public enum Shape: Hashable, Sendable {
  /// A rectangle with rounded corners; the radii are already clamped to half the shorter side.
  case roundedRect(Rect, CornerRadii)
  /// The band inside a rounded rectangle's edge, as a border covers it. The inner edge is a
  /// rounded rectangle inset by `width` with radii less `width`; a band wider than half the
  /// shorter side fills the whole.
  case ring(Rect, CornerRadii, width: Double)
}

/// A picture, stretched over a rectangle and cut to it.
public struct ImageItem: Hashable, Sendable {
  /// The asset's name in the spec.
  public var image: String
  /// The part of the picture shown, in unit coordinates: (0, 0, 1, 1) is all of it.
  public var source: Rect
  /// Where it goes.
  public var destination: Rect
  /// Nil stretches all of it alike.
  public var slices: NineSlice?

  public init(image: String, source: Rect, destination: Rect, slices: NineSlice? = nil) {
    self.image = image
    self.source = source
    self.destination = destination
    self.slices = slices
  }
}

/// One state of a layer fading into another: from · (1 − progress) + to · progress on
/// premultiplied colours, put together over nothing, then laid over what is below.
public struct Dissolve: Hashable, Sendable {
  public var from: [DisplayItem]
  public var to: [DisplayItem]
  /// 0...1.
  public var progress: Double

  public init(from: [DisplayItem], to: [DisplayItem], progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }
}
