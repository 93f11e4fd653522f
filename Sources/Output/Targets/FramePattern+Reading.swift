extension FramePattern {
  /// Reads the last part of a path. Nil where it has no place for a number.
  ///
  /// - Throws: ``OutputTargetError`` for two numbers, a conversion that is no frame number, and a
  ///   number in the name of a folder.
  static func read(path: String) throws(OutputTargetError) -> FramePattern? {
    let (folder, name) = splitPath(path)
    var directory = ""
    for piece in try places(in: folder, of: path) {
      switch piece {
      case .number: throw .numberInDirectory(path)
      case .text(let text): directory += text
      }
    }
    let pieces = try places(in: name, of: path)
    let numbers = pieces.compactMap { piece -> Int? in
      if case .number(let digits) = piece { digits } else { nil }
    }
    guard let digits = numbers.first else { return try readHashes(directory, name, of: path) }
    guard numbers.count == 1 else { throw .severalNumbers(path) }
    var (prefix, suffix, isPastNumber) = ("", "", false)
    for piece in pieces {
      switch piece {
      case .number: isPastNumber = true
      case .text(let text): if isPastNumber { suffix += text } else { prefix += text }
      }
    }
    return FramePattern(
      directory: directory, prefix: prefix, minimumDigits: digits, suffix: suffix)
  }

  /// `dir/name` as `dir/` and `name`.
  static func splitPath(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let afterSlash = path.utf8.index(after: slash)
    return (String(path[..<afterSlash]), String(path[afterSlash...]))
  }

  private enum Piece {
    case text(String)
    case number(minimumDigits: Int)
  }

  /// Splits at `%d` and `%0Nd`, with `%%` made a percent sign.
  private static func places(
    in name: String, of path: String
  ) throws(OutputTargetError) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = name.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      var conversion = ""
      while let next = rest.first, ("0"..."9").contains(next) {
        conversion.unicodeScalars.append(rest.removeFirst())
      }
      guard rest.first == "d", let digits = digits(ofWidth: conversion) else {
        let letter = rest.first.map(String.init) ?? ""
        throw .unknownConversion(path, "%" + conversion + letter)
      }
      rest.removeFirst()
      pieces.append(.text(text))
      pieces.append(.number(minimumDigits: digits))
      text = ""
    }
    return pieces + [.text(text)]
  }

  /// `""` is 1, `05` is 5; nil for what pads with spaces or is too wide.
  private static func digits(ofWidth width: String) -> Int? {
    if width.isEmpty { return 1 }
    guard width.hasPrefix("0"), let digits = Int(width), (1...mostDigits).contains(digits) else {
      return nil
    }
    return digits
  }

  private static func readHashes(
    _ directory: String, _ name: String, of path: String
  ) throws(OutputTargetError) -> FramePattern? {
    let runs = name.split(separator: "#", omittingEmptySubsequences: false)
    guard runs.count > 1 else { return nil }
    let count = runs.count - 1
    guard let prefix = runs.first, let suffix = runs.last,
      runs.dropFirst().dropLast().allSatisfy(\.isEmpty)
    else { throw .severalNumbers(path) }
    guard count <= mostDigits else {
      throw .unknownConversion(path, String(repeating: "#", count: count))
    }
    return FramePattern(
      directory: directory, prefix: String(prefix), minimumDigits: count, suffix: String(suffix))
  }
}
