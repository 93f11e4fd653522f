/// One frame, counted from the first or from the last.
public enum FrameIndex: Hashable, Sendable {
  /// 0 is the first frame.
  case fromStart(Int)
  /// 1 is the last frame, written `-1`.
  case fromEnd(Int)

  /// Reads `12` or `-1` and nothing else; `-0` is neither.
  init?(_ text: some StringProtocol) {
    if text.hasPrefix("-") {
      guard let number = WholeNumber.read(text.dropFirst()), number > 0 else { return nil }
      self = .fromEnd(number)
    } else {
      guard let number = WholeNumber.read(text) else { return nil }
      self = .fromStart(number)
    }
  }

  /// The index in a film of `total` frames.
  ///
  /// - Throws: ``ValueError`` with the valid range if there is no such frame.
  public func resolved(total: Int) throws(ValueError) -> Int {
    switch self {
    case .fromStart(let index):
      guard index < total else {
        throw .outOfRange("frame", "\(index)", allowed: total == 1 ? "0" : "0 to \(total - 1)")
      }
      return index
    case .fromEnd(let number):
      guard number <= total else {
        throw .outOfRange("frame", "-\(number)", allowed: total == 1 ? "-1" : "-\(total) to -1")
      }
      return total - number
    }
  }
}
