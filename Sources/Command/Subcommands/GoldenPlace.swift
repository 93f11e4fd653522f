import Platform

/// Where a spec's golden is.
enum GoldenPlace: Hashable {
  /// A `.golden` file.
  case text(String)
  /// A folder of pictures with a manifest.
  case pictures(String)

  /// - Parameter option: What `--golden` says.
  init(of spec: String, option: String?) {
    let stem = Self.stem(of: Files.name(of: spec))
    guard let option else {
      self = .text(Files.join(Files.directory(of: spec), stem + ".golden"))
      return
    }
    if option.hasSuffix(".golden") {
      self = .text(option)
    } else if Files.isRegularFile(Files.join(option, "manifest.json")) {
      self = .pictures(option)
    } else {
      self = .text(Files.join(option, stem + ".golden"))
    }
  }

  var path: String {
    switch self {
    case .text(let path), .pictures(let path): path
    }
  }

  private static func stem(of name: String) -> String {
    for ending in [".jsonc", ".json"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
