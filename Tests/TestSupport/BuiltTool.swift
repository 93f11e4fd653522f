import Foundation

/// The tool as it was built with the tests, run as a user runs it.
public enum BuiltTool {
  /// How a run ended.
  public struct Outcome: Sendable {
    public var exitCode: Int32
    public var output: [UInt8]
    public var errors: String

    public var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  /// Beside the bundle of the tests.
  public static var path: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appending(path: "inbetween").path()
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - folder: The working directory.
  ///   - input: Standard input.
  ///   - environment: Added to the tests' own.
  public static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let run = try Run(arguments, in: folder, input: input, environment: environment)
    return run.end()
  }

  /// Runs a line of Bash in which `$tool` is the tool.
  public static func shell(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let run = try Run(
      ["-c", line], in: folder, environment: environment.merging(["tool": path]) { $1 },
      program: "/bin/bash")
    return run.end()
  }

  /// A run that has been started.
  public final class Run {
    private let process = Process()
    private let output = Pipe()
    private let errorFile: URL

    public init(
      _ arguments: [String], in folder: TemporaryFolder, input: String = "",
      environment: [String: String] = [:], program: String = BuiltTool.path
    ) throws {
      let scratch = FileManager.default.temporaryDirectory
      errorFile = scratch.appending(path: "inbetween-errors-\(UUID().uuidString)")
      let inputFile = scratch.appending(path: "inbetween-input-\(UUID().uuidString)")
      try Data().write(to: errorFile)
      try Data(input.utf8).write(to: inputFile)
      defer { try? FileManager.default.removeItem(at: inputFile) }
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try Run.withoutBlockedSignals { try process.run() }
    }

    /// Threads that run tests may block signals, and a program inherits what its parent blocks.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
      var (none, before) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try body()
    }

    /// Sends SIGINT.
    public func interrupt() { process.interrupt() }

    /// Sends SIGTERM.
    public func terminate() { process.terminate() }

    public var isRunning: Bool { process.isRunning }

    /// Waits for the end. A run that a signal ended has the signal's number below 0.
    public func end() -> Outcome {
      let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      let errors = (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
      try? FileManager.default.removeItem(at: errorFile)
      let status = process.terminationStatus
      return Outcome(
        exitCode: process.terminationReason == .uncaughtSignal ? -status : status, output: bytes,
        errors: errors)
    }
  }
}
