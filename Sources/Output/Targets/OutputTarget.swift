import Platform

/// Where frames go, as `-o` says it.
public enum OutputTarget: Hashable, Sendable {
  /// One file a frame.
  case sequence(FramePattern, OutputFormat)
  /// One file.
  case file(String, OutputFormat)
  case standardOutput(OutputFormat)

  public var format: OutputFormat {
    switch self {
    case .sequence(_, let format), .file(_, let format), .standardOutput(let format): format
    }
  }

  /// Reads the `-o` word of a command that writes a film.
  ///
  /// `-` is standard output; `dir/`, a folder that exists and a name without extension are a folder
  /// of frames; else the extension tells the format, and a format of one file a frame needs a place
  /// for the number.
  ///
  /// - Parameters:
  ///   - word: As on the command line.
  ///   - format: What `--format` says.
  ///   - isDirectory: Whether there is a folder of that name.
  public init(
    film word: String, format: OutputFormat?, isDirectory: (String) -> Bool
  ) throws(OutputTargetError) {
    guard !word.isEmpty else { throw .empty }
    if word == "-" {
      self = try .standardOutput(OutputTarget.streamed(format))
      return
    }
    let isFolder = word.hasSuffix("/") || isDirectory(word)
    let pattern = isFolder ? nil : try FramePattern.read(path: word)
    let ending = OutputTarget.fileExtension(of: pattern.map { "0" + $0.suffix } ?? word)
    if isFolder || (pattern == nil && ending == nil) {
      self = try .sequence(
        .standard(in: word, format: OutputTarget.filed(format)), OutputTarget.filed(format))
      return
    }
    let named = try OutputTarget.format(ofExtension: ending, in: word, option: format)
    switch (named.arrangement, pattern) {
    case (.filePerFrame, let pattern?): self = .sequence(pattern, named)
    case (.filePerFrame, nil): throw .missingNumber(word)
    case (.oneFile, nil): self = .file(word, named)
    case (.oneFile, _?): throw .superfluousNumber(word, named)
    case (.stream, _): throw .onlyStandardOutput(word, named)
    }
  }

  /// Reads the `-o` word of a command that writes one picture. Nothing in it is a pattern.
  public init(still word: String, format: OutputFormat?) throws(OutputTargetError) {
    guard !word.isEmpty else { throw .empty }
    if word == "-" {
      self = try .standardOutput(OutputTarget.streamed(format ?? .png))
      return
    }
    let ending = OutputTarget.fileExtension(of: word)
    let named = try OutputTarget.format(ofExtension: ending, in: word, option: format)
    switch named.arrangement {
    case .filePerFrame: self = .file(word, named)
    case .oneFile: throw .noStill(word, named)
    case .stream: throw .onlyStandardOutput(word, named)
    }
  }

  /// The first two targets that would write over each other.
  public static func clash(among targets: [OutputTarget]) -> OutputTargetError? {
    var taken: [String: OutputTarget] = [:]
    for target in targets {
      if let earlier = taken.updateValue(target, forKey: target.place) {
        return .sameTarget(earlier.description, target.description)
      }
    }
    return nil
  }

  /// Equal where two targets cannot be written in one run: a folder holds one manifest.
  private var place: String {
    switch self {
    case .sequence(let pattern, _): Files.standardised(pattern.directory) + "/"
    case .file(let path, _): Files.standardised(path)
    case .standardOutput: "-"
    }
  }

  /// The format of a folder's files.
  private static func filed(_ option: OutputFormat?) throws(OutputTargetError) -> OutputFormat {
    let format = option ?? .png
    switch format.arrangement {
    case .filePerFrame: return format
    case .stream, .oneFile: throw .noFolder(format)
    }
  }

  private static func streamed(_ option: OutputFormat?) throws(OutputTargetError) -> OutputFormat {
    guard let format = option else { throw .streamNeedsFormat }
    switch format.arrangement {
    case .filePerFrame, .stream: return format
    case .oneFile: throw .noStream(format)
    }
  }

  private static func format(
    ofExtension ending: String?, in word: String, option: OutputFormat?
  ) throws(OutputTargetError) -> OutputFormat {
    guard let ending else { throw .missingExtension(word) }
    guard let named = OutputFormat(rawValue: ending.lowercased()) else {
      throw .unknownExtension(word, ending)
    }
    if let option, option != named { throw .formatClash(word, option) }
    return named
  }

  /// Without the dot; nil where the name has none, or only one as its first or last character.
  private static func fileExtension(of path: String) -> String? {
    let name = FramePattern.splitPath(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.utf8.index(after: dot)...]
    return ending.isEmpty || dot == name.startIndex ? nil : String(ending)
  }
}

extension OutputTarget: CustomStringConvertible {
  /// The path, as messages name it.
  public var description: String {
    switch self {
    case .sequence(let pattern, _): pattern.printfPath(digits: pattern.minimumDigits)
    case .file(let path, _): path
    case .standardOutput: "standard output"
    }
  }
}
