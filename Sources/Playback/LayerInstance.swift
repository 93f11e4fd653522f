import Expressions
import SceneModel

/// A layer as it stands in the tree after copies are made: what has values of its own.
struct LayerInstance: Hashable, Sendable {
  /// The declared layer, by its number in the file's order.
  var declared: Int
  /// As `row[2].title`: the copied layers it lies in, then itself; empty for an anonymous layer.
  var name: String
  var kind: LayerKind
  /// The instance it lies in or masks; nil at the top.
  var parent: Int?
  /// Back to front, by number.
  var sublayers: [Int] = []
  var mask: Int?
  /// The copied layers it lies in or is, from the outside in, each with the copy's index.
  var copies: [CopyPosition]
  /// The copy, or else the sibling, before it; nil for the first.
  var previous: Int?
}

/// Which copy of a copied layer something lies in.
struct CopyPosition: Hashable, Sendable {
  /// The copied layer, by its number in the file's order.
  var declared: Int
  /// 0-based.
  var index: Int
  var count: Int
  /// What `item` reads; nil where `repeat` is a number.
  var item: Value?
}
