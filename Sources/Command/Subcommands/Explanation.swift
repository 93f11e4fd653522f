import Output
import Playback
import Rendering
import SceneModel

/// What every animation of a spec does: `inspect --explain`.
struct Explanation: InspectionDocument {
  private let specName: String
  private let animations: [AnimationExplanation]

  init(_ project: Project) {
    specName = project.spec.name
    animations = project.timeline.explanations
  }

  var text: String {
    guard !animations.isEmpty else { return "\(specName): no animations\n" }
    let count = animations.count == 1 ? "1 animation" : "\(animations.count) animations"
    let warnings = animations.reduce(0) { $0 + $1.warnings.count }
    let traps =
      switch warnings {
      case 0: ""
      case 1: ", 1 that may not be meant (!)"
      default: ", \(warnings) that may not be meant (!)"
      }
    return (["\(specName): \(count)\(traps)"] + animations.map(\.text))
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  var json: JSONValue {
    ["spec": .string(specName), "animations": .array(animations.map(\.json))]
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
      "warnings": .array(
        warnings.map {
          .line(["code": .string($0.code.rawValue), "message": .string($0.message)])
        }),
      "place": place.map {
        .line([
          "file": .string($0.file), "line": .integer($0.line), "column": .integer($0.column),
        ])
      } ?? .null,
    ]
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
