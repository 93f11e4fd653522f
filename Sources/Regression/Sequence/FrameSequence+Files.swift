import Pixels
import Platform

extension FrameSequence {
  /// The pictures of a folder: in the order of its manifest where it has one, else of the numbers
  /// in their names, else of the names. A single picture is a sequence of one frame.
  ///
  /// - Throws: Where there is no frame.
  public init(pictures path: String) throws(RegressionError) {
    guard Files.isDirectory(path) else {
      guard Files.exists(path) else {
        throw .file(FileError.missing(path))
      }
      self.init(name: path, frames: [Frame(key: .index(0), path: path)])
      return
    }
    let manifest = Files.join(path, "manifest.json")
    if Files.isRegularFile(manifest) {
      try self.init(manifest: manifest)
      name = path
      trustsDigests = false
      return
    }
    let names = try RegressionError.wrap { () throws(FileError) in try Files.list(path) }
      .filter { name in
        name.lowercased().hasSuffix(".png") && !name.hasPrefix(".")
          && !Files.isDirectory(Files.join(path, name))
      }.sorted()
    guard !names.isEmpty else { throw .noFrames(path: path) }
    let series = NumberedNames(names)
    let frames = series.numbered.map {
      Frame(key: .index($0.number), path: Files.join(path, $0.name))
    }
    let others = series.others.map { Frame(key: .name($0), path: Files.join(path, $0)) }
    self.init(name: path, frames: frames + others)
  }
}

/// The file names that differ in one number only, and those that do not belong to them.
struct NumberedNames {
  /// In the order of the numbers.
  private(set) var numbered: [(number: Int, name: String)] = []
  private(set) var others: [String] = []

  /// The series is that of most names; where two have as many, there is none.
  init(_ names: [String]) {
    let parts = names.map { Self.split($0) }
    var counts: [String: Int] = [:]
    for case let part? in parts { counts[part.stem, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    let stems = counts.filter { $0.value == most }
    let series = stems.count == 1 && (most > 1 || names.count == 1) ? stems.first?.key : nil
    for (name, part) in zip(names, parts) {
      if let part, part.stem == series {
        numbered.append((part.number, name))
      } else {
        others.append(name)
      }
    }
    numbered.sort { $0.number < $1.number }
  }

  /// The name without its last number, and that number.
  private static func split(_ name: String) -> (stem: String, number: Int)? {
    guard let last = name.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let digits = name[...last].reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard let number = Int(String(digits)) else { return nil }
    let start = name.index(last, offsetBy: 1 - digits.count)
    return (name[..<start] + "#" + name[name.index(after: last)...], number)
  }
}
