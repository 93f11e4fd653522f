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
  /// Keyframes, repeats and the like, blend and groups in words, a line each.
  public var details: [String]
  /// What may not be what was meant.
  public var warnings: [AnimationWarning]
  /// Where the step names the property.
  public var place: SourcePlace?
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
    lines += details.map { "  \($0)" }
    lines += warnings.map { "  ! \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

extension Timeline {
  /// Every animation that was added, in the order of their starts. What one key gave several
  /// quantities alike, as `cornerRadius` its corners, is there once.
  public var explanations: [AnimationExplanation] {
    animations.map { explanation($0, measuringSprings: true) }.joiningComponents(\.property)
  }

  /// What the animations do that may not be meant, as notes with their places: one a trap and place,
  /// with the first of the layers that fall into it.
  public var notes: [Diagnostic] {
    var result: [Diagnostic] = []
    let explanations = animations.map { explanation($0, measuringSprings: false) }
    for explanation in explanations.joiningComponents(\.property) {
      for warning in explanation.warnings where warning.isTold {
        let isKnown = result.contains {
          $0.code == warning.code && $0.place == explanation.place && explanation.place != nil
        }
        guard !isKnown else { continue }
        result.append(
          Diagnostic(
            .note, warning.code, at: explanation.place,
            "\(explanation.layer).\(explanation.property): \(warning.message)"))
      }
    }
    return result
  }

  private func explanation(
    _ record: AnimationRecord, measuringSprings: Bool
  ) -> AnimationExplanation {
    let details = record.details + layerTimeWords(of: record)
    let facts = measuringSprings ? SpringFacts(record) : nil
    let record = asItEnded(record)
    let segment = record.segment
    let eras = graph.track(of: record.node).map { graph.tracks[$0].eras } ?? []
    return AnimationExplanation(
      layer: graph.traceName(of: record.instance), property: record.key.name, from: record.from,
      to: record.to, start: Double(segment.start) / 1e9,
      duration: segment.end < Int.max ? Double(segment.end - segment.start) / 1e9 : nil,
      curve: segment.springTiming?.words ?? segment.curve.words,
      spring: facts, details: details,
      warnings: record.warnings(eras: eras, filmEnd: scene.canvas.duration), place: record.place)
  }
}

extension Array where Element: Equatable {
  /// With those that one key made of several quantities alike, one after the other, as one of that
  /// key: a corner radius is four.
  func joiningComponents(_ property: WritableKeyPath<Element, String>) -> [Element] {
    var result: [Element] = []
    var open = self[...]
    while var first = open.first {
      let whole = PropertyKey.numbersOfSeveral.first { key in
        guard open.count >= key.components.count else { return false }
        return zip(open, key.components).allSatisfy { part, component in
          first[keyPath: property] = component.name
          return part == first
        }
      }
      first = open[open.startIndex]
      if let whole { first[keyPath: property] = whole.name }
      result.append(first)
      open = open.dropFirst(whole?.components.count ?? 1)
    }
    return result
  }
}

extension PropertyKey {
  /// The keys whose one number is that of several quantities.
  fileprivate static let numbersOfSeveral = all.filter {
    $0.type == .number && $0.components.count > 1
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
