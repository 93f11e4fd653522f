import Motion
import Testing

/// Worked out by hand; 10¹⁷ ns are the longest.
struct NanosecondsTests {
  @Test(arguments: [
    (0.0, 0), (1.0, 1_000_000_000), (0.1, 100_000_000), (1e-9, 1), (0.5e-9, 1), (-0.5e-9, -1),
    (86_400.0, 86_400_000_000_000), (1e8, 100_000_000_000_000_000),
    (1.1e8, 100_000_000_000_000_000), (1e12, 100_000_000_000_000_000),
    (1e300, 100_000_000_000_000_000), (-1e300, -100_000_000_000_000_000),
    (.infinity, 100_000_000_000_000_000), (-.infinity, -100_000_000_000_000_000), (.nan, 0),
  ])
  func secondsAreCounted(seconds: Double, nanoseconds: Int) {
    #expect(Nanoseconds.count(ofSeconds: seconds) == nanoseconds)
  }

  @Test func theyAreRoundedAsAsked() {
    #expect(Nanoseconds.count(ofSeconds: 0.1e-9, rounded: .up) == 1)
    #expect(Nanoseconds.whole(1.9, rounded: .down) == 1)
    #expect(Nanoseconds.whole(1.5) == 2)
  }
}
