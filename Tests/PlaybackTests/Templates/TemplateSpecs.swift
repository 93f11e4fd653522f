import Playback
import SceneModel
import SpecReader
import Testing

/// The scene of a template with other values.
func templateScene(
  _ template: Template, canvas: String? = nil, variables: String = "", variants: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scene {
  let canvas = canvas.map { "\"canvas\": \($0)," } ?? ""
  let result = SpecReader.read(
    """
    { "version": 1, "template": "\(template.rawValue)", \(canvas)
      "variables": { \(variables) } }
    """, file: "spec.json", overrides: Overrides(variants: variants))
  return try #require(
    result.scene, "\(result.diagnostics.map(\.message))", sourceLocation: sourceLocation)
}

/// A template with other values, compiled with a fixed-advance text table.
func templateTimeline(
  _ template: Template, canvas: String? = nil, variables: String = "", variants: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Timeline {
  let scene = try templateScene(
    template, canvas: canvas, variables: variables, variants: variants,
    sourceLocation: sourceLocation)
  return try Timeline(scene, assetSizes: [:], text: FixedAdvanceText())
}

extension Timeline {
  /// When the step with an id starts first, in seconds.
  func start(of step: String) throws -> Double {
    try #require(marks.first { $0.id == step }, "\(marks)").time
  }
}

/// UIKit's easeInOut at quarters, from cubic-bezier(.42, 0, .58, 1) solved to 30 digits.
let easeInOutQuarter = 0.12916193130615845
