public import Expressions

/// What the layers of a scene look like to a name: ids, nesting and copies.
///
/// Layers are numbered in the file's order: a layer, then its mask, then its sublayers.
public struct LayerOutline: Hashable, Sendable {
  public var id: String?
  public var kind: LayerKind
  /// The number of the layer it lies in (or masks); nil at the top.
  public var parent: Int?
  /// True where the layer has `repeat`.
  public var isCopied: Bool
  /// What `item` reads in its copies; nil where `repeat` is a number.
  public var itemType: ValueType?
  public var behaviours: Set<BehaviourKind>

  public init(
    id: String?, kind: LayerKind, parent: Int?, isCopied: Bool, itemType: ValueType? = nil,
    behaviours: Set<BehaviourKind> = []
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.isCopied = isCopied
    self.itemType = itemType
    self.behaviours = behaviours
  }
}

/// Where an expression stands, which decides what its names mean.
public struct NameContext: Hashable, Sendable {
  /// The layer that reads: the one whose value it is, or that a step writes. Nil in variables,
  /// conditions and durations.
  public var layer: Int?
  /// True in steps, where `presentation` may be read.
  public var isTimeline: Bool

  public init(layer: Int?, isTimeline: Bool) {
    self.layer = layer
    self.isTimeline = isTimeline
  }
}

/// A part of a dotted path.
public enum NameElement: Hashable, Sendable {
  case name(String)
  /// `[expression]`.
  case index
  /// `[*]`.
  case all

  /// A part of a path as an expression has it.
  public init(_ element: PathElement) {
    switch element {
    case .name(let name, _): self = .name(name)
    case .index: self = .index
    case .all: self = .all
    }
  }

  /// A part of a path whose indices are known.
  public init(_ element: ResolvedElement) {
    switch element {
    case .name(let name): self = .name(name)
    case .index: self = .index
    case .all: self = .all
    }
  }
}

/// What a name stands for.
public enum NameMeaning: Hashable, Sendable {
  /// By its number in the scene's variables.
  case variable(Int)
  case canvas(CanvasKey)
  /// 0-based.
  case copyIndex
  case copyCount
  case copyItem
  /// `presentation` is true where what is shown is meant, also in a step.
  case property(LayerReference, PropertyKey, presentation: Bool)
}

/// The layer a name means, as seen from where it stands.
public enum LayerReference: Hashable, Sendable {
  case own
  /// The superlayer, or the canvas.
  case parent
  /// The copy before, or the sibling before; for the first nothing.
  case previous
  /// A layer by number, with a choice for each copied layer from the outside in that it lies in
  /// or is.
  case named(layer: Int, copies: [CopyChoice])
}

/// Which of a layer's copies a name means.
public enum CopyChoice: Hashable, Sendable {
  /// The one the reader lies in.
  case same
  /// The one whose index stands at this element of the path.
  case element(Int)
}

/// Why a path means nothing.
public struct NameFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// No such thing; the names that exist there.
    case unknown(what: String, known: [String])
    /// A layer without a property after it.
    case layerAlone
    /// A copied layer, named from outside without an index.
    case needsIndex(String)
    /// An index on a layer without copies.
    case notCopied(String)
    /// `[*]`, which only the keys of a step may have.
    case allCopies
    /// `index`, `count` or `item` outside of copies, or `item` where `repeat` is a number.
    case outsideCopies(String)
    /// `self`, `parent` or `previous` where no layer reads.
    case noReader(String)
    /// `presentation` outside of steps.
    case presentation
    /// `b` does not lie in `a`.
    case notInside(inner: String, outer: String)
    /// A property that can be written but not read.
    case notReadable(String)
    /// A property that layers of that kind do not have.
    case missingProperty(String, kind: LayerKind)
    /// What a behaviour tells, of a layer without it.
    case missingBehaviour(String, BehaviourKind)
  }
  public var kind: Kind
  /// The element of the path at fault.
  public var element: Int

  init(_ kind: Kind, at element: Int) {
    self.kind = kind
    self.element = element
  }
}
