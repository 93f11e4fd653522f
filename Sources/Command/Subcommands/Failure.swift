import Output
import Platform
import Raster
import Regression
import Rendering
import SceneModel

/// Why a subcommand ended early.
enum Failure: Error {
  case usage(UsageError)
  /// The spec is wrong or a file it names cannot be read, which has been told.
  case findings(ExitCode)
  /// The machine lacks the default fonts.
  case fonts(RasterError)
  case file(FileError)
  case output(OutputError)
  case drawing(RasterError)
  /// Something cannot be compared.
  case comparison(RegressionError)
}

extension Failure {
  var exitCode: ExitCode {
    switch self {
    case .usage: .invalidInput
    case .findings(let code): code
    case .fonts: .inputOutput
    case .file(let error): error.isBrokenPipe ? .brokenPipe : .inputOutput
    case .output(let error): error.exitCode
    case .drawing: .internalError
    case .comparison(let error): error.exitCode
    }
  }

  /// Says what has not been said yet. Who closed a pipe or sent a signal knows.
  func tell(_ printer: Printer) {
    switch self {
    case .usage(let error): printer.say(error)
    case .findings: break
    case .fonts(let error), .drawing(let error): printer.say(.error, error.description)
    case .comparison(let error):
      switch error {
      case .output(let error): Failure.output(error).tell(printer)
      case .scene: printer.put("\(error.description)\n")
      case .file, .picture, .unreadable, .noFrames, .misuse, .drawing:
        printer.say(.error, error.description)
      }
    case .file(let error):
      if !error.isBrokenPipe { printer.say(.error, error.description) }
    case .output(let error):
      switch error {
      case .brokenPipe, .cancelled: break
      case .cannotWrite, .exists, .isInput, .foreign, .busy, .leftover, .foreignManifest,
        .encoderMissing, .encoderFailed, .frameCountMismatch, .cannotEncode, .noThread:
        printer.say(.error, error.description)
      }
    }
  }
}

extension Failure {
  /// The same as a diagnostic without a place, for documents; nil where it has been told, or nobody
  /// is to be told.
  var diagnostic: Diagnostic? {
    func diagnostic(_ code: DiagnosticCode, _ message: String) -> Diagnostic {
      Diagnostic(.error, code, at: nil, message)
    }
    switch self {
    case .usage(let error): return diagnostic(.usage, error.message)
    case .findings: return nil
    case .fonts(let error): return diagnostic(.missingFont, error.description)
    case .file(let error):
      return error.isBrokenPipe ? nil : diagnostic(.unreadableFile, error.description)
    case .drawing(let error): return diagnostic(.drawing, error.description)
    case .comparison(let error): return diagnostic(.output, error.description)
    case .output(let error):
      switch error {
      case .brokenPipe, .cancelled: return nil
      case .cannotWrite, .exists, .isInput, .foreign, .busy, .leftover, .foreignManifest,
        .encoderMissing, .encoderFailed, .frameCountMismatch, .cannotEncode, .noThread:
        return diagnostic(.output, error.description)
      }
    }
  }
}

extension OutputError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .cannotWrite(let error): error.isBrokenPipe ? .brokenPipe : .inputOutput
    case .exists, .isInput, .foreign, .leftover, .foreignManifest: .invalidInput
    case .busy, .encoderMissing, .encoderFailed, .frameCountMismatch, .noThread: .inputOutput
    case .cannotEncode: .internalError
    case .brokenPipe: .brokenPipe
    case .cancelled(let signal):
      ExitCode(rawValue: Signals.exitCode(for: signal)) ?? .interrupted
    }
  }
}

extension RegressionError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .file(let error): error.isBrokenPipe ? .brokenPipe : .inputOutput
    case .picture, .unreadable: .inputOutput
    case .noFrames, .misuse, .scene: .invalidInput
    case .drawing: .internalError
    case .output(let error): error.exitCode
    }
  }
}

extension Failure {
  /// Why a film was not drawn to its end.
  ///
  /// - Parameter tell: Tells what cannot be shown at a time, at its place.
  init(_ error: FrameLoopError<Diagnostic>, _ tell: (Diagnostic) -> Failure) {
    switch error {
    case .scene(_, let diagnostic): self = tell(diagnostic)
    case .drawing(_, let error): self = .drawing(error)
    case .output(let error): self = .output(error)
    }
  }
}

extension Findings {
  /// What a run ends with that they keep from drawing.
  var exitCode: ExitCode {
    let errors = diagnostics.filter { $0.severity == .error }
    let isOfFiles =
      !errors.isEmpty
      && errors.allSatisfy {
        $0.code == .unreadableFile || $0.code == .badImage
      }
    return isOfFiles ? .inputOutput : .invalidInput
  }
}
