import Drawing
import Geometry
import Playback
import Testing

/// `CATransition`: push, moveIn and reveal move whole sides by the layer's size.
struct CATransitionTests {
  struct Style: Sendable, CustomTestStringConvertible {
    var style, subtype: String
    /// Where the upper left corners of front and back are after a quarter of the time, and which
    /// lies above. The layer is 80 × 40 at (100, 100).
    var front, back: Point
    var isFrontAbove: Bool
    var testDescription: String { "\(style) \(subtype)" }

    init(_ style: String, _ subtype: String, _ front: Point, _ back: Point, above: Bool = false) {
      (self.style, self.subtype) = (style, subtype)
      (self.front, self.back) = (front, back)
      isFrontAbove = above
    }
  }

  private static let still = Point(x: 100, y: 100)

  @Test(arguments: [
    Style("push", "fromLeft", Point(x: 120, y: 100), Point(x: 40, y: 100)),
    Style("push", "fromRight", Point(x: 80, y: 100), Point(x: 160, y: 100)),
    Style("push", "fromTop", Point(x: 100, y: 110), Point(x: 100, y: 70)),
    Style("push", "fromBottom", Point(x: 100, y: 90), Point(x: 100, y: 130)),
    Style("moveIn", "fromLeft", still, Point(x: 40, y: 100)),
    Style("moveIn", "fromBottom", still, Point(x: 100, y: 130)),
    Style("reveal", "fromRight", Point(x: 80, y: 100), still, above: true),
    Style("reveal", "fromTop", Point(x: 100, y: 110), still, above: true),
  ])
  func movesItsSides(_ style: Style) throws {
    let timeline = try timeline(
      layers: #"{ "id": "card", "frame": [100, 100, 80, 40], "backgroundColor": "black" }"#,
      timeline: """
        { "transition": { "layer": "card", "style": "\(style.style)", "subtype": "\(style.subtype)",
            "set": { "card": { "backgroundColor": "white" } } }, "duration": 1, "timing": "linear" }
        """)
    guard case .group(let pair) = try timeline.displayList(at: 0.25).items[0],
      pair.items.count == 2, case .group(let below) = pair.items[0],
      case .group(let above) = pair.items[1]
    else {
      Issue.record("not two sides")
      return
    }
    let (front, back) = style.isFrontAbove ? (above, below) : (below, above)
    for (side, place, color) in [(front, style.front, Color.black), (back, style.back, .white)] {
      #expect(abs(side.transform.tx - place.x) < 1e-9 && abs(side.transform.ty - place.y) < 1e-9)
      guard case .fill(let fill) = side.items[0] else { continue }
      #expect(fill.color == color)
    }
  }

  @Test func fadeIsACrossDissolve() throws {
    let timeline = try timeline(
      layers: #"{ "id": "card", "frame": [100, 100, 80, 40], "backgroundColor": "black" }"#,
      timeline: """
        { "transition": { "layer": "card", "style": "fade",
            "set": { "card": { "backgroundColor": "white" } } }, "duration": 1, "timing": "linear" }
        """)
    guard case .dissolve(let dissolve) = try timeline.displayList(at: 0.75).items[0] else {
      Issue.record("no dissolve")
      return
    }
    #expect(dissolve.progress == 0.75)
  }
}
