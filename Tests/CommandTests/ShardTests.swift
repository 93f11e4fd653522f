import Command
import Testing

@Suite struct ShardTests {
  @Test func reads() throws {
    let shard = try Shard(word: "2/8")
    #expect(shard.number == 2 && shard.count == 8)
  }

  @Test(arguments: [
    ("2", "'2' is not a shard, write 2/8 for the second of eight"),
    ("a/b", "'a/b' is not a shard, write 2/8 for the second of eight"),
    ("-1/2", "'-1/2' is not a shard, write 2/8 for the second of eight"),
    ("0/8", "shard is 0, must be 1 to 8"),
    ("9/8", "shard is 9, must be 1 to 8"),
    ("2/1", "shard is 2, must be 1"),
    ("1/0", "the number of shards is 0, must be 1 or more"),
  ])
  func isNoShard(_ word: String, _ message: String) {
    let error = #expect(throws: ValueError.self) { _ = try Shard(word: word) }
    #expect(error?.message == message)
  }
}
