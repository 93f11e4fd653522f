extension String {
  /// The text in single quotes, with what would disturb a terminal written as `\u{…}`.
  var quoted: String {
    var text = "'"
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return text + "'"
  }
}
