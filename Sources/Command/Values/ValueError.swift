/// What is wrong with the text of an option, or with its value for a given film.
///
/// The message is made by the factories beside the code that finds the fault.
public struct ValueError: Error, Hashable, Sendable {
  /// In lower case, without a period at the end.
  public var message: String

  init(_ message: String) { self.message = message }

  /// - Parameter examples: Texts that are right, as `60, 29.97 or 60000/1001`.
  static func malformed(_ word: String, _ quantity: String, examples: String) -> Self {
    Self("\(word.quoted) is not a \(quantity), write \(examples)")
  }

  /// - Parameter allowed: The range with its unit, as `1 to 240 frames per second`.
  static func outOfRange(_ quantity: String, _ value: String, allowed: String) -> Self {
    Self("\(quantity) is \(value), must be \(allowed)")
  }
}
