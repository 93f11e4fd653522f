public import SceneModel

/// What a spec and the command line give to the variables of a template.
///
/// The spec's author does not know the template's text, which has no faults of its own. So a fault in
/// an expression there that names such variables, as `"=start"`, is told at what was given for the
/// first of them.
public struct TemplateArguments: Sendable {
  /// As places name the template's text.
  let file: String
  /// Of each variable that was given, where its value stands.
  let places: [String: SourcePlace]
}

extension SourceTable {
  /// The diagnostics, each at the value to blame, in no order; without those of a value that has been
  /// told already.
  public func blamingArguments(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let arguments, let template = source(file: arguments.file) else { return diagnostics }
    var told = diagnostics.filter { $0.severity == .error }.compactMap(\.place)
    let named = diagnostics.map { diagnostic in
      let place = diagnostic.place.flatMap { $0.file == arguments.file ? $0 : nil }
      return (diagnostic, names: place.map { template.names(around: $0) } ?? [])
    }
    // What names only the variable says best what is wrong with it.
    return named.sorted { $0.names.count < $1.names.count }.compactMap { diagnostic, names in
      let given = names.compactMap { arguments.places[$0] }
      guard let place = diagnostic.place, let first = given.first else { return diagnostic }
      // It follows from what is wrong with that value.
      if told.contains(where: { told in given.contains { told.isWithin($0) } }) { return nil }
      var moved = diagnostic
      moved.place = first
      let use = "used in \(place.file):\(place.line):\(place.column)"
      moved.hint = [diagnostic.hint, use].compactMap { $0 }.joined(separator: "; ")
      if moved.severity == .error { told.append(first) }
      return moved
    }
  }
}

extension SourceText {
  /// The names in the quoted text that a place is in or is.
  fileprivate func names(around place: SourcePlace) -> [String] {
    let line = Array(line(place.line).unicodeScalars)
    let quote: Unicode.Scalar = "\""
    guard line.indices.contains(place.column - 1) else { return [] }
    let start = line[...(place.column - 1)].lastIndex(of: quote) ?? line.startIndex
    let rest = line[(start + 1)...]
    let text = rest[..<(rest.firstIndex(of: quote) ?? rest.endIndex)]
    return text.split { !($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_") }
      .map { String(String.UnicodeScalarView($0)) }
  }
}

extension SourcePlace {
  /// Whether the place is that of a value or of a part of it.
  fileprivate func isWithin(_ other: SourcePlace) -> Bool {
    file == other.file && (path == other.path || path.hasPrefix(other.path + "/"))
  }
}
