import SceneModel

/// Reads the name of a device that must be known.
enum DeviceName {
  /// - Throws: ``ValueError`` if there is no such device.
  static func read(_ word: String) throws(ValueError) -> String {
    if Device.named(word) != nil { return word }
    let near = Suggestion.nearest(to: word, in: Device.all.map(\.name))
    throw ValueError(
      "unknown device \(word.quoted)"
        + (near.map { "; did you mean \($0.quoted)?" } ?? "; see 'inbetween list devices'"))
  }
}
