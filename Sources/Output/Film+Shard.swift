extension Film {
  /// One of several runs that share a film's frames.
  public struct Shard: Hashable, Sendable {
    /// 1...count.
    public let number: Int
    public let count: Int

    /// Nil where the number is not within 1...count.
    public init?(number: Int, of count: Int) {
      guard count >= 1, (1...count).contains(number) else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// The film with the shard's frames only: a contiguous part, in the first shards a frame longer
  /// where the count does not divide evenly. Shards beyond the number of frames are empty.
  public func part(_ shard: Shard) -> Film {
    let (least, rest) = frames.count.quotientAndRemainder(dividingBy: shard.count)
    let before = shard.number - 1
    let start = before * least + min(before, rest)
    var part = self
    part.frames = Array(frames[start..<(start + least + (before < rest ? 1 : 0))])
    return part
  }
}
