import Testing

@testable import Expressions

@Suite struct SpellingTests {
  /// By hand, from the definition of the optimal string alignment distance.
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "ab", 2), ("abc", "abd", 1),
    ("abc", "acb", 1), ("ca", "abc", 3), ("kitten", "sitting", 3), ("widht", "width", 1),
  ]) func distanceCountsEditsAndSwaps(_ first: String, _ second: String, _ distance: Int) {
    #expect(Spelling.distance(Array(first), Array(second)) == distance)
    #expect(Spelling.distance(Array(second), Array(first)) == distance)
  }

  @Test(arguments: [
    ("cornerRaduis", "cornerRadius"), ("CORNERRADIUS", "cornerRadius"), ("opactiy", "opacity"),
    ("bounds", nil), ("x", nil), ("", nil), ("opacity", nil),
  ]) func onlyNearNamesAreSuggested(_ name: String, _ nearest: String?) {
    #expect(
      Spelling.nearestName(to: name, in: ["cornerRadius", "opacity", "hidden", "y"]) == nearest)
  }

  @Test func theFirstOfEquallyNearNamesIsTaken() {
    #expect(Spelling.nearestName(to: "minZ", in: ["minX", "minY"]) == "minX")
  }

  @Test func fewKnownNamesAreListed() {
    #expect(Spelling.hint(for: "qqq", known: ["x", "y"]) == "known: x, y")
    #expect(Spelling.hint(for: "wdith", known: ["width"]) == "did you mean 'width'?")
    #expect(Spelling.hint(for: "qqq", known: []) == nil)
    #expect(Spelling.hint(for: "qqq", known: (0..<40).map { "name\($0)" }) == nil)
  }

  @Test func aNameGivenTwiceIsListedOnce() {
    #expect(Spelling.hint(for: "zzz", known: ["a", "b", "a"]) == "known: a, b")
  }
}
