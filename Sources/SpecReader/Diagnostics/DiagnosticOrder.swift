public import SceneModel

extension [Diagnostic] {
  /// By file, the spec's first, and place; what has no place comes first.
  public func inOrder(firstFile: String) -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int, String, Int, Int) {
      guard let place = diagnostic.place else { return (0, "", 0, 0) }
      return (place.file == firstFile ? 1 : 2, place.file, place.line, place.column)
    }
    return enumerated().sorted { first, second in
      let (left, right) = (key(first.element), key(second.element))
      return left == right ? first.offset < second.offset : left < right
    }.map(\.element)
  }
}
