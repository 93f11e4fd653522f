/// The frames of `--frames`: parts with commas between them, as `0-9,20-,-1,0-60x2`.
public struct FrameSelection: Hashable, Sendable {
  /// At least one.
  public var ranges: [FrameRange]

  /// - Throws: ``ValueError`` that shows the part that is wrong.
  public init(word: String) throws(ValueError) {
    ranges = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try FrameRange(word: part))
    }
  }

  /// The indices in a film of `total` frames: ascending, each once, whatever the order of the
  /// parts, since a film shows its frames in one order only.
  ///
  /// - Throws: ``ValueError`` with the valid range if a frame does not exist.
  public func resolved(total: Int) throws(ValueError) -> [Int] {
    var isChosen = Array(repeating: false, count: total)
    for range in ranges {
      for index in try range.resolved(total: total) { isChosen[index] = true }
    }
    return isChosen.indices.filter { isChosen[$0] }
  }
}
