/// A part of the work, for several processes or machines: `2/8` is the second of eight.
public struct Shard: Hashable, Sendable {
  /// 1...count.
  public var number: Int
  public var count: Int

  /// - Throws: ``ValueError`` if the text is no fraction, or there is no such part.
  public init(word: String) throws(ValueError) {
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard
      parts.count == 2, let number = WholeNumber.read(parts[0]),
      let count = WholeNumber.read(parts[1])
    else { throw .malformed(word, "shard", examples: "2/8 for the second of eight") }
    guard count > 0 else { throw .outOfRange("the number of shards", "0", allowed: "1 or more") }
    guard (1...count).contains(number) else {
      throw .outOfRange("shard", "\(number)", allowed: count == 1 ? "1" : "1 to \(count)")
    }
    self.number = number
    self.count = count
  }
}
