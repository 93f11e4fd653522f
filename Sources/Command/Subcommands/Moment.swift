import Expressions
import Geometry
import Output
import Playback
import Rendering
import SceneModel

/// What a spec shows at a time: `inspect --at`.
struct Moment: InspectionDocument {
  /// In seconds.
  private let time: Double
  private let layers: [LayerSummary]
  private let values: [(name: String, value: Value)]
  private let expressions: [LiveValue]

  init(_ project: Project, at time: Double) throws(Diagnostic) {
    self.time = time
    layers = try project.timeline.layers(at: time)
    expressions = try project.timeline.liveValues(at: time)
    let trace = try Trace(project.timeline)
    values = Array(zip(trace.columns, try trace.rows(at: [time])[0])).map { ($0, $1) }
  }

  var text: String {
    let numbers = ["x", "y", "width", "height", "opacity"].map {
      TextTable.Column($0, .right)
    }
    let layerTable = TextTable(
      columns: [.init("layer"), .init("type")] + numbers + [.init("hidden")],
      rows: layers.map { layer in
        let frame = layer.frame
        return [String(repeating: "  ", count: layer.depth) + layer.name, layer.kind.rawValue]
          + [frame.x, frame.y, frame.width, frame.height, layer.opacity].map(\.fourDecimals)
          + [layer.isHidden ? "yes" : ""]
      })
    let valueTable = TextTable(
      columns: [.init("value"), .init("shown", .right)], rows: values.map { [$0, $1.words] })
    let expressionTable = TextTable(
      columns: [.init("expression of"), .init("place"), .init("value", .right), .init("text")],
      rows: expressions.map {
        [$0.owner, "\($0.place.line):\($0.place.column)", $0.value.words, $0.text]
      })
    let blocks = [
      "t = \(time.text(decimals: 9, trimmed: true)) s\n",
      layers.isEmpty ? nil : layerTable.text,
      values.isEmpty ? nil : valueTable.text,
      expressions.isEmpty ? nil : expressionTable.text,
    ]
    return blocks.compactMap(\.self).joined(separator: "\n")
  }

  var json: JSONValue {
    [
      "time": .number(time),
      "layers": .array(
        layers.map {
          .line([
            "name": .string($0.name), "type": .string($0.kind.rawValue),
            "depth": .integer($0.depth), "frame": JSONValue(.rect($0.frame)),
            "opacity": .number($0.opacity), "hidden": .boolean($0.isHidden),
          ])
        }),
      "values": .array(
        values.map { .line(["name": .string($0), "value": JSONValue($1)]) }),
      "expressions": .array(
        expressions.map {
          .line([
            "owner": .string($0.owner), "text": .string($0.text), "value": JSONValue($0.value),
            "file": .string($0.place.file), "line": .integer($0.place.line),
            "column": .integer($0.place.column), "path": .string($0.place.path),
          ])
        }),
    ]
  }
}
