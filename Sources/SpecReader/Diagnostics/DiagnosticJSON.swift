import Geometry
public import SceneModel

/// Diagnostics as scripts and editors read them.
public enum DiagnosticJSON {
  /// A JSON array with one object a line: `severity`, `code`, `file`, `line`, `column`, `length`
  /// (in Unicode scalars, 1-based), `path`, `layer` (the id of the innermost layer), `message`,
  /// `hint`. What does not apply is null.
  public static func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + render($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// One diagnostic as an object on one line.
  public static func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let fields: [(String, String?)] = [
      ("severity", diagnostic.severity.rawValue.jsonLiteral),
      ("code", diagnostic.code.rawValue.jsonLiteral),
      ("file", place.map { $0.file.jsonLiteral }),
      ("line", place.map { String($0.line) }),
      ("column", place.map { String($0.column) }),
      ("length", place.map { String($0.length) }),
      ("path", place.map { $0.path.jsonLiteral }),
      ("layer", place.flatMap(layerID).map(\.jsonLiteral)),
      ("message", diagnostic.message.jsonLiteral),
      ("hint", diagnostic.hint.map(\.jsonLiteral)),
    ]
    return "{" + fields.map { "\"\($0)\": \($1 ?? "null")" }.joined(separator: ", ") + "}"
  }

  /// The last id on the way through the layers; nil outside of them.
  private static func layerID(_ place: SourcePlace) -> String? {
    guard place.path.hasPrefix("/layers") else { return nil }
    let opening = Array(" (id \"".unicodeScalars)
    let scalars = Array(place.path.unicodeScalars)
    var found: String?
    for start in scalars.indices where scalars[start...].starts(with: opening) {
      let id = scalars[(start + opening.count)...].prefix { $0 != "\"" }
      found = String(String.UnicodeScalarView(id))
    }
    return found
  }
}
