public import Expressions

/// A layer of the tree as it is at t = 0: declared values, not yet evaluated.
public struct Layer: Hashable, Sendable {
  /// Nil for an anonymous layer, which no expression and no step can name.
  public var id: String?
  public var kind: LayerKind
  /// What the spec says of it, in the file's order, styles already merged in. No quantity occurs
  /// twice, and an axis has at most two of its edges and sizes.
  public var values: [DeclaredValue]
  public var behaviours: Behaviours
  /// Nil for a layer that stands once.
  public var copies: Copies?
  /// Its alpha shows the layer; in the layer's bounds.
  public var mask: MaskLayer?
  /// Back to front.
  public var sublayers: [Layer]
  public var place: SourcePlace

  public init(
    id: String?, kind: LayerKind, values: [DeclaredValue], behaviours: Behaviours = Behaviours(),
    copies: Copies? = nil, mask: MaskLayer? = nil, sublayers: [Layer] = [], place: SourcePlace
  ) {
    self.id = id
    self.kind = kind
    self.values = values
    self.behaviours = behaviours
    self.copies = copies
    self.mask = mask
    self.sublayers = sublayers
    self.place = place
  }
}

/// A value the spec gives a layer.
public struct DeclaredValue: Hashable, Sendable {
  public var key: PropertyKey
  public var formula: Formula

  public init(key: PropertyKey, formula: Formula) {
    self.key = key
    self.formula = formula
  }
}

/// The copies of a layer, `id[0]` and on.
public struct Copies: Hashable, Sendable {
  public var count: Int
  /// What `item` reads in each copy; nil where `repeat` is a number.
  public var items: [Value]?

  public init(count: Int, items: [Value]? = nil) {
    self.count = count
    self.items = items
  }
}

/// The layer whose alpha masks another.
public struct MaskLayer: Hashable, Sendable {
  /// One layer, in an array because a struct cannot hold its own type.
  private var storage: [Layer]

  public init(_ layer: Layer) { storage = [layer] }

  public var layer: Layer { storage[0] }
}
