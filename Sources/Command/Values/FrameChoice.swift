import Geometry
import Motion

/// Which frames of a film to draw.
public enum FrameChoice: Hashable, Sendable {
  case all
  /// `--frames`.
  case listed(FrameSelection)
  /// `--from` and `--to`; nil is the film's own start or end. Both moments belong to it, and to
  /// the film's end its last frame, even where that is shown a little later.
  case span(from: TimePoint?, to: TimePoint?)

  /// The indices, ascending; at least one.
  ///
  /// - Parameter excludesEnd: Leaves out the film's last frame, but never its only one.
  /// - Throws: ``ValueError`` if a frame or a moment does not exist, or no frame is left.
  public func resolved(in film: Film, excludesEnd: Bool) throws(ValueError) -> [Int] {
    let total = excludesEnd ? max(1, film.frameCount - 1) : film.frameCount
    switch self {
    case .all:
      return Array(0..<total)
    case .listed(let selection):
      return try selection.resolved(total: total)
    case .span(let from, let to):
      let start = try from?.resolved(in: film) ?? 0
      let end = try to?.resolved(in: film)
      let first = Self.frames(start, in: film, rounded: .up)
      var last = total - 1
      if let end, end < film.duration {
        last = min(last, Self.frames(end, in: film, rounded: .down))
      }
      guard first <= last else { throw .emptySpan(from: start, to: end) }
      return Array(first...last)
    }
  }

  /// A time in frames. One that misses a frame by less than a millionth of a frame meets it, as in
  /// the count of a film's frames.
  private static func frames(
    _ time: Double, in film: Film, rounded rule: FloatingPointRoundingRule
  ) -> Int {
    let position = time * Double(film.frameRate.numerator) / Double(film.frameRate.denominator)
    let nearest = position.rounded()
    return Int((position - nearest).magnitude < 1e-6 ? nearest : position.rounded(rule))
  }
}

extension ValueError {
  fileprivate static func emptySpan(from start: Double, to end: Double?) -> Self {
    let from = "\(start.text(decimals: 9, trimmed: true)) s"
    let to = end.map { "\($0.text(decimals: 9, trimmed: true)) s" } ?? "the end"
    return Self("there is no frame from \(from) to \(to)")
  }
}
