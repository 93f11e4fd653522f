import FrameDiff
import Output
import Pixels
import Regression
import SceneModel

/// The result as a document for programs.
public enum JSONReport {
  /// Of the document's own format. It is raised where a key changes its meaning or goes.
  public static let schemaVersion = 1

  public static func text(of report: RegressionReport) -> String {
    JSONWriter().text([
      "schemaVersion": .integer(schemaVersion),
      "tool": .string(report.tool),
      "verdict": .string(report.isDifferent ? "different" : "same"),
      "sequences": .array(report.sequences.map { sequence($0) }),
    ])
  }

  /// What was approved.
  public static func text(of goldens: [GoldenRecord], tool: String) -> String {
    JSONWriter().text([
      "schemaVersion": .integer(schemaVersion),
      "tool": .string(tool),
      "goldens": .array(
        goldens.map { golden in
          .line([
            "spec": .string(golden.spec), "golden": .string(golden.golden),
            "outcome": .string(golden.outcome.rawValue),
            "frameCount": .integer(golden.frameCount),
            "writtenFrames": .integer(golden.writtenCount),
            "pictures": .integer(golden.pictureCount),
          ])
        }),
    ])
  }

  static func sequence(_ report: SequenceReport) -> JSONValue {
    let comparison = report.comparison
    let settings = comparison.settings
    return [
      "name": .string(report.name),
      "verdict": .string(comparison.isDifferent ? "different" : "same"),
      "headline": .string(report.headline),
      "cause": comparison.cause.map { .string($0.rawValue) } ?? .null,
      "algorithm": .string(settings.metric.algorithm),
      "threshold": .number(settings.threshold),
      "maxChanged": .integer(settings.maxChanged),
      "composite": settings.backdrop.map { .string($0.rawValue) } ?? .null,
      "maxShift": .integer(settings.maxShift),
      "expected": side(comparison.expected.sequence),
      "actual": side(comparison.actual.sequence),
      "faults": .array(
        comparison.faults.map {
          .line(["code": .string($0.code), "message": .string($0.description)])
        }),
      "frames": .array(comparison.frames.map { .line(frame($0)) }),
      "values": comparison.values.map(values) ?? .null,
    ]
  }

  private static func side(_ sequence: FrameSequence) -> JSONValue {
    .line([
      "name": .string(sequence.name),
      "frameCount": .integer(sequence.frames.count),
      "fps": sequence.frameRate.map { .string($0) } ?? .null,
      "width": sequence.size.map { .integer($0.width) } ?? .null,
      "height": sequence.size.map { .integer($0.height) } ?? .null,
    ])
  }

  private static func frame(_ frame: FrameResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("frame", .string(frame.key.plain)),
      .init("time", frame.time.map { .number($0) } ?? .null),
      .init("verdict", .string(frame.verdict.rawValue)),
      .init("presence", .string(frame.presence.rawValue)),
    ]
    guard frame.verdict != .identical else { return .object(members) }
    members.append(.init("finding", .string(frame.finding)))
    if let comparison = frame.comparison {
      members += [
        .init("raw", .integer(comparison.raw)), .init("counted", .integer(comparison.counted)),
        .init("antialiased", .integer(comparison.antialiased)),
        .init("ignored", .integer(comparison.ignored)),
        .init("maxChannelDelta", .integer(comparison.maxChannelDelta)),
        .init("meanDelta", .number(comparison.meanDelta)),
        .init("bounds", comparison.bounds.map(rect) ?? .null),
        .init("clusters", .array(clusters(of: frame, comparison))),
      ]
    }
    members.append(.init("values", .array(frame.values.map { .string($0) })))
    return .object(members)
  }

  private static func clusters(of frame: FrameResult, _ comparison: FrameComparison) -> [JSONValue]
  {
    comparison.clusters.enumerated().map { number, cluster in
      [
        "bounds": rect(cluster.bounds), "count": .integer(cluster.count),
        "shift": cluster.shift.map { [.integer($0.x), .integer($0.y)] } ?? .null,
        "layers": .array(
          (number < frame.layers.count ? frame.layers[number] : []).map { .string($0) }),
      ]
    }
  }

  private static func rect(_ rect: PixelRect) -> JSONValue {
    [.integer(rect.x), .integer(rect.y), .integer(rect.width), .integer(rect.height)]
  }

  private static func values(_ values: ValueComparison) -> JSONValue {
    [
      "changes": .array(
        values.changes.map { change in
          .line([
            "name": .string(change.name),
            "frames": .array(
              change.frames.map { [.integer($0.lowerBound), .integer($0.upperBound)] }),
            "maxDelta": change.maxDelta.map { .number($0) } ?? .null,
            "frame": .integer(change.frame),
            "before": .string(change.before), "after": .string(change.after),
            "message": .string(change.description),
          ])
        }),
      "added": .line(.array(values.added.map { .string($0) })),
      "removed": .line(.array(values.removed.map { .string($0) })),
      "animations": .array(
        values.animations.map { change in
          .line([
            "name": .string(change.name), "before": change.before.map { .string($0) } ?? .null,
            "after": change.after.map { .string($0) } ?? .null,
          ])
        }),
      "spec": .array(
        values.spec.map { change in
          .line([
            "kind": .string(change.kind.rawValue), "path": .string(change.path),
            "file": change.place.map { .string($0.file) } ?? .null,
            "line": change.place.map { .integer($0.line) } ?? .null,
            "column": change.place.map { .integer($0.column) } ?? .null,
            "before": change.before.map { .string($0) } ?? .null,
            "after": change.after.map { .string($0) } ?? .null,
          ])
        }),
    ]
  }
}

extension FrameSequence.Key {
  /// The number, or the name.
  var plain: String {
    switch self {
    case .index(let index): "\(index)"
    case .name(let name): name
    }
  }
}
