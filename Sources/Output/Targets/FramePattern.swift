/// How the files of a frame sequence are named: a folder, and a name with one place for the number.
///
/// Read from `name_%05d.png`, `name_%d.png` or `name_####.png`. Where a name has a `%d`, its `#`
/// are plain characters; `%%` is a percent sign.
public struct FramePattern: Hashable, Sendable {
  /// Ends with `/`, or is empty for the working directory.
  public let directory: String
  public let prefix: String
  /// The least number of digits; 1 or greater.
  public let minimumDigits: Int
  /// After the number, with the extension.
  public let suffix: String

  public init(directory: String, prefix: String, minimumDigits: Int, suffix: String) {
    precondition((1...FramePattern.mostDigits).contains(minimumDigits))
    self.directory = directory
    self.prefix = prefix
    self.minimumDigits = minimumDigits
    self.suffix = suffix
  }

  /// More digits than any count of frames needs.
  static let mostDigits = 18

  /// The name of frames in a folder of their own.
  public static func standard(in directory: String, format: OutputFormat) -> FramePattern {
    FramePattern(
      directory: directory.hasSuffix("/") ? directory : directory + "/", prefix: "frame_",
      minimumDigits: 5, suffix: "." + format.fileExtension)
  }

  /// The digits that all names have, so that sorted names are in the order of time.
  ///
  /// - Parameter last: The highest number of the whole film, 0 or greater.
  public func digits(upTo last: Int) -> Int { max(minimumDigits, String(last).utf8.count) }

  /// The name of a frame's file, without its folder.
  public func fileName(_ number: Int, digits: Int) -> String {
    let text = String(number)
    let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
    return prefix + zeros + text + suffix
  }

  /// Whether the name is one that a frame of this pattern may have: the pattern with digits, at
  /// least as many as asked for.
  public func matches(fileName: String) -> Bool {
    guard fileName.hasPrefix(prefix), fileName.hasSuffix(suffix) else { return false }
    let digits = fileName.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return digits.count >= minimumDigits
      && prefix.utf8.count + digits.count + suffix.utf8.count == fileName.utf8.count
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The path in the words of ffmpeg's and C's `printf`, with the digits really used.
  public func printfPath(digits: Int) -> String {
    func escaped(_ text: String) -> String {
      text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
    return escaped(directory + prefix) + "%0\(digits)d" + escaped(suffix)
  }
}
