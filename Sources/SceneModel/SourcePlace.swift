/// Where a value stands in the text of a spec.
public struct SourcePlace: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input, `--set` for a command-line value.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int
  /// In Unicode scalars; at least 1.
  public var length: Int
  /// The way to the value through the document, as `/layers/2 (id "notch")/cornerRadius`.
  public var path: String

  public init(file: String, line: Int, column: Int, length: Int, path: String) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.path = path
  }
}
