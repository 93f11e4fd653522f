public import SceneModel

/// Reads a transition spec: JSON text to a validated ``Scene``, or everything that is wrong.
public enum SpecReader {
  /// What a text gave.
  public struct Result: Sendable {
    /// Nil where a diagnostic is an error.
    public var scene: Scene?
    /// In the order of their places.
    public var diagnostics: [Diagnostic]
    /// The texts that were read, for excerpts.
    public var sources: SourceTable
  }

  /// - Parameters:
  ///   - bytes: The spec's text.
  ///   - file: The name shown in diagnostics.
  ///   - overrides: What the command line says in place of the spec.
  ///   - limits: How much a spec may hold.
  public static func read(
    _ bytes: [UInt8], file: String, overrides: Overrides = Overrides(),
    limits: ReadLimits = ReadLimits()
  ) -> Result {
    reading(bytes, file: file, overrides: overrides, limits: limits).result
  }

  /// What a text gave, and the reading that knows how.
  static func reading(
    _ bytes: [UInt8], file: String, overrides: Overrides, limits: ReadLimits
  ) -> (reading: Reading, result: Result) {
    var sources = SourceTable()
    let text = sources.read(SourceText(file: file, bytes: bytes), limits: limits.text)
    var reading = Reading(sources: sources, limits: limits)
    reading.diagnostics = text.diagnostics
    let scene = text.root.flatMap { reading.scene($0, overrides: overrides) }
    let isUsable = !reading.diagnostics.contains { $0.severity == .error }
    let result = Result(
      scene: isUsable ? scene : nil, diagnostics: reading.diagnostics.inOrder(firstFile: file),
      sources: reading.sources)
    return (reading, result)
  }

  public static func read(
    _ text: String, file: String, overrides: Overrides = Overrides(),
    limits: ReadLimits = ReadLimits()
  ) -> Result {
    read(Array(text.utf8), file: file, overrides: overrides, limits: limits)
  }
}
