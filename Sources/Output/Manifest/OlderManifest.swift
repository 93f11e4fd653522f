/// What has to be known of a manifest that is about to be replaced: the files it answers for.
///
/// Reads only what ``Manifest/text`` writes, one frame a line. A frame line that says anything else
/// names no file, so nothing is ever removed on its word.
struct OlderManifest: Hashable, Sendable {
  /// Plain names in the manifest's folder.
  let files: Set<String>

  /// Nil where the text is no manifest of this tool.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    guard lines.count > 2, lines[0] == "{", lines[1].hasPrefix("  \"formatVersion\": "),
      lines[2].hasPrefix("  \"tool\": \"inbetween ")
    else { return nil }
    files = Set(lines.compactMap(OlderManifest.file))
  }

  private static func file(inLine line: Substring) -> String? {
    guard line.hasPrefix("    {\"index\": "),
      let name = line.split(separator: "\"file\": \"", maxSplits: 1).last?
        .split(separator: "\"", maxSplits: 1).first,
      !name.contains("/"), !name.contains("\\"), name != ".", name != ".."
    else { return nil }
    return String(name)
  }
}
