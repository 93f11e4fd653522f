import Output
import Playback
import Rendering
import SceneModel

/// What every animation of a spec does: `inspect --explain`.
struct Explanation: InspectionDocument {
  private let specName: String
  private let animations: [AnimationExplanation]
  private let transitions: [TransitionExplanation]
  private let scrubs: [ScrubExplanation]

  init(_ project: Project) {
    specName = project.spec.name
    animations = project.timeline.explanations
    transitions = project.timeline.transitionExplanations
    scrubs = project.timeline.scrubExplanations
  }

  var text: String {
    let blocks = animations.map(\.text) + transitions.map(\.text) + scrubs.map(\.text)
    guard !blocks.isEmpty else { return "\(specName): no animations\n" }
    var counts = [animations.count == 1 ? "1 animation" : "\(animations.count) animations"]
    if !transitions.isEmpty {
      counts.append(transitions.count == 1 ? "1 transition" : "\(transitions.count) transitions")
    }
    if !scrubs.isEmpty { counts.append("\(scrubs.count) driven by a fraction") }
    let count = counts.joined(separator: ", ")
    let warnings = animations.reduce(0) { $0 + $1.warnings.count }
    let traps =
      switch warnings {
      case 0: ""
      case 1: ", 1 that may not be meant (!)"
      default: ", \(warnings) that may not be meant (!)"
      }
    return (["\(specName): \(count)\(traps)"] + blocks)
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  var json: JSONValue {
    [
      "spec": .string(specName), "animations": .array(animations.map(\.json)),
      "transitions": .array(transitions.map(\.json)), "scrubs": .array(scrubs.map(\.json)),
    ]
  }
}

extension AnimationExplanation {
  fileprivate var json: JSONValue {
    [
      "layer": .string(layer),
      "property": .string(property),
      "from": JSONValue(from),
      "to": JSONValue(to),
      "start": .number(start),
      "duration": duration.map { .number($0) } ?? .null,
      "curve": .string(curve),
      "spring": spring?.json ?? .null,
      "details": .array(details.map { .string($0) }),
      "warnings": .array(
        warnings.map {
          .line(["code": .string($0.code.rawValue), "message": .string($0.message)])
        }),
      "place": place?.json ?? .null,
    ]
  }
}

extension TransitionExplanation {
  fileprivate var json: JSONValue {
    [
      "layer": .string(layer), "style": .string(style), "start": .number(start),
      "duration": .number(duration), "curve": .string(curve),
      "swap": swap.map { .number($0) } ?? .null,
      "perspective": perspective.map { .number($0) } ?? .null,
      "details": .array(details.map { .string($0) }), "place": place.json,
    ]
  }
}

extension ScrubExplanation {
  fileprivate var json: JSONValue {
    [
      "layer": .string(layer), "property": .string(property), "from": .string(from),
      "to": .string(to), "fraction": .string(fraction), "start": .number(start),
      "curve": curve.map { .string($0) } ?? .null, "place": place?.json ?? .null,
    ]
  }
}

extension SourcePlace {
  fileprivate var json: JSONValue {
    .line(["file": .string(file), "line": .integer(line), "column": .integer(column)])
  }
}

extension SpringFacts {
  fileprivate var json: JSONValue {
    .line([
      "settlingDuration": .number(settlingDuration),
      "overshoot": .number(overshoot),
      "timeWithinPoint": timeWithinPoint.map { .number($0) } ?? .null,
    ])
  }
}
