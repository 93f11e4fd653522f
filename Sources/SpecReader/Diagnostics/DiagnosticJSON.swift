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
      ("severity", quoted(diagnostic.severity.rawValue)),
      ("code", quoted(diagnostic.code.rawValue)),
      ("file", place.map { quoted($0.file) }),
      ("line", place.map { String($0.line) }),
      ("column", place.map { String($0.column) }),
      ("length", place.map { String($0.length) }),
      ("path", place.map { quoted($0.path) }),
      ("layer", place.flatMap(layerID).map(quoted)),
      ("message", quoted(diagnostic.message)),
      ("hint", diagnostic.hint.map(quoted)),
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

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
