/// What is wrong with an `-o` word. A fault of usage: nothing was written.
public enum OutputTargetError: Error, Hashable, Sendable {
  case empty
  /// A file a frame, and no place for the number.
  case missingNumber(String)
  case severalNumbers(String)
  case superfluousNumber(String, OutputFormat)
  case numberInDirectory(String)
  /// The word and its conversion, as `%s`.
  case unknownConversion(String, String)
  case missingExtension(String)
  /// The word and its extension.
  case unknownExtension(String, String)
  /// The word's extension and `--format` differ.
  case formatClash(String, OutputFormat)
  case onlyStandardOutput(String, OutputFormat)
  case streamNeedsFormat
  case noStream(OutputFormat)
  case noFolder(OutputFormat)
  case noStill(String, OutputFormat)
  /// Two words that name the same file or folder.
  case sameTarget(String, String)
}

extension OutputTargetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the output has no name"
    case .missingNumber(let word):
      "'\(word)' has no place for the frame's number; write \(OutputTargetError.numbered(word))"
    case .severalNumbers(let word):
      "'\(word)' has several places for the frame's number, must be one"
    case .superfluousNumber(let word, let format):
      "'\(word)' has a place for a number, but \(format.rawValue) is one file"
    case .numberInDirectory(let word):
      "'\(word)' has the frame's number in the name of a folder; it belongs into the file's name"
    case .unknownConversion(let word, let conversion):
      "'\(conversion)' in '\(word)' is no frame number; known: %d, %05d (up to"
        + " %0\(FramePattern.mostDigits)d), #####, and %% for a percent sign"
    case .missingExtension(let word):
      "'\(word)' has no extension that tells its format; known: \(OutputTargetError.extensions)"
    case .unknownExtension(let word, let ending):
      "unknown format '\(ending)' in '\(word)'"
        + (OutputTargetError.nearest(to: ending).map { "; did you mean '\($0)'?" }
          ?? "; known: \(OutputTargetError.extensions) (a folder's name ends with '/')")
    case .formatClash(let word, let option):
      "'\(word)' does not end with '.\(option.fileExtension)', as --format \(option.rawValue) asks"
    case .onlyStandardOutput(_, let format):
      "\(format.rawValue) goes to standard output: -o - --format \(format.rawValue)"
    case .streamNeedsFormat:
      "standard output needs a format: --format \(OutputFormat.ofStreams.words("or"))"
    case .noStream(let format):
      "\(format.rawValue) cannot be written to standard output, only to a file"
    case .noFolder(let format):
      "\(format.rawValue) is not one file a frame and cannot fill a folder"
    case .noStill(let word, let format):
      "'\(word)' is to hold one picture, and \(format.rawValue) holds a film; known:"
        + " \(OutputFormat.ofStills.map(\.rawValue).joined(separator: ", "))"
    case .sameTarget(let one, let other):
      one == other
        ? "two outputs go to '\(one)'"
        : "'\(one)' and '\(other)' share a folder, which can hold one sequence's manifest"
    }
  }

  /// Those that a file's name may end in.
  private static var extensions: String {
    OutputFormat.allCases.filter { $0.arrangement != .stream }.map { ".\($0.fileExtension)" }
      .joined(separator: ", ")
  }

  /// `'name_%05d.png'` for `name.png`.
  private static func numbered(_ word: String) -> String {
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "'\(word)_%05d'" }
    return "'\(word[..<dot])_%05d\(word[dot...])'"
  }

  /// A format whose name has the same letters, or differs in one place.
  private static func nearest(to ending: String) -> String? {
    let word = Array(ending.lowercased().utf8)
    return OutputFormat.allCases.map(\.fileExtension).first { known in
      let known = Array(known.utf8)
      if word.sorted() == known.sorted() { return true }
      let same = zip(word, known).prefix { $0 == $1 }.count
      let tail = zip(word.reversed(), known.reversed()).prefix { $0 == $1 }.count
      return abs(word.count - known.count) <= 1 && same + tail >= max(word.count, known.count) - 1
    }
  }
}

extension [OutputFormat] {
  /// `png, svg or mp4`.
  fileprivate func words(_ conjunction: String) -> String {
    let names = map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
