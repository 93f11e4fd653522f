import Testing

@testable import Raster

struct CacheTests {
  /// More than the budget in one round is not kept, and what was kept stays.
  @Test func whatFindsNoRoomIsNotKept() {
    let budget = CacheBudget(limit: 100)
    var cache = Cache<Int, Int>(budget: budget)
    for key in 0..<30 { cache.insert(key, for: key, cost: 9) }
    #expect((0..<30).filter { cache.value(for: $0) != nil } == Array(0..<11))
    #expect(budget.bytes == 99)
  }

  @Test func aBudgetOfNothingKeepsNothing() {
    var cache = Cache<Int, Int>(budget: CacheBudget(limit: 0))
    cache.insert(1, for: 1, cost: 1)
    #expect(cache.value(for: 1) == nil)
  }

  /// A value put in the place of another takes its room, not more.
  @Test func aKeyIsChargedOnce() {
    let budget = CacheBudget(limit: 100)
    var cache = Cache<Int, Int>(budget: budget)
    cache.insert(1, for: 1, cost: 60)
    cache.endRound()
    #expect(cache.value(for: 1) == 1)
    cache.insert(2, for: 1, cost: 70)
    #expect(cache.value(for: 1) == 2)
    #expect(budget.bytes == 70 && budget.newBytes == 70)
  }

  /// What is new goes by its age and what has proved its worth stays, unless that is to go too.
  @Test func dropsByAge() {
    let budget = CacheBudget(limit: 100)
    var cache = Cache<Int, Int>(budget: budget)
    cache.insert(1, for: 1, cost: 10)
    cache.insert(2, for: 2, cost: 10)
    cache.endRound()
    #expect(cache.value(for: 1) == 1)
    for _ in 0..<3 { cache.endRound() }
    cache.insert(3, for: 3, cost: 10)
    cache.endRound()
    cache.dropUnused(for: 2, proved: false)
    #expect(budget.bytes == 20 && budget.newBytes == 10)
    cache.dropUnused(for: 2, proved: true)
    #expect(budget.bytes == 10 && budget.newBytes == 10)
    #expect(cache.value(for: 3) == 3)
  }
}
