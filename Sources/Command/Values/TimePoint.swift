import Expressions
import Geometry

/// A moment of a film as a user writes it; the same words wherever a time is asked for.
public enum TimePoint: Hashable, Sendable {
  /// `0.3s` or `0.3`; 0 or more.
  case seconds(Double)
  /// `50%` of the film's duration; 0...100.
  case percent(Double)
  /// `18f`, or `-1f` for the last frame.
  case frame(FrameIndex)
  /// `step:flip`: where the step with that id starts.
  case step(String)

  /// - Throws: ``ValueError`` if the text is no time, or can be the time of no film.
  public init(word: String) throws(ValueError) {
    if let name = word.removing(prefix: "step:"), !name.isEmpty {
      self = .step(String(name))
    } else if let text = word.removing(suffix: "%"), let number = DecimalNumber(text) {
      guard (0...100).contains(number.value) else {
        throw .outOfRange("time", word, allowed: "0% to 100%")
      }
      self = .percent(number.value)
    } else if let text = word.removing(suffix: "f"), let index = FrameIndex(text) {
      self = .frame(index)
    } else if let number = DecimalNumber(word.removing(suffix: "s") ?? word[...]) {
      guard number.value >= 0 else {
        throw .outOfRange("time", "\(number.value.shortestText) s", allowed: "0 s or later")
      }
      self = .seconds(number.value)
    } else {
      throw .malformed(word, "time", examples: "0.3s, 0.3, 50%, 18f or step:flip")
    }
  }

  /// The time in seconds.
  ///
  /// - Throws: ``ValueError`` with the valid range or the known steps if the film has no such
  ///   moment. The last one is the end of the film or its last frame, whichever is later.
  public func resolved(in film: Film) throws(ValueError) -> Double {
    switch self {
    case .seconds(let time):
      let end = max(film.duration, film.time(ofFrame: film.frameCount - 1))
      guard time <= end else {
        throw .outOfRange(
          "time", "\(time.shortestText) s",
          allowed: end == 0 ? "0 s" : "0 to \(end.text(decimals: 9, trimmed: true)) s")
      }
      return time
    case .percent(let percent):
      return percent == 100 ? film.duration : film.duration * percent / 100
    case .frame(let index):
      return film.time(ofFrame: try index.resolved(total: film.frameCount))
    case .step(let name):
      guard let mark = film.marks.first(where: { $0.name == name }) else {
        throw .unknownStep(name, known: film.marks.map(\.name))
      }
      return mark.time
    }
  }
}

extension ValueError {
  fileprivate static func unknownStep(_ name: String, known: [String]) -> Self {
    let message = "unknown step \(name.quoted)"
    if known.isEmpty { return Self(message + "; no step of the spec has an id") }
    if let near = Spelling.nearestName(to: name, in: known) {
      return Self(message + "; did you mean '\(near)'?")
    }
    return Self(message + "; known: \(known.joined(separator: ", "))")
  }
}

extension String {
  fileprivate func removing(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  fileprivate func removing(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }
}
