public import Geometry

/// What lies below a shape, blurred, coloured and put back in its place: a material.
///
/// It sees the picture as far as it is drawn by then, everything in it counted, within the pixels
/// of its own bounds: nothing beside it shines in, and at its edge the blur weighs what is there
/// alone. Inside a group that is blurred, in perspective, casts its items' shadow or is a mask, it
/// sees that group only. A group's opacity fades the result.
public struct Backdrop: Hashable, Sendable {
  public var shape: Shape
  /// The blur's standard deviation, in points.
  public var radius: Double
  /// The distance of colours from their luminance, as a factor; 1 leaves them.
  public var saturation: Double
  /// Laid over the blurred picture.
  public var tint: Color
  /// Tells one from another in a list that was numbered (``DisplayList/numberingPictures()``);
  /// else 0.
  public var number = 0

  public init(shape: Shape, radius: Double, saturation: Double, tint: Color) {
    self.shape = shape
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}

extension [DisplayItem] {
  /// Where materials in the items look at what is below them, in whole pixels; nil without any.
  ///
  /// - Parameter map: From the items' coordinates to pixels.
  public func backdropBounds(map: AffineTransform) -> Rect? {
    var boxes: [Rect] = []
    for item in self { item.collectBackdrops(map: map, into: &boxes) }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension DisplayItem {
  /// Whether it is a material or holds one.
  var hasMaterials: Bool {
    switch self {
    case .fill, .gradient, .path, .image, .text: false
    case .backdrop: true
    case .group(let group): group.hasMaterials
    case .dissolve(let dissolve): (dissolve.from + dissolve.to).contains(where: \.hasMaterials)
    }
  }

  /// Gathers the bounds of materials in whole pixels.
  func collectBackdrops(map: AffineTransform, into boxes: inout [Rect]) {
    switch self {
    case .fill, .gradient, .path, .image, .text: return
    case .backdrop(let backdrop):
      if let box = backdrop.shape.pixelBounds(map: map) { boxes.append(box) }
    case .group(let group):
      guard group.hasMaterials, group.opacity > 0, group.blurRadius <= 0,
        group.projection == nil
      else { return }
      let inner = group.transform.then(map)
      for item in group.mask ?? [] { item.collectBackdrops(map: inner, into: &boxes) }
      for item in group.items { item.collectBackdrops(map: inner, into: &boxes) }
    case .dissolve(let dissolve):
      for item in dissolve.from { item.collectBackdrops(map: map, into: &boxes) }
      for item in dissolve.to { item.collectBackdrops(map: map, into: &boxes) }
    }
  }
}

extension Damage {
  /// A box grown until it holds all or nothing of each material's bounds: a pixel that changes
  /// below one changes all of it, and all that it looks at must be drawn anew with it.
  ///
  /// - Parameter box: Whole pixels.
  public static func box(_ box: Rect, acrossBackdropsIn list: DisplayList, scale: Double) -> Rect {
    var backdrops: [Rect] = []
    for item in list.items {
      item.collectBackdrops(map: .scale(x: scale, y: scale), into: &backdrops)
    }
    let canvas = canvas(of: list, scale: scale)
    backdrops = backdrops.map { $0.intersection(canvas) }
    var grown = box
    while let index = backdrops.firstIndex(where: { !$0.intersection(grown).isEmpty }) {
      grown = grown.union(backdrops.remove(at: index))
    }
    return grown
  }
}
