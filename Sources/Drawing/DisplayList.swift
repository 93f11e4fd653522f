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
public indirect enum DisplayItem: Hashable, Sendable {
  /// An area of one colour.
  case fill(Fill)
  /// An area of colours that run into each other.
  case gradient(GradientItem)
  /// A path, filled or stroked.
  case path(PathItem)
  /// A picture, stretched over a rectangle.
  case image(ImageItem)
  /// Laid-out text.
  case text(TextItem)
  /// What is drawn so far, seen through a material.
  case backdrop(Backdrop)
  /// A layer: items drawn in coordinates of their own, as one.
  case group(Group)
  /// One state of a layer fading into another.
  case dissolve(Dissolve)
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

/// A layer: items drawn in coordinates of their own, as one.
///
/// Drawn as Core Animation composites: the items are clipped to `clip`, blurred, put together over
/// nothing above `shadow`, multiplied by the alpha of `mask` and by `opacity`, and laid over what
/// is below by `blendMode`. A group that is not ``isComposited`` draws straight onto what is below.
/// One with a ``projection`` is put together flat, its shadow with it, and seen as a picture.
public struct Group: Hashable, Sendable {
  /// The layer's id with its copies' indices, as `row[2].title`; empty for an anonymous layer.
  public var id: String
  /// From the group's coordinates to those around it.
  public var transform: AffineTransform
  /// The same in perspective, in place of `transform`, which is then how it is seen from afar; nil
  /// for a group that is not turned in space.
  public var projection: Projection?
  /// 0...1, of the composited group.
  public var opacity: Double
  /// In the group's coordinates; antialiased. Nil does not clip.
  public var clip: Shape?
  /// The standard deviation, in points, of a blur of the clipped items; 0 leaves them sharp.
  public var blurRadius: Double
  /// Items in the group's coordinates whose alpha shows the group; nil shows all of it.
  public var mask: [DisplayItem]?
  /// Below the items; nil casts none.
  public var shadow: Shadow?
  public var blendMode: BlendMode
  public var items: [DisplayItem]
  /// Tells a group in perspective that is drawn elsewhere from others, in a list that was numbered
  /// (``DisplayList/numberingPictures()``); else 0.
  public var number = 0

  public init(
    id: String, transform: AffineTransform = .identity, projection: Projection? = nil,
    opacity: Double = 1, clip: Shape? = nil, blurRadius: Double = 0, mask: [DisplayItem]? = nil,
    shadow: Shadow? = nil, blendMode: BlendMode = .normal, items: [DisplayItem]
  ) {
    self.id = id
    self.transform = transform
    self.projection = projection
    self.opacity = opacity
    self.clip = clip
    self.blurRadius = blurRadius
    self.mask = mask
    self.shadow = shadow
    self.blendMode = blendMode
    self.items = items
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
