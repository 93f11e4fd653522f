import SceneModel

extension Reading {
  mutating func readAssets(_ json: Located) -> [Asset] {
    var result: [Asset] = []
    for member in map(json, name: "assets")?.members ?? [] {
      assets.insert(member.key)
      if let path = filePath(member.value, name: member.key) {
        result.append(
          Asset(name: member.key, path: path, place: sources.place(of: member.value)))
      }
    }
    return result
  }

  mutating func readFonts(_ json: Located) -> [FontFile] {
    (list(json, name: "fonts") ?? []).compactMap { element in
      filePath(element, name: "fonts").map {
        FontFile(path: $0, place: sources.place(of: element))
      }
    }
  }

  /// A path that stays in the spec's folder.
  mutating func filePath(_ json: Located, name: String) -> String? {
    guard let path = self.name(json, name: name) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.hasPrefix("/"), !parts.contains("..") else {
      error(
        .outsideFolder, at: json, "'\(path.shortened)' lies outside of the spec's folder",
        hint: "paths are relative to the spec, without '..'")
      return nil
    }
    guard !path.unicodeScalars.contains("\0"), parts.last != "" else {
      error(.outOfRange, at: json, "'\(path.shortened)' is no file name")
      return nil
    }
    return path
  }
}
