import Geometry

extension String {
  /// The text in single quotes, with what would disturb a terminal written as `\u{…}`.
  var quoted: String {
    "'\(printable())'"
  }
}
