public import SceneModel
import SpecReader

/// A place of a spec that says something else.
public struct SpecChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case added, removed, changed, moved
  }

  public var kind: Kind
  /// As `/layers/card/cornerRadius`: elements of a list by their id, where they have one.
  public var path: String
  /// Nil for what was added.
  public var before: String?
  /// Nil for what was removed.
  public var after: String?
  /// Where it stands: in the new text, what was removed in the old one. Nil for what the command line
  /// says.
  public var place: SourcePlace?
  /// Whether the place is in a former text of the same file.
  public var isFormer: Bool

  public init(
    kind: Kind, path: String, before: String? = nil, after: String? = nil,
    place: SourcePlace? = nil, isFormer: Bool = false
  ) {
    self.kind = kind
    self.path = path
    self.before = before
    self.after = after
    self.place = place
    self.isFormer = isFormer
  }

  /// `card.json:12`, and `card.json:12 (before)` for a place in a former text of the file.
  public var placeWords: String? {
    place.map { "\($0.file):\($0.line)\(isFormer ? " (before)" : "")" }
  }

  /// What changed, without the place and what it says.
  public var title: String {
    switch kind {
    case .added: "\(path) added"
    case .removed: "\(path) removed"
    case .changed: path
    case .moved: "\(path) stands elsewhere in its list"
    }
  }

  /// What changed, without the place.
  public var words: String {
    switch kind {
    case .added: "\(title): \(after ?? "")"
    case .removed: "\(title): \(before ?? "")"
    case .changed: "\(title): \(before ?? "") → \(after ?? "")"
    case .moved: title
    }
  }
}

extension SpecChange: CustomStringConvertible {
  public var description: String { placeWords.map { "\($0): \(words)" } ?? words }

  /// - Parameters:
  ///   - old: The text before; its file is named for what was removed.
  ///   - new: The text now.
  static func all(_ old: SourceText, _ new: SourceText) throws(RegressionError) -> [SpecChange] {
    guard old.bytes != new.bytes else { return [] }
    let before = SpecTree(try JSONDocument(old.bytes, path: old.file).root)
    let after = SpecTree(try JSONDocument(new.bytes, path: new.file).root)
    var comparison = SpecTreeComparison(old: old, new: new)
    comparison.compare(before, after, path: "")
    return comparison.changes
  }
}
