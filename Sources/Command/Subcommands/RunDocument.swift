import Motion
import Output
import Rendering
import SceneModel
import SpecReader

/// What `--json` prints of a run: the diagnostics, and the summary where there were frames.
struct RunDocument {
  var findings: Findings
  var summary: JSONValue = .null

  var text: String {
    JSONWriter().text([
      "diagnostics": .diagnostics(findings.diagnostics),
      "summary": summary,
    ])
  }
}

extension JSONValue {
  /// One object a line, as `check --json` has them.
  static func diagnostics(_ diagnostics: [Diagnostic]) -> JSONValue {
    .array(diagnostics.map { .text(DiagnosticJSON.render($0)) })
  }

  /// The facts of what was written, with the targets' paths and the lines that encode them.
  static func summary(of film: Output.Film, targets: [(OutputTarget, RenderSummary)]) -> JSONValue {
    [
      "frameCount": .integer(film.frames.count),
      "firstTime": .number(film.frames.first?.time ?? 0),
      "lastTime": .number(film.lastTime),
      "duration": .number(film.duration),
      "fps": .string(film.frameRate.fraction),
      "convention": .string(film.includesEnd ? "inclusive" : "exclusive"),
      "width": .integer(film.width),
      "height": .integer(film.height),
      "scale": .number(film.scale),
      "outputs": .array(
        targets.map { target, summary in
          .line([
            "path": target.path.map { .string($0) } ?? .null,
            "format": .string(target.format.rawValue),
            "ffmpeg": summary.ffmpegLine.map { .string($0) } ?? .null,
          ])
        }),
    ]
  }
}

extension OutputTarget {
  /// Nil for standard output.
  fileprivate var path: String? {
    switch self {
    case .sequence, .file: description
    case .standardOutput: nil
    }
  }
}
