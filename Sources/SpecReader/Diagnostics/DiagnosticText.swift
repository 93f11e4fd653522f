import Geometry
public import SceneModel

/// Diagnostics as a person reads them.
///
///     card.json:2:14: error: unknown easing 'easInOut' [unknown-word]
///       "easing": "easInOut"
///                 ^~~~~~~~~~
///       at /timeline/0 (id "open")/timing
///       did you mean 'easeInOut'?
public enum DiagnosticText {
  /// One diagnostic, each line ended by a newline.
  ///
  /// - Parameter source: The text its place is in; nil leaves out the excerpt.
  public static func render(_ diagnostic: Diagnostic, source: SourceText?) -> String {
    var head = ""
    if let place = diagnostic.place {
      head = "\(place.file.printable()):\(place.line):\(place.column): "
    }
    head +=
      "\(diagnostic.severity.rawValue): \(diagnostic.message.printable()) [\(diagnostic.code.rawValue)]"
    var lines = [head]
    if let place = diagnostic.place {
      if let source {
        let excerpt = SourceExcerpt(line: source.line(place.line), place: place)
        lines += [excerpt.text, excerpt.marker].map { "  " + $0 }
      }
      if !place.path.isEmpty { lines.append("  at \(place.path.printable())") }
    }
    if let hint = diagnostic.hint { lines.append("  \(hint.printable())") }
    return lines.map { $0.trimmingTrailingBlanks + "\n" }.joined()
  }

  /// All diagnostics, in the order of their places.
  public static func render(_ diagnostics: [Diagnostic], sources: SourceTable) -> String {
    diagnostics.map { diagnostic in
      render(diagnostic, source: diagnostic.place.flatMap { sources.source(file: $0.file) })
    }.joined()
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
