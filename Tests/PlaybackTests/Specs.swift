import Drawing
import Expressions
import Geometry
import Playback
import SceneModel
import SpecReader
import Testing

/// A spec given as text, compiled with a fixed-advance text table.
func timeline(
  _ text: String, assetSizes: [String: Size] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Timeline {
  let result = SpecReader.read(text, file: "spec.json")
  let scene = try #require(
    result.scene, "\(result.diagnostics.map(\.message))", sourceLocation: sourceLocation)
  return try Timeline(scene, assetSizes: assetSizes, text: FixedAdvanceText())
}

/// A spec around layers and steps, on a canvas of 400 × 300 pt at 60 frames a second.
func timeline(
  layers: String, timeline steps: String = "", variables: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Timeline {
  try timeline(
    """
    { "version": 1, "canvas": { "size": [400, 300], "fps": 60 },
      "variables": { \(variables) }, "layers": [ \(layers) ], "timeline": [ \(steps) ] }
    """, sourceLocation: sourceLocation)
}

extension Timeline {
  /// The values of named columns at a time in seconds.
  func values(_ names: [String], at time: Double) throws -> [Double] {
    let trace = try Trace(self, properties: names)
    let row = try trace.rows(at: [time])[0]
    return try names.map { name in
      let column = try #require(trace.columns.firstIndex(of: name), "\(trace.columns)")
      guard case .number(let number) = row[column] else {
        Issue.record("\(name) is \(row[column])")
        return .nan
      }
      return number
    }
  }

  func value(_ name: String, at time: Double) throws -> Double {
    try values([name], at: time)[0]
  }
}
