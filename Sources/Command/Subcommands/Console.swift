import Output
import Platform
import Rendering
import SceneModel
import SpecReader

/// Where a subcommand's words go: messages to standard error, documents to standard output.
struct Console {
  let printer: Printer
  let verbosity: Verbosity

  /// Writes a document to standard output.
  func print(_ document: String) throws(Failure) {
    do throws(FileError) {
      try FileDescriptor.standardOutput.writeAll(document)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a document to a file, whole or not at all; `-` is standard output.
  func write(_ document: String, to output: String) throws(Failure) {
    guard output != "-" else { return try print(document) }
    do throws(FileError) {
      try Files.writeAtomically(document, to: output, makingFolders: true)
    } catch {
      throw .file(error)
    }
  }

  /// Throws where a file is in the way; a device or a pipe is never in the way.
  func refuseExisting(_ output: String, overwrite: Bool) throws(Failure) {
    guard output != "-" else { return }
    do throws(OutputError) {
      try OutputError.refuseExisting(output, overwrite: overwrite)
    } catch {
      throw .output(error)
    }
  }

  /// Throws where the run reads the output, or a file is in its way.
  func refuse(
    _ output: String, reading inputs: InputGuard, overwrite: Bool
  ) throws(Failure) {
    do throws(OutputError) { try inputs.refuse(output) } catch { throw .output(error) }
    try refuseExisting(output, overwrite: overwrite)
  }

  /// Writes lines that are not needed where only errors are wanted.
  func remark(_ lines: String) {
    if verbosity != .quiet { printer.put(lines) }
  }

  /// Writes lines that only the curious want.
  func detail(_ lines: @autoclosure () -> String) {
    if verbosity == .verbose { printer.put(lines()) }
  }

  /// Writes diagnostics with excerpts of the text; where only errors are wanted, warnings only if
  /// they are what failed the run.
  func tell(_ findings: Findings, strict: Bool) {
    tell(findings.diagnostics, of: findings, strict: strict)
    if strict, findings.hasWarnings, !findings.hasErrors {
      printer.say(.error, "there are warnings, which --strict takes for errors")
    }
  }

  /// Writes a fault of a project that ends the run.
  ///
  /// - Returns: What to end it with.
  func fail(_ diagnostic: Diagnostic, of project: Project) -> Failure {
    printer.put(DiagnosticText.render([diagnostic], sources: project.sources))
    return .findings(.invalidInput)
  }

  /// Writes some of the diagnostics.
  func tell(_ diagnostics: [Diagnostic], of findings: Findings, strict: Bool) {
    let told = diagnostics.filter { diagnostic in
      switch diagnostic.severity {
      case .error: true
      case .warning: verbosity != .quiet || strict
      case .note: verbosity != .quiet
      }
    }
    if !told.isEmpty { printer.put(DiagnosticText.render(told, sources: findings.sources)) }
  }
}
