import Geometry
import Output
import Rendering

/// What a benchmark measured, in milliseconds.
struct BenchResult {
  let film: Output.Film
  let format: OutputFormat
  let rounds: Int
  /// Reading and compiling the spec, once a run.
  var compile: [Double] = []
  /// In bytes, of the whole process.
  var peakMemory = 0
  /// Of the frames of the runs with one worker.
  private var stages: [StageTimes.Stage: [Double]] = [:]
  private var redrawnShares: [Double] = []
  /// Of a frame, by number of workers, once a round.
  private var walls: [Int: [Double]] = [:]

  init(film: Output.Film, format: OutputFormat, rounds: Int) {
    self.film = film
    self.format = format
    self.rounds = rounds
  }

  mutating func add(_ times: StageTimes, wall: Double, workers: Int) {
    walls[workers, default: []].append(wall / Double(film.frames.count))
    guard workers == 1 else { return }
    for stage in StageTimes.Stage.allCases {
      stages[stage, default: []] += times.milliseconds(of: stage)
    }
    redrawnShares += times.redrawnShares
  }

  private var isDrawn: Bool { format.source == .pixels }
  private var changedShares: [Double] { redrawnShares.filter { $0 > 0 } }
  private var unchangedFrames: Int { redrawnShares.count { $0 == 0 } / rounds }

  private struct Row {
    var name: String
    var spread: Spread
    var unit: String
  }

  private var rows: [Row] {
    var rows = [Row(name: "compile", spread: Spread(compile), unit: "once")]
    for stage in StageTimes.Stage.allCases {
      rows.append(
        Row(name: stage.rawValue, spread: Spread(stages[stage] ?? []), unit: "a frame"))
    }
    for (workers, wall) in walls.sorted(by: { $0.key < $1.key }) {
      let name = workers == 1 ? "all, 1 worker" : "all, \(workers) workers"
      rows.append(Row(name: name, spread: Spread(wall), unit: "a frame"))
    }
    return rows
  }

  var text: String {
    let count = film.frames.count
    var lines =
      "\(count) \(count == 1 ? "frame" : "frames") of \(film.width) × \(film.height) px as "
      + "\(format.rawValue), \(rounds) \(rounds == 1 ? "round" : "rounds")\n\n"
    lines +=
      TextTable(
        columns: [
          .init("ms"), .init("median", .right), .init("min", .right), .init("max", .right),
          .init(""),
        ],
        rows: rows.map { row in
          [row.name] + [row.spread.median, row.spread.min, row.spread.max].map(Self.number)
            + [row.unit]
        }
      ).text
    let speeds = walls.sorted { $0.key < $1.key }.map { workers, wall in
      "\(Self.rate(Spread(wall).median)) with \(workers)"
    }
    lines += "\nframes a second: \(speeds.joined(separator: ", "))\n"
    if isDrawn {
      lines +=
        "redrawn: \(Self.percent(Spread(changedShares).median)) of the pixels (median); "
        + "\(unchangedFrames) of \(count) frames show nothing new\n"
    }
    return lines + "memory: \((peakMemory + (1 << 19)) >> 20) MiB at most\n"
  }

  var json: JSONValue {
    [
      "frameCount": .integer(film.frames.count), "width": .integer(film.width),
      "height": .integer(film.height), "format": .string(format.rawValue),
      "rounds": .integer(rounds),
      "compile": Spread(compile).json,
      "stages": .object(
        StageTimes.Stage.allCases.map { stage in
          .init(stage.rawValue, Spread(stages[stage] ?? []).json)
        }),
      "workers": .array(
        walls.sorted { $0.key < $1.key }.map { workers, wall in
          .line(["count": .integer(workers), "millisecondsPerFrame": Spread(wall).json])
        }),
      "redrawnShare": isDrawn ? Spread(changedShares).json : .null,
      "unchangedFrames": isDrawn ? .integer(unchangedFrames) : .null,
      "peakMemory": .integer(peakMemory),
    ]
  }

  private static func number(_ value: Double) -> String { value.text(decimals: 3) }

  private static func rate(_ milliseconds: Double) -> String {
    milliseconds > 0 ? (1000 / milliseconds).text(decimals: 0) : "-"
  }

  private static func percent(_ share: Double) -> String { (100 * share).text(decimals: 0) + " %" }
}

/// The least, the middle and the greatest of some numbers; 0 where there are none.
private struct Spread {
  var min = 0.0
  var median = 0.0
  var max = 0.0

  init(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return }
    let half = sorted.count / 2
    (min, max) = (first, last)
    median = sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }

  var json: JSONValue {
    .line(["median": .number(median), "min": .number(min), "max": .number(max)])
  }
}
