import Platform
import Regression

/// Where a spec's golden is.
enum GoldenPlace: Hashable {
  /// A `.golden` file.
  case text(String)
  /// A folder of pictures with a manifest.
  case pictures(String)

  /// - Parameter option: What `--golden` says.
  init(of spec: String, option: String?) {
    let path = FilmGolden.path(besideSpec: spec)
    guard let option else {
      self = .text(path)
      return
    }
    if option.hasSuffix(".golden") {
      self = .text(option)
    } else if Files.isRegularFile(Files.join(option, "manifest.json")) {
      self = .pictures(option)
    } else {
      self = .text(Files.join(option, Files.name(of: path)))
    }
  }

  var path: String {
    switch self {
    case .text(let path), .pictures(let path): path
    }
  }
}
