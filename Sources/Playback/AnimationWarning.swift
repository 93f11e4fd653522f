public import Expressions
import Geometry
import Motion
public import SceneModel

/// A trap of animations, with the numbers of the case.
public enum AnimationWarning: Hashable, Sendable {
  /// An explicit animation ends and the model shows again, at another value.
  case snapsBack(from: Value, to: Value)
  /// An explicit additive animation ends and what it adds is gone at once.
  case dropsOffset(Value)
  /// An animation of the model ends elsewhere than at the model: it was cut off or came back.
  case jumps(from: Value, to: Value)
  /// A spring is cut off by its group's end before it rests, in seconds.
  case cutsSpring(at: Double, settling: Double)
  /// A later step writes the value of a spring at once before it rests, in seconds after its start.
  case overwritesSpring(at: Double, settling: Double)
  /// The film has the duration of its canvas, in seconds, and this is still moving.
  case cutByFilm(at: Double, end: Double)
  /// Two values of unequal structure, between which there is nothing.
  case unequalParts
  /// A fill after the end that is gone with the animation.
  case unseenFill
  /// A live expression that has ended with the step, with its `=`.
  case endsExpression(String)

  /// In words.
  public var message: String {
    func short(_ seconds: Double) -> String { seconds.text(decimals: 3, trimmed: true) }
    return switch self {
    case .snapsBack(let from, let to):
      "snaps back from \(from.words) to \(to.words) when it ends: the model was not changed"
    case .dropsOffset(let offset):
      "snaps back when it ends: the \(offset.words) that it adds is gone at once"
    case .jumps(let from, let to):
      "jumps from \(from.words) to \(to.words), the model, when it ends"
    case .cutsSpring(let end, let settling):
      "the spring is cut off after \(short(end)) s, it would settle after \(short(settling)) s"
    case .overwritesSpring(let end, let settling):
      "a later step writes the value \(short(end)) s after the start, the spring would settle"
        + " after \(short(settling)) s"
    case .cutByFilm(let film, let end):
      "the film ends at \(short(film)) s, the duration of its canvas, this would end at"
        + " \(short(end)) s"
    case .unequalParts: "jumps to its end at once: the two values are not made of the same parts"
    case .unseenFill:
      "the fill after its end is not seen, as the animation is removed;"
        + " give it 'removedOnCompletion': false"
    case .endsExpression(let text): "ends the live expression '\(text)'"
    }
  }

  /// What kind of trap it is, as a diagnostic has it.
  public var code: DiagnosticCode {
    switch self {
    case .snapsBack, .dropsOffset: .snapBack
    case .jumps: .jump
    case .cutsSpring, .overwritesSpring: .cutSpring
    case .cutByFilm: .cutByFilm
    case .unequalParts: .unequalParts
    case .unseenFill: .unseenFill
    case .endsExpression: .endsExpression
    }
  }

  /// Whether `check` and `render` tell it. That a step ends a live expression is how steps and
  /// expressions go together, and only told to those who ask.
  var isTold: Bool {
    if case .endsExpression = self { false } else { true }
  }
}

extension AnimationRecord {
  /// - Parameters:
  ///   - eras: Of what it moves.
  ///   - filmEnd: The canvas's duration in nanoseconds; nil where the film ends with the steps.
  func warnings(eras: [Track.Era], filmEnd: Int?) -> [AnimationWarning] {
    var result: [AnimationWarning] = []
    let cut = overwritten(in: eras)
    if cutsSpring {
      result.append(
        .cutsSpring(
          at: Double(segment.end - segment.start) / 1e9, settling: segment.clock.duration))
    }
    if let cut, cut.isSet, segment.springTiming != nil, isFar(at: cut.time) {
      result.append(
        .overwritesSpring(
          at: Double(cut.time - segment.start) / 1e9, settling: segment.clock.duration))
    }
    let end = min(segment.rest, cut?.time ?? Int.max)
    if let filmEnd, end < Int.max, end > filmEnd + 2, isFar(at: filmEnd) {
      result.append(.cutByFilm(at: Double(filmEnd) / 1e9, end: Double(end) / 1e9))
    }
    if cut == nil, let last = lastValue {
      if segment.mix == .replace {
        if last.isFar(from: model, over: distance) {
          result.append(
            segment.isExplicit ? .snapsBack(from: last, to: model) : .jumps(from: last, to: model))
        }
      } else if segment.isExplicit, let form = NumberForm(of: last),
        form.numbers(of: last).contains(where: { abs($0) > 1e-3 })
      {
        result.append(.dropsOffset(last))
      }
    }
    if hasUnequalParts { result.append(.unequalParts) }
    if hasUnseenFill { result.append(.unseenFill) }
    if let endedExpression { result.append(.endsExpression(endedExpression)) }
    return result
  }

  /// When another step has taken its place, in nanoseconds, and whether it wrote the value at once;
  /// nil where it runs to its end.
  private func overwritten(in eras: [Track.Era]) -> (time: Int, isSet: Bool)? {
    for era in eras where era.start > segment.start && era.start < segment.end {
      let goesOn = era.segments.contains { $0.isPart(of: segment) }
      if !goesOn { return (era.start, era.segments.isEmpty) }
    }
    return nil
  }

  /// Whether it can be seen that it has not come to its end at a time in nanoseconds.
  private func isFar(at time: Int) -> Bool {
    guard segment.springTiming != nil else { return true }
    var alone = segment
    alone.mix = .replace
    return alone.applied(to: from, at: Double(time) / 1e9).isFar(from: to, over: distance)
  }

  /// How far it goes, in the largest of its numbers.
  private var distance: Double {
    guard let form = NumberForm(of: from), form == NumberForm(of: to) else { return 0 }
    return zip(form.numbers(of: from), form.numbers(of: to)).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Whether its two values are paths or lists that have nothing in between.
  private var hasUnequalParts: Bool {
    guard case .between(let from, let to, _) = segment.course else { return false }
    switch (from, to) {
    case (.path(let from), .path(let to)): return from.interpolated(to: to, amount: 0.5) == nil
    case (.list(let from), .list(let to)): return from.count != to.count
    case (.number, _), (.boolean, _), (.text, _), (.color, _), (.point, _), (.size, _),
      (.rect, _), (.path, _), (.transform, _), (.list, _), (.dictionary, _), (.contents, _):
      return false
    }
  }
}

extension Value {
  /// Whether the difference can be seen: a spring's rest within a thousandth cannot, nor what is
  /// left of a fitted one at its end, a few thousandths of its way.
  fileprivate func isFar(from other: Value, over distance: Double) -> Bool {
    guard let form = NumberForm(of: self), form == NumberForm(of: other) else { return false }
    return zip(form.numbers(of: self), form.numbers(of: other)).contains { a, b in
      abs(a - b) > max(1e-3 * max(1, abs(b)), 0.01 * distance)
    }
  }
}
