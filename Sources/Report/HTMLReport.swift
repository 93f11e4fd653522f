import FrameDiff
import Geometry
import Output
import Pixels
import Regression

/// The result as one page that needs nothing else: no server, no network, no other file.
public enum HTMLReport {
  public static func text(of report: RegressionReport) -> String {
    let title = report.sequences.count == 1 ? report.sequences[0].name : "transitions"
    let data = JSONWriter().text(.line(["sequences": .array(report.sequences.map(sequence))]))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="\(report.tool.xmlEscaped(keepsLines: true))">
      <title>\(title.xmlEscaped(keepsLines: true)) · \(report.isDifferent ? "differs" : "same")</title>
      <style>\(HTMLPage.style)</style>
      </head>
      <body>
      \(HTMLPage.body)
      <script id="data" type="application/json">\(data.scriptSafe)</script>
      <script>\(HTMLPage.script)</script>
      </body>
      </html>

      """
  }

  /// What the page shows of a sequence; short keys, since a thousand frames have them.
  private static func sequence(_ report: SequenceReport) -> JSONValue {
    let comparison = report.comparison
    return [
      "name": .string(report.name), "headline": .string(report.headline),
      "same": .boolean(!comparison.isDifferent),
      "cause": comparison.cause.map { .string($0.summary) } ?? .null,
      "algorithm": .string(
        "\(comparison.settings.metric.algorithm), threshold \(comparison.settings.threshold.fourDecimals)"
      ),
      "expected": .string(comparison.expected.sequence.name),
      "actual": .string(comparison.actual.sequence.name),
      "fps": .number(fps(of: comparison)),
      "faults": .array(comparison.faults.map { .string($0.description) }),
      "frames": .array(comparison.frames.map(frame)),
      "pictures": .object(
        report.pictures.map { pictures in
          .init(
            "\(pictures.position)",
            .array([picture(pictures.expected), picture(pictures.actual)]))
        }),
      "values": comparison.values.map(values) ?? .null,
    ]
  }

  /// A picture and its size in pixels.
  private static func picture(_ png: [UInt8]?) -> JSONValue {
    guard let png, let size = try? PNGHeader.probe(png).size else { return .null }
    return [
      .string("data:image/png;base64," + Base64.text(of: png)), .integer(size.width),
      .integer(size.height),
    ]
  }

  private static func frame(_ frame: FrameResult) -> JSONValue {
    let label: JSONValue = .string(frame.key.plain)
    let time: JSONValue = frame.time.map { .number($0) } ?? .null
    guard frame.verdict != .identical else { return [label, time] }
    let comparison = frame.comparison
    return [
      label, time, frame.verdict == .changed ? 2 : 1,
      .integer(comparison?.counted ?? 0), .integer(comparison?.maxChannelDelta ?? 0),
      .string(frame.finding),
      .array(
        (comparison?.clusters ?? []).prefix(200).enumerated().map { number, cluster in
          let rect = cluster.bounds
          return [
            .integer(rect.x), .integer(rect.y), .integer(rect.width), .integer(rect.height),
            .integer(cluster.count),
            .string(
              number < frame.layers.count ? frame.layers[number].joined(separator: ", ") : ""),
          ]
        }),
    ]
  }

  private static func values(_ values: ValueComparison) -> JSONValue {
    [
      "changes": .array(
        values.changes.map { change in
          [
            "name": .string(change.name), "frames": .string(change.frames.frameWords),
            "delta": change.maxDelta.map { .string($0.fourDecimals) } ?? .null,
            "frame": .integer(change.frame), "before": .string(change.before),
            "after": .string(change.after),
            "old": .array(change.curveBefore.map { .text($0.fourDecimals) }),
            "new": .array(change.curveAfter.map { .text($0.fourDecimals) }),
          ]
        }),
      "notes": .array(
        values.added.map { [.string("\($0) added"), []] }
          + values.removed.map { [.string("\($0) removed"), []] }
          + values.animations.map(animation)),
      "spec": .array(values.spec.map(change)),
    ]
  }

  private static func animation(_ change: AnimationChange) -> JSONValue {
    let differences = change.differences
    return [
      .string(differences.isEmpty ? change.description : change.name),
      .array(differences.map { [.string($0.before), .string($0.after)] }),
    ]
  }

  private static func change(_ change: SpecChange) -> JSONValue {
    [
      .string(change.title), change.placeWords.map { .string($0) } ?? .null,
      change.before.map { .string($0) } ?? .null, change.after.map { .string($0) } ?? .null,
    ]
  }

  /// Of the side that says; 60 where none does.
  private static func fps(of comparison: SequenceComparison) -> Double {
    let text = comparison.actual.sequence.frameRate ?? comparison.expected.sequence.frameRate
    let parts = (text ?? "60/1").split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 && parts[1] > 0 ? parts[0] / parts[1] : 60
  }
}

extension String {
  /// For the text of a script element, which a `</script` or `<!--` would end or change.
  fileprivate var scriptSafe: String { replacing("<", with: "\\u003c") }
}
