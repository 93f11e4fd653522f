import Foundation

/// A program of the system that tests ask for a second opinion.
enum Program {
  static func isInstalled(_ name: String) -> Bool {
    (try? output("which", [name]).isEmpty == false) ?? false
  }

  /// What the program writes to standard output and standard error.
  static func output(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
