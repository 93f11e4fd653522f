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
      .filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
    guard !names.isEmpty else { throw .noFrames(path: path) }
    let numbers = NumberedNames(names)
    var frames = names.enumerated().map { position, name in
      Frame(
        key: numbers.numbers.map { .index($0[position]) } ?? .name(name),
        path: Files.join(path, name))
    }
    if let sorted = numbers.numbers {
      frames = zip(sorted, frames).sorted { $0.0 < $1.0 }.map(\.1)
    }
    self.init(name: path, frames: frames)
  }
}

/// File names that differ in one number only.
struct NumberedNames {
  /// In the order of the names; nil where the names are not numbered.
  let numbers: [Int]?

  init(_ names: [String]) {
    var stems = Set<String>()
    var numbers: [Int] = []
    for name in names {
      guard let (stem, number) = Self.split(name) else {
        self.numbers = nil
        return
      }
      stems.insert(stem)
      numbers.append(number)
    }
    self.numbers = stems.count == 1 ? numbers : nil
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
