import Drawing
import Geometry
import Testing

@testable import Raster

struct CanvasCachesTests {
  /// A hundred times as many frames, in which pictures stay for a few frames each as in a slowed-down
  /// film, hold no more than the budget, and leave room for what comes.
  @Test func longFilmsStayWithinTheBudget() throws {
    let limit = 64 << 10
    var caches = CanvasCaches(limit: limit)
    for frame in 0..<4000 {
      let number = frame / 4
      for key in [key(-1), key(number)] where caches.gradients.value(for: key) == nil {
        let made = try placed(bytes: 2 << 10)
        caches.gradients.insert(made, for: key, cost: made.cost)
      }
      caches.endRound()
      #expect(caches.budget.bytes <= limit - limit / 8)
      #expect(caches.gradients.value(for: key(number)) != nil)
      #expect(caches.gradients.value(for: key(-1)) != nil)
    }
  }

  /// What is other in each frame takes an eighth of the budget, and what is new in two more frames.
  @Test func whatIsNewInEachFrameDoesNotPileUp() throws {
    let limit = 64 << 10
    var caches = CanvasCaches(limit: limit)
    for frame in 0..<500 {
      let made = try placed(bytes: 1 << 10)
      caches.gradients.insert(made, for: key(frame), cost: made.cost)
      caches.endRound()
      #expect(caches.budget.bytes <= limit / 8)
    }
  }

  /// One cache gives way to another: shadows that are not drawn any more, to a gradient.
  @Test func cachesShareTheBudget() throws {
    var caches = CanvasCaches(limit: 64 << 10)
    let line = LineMask(parts: [])
    for number in 0..<8 {
      caches.lineMasks.insert(
        line, for: .init(line: number, scale: .init(.identity), phase: phase), cost: 8 << 10)
    }
    caches.endRound()
    let made = try placed(bytes: 48 << 10)
    caches.gradients.insert(made, for: key(0), cost: made.cost)
    #expect(caches.gradients.value(for: key(0)) == nil)
    caches.endRound()
    caches.endRound()
    caches.gradients.insert(made, for: key(0), cost: made.cost)
    #expect(caches.gradients.value(for: key(0)) != nil)
  }

  private var phase: GlyphMask.Phase { GlyphMask.Phase.split(.zero).phase }

  private func placed(bytes: Int) throws -> PlacedSurface {
    PlacedSurface(try Surface(.argb32, width: bytes / 4, height: 1), x: 0, y: 0)
  }

  private func key(_ number: Int) -> GradientKey {
    GradientKey(
      gradient: Gradient(
        form: .axial, start: .zero, end: Point(x: 1, y: 0),
        rect: Rect(x: 0, y: 0, width: 1, height: 1), stops: []),
      map: .identity, box: PixelBox(x: number, y: 0, width: 1, height: 1))
  }
}
