/// A comment in a PNG file that says which command has written it (PNG, third edition, §11.3.3.3).
public enum PNGMark {
  private static let chunk = Chunk(type: "tEXt", data: Array("Software\0inbetween diff".utf8)).bytes
  /// Behind the signature and IHDR, which has 13 bytes and is always first.
  private static let offset = 8 + 12 + 13

  /// The file with the mark.
  ///
  /// - Parameter file: One that this module has written.
  public static func added(to file: [UInt8]) -> [UInt8] {
    file[..<offset] + chunk + file[offset...]
  }

  /// Whether a file has the mark.
  ///
  /// - Parameter start: Its first bytes, 100 or more where it has them.
  public static func isIn(_ start: [UInt8]) -> Bool {
    start.dropFirst(offset).starts(with: chunk)
  }
}
