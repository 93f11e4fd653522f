public import Expressions
import Geometry
import Motion
public import SceneModel

/// What the engine understood of one animation of one quantity.
public struct AnimationExplanation: Hashable, Sendable {
  /// As `row[2].title`; `<parent>/<index>` for an anonymous layer.
  public var layer: String
  /// The key path as a trace names it.
  public var property: String
  public var from: Value
  public var to: Value
  /// In seconds.
  public var start: Double
  /// How long it shows, in seconds; nil without end.
  public var duration: Double?
  /// The curve in a designer's words.
  public var curve: String
  /// Nil for a curve.
  public var spring: SpringFacts?
  /// What may not be what was meant.
  public var warnings: [AnimationWarning]
  /// Where the step names the property.
  public var place: SourcePlace?
}

/// A trap of animations, with the numbers of the case.
public enum AnimationWarning: Hashable, Sendable {
  /// An explicit animation ends and the model shows again, at another value.
  case snapsBack(from: Value, to: Value)
  /// An animation of the model ends elsewhere than at the model: it was cut off or came back.
  case jumps(from: Value, to: Value)
  /// A spring is cut off before it rests, in seconds.
  case cutsSpring(at: Double, settling: Double)
  /// A fill after the end that is gone with the animation.
  case unseenFill
  /// A live expression that has ended with the step, with its `=`.
  case endsExpression(String)

  /// In words.
  public var message: String {
    switch self {
    case .snapsBack(let from, let to):
      "snaps back from \(from.words) to \(to.words) when it ends: the model was not changed"
    case .jumps(let from, let to):
      "jumps from \(from.words) to \(to.words), the model, when it ends"
    case .cutsSpring(let end, let settling):
      "the spring is cut off after \(end.text(decimals: 3, trimmed: true)) s, it would settle"
        + " after \(settling.text(decimals: 3, trimmed: true)) s"
    case .unseenFill:
      "the fill after its end is not seen, as the animation is removed;"
        + " give it 'removedOnCompletion': false"
    case .endsExpression(let text): "ends the live expression '\(text)'"
    }
  }

  /// What kind of trap it is, as a diagnostic has it.
  public var code: DiagnosticCode {
    switch self {
    case .snapsBack: .snapBack
    case .jumps: .jump
    case .cutsSpring: .cutSpring
    case .unseenFill: .unseenFill
    case .endsExpression: .endsExpression
    }
  }
}

extension AnimationExplanation {
  /// One animation in a few lines, without a newline at the end.
  public var text: String {
    var lines = [
      "\(layer).\(property)  \(from.words) → \(to.words)",
      "  from \(start.text(decimals: 3, trimmed: true)) s"
        + (duration.map { ", \($0.text(decimals: 3, trimmed: true)) s" } ?? ", without end")
        + ", \(curve)",
    ]
    if let spring { lines.append("  " + spring.text) }
    lines += warnings.map { "  ! \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

extension Timeline {
  /// Every animation that was added, in the order of their starts.
  public var explanations: [AnimationExplanation] { animations.map(explanation) }

  /// What the animations do that may not be meant, as notes with their places.
  public var notes: [Diagnostic] {
    animations.flatMap { record in
      let name = "\(graph.traceName(of: record.instance)).\(record.key.name)"
      return record.warnings.map { warning in
        Diagnostic(.note, warning.code, at: record.place, "\(name): \(warning.message)")
      }
    }
  }

  private func explanation(_ record: AnimationRecord) -> AnimationExplanation {
    let segment = record.segment
    return AnimationExplanation(
      layer: graph.traceName(of: record.instance), property: record.key.name, from: record.from,
      to: record.to, start: Double(segment.start) / 1e9,
      duration: segment.end < Int.max ? Double(segment.end - segment.start) / 1e9 : nil,
      curve: segment.springTiming?.words ?? segment.curve.words,
      spring: SpringFacts(record), warnings: record.warnings, place: record.place)
  }
}

extension AnimationRecord {
  var warnings: [AnimationWarning] {
    var result: [AnimationWarning] = []
    if cutsSpring {
      result.append(
        .cutsSpring(
          at: Double(segment.end - segment.start) / 1e9, settling: segment.clock.duration))
    }
    if segment.mix == .replace, let last = lastValue, last.isFar(from: model) {
      result.append(
        segment.isExplicit ? .snapsBack(from: last, to: model) : .jumps(from: last, to: model))
    }
    if hasUnseenFill { result.append(.unseenFill) }
    if let endedExpression { result.append(.endsExpression(endedExpression)) }
    return result
  }
}

extension WriteTarget.Key {
  /// The key path as a trace names it.
  var name: String {
    switch self {
    case .property(let property): property.rawValue
    case .place(let axis, let edge):
      PropertyKey.all.first { $0.form == .place(axis, edge) }?.name ?? ""
    case .extent(let axis): PropertyKey.all.first { $0.form == .extent(axis) }?.name ?? ""
    case .output(let output): output.rawValue
    case .turn: ""
    }
  }
}

extension Value {
  /// Whether the difference can be seen: a springs' rest within a thousandth cannot.
  fileprivate func isFar(from other: Value) -> Bool {
    guard let form = NumberForm(of: self), form == NumberForm(of: other) else { return false }
    return zip(form.numbers(of: self), form.numbers(of: other)).contains { a, b in
      abs(a - b) > 1e-3 * max(1, abs(b))
    }
  }

  private static func words(_ numbers: [Double]) -> String {
    "[\(numbers.map { $0.text(decimals: 3, trimmed: true) }.joined(separator: ", "))]"
  }

  /// Short, for a line of text.
  var words: String {
    switch self {
    case .number(let number): number.text(decimals: 3, trimmed: true)
    case .point(let point): Self.words([point.x, point.y])
    case .size(let size): Self.words([size.width, size.height])
    case .rect(let rect): Self.words([rect.x, rect.y, rect.width, rect.height])
    case .list(let values): "[\(values.map(\.words).joined(separator: ", "))]"
    case .path: "a path"
    case .transform: "a transform"
    case .boolean, .text, .color, .dictionary, .contents: description
    }
  }
}
