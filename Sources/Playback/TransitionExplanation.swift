import Expressions
import Geometry
import Motion
public import SceneModel

/// What the engine understood of one transition of one layer.
public struct TransitionExplanation: Hashable, Sendable {
  /// As `row[2].title`; `<parent>/<index>` for an anonymous layer.
  public var layer: String
  /// The style in a spec's words, with the edge of one that starts from an edge.
  public var style: String
  /// In seconds.
  public var start: Double
  /// In seconds.
  public var duration: Double
  /// The curve in a designer's words.
  public var curve: String
  /// When a flip stands at 90° and the back takes the front's place, in seconds of the film; nil
  /// for styles that show both sides.
  public var swap: Double?
  /// Of a flip: the eye is max(width, height) / perspective away; nil sees from afar.
  public var perspective: Double?
  /// A choice of its timing and its layer's time in words, a line each.
  public var details: [String]
  public var place: SourcePlace

  /// The transition in a few lines, without a newline at the end.
  public var text: String {
    func short(_ seconds: Double) -> String { seconds.text(decimals: 3, trimmed: true) }
    var lines = [
      "\(layer)  transition \(style)", "  from \(short(start)) s, \(short(duration)) s, \(curve)",
    ]
    if let swap { lines.append("  the back takes the front's place at \(short(swap)) s") }
    if let perspective { lines.append("  seen in perspective, \(short(perspective))") }
    lines += details.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}

/// What the engine understood of one quantity that a fraction drives in place of time.
public struct ScrubExplanation: Hashable, Sendable {
  /// As `row[2].title`; `<parent>/<index>` for an anonymous layer.
  public var layer: String
  /// The key path as a trace names it.
  public var property: String
  /// The values at the fractions 0 and 1, in words.
  public var from: String
  public var to: String
  /// The expression or number, as the spec has it.
  public var fraction: String
  /// When it is handed over, in seconds.
  public var start: Double
  /// The curve that the fraction goes through; nil where values follow it linearly.
  public var curve: String?
  public var place: SourcePlace?

  /// In two lines, without a newline at the end.
  public var text: String {
    "\(layer).\(property)  \(from) → \(to)\n  from \(start.text(decimals: 3, trimmed: true)) s,"
      + " fractionComplete \(fraction), \(curve ?? "linearly")"
  }
}

/// A quantity that was handed over to a fraction.
struct ScrubRecord: Sendable {
  var instance: Int
  var key: WriteTarget.Key
  var scrub: Scrub
  /// In nanoseconds.
  var start: Int
  var place: SourcePlace?
}

extension Timeline {
  /// Every transition that was carried out, in the order of their starts.
  public var transitionExplanations: [TransitionExplanation] {
    transitions.map { record in
      TransitionExplanation(
        layer: graph.traceName(of: record.instance), style: record.style.words,
        start: record.start, duration: record.end - record.start, curve: record.curve.words,
        swap: record.swap, perspective: record.perspective,
        details: (record.choice.map { [$0] } ?? []) + layerTimeWords(of: record),
        place: record.place)
    }
  }

  /// Every quantity that a fraction drives, in the order in which it was handed over.
  public var scrubExplanations: [ScrubExplanation] {
    let parts: [ScrubExplanation] = scrubs.compactMap { record in
      guard record.key != .turn, let from = record.scrub.course.start,
        let to = record.scrub.course.end
      else { return nil }
      return ScrubExplanation(
        layer: graph.traceName(of: record.instance), property: record.key.name, from: from.words,
        to: to.words, fraction: fractionWords(record.scrub.fraction),
        start: Double(record.start) / 1e9, curve: record.scrub.curve?.curve.words,
        place: record.place)
    }
    return parts.joiningComponents(\.property)
  }

  private func fractionWords(_ node: NodeID) -> String {
    if case .formula(let live) = graph.nodes[node], case .expression(let text) = live.formula.kind {
      return "=" + text.text
    }
    return still.values[node].words
  }
}

extension TransitionRecord {
  /// When a flip first stands at 90°, to a microsecond; looked for in steps of a thousandth.
  var swap: Double? {
    guard case .flip = style, end > start else { return nil }
    let length = end - start
    guard
      let step = (0...1000).first(where: { showsBack(at: start + length * Double($0) / 1000) })
    else { return nil }
    var (before, after) = (start + length * Double(max(0, step - 1)) / 1000, start)
    after += length * Double(step) / 1000
    while after - before > 1e-6 {
      let middle = (before + after) / 2
      if showsBack(at: middle) { after = middle } else { before = middle }
    }
    return after
  }
}

extension TransitionStyle {
  /// As a spec writes it.
  fileprivate var words: String {
    switch self {
    case .flip(let direction, _): direction.rawValue
    case .crossDissolve: "crossDissolve"
    case .push(let edge): "push \(edge.rawValue)"
    case .moveIn(let edge): "moveIn \(edge.rawValue)"
    case .reveal(let edge): "reveal \(edge.rawValue)"
    }
  }
}
