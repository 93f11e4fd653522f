/// Names a layer, or several copies of one, as a step's keys do: `row[2].title`, `row[*]`.
public struct LayerPath: Hashable, Sendable {
  /// Which of a repeated layer's copies is meant.
  public enum Copy: Hashable, Sendable {
    /// No index: a layer without copies, or inside a copy the one in the same copy.
    case unindexed
    /// 0-based.
    case index(Int)
    /// `[*]`.
    case all
  }

  public struct Element: Hashable, Sendable {
    public var id: String
    public var copy: Copy

    public init(id: String, copy: Copy = .unindexed) {
      self.id = id
      self.copy = copy
    }
  }

  /// From the outermost copied layer to the named one; a layer outside copies has one element.
  public var elements: [Element]
  public var place: SourcePlace

  public init(_ elements: [Element], at place: SourcePlace) {
    self.elements = elements
    self.place = place
  }

  /// The id of the layer that is meant.
  public var id: String { elements.last?.id ?? "" }
}

extension LayerPath: CustomStringConvertible {
  public var description: String {
    elements.map { element in
      switch element.copy {
      case .unindexed: element.id
      case .index(let index): "\(element.id)[\(index)]"
      case .all: "\(element.id)[*]"
      }
    }.joined(separator: ".")
  }
}
