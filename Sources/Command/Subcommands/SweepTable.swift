import Expressions
import Geometry
import Output
import Playback
import Rendering
import SceneModel

/// What each value of a sweep comes to.
struct SweepTable {
  private struct Row {
    var value: Double
    var frameCount: Int
    var duration: Double
    /// In seconds; nil where something moves for ever.
    var settled: Double?
    /// The first start of each step with an id, in seconds.
    var marks: [(id: String, time: Double)]
    /// At the end, one for each property.
    var ends: [Value]

    func start(of id: String) -> Double? { marks.first { $0.id == id }?.time }
  }

  private let variable: String
  private let properties: [String]
  private var rows: [Row] = []

  init(variable: String, properties: [String]) {
    self.variable = variable
    self.properties = properties
  }

  mutating func add(_ project: Project, value: Double) throws(Diagnostic) {
    var ends: [Value] = []
    if !properties.isEmpty {
      let trace = try Trace(project.timeline, properties: properties)
      let row = try trace.rows(at: [project.reel.time(ofFrame: project.frameCount - 1)])[0]
      // A property of several components has a column for each; the first stands for it.
      ends = properties.compactMap { property in
        let column = trace.columns.firstIndex { $0 == property || $0.hasPrefix(property + ".") }
        return column.map { row[$0] }
      }
    }
    rows.append(
      Row(
        value: value, frameCount: project.frameCount, duration: project.duration,
        settled: try project.timeOfRest(),
        marks: project.reel.marks.map { ($0.name, $0.time) }, ends: ends))
  }

  /// Ids of steps in the order in which they first appear.
  private var marks: [String] {
    var result: [String] = []
    for mark in rows.flatMap(\.marks) where !result.contains(mark.id) { result.append(mark.id) }
    return result
  }

  var text: String {
    let titles = [variable, "frames", "length, s", "settled, s"] + marks + properties
    return TextTable(
      columns: titles.map { .init($0, .right) },
      rows: rows.map { row in
        [
          SweepRange.text(of: row.value), "\(row.frameCount)", Self.seconds(row.duration),
          row.settled.map(Self.seconds) ?? "never",
        ]
          + marks.map { id in row.start(of: id).map(Self.seconds) ?? "-" }
          + row.ends.map(\.words)
      }
    ).text
  }

  var json: JSONValue {
    .array(
      rows.map { row in
        .line([
          "value": .number(row.value), "frameCount": .integer(row.frameCount),
          "duration": .number(row.duration), "settled": row.settled.map { .number($0) } ?? .null,
          "steps": .object(row.marks.map { .init($0.id, .number($0.time)) }),
          "values": .object(zip(properties, row.ends).map { .init($0, JSONValue($1)) }),
        ])
      })
  }

  private static func seconds(_ time: Double) -> String { time.text(decimals: 6, trimmed: true) }
}
