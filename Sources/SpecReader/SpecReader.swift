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
    /// What decides the size of a frame, and how many there are; nil where the spec does not say.
    public var canvasPlace: SourcePlace?
    public var timelinePlace: SourcePlace?
  }

  /// - Parameters:
  ///   - bytes: The spec's text.
  ///   - file: The name shown in diagnostics.
  ///   - overrides: What the command line says in place of the spec.
  ///   - limits: How much a spec may hold.
  ///   - files: Reads the recorded touches that the spec names.
  public static func read(
    _ bytes: [UInt8], file: String, overrides: Overrides = Overrides(),
    limits: ReadLimits = ReadLimits(), files: @escaping FileReader = noFiles
  ) -> Result {
    reading(bytes, file: file, overrides: overrides, limits: limits, files: files).result
  }

  /// Reads a file that a spec names: its path relative to the spec, and the place that names it.
  public typealias FileReader = (String, SourcePlace) throws(Diagnostic) -> [UInt8]

  /// For texts that lie in no folder.
  public static let noFiles: @Sendable (String, SourcePlace) throws(Diagnostic) -> [UInt8] = {
    (path, place) throws(Diagnostic) in
    throw Diagnostic(
      .error, .unreadableFile, at: place, "'\(path)' cannot be read: the spec is in no folder")
  }

  /// What a text gave, and the reading that knows how.
  static func reading(
    _ bytes: [UInt8], file: String, overrides: Overrides, limits: ReadLimits,
    files: @escaping FileReader
  ) -> (reading: Reading, result: Result) {
    var sources = SourceTable()
    let text = sources.read(SourceText(file: file, bytes: bytes), limits: limits.text)
    var reading = Reading(sources: sources, limits: limits)
    reading.files = files
    reading.diagnostics = text.diagnostics
    let scene = text.root.flatMap { reading.scene($0, overrides: overrides) }
    let isUsable = !reading.diagnostics.contains { $0.severity == .error }
    let result = Result(
      scene: isUsable ? scene : nil,
      diagnostics: reading.sources.blamingArguments(reading.diagnostics).inOrder(firstFile: file),
      sources: reading.sources, canvasPlace: reading.place(of: "canvas"),
      timelinePlace: reading.place(of: "timeline"))
    return (reading, result)
  }

  /// Reads a text, whose files are in no folder.
  public static func read(
    _ text: String, file: String, overrides: Overrides = Overrides(),
    limits: ReadLimits = ReadLimits()
  ) -> Result {
    read(Array(text.utf8), file: file, overrides: overrides, limits: limits)
  }
}

extension Reading {
  /// Where a part of the document stands.
  fileprivate func place(of key: String) -> SourcePlace? {
    document?[key].map { sources.place(of: $0) }
  }
}
