public import Output
public import Pixels
public import Platform
public import Raster
public import SceneModel
public import SpecReader

/// Why something could not be compared. Never a difference.
public enum RegressionError: Error, Sendable {
  /// Exit code 3.
  case file(FileError)
  /// A picture that cannot be read. Exit code 3.
  case picture(path: String, PNGError)
  /// A text that is no manifest, golden or revision. Exit code 3.
  case unreadable(path: String, reason: String)
  /// There is nothing to compare. Exit code 2.
  case noFrames(path: String)
  /// What was asked for does not fit the inputs. Exit code 2.
  case misuse(String)
  /// What a frame shows cannot be told; the texts are those that its place is in. Exit code 2.
  case scene(Diagnostic, SourceTable)
  /// Exit code 70.
  case drawing(RasterError)
  /// Exit code 70, or a signal's.
  case output(OutputError)
}

extension RegressionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "cannot read '\(path)': \(error.description)"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .noFrames(let path): "'\(path)' has no frames; nothing is compared"
    case .misuse(let text): text
    case .scene(let diagnostic, let sources):
      String(DiagnosticText.render([diagnostic], sources: sources).dropLast())
    case .drawing(let error): error.description
    case .output(let error): error.description
    }
  }

  static func wrap<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(RegressionError) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
