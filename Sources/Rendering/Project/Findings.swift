public import SceneModel
public import SpecReader

/// What is wrong with a spec, gathered from all stages of its way to frames.
public struct Findings: Sendable {
  /// In the order of their places in the spec.
  public private(set) var diagnostics: [Diagnostic]
  /// The texts that the places are in.
  public let sources: SourceTable
  private let file: String

  /// - Parameter file: The spec's name in the places.
  public init(_ diagnostics: [Diagnostic], sources: SourceTable, file: String) {
    self.diagnostics = diagnostics.inOrder(firstFile: file)
    self.sources = sources
    self.file = file
  }

  /// Adds what is not known yet.
  public mutating func add(_ more: [Diagnostic]) {
    let new = more.filter { !diagnostics.contains($0) }
    if !new.isEmpty {
      diagnostics = sources.blamingArguments(diagnostics + new).inOrder(firstFile: file)
    }
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  public var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }

  /// Whether nothing may be drawn.
  ///
  /// - Parameter strict: Takes a warning for an error.
  public func forbidDrawing(strict: Bool) -> Bool { hasErrors || (strict && hasWarnings) }
}
