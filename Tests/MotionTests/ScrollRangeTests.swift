import Motion
import Testing

struct ScrollRangeTests {
  static let range = ScrollRange(offsets: -20...700, viewport: 300)

  @Test(arguments: [-900.0, -120, -20, 0, 333, 700, 790])
  func whatTheFingerWantsIsInverted(_ wanted: Double) {
    let offset = Self.range.offset(forWanted: wanted)
    #expect(abs(Self.range.wanted(forOffset: offset) - wanted) < 1e-9)
    // Within, the content follows one to one; beyond, never further than the viewport.
    if (-20...700).contains(wanted) { #expect(offset == wanted) }
    #expect(offset > -320 && offset < 1000)
  }

  /// The slope is the derivative of the offset.
  @Test(arguments: [-900.0, -120, 0, 333, 790])
  func slope(_ wanted: Double) {
    let step = 1e-5
    let rise =
      Self.range.offset(forWanted: wanted + step) - Self.range.offset(forWanted: wanted - step)
    #expect(abs(Self.range.slope(atWanted: wanted) - rise / (2 * step)) < 1e-6)
  }

  @Test func withoutBounceTheEdgesHold() {
    let range = ScrollRange(offsets: 0...100, viewport: 300, bounces: false)
    #expect(range.offset(forWanted: -50) == 0)
    #expect(range.offset(forWanted: 150) == 100)
    #expect(range.slope(atWanted: 150) == 0)
    #expect(range.wanted(forOffset: 120) == 100)
  }

  struct Page: Sendable, CustomTestStringConvertible {
    var start: Double
    var offset: Double
    var velocity: Double
    var page: Double
    var testDescription: String { "\(start) → \(offset) at \(velocity)" }
  }

  /// Pages of 300 pt; a velocity leads 0.499 s further.
  @Test(arguments: [
    Page(start: 0, offset: 100, velocity: 0, page: 0),
    Page(start: 0, offset: 100, velocity: 101, page: 300),
    Page(start: 0, offset: 100, velocity: 3000, page: 300),
    Page(start: 300, offset: 250, velocity: -500, page: 0),
    Page(start: 600, offset: 640, velocity: 900, page: 700),
    Page(start: 300, offset: 500, velocity: -2000, page: 0),
  ])
  func pages(_ page: Page) {
    let range = ScrollRange(offsets: 0...700, viewport: 300)
    #expect(
      range.pageOffset(from: page.start, offset: page.offset, velocity: page.velocity) == page.page)
  }

  /// Inward with 7.26 a second of the distance at least, and never outward.
  @Test(arguments: [
    (-235.0, 0.0, 1706.1), (-235, -500, 1706.1), (-235, 2000, 2000), (100, 300, -726),
    (100, -900, -900),
  ])
  func contentThatIsLetGoBeyondItsEdge(_ distance: Double, _ velocity: Double, _ start: Double) {
    let released = EdgeBounce.releaseVelocity(distance: distance, velocity: velocity)
    #expect(abs(released - start) < 1e-9)
  }
}
