import Expressions
import Geometry
import Motion
import Output
import Pixels
import Playback
import Rendering
import SceneModel

/// What a spec comes to: `inspect` without a time.
struct Overview: InspectionDocument {
  private struct Change {
    var name: String
    var start: Value
    var end: Value
  }

  private let project: Project
  private let layers: [LayerSummary]
  private let changes: [Change]

  init(_ project: Project) throws(Diagnostic) {
    self.project = project
    layers = try project.timeline.layers(at: 0)
    let trace = try Trace(project.timeline)
    let ends = [0, project.reel.time(ofFrame: project.frameCount - 1)]
    let rows = try trace.rows(at: ends)
    changes = zip(trace.columns, zip(rows[0], rows[1])).map {
      Change(name: $0, start: $1.0, end: $1.1)
    }
  }

  var text: String {
    let (canvas, reel) = (project.scene.canvas, project.reel)
    let size = "\(canvas.size.width.shortestText) × \(canvas.size.height.shortestText) pt"
    let device = canvas.device.map { ", \($0.title)" } ?? ""
    let title = project.scene.title
    var rows = title.isEmpty ? [] : [["title", title]]
    rows += [
      ["canvas", "\(size) at \(canvas.scale.shortestText) px/pt, \(canvas.pixelSize) px\(device)"],
      [
        "film",
        "\(reel.duration.text(decimals: 9, trimmed: true)) s, \(reel.frameCount) "
          + "\(reel.frameCount == 1 ? "frame" : "frames") @ \(reel.frameRate.text) fps",
      ],
      ["layers", "\(layers.count)"],
      ["changes", "\(changes.count) \(changes.count == 1 ? "value" : "values")"],
    ]
    let blocks = [
      TextTable(columns: [.init("spec"), .init(project.spec.name)], rows: rows).text,
      reel.marks.isEmpty
        ? nil
        : TextTable(
          columns: [.init("step"), .init("starts", .right)],
          rows: reel.marks.map { [$0.name, "\($0.time.text(decimals: 6, trimmed: true)) s"] }
        ).text,
      changes.isEmpty
        ? nil
        : TextTable(
          columns: [.init("value"), .init("first", .right), .init("last", .right)],
          rows: changes.map { [$0.name, $0.start.words, $0.end.words] }
        ).text,
    ]
    return blocks.compactMap(\.self).joined(separator: "\n")
  }

  var json: JSONValue {
    let (canvas, reel) = (project.scene.canvas, project.reel)
    return [
      "spec": .string(project.spec.name),
      "title": .string(project.scene.title),
      "canvas": [
        "device": canvas.device.map { .string($0.name) } ?? .null,
        "size": .line([.number(canvas.size.width), .number(canvas.size.height)]),
        "scale": .number(canvas.scale),
        "width": .integer(canvas.pixelSize.width),
        "height": .integer(canvas.pixelSize.height),
      ],
      "fps": .string(reel.frameRate.fraction),
      "duration": .number(reel.duration),
      "frameCount": .integer(reel.frameCount),
      "lastTime": .number(reel.time(ofFrame: reel.frameCount - 1)),
      "layers": .array(
        layers.map {
          .line([
            "name": .string($0.name), "type": .string($0.kind.rawValue),
            "depth": .integer($0.depth),
          ])
        }),
      "steps": .array(
        reel.marks.map { .line(["id": .string($0.name), "time": .number($0.time)]) }),
      "values": .array(
        changes.map {
          .line([
            "name": .string($0.name), "first": JSONValue($0.start), "last": JSONValue($0.end),
          ])
        }),
    ]
  }
}
