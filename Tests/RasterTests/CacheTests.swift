import Testing

@testable import Raster

struct CacheTests {
  /// A value that is other in each round, as a moving gradient, takes no more room than the eighth
  /// for new ones and two rounds; what is used again and again stays beside it.
  @Test func whatIsNewInEachRoundDoesNotPileUp() {
    var cache = Cache<Int, Int>(limit: 800)
    for round in 0..<50 {
      if round < 2 {
        if cache.value(for: -1) == nil { cache.insert(0, for: -1, cost: 300) }
      }
      #expect(cache.value(for: round) == nil)
      cache.insert(round, for: round, cost: 60)
      cache.endRound()
    }
    #expect(cache.value(for: -1) == 0)
    let kept = (0..<50).filter { cache.value(for: $0) != nil }
    #expect(kept.contains(49))
    #expect(kept.count <= 3)
  }

  /// More than the limit in one round is kept by no rule; the cache starts afresh and goes on.
  @Test func tooMuchForARoundStartsAfresh() {
    var cache = Cache<Int, Int>(limit: 100)
    for key in 0..<30 { cache.insert(key, for: key, cost: 9) }
    let kept = (0..<30).filter { cache.value(for: $0) != nil }
    #expect(!kept.isEmpty && kept.count * 9 <= 100)
  }
}
