import Geometry
public import SceneModel

/// What the tool says to a person, on standard error. Standard output is for frames and documents.
public struct Printer: Sendable {
  public var style: MessageStyle
  private let write: @Sendable (String) -> Void

  public init(style: MessageStyle, write: @escaping @Sendable (String) -> Void) {
    self.style = style
    self.write = write
  }

  /// Writes `inbetween: error: …`, and the hint on a line of its own.
  public func say(_ severity: Diagnostic.Severity, _ message: String, hint: String? = nil) {
    let hintLine = hint.map { "\($0)\n" } ?? ""
    write(
      "inbetween: \(style.word(for: severity)): \(message.printable(keepingLines: true))\n\(hintLine)"
    )
  }

  public func say(_ error: UsageError) {
    say(.error, error.message, hint: error.advice)
  }

  /// Writes text as it is.
  public func put(_ text: String) { write(text) }
}
