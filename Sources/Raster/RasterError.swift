import CairoShim

/// Why something could not be drawn.
public struct RasterError: Error, Hashable, Sendable {
  /// What was tried, as "create a 40000 × 10 px surface".
  public var operation: String
  /// Why it failed, in the library's words where it has some.
  public var reason: String

  public init(operation: String, reason: String) {
    self.operation = operation
    self.reason = reason
  }

  /// The words of a status of the shim.
  init(operation: String, status: Int32) {
    self.init(operation: operation, reason: String(cString: cs_status_text(status)))
  }
}

extension RasterError: CustomStringConvertible {
  public var description: String { "cannot \(operation): \(reason)" }
}
