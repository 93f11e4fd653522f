import SceneModel
import SpecReader

/// A spec of which a test says only what matters.
struct SpecText {
  var canvas = #"{"size": [100, 200], "scale": 2}"#
  var variables = "{}"
  var layers = "[]"
  var timeline = "[]"
  /// More keys of the spec, with a comma after each.
  var more = ""

  var text: String {
    """
    {"version": 1, "canvas": \(canvas), \(more)
    "variables": \(variables),
    "layers": \(layers),
    "timeline": \(timeline)}
    """
  }
}

func read(_ spec: SpecText, overrides: Overrides = Overrides()) -> SpecReader.Result {
  SpecReader.read(spec.text, file: "spec.json", overrides: overrides)
}

extension SpecReader.Result {
  /// All that was told, for the message of a failed expectation.
  var told: String { DiagnosticText.render(diagnostics, sources: sources) }
}
