public import Geometry

/// A layer: items drawn in coordinates of their own, as one.
///
/// Drawn as Core Animation composites: the items are clipped to `clip`, blurred, put together over
/// nothing above `shadow`, multiplied by the alpha of `mask` and by `opacity`, and laid over what
/// is below by `blendMode`. A group that is not ``isComposited`` draws straight onto what is below.
/// One with a ``projection`` is put together flat, its shadow with it, and seen as a picture.
///
/// A value whose copies share memory: in films of thousands of layers, lists are copied and compared
/// frame after frame while most groups stay as they are.
public struct Group: Hashable, Sendable {
  private var shared: Shared

  public init(
    id: String, transform: AffineTransform = .identity, projection: Projection? = nil,
    opacity: Double = 1, clip: Shape? = nil, blurRadius: Double = 0, mask: [DisplayItem]? = nil,
    shadow: Shadow? = nil, blendMode: BlendMode = .normal, items: [DisplayItem]
  ) {
    shared = Shared(
      Parts(
        id: id, transform: transform, projection: projection, opacity: opacity, clip: clip,
        blurRadius: blurRadius, mask: mask, shadow: shadow, blendMode: blendMode, items: items))
  }

  /// The layer's id with its copies' indices, as `row[2].title`; empty for an anonymous layer.
  public var id: String {
    get { shared.parts.id }
    set { change { $0.id = newValue } }
  }

  /// From the group's coordinates to those around it.
  public var transform: AffineTransform {
    get { shared.parts.transform }
    set { change { $0.transform = newValue } }
  }

  /// The same in perspective, in place of `transform`, which is then how it is seen from afar; nil
  /// for a group that is not turned in space.
  public var projection: Projection? {
    get { shared.parts.projection }
    set { change { $0.projection = newValue } }
  }

  /// 0...1, of the composited group.
  public var opacity: Double {
    get { shared.parts.opacity }
    set { change { $0.opacity = newValue } }
  }

  /// In the group's coordinates; antialiased. Nil does not clip.
  public var clip: Shape? {
    get { shared.parts.clip }
    set { change { $0.clip = newValue } }
  }

  /// The standard deviation, in points, of a blur of the clipped items; 0 leaves them sharp.
  public var blurRadius: Double {
    get { shared.parts.blurRadius }
    set { change { $0.blurRadius = newValue } }
  }

  /// Items in the group's coordinates whose alpha shows the group; nil shows all of it.
  public var mask: [DisplayItem]? {
    get { shared.parts.mask }
    set { change { $0.mask = newValue } }
  }

  /// Below the items; nil casts none.
  public var shadow: Shadow? {
    get { shared.parts.shadow }
    set { change { $0.shadow = newValue } }
  }

  public var blendMode: BlendMode {
    get { shared.parts.blendMode }
    set { change { $0.blendMode = newValue } }
  }

  public var items: [DisplayItem] {
    get { shared.parts.items }
    set { change { $0.items = newValue } }
  }

  /// Tells a group in perspective that is drawn elsewhere from others, in a list that was numbered
  /// (``DisplayList/numberingPictures()``); else 0.
  public var number: Int {
    get { shared.parts.number }
    set { change { $0.number = newValue } }
  }

  public static func == (a: Group, b: Group) -> Bool {
    a.isCopy(of: b) || a.shared.parts == b.shared.parts
  }

  public func hash(into hasher: inout Hasher) { shared.parts.hash(into: &hasher) }

  /// Whether the two share memory, which makes them equal; equal ones need not.
  func isCopy(of other: Group) -> Bool { shared === other.shared }

  /// Whether anything in it or its mask is a material; known without looking through it.
  var hasMaterials: Bool { shared.hasMaterials }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = shared.parts
    body(&parts)
    shared = Shared(parts)
  }

  private struct Parts: Hashable, Sendable {
    var id: String
    var transform: AffineTransform
    var projection: Projection?
    var opacity: Double
    var clip: Shape?
    var blurRadius: Double
    var mask: [DisplayItem]?
    var shadow: Shadow?
    var blendMode: BlendMode
    var items: [DisplayItem]
    var number = 0
  }

  private final class Shared: Sendable {
    let parts: Parts
    let hasMaterials: Bool

    init(_ parts: Parts) {
      self.parts = parts
      hasMaterials =
        parts.items.contains(where: \.hasMaterials)
        || (parts.mask ?? []).contains(where: \.hasMaterials)
    }

    var mirror: Mirror { Mirror(reflecting: parts) }
  }
}

extension Group: CustomReflectable {
  /// Prints as what it holds.
  public var customMirror: Mirror { shared.mirror }
}
