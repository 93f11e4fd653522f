import Geometry
import Motion
import Playback
import SceneModel
import Testing

/// A scroll view under a finger, through the spec.
struct ScrollPlaybackTests {
  /// A list of 300 pt in height on content of 40000.
  static let list = #"""
    { "id": "list", "width": 400, "height": 300, "scroll": { "contentSize": [400, 40000] } }
    """#

  static func offset(_ timeline: Timeline, at time: Double) throws -> Double {
    try timeline.value("list.contentOffset.y", at: time)
  }

  static func pixels(_ offset: Double) -> Double { (3 * offset).rounded() / 3 }

  /// Nothing moves for 10 pt, then the content follows the finger one to one.
  @Test func contentFollowsTheFingerLessTheSlop() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: #"{ "drag": "list", "touch": [[0, 200, 250], [1, 200, 150], [1.5, 200, 150]] }"#)
    // 100 pt/s: recognised at 0.1 s.
    let expected = [
      (0.0, 0.0), (0.05, 0), (0.1, 0), (0.2, 10), (0.75, 65), (1, 90), (1.4, 90),
    ]
    for (time, offset) in expected {
      #expect(abs(try Self.offset(timeline, at: time) - offset) < 1e-6, "\(time)")
    }
    #expect(try timeline.value("list.velocity.y", at: 0.05) == 0)
    #expect(abs(try timeline.value("list.velocity.y", at: 0.5) - 100) < 1e-9)
    // The bounds follow the content offset.
    #expect(try abs(timeline.value("list.bounds.origin.y", at: 0.75) - 65) < 1e-6)
  }

  /// A finger at 100 pt/s from y = 120 down: every position of the trace, pixel for pixel.
  @Test func beyondTheEdgeContentFollowsAsInUIKit() throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [393, 852] },
        "layers": [ { "id": "list", "scroll": { "contentSize": [393, 40000] } } ],
        "timeline": [ { "drag": "list", "touch": [[0, 200, 120], [6, 200, 720], [6.5, 200, 720]] } ] }
      """)
    let fingers = stride(from: 0, to: ScrollTraces.drag.count, by: 2)
    for index in fingers {
      let (finger, measured) = (ScrollTraces.drag[index], ScrollTraces.drag[index + 1])
      let offset = try Self.offset(timeline, at: (finger - 120) / 100)
      #expect(abs(Self.pixels(offset) - measured) < 6e-4, "finger at \(finger)")
    }
  }

  /// Frame by frame after a release at 5326 with 3000 pt/s; the first frame came 1.44 ms later.
  @Test func contentDeceleratesAsInUIKit() throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [393, 852] },
        "layers": [ { "id": "list", "contentOffset.y": 4726, "scroll": { "contentSize": [393, 40000] } } ],
        "timeline": [
          { "drag": "list", "touch": [[0, 200, 800], [0.2, 200, 200], [0.20333333333333334, 200, 190]] },
          { "id": "rest", "wait": "=list.isAtRest" } ] }
      """)
    let release = 0.20333333333333334
    #expect(abs(try Self.offset(timeline, at: release) - 5326) < 1e-4)
    #expect(abs(try timeline.value("list.velocity.y", at: release) - 3000) < 0.01)
    for (frame, offset) in ScrollTraces.flight.enumerated() {
      let time = release + 0.00144 + Double(frame) / 60
      #expect(abs(try Self.offset(timeline, at: time) - offset) < 0.32, "frame \(frame)")
    }
    // UIKit's own end: 2.852 s after the release at 6818.
    #expect(abs(Double(timeline.duration) / 1e9 - release - 2.852) < 0.004)
    let end = try Self.offset(timeline, at: Double(timeline.duration) / 1e9)
    #expect(abs(Self.pixels(end) - 6818) < 1e-3)
  }

  /// Flight into the edge: the bounce takes over with the speed that is left.
  @Test func contentBouncesAtItsEdge() throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [393, 852] },
        "layers": [ { "id": "list", "contentOffset.y": 38473, "scroll": { "contentSize": [393, 40000] } } ],
        "timeline": [ { "drag": "list", "touch": [[0, 200, 800], [0.2, 200, 175]] } ] }
      """)
    #expect(abs(try Self.offset(timeline, at: 0.2) - 39088) < 1e-6)
    // The edge is met where k·v·(1 − d^1000t) = 60; the trace's frame 1 comes 12.95 ms before its
    // fitted crossing of frame 2's interval, so only the shape from the crossing on is compared.
    let k = 0.998 / 0.002 / 1000
    let crossing = 0.2 + Double.log(1 - 60 / (3125 * k)) / (1000 * Double.log(0.998))
    #expect(abs(try Self.offset(timeline, at: crossing) - 39148) < 1e-3)
    let fitted = 3125 - 60 / k
    #expect(abs(try timeline.value("list.velocity.y", at: crossing + 1e-8) - fitted) < 0.01)
    for (frame, offset) in ScrollTraces.edgeImpact.enumerated().dropFirst().dropLast() {
      // UIKit bounces with the speed at the frame after the edge (`ScrollReleaseTests`): 0.8 % less
      // here. A film has no frames of its own, so it takes the speed at the edge.
      let time = crossing - 0.01295 + Double(frame) / 60
      #expect(abs(try Self.offset(timeline, at: time) - offset) < 1.2, "frame \(frame)")
    }
  }

  /// What is left is the speed at the edge alone. With a finger of 3099.893 pt/s the flight has at the
  /// edge what UIKit's bounce starts with, the 3125 · 0.998^23.79 = 2979.652 pt/s of its next frame,
  /// since a flight loses 60/k pt/s on 60 pt: the whole bounce is then met to a pixel of 1/3 pt.
  @Test func contentBouncesAsInUIKitWithItsSpeedAtTheEdge() throws {
    let speed = 3125 * Double.pow(0.998, 23.7866667) + 60 * 0.002 / 0.998 * 1000
    let way = speed * 0.2
    // The first 10 pt of the finger do not move the content.
    let start = 39088 - (way - 10)
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [393, 852] },
        "layers": [ { "id": "list", "contentOffset.y": \(start), "scroll": { "contentSize": [393, 40000] } } ],
        "timeline": [ { "drag": "list", "touch": [[0, 200, 800], [0.2, 200, \(800 - way)]] } ] }
      """)
    #expect(abs(try timeline.value("list.velocity.y", at: 0.2) - speed) < 1e-6)
    let k = 0.998 / 0.002 / 1000
    let crossing = 0.2 + Double.log(1 - 60 / (speed * k)) / (1000 * Double.log(0.998))
    for (frame, offset) in ScrollTraces.edgeImpact.enumerated().dropFirst().dropLast() {
      let time = crossing - 0.01295 + Double(frame) / 60
      #expect(abs(try Self.offset(timeline, at: time) - offset) < 0.35, "frame \(frame)")
    }
  }

  /// Content let go 235 pt beyond its edge, after the finger has stood there.
  @Test func contentThatIsHeldBeyondItsEdgeSpringsBackAsInUIKit() throws {
    let timeline = try timeline(
      """
      { "version": 1, "canvas": { "size": [393, 852] },
        "layers": [ { "id": "list", "scroll": { "contentSize": [393, 40000] } } ],
        "timeline": [
          { "drag": "list", "touch": { "from": [200, 120], "to": [200, 720], "duration": 1, "release": "hold" } },
          { "wait": "=list.isAtRest" } ] }
      """)
    #expect(abs(Self.pixels(try Self.offset(timeline, at: 1.1)) - -235) < 1e-3)
    for (frame, offset) in ScrollTraces.heldRelease.enumerated().dropLast() {
      let time = 1.1 + 0.00713 + Double(frame) / 60
      #expect(abs(try Self.offset(timeline, at: time) - offset) < 0.35, "frame \(frame)")
    }
    #expect(try Self.offset(timeline, at: Double(timeline.duration) / 1e9) == 0)
  }

  @Test func outputsTellWhatHappens() throws {
    let timeline = try timeline(
      layers: Self.list + #", { "id": "a" }"#,
      timeline: """
        { "parallel": [
          { "drag": "list", "touch": [[0, 200, 250], [0.5, 200, 150]] },
          [ { "wait": "=list.isDragging" }, { "id": "dragging", "wait": 0 },
            { "wait": "=list.contentOffset.y >= 45" }, { "id": "half", "wait": 0 } ] ] },
        { "id": "released", "wait": "=!list.isDragging" },
        { "wait": "=list.isAtRest" }, { "id": "rest", "wait": 0 }
        """)
    let times = Dictionary(uniqueKeysWithValues: timeline.marks.map { ($0.id, $0.time) })
    // 200 pt/s: 10 pt after 0.05 s, 55 pt after 0.275 s.
    #expect(try abs(#require(times["dragging"]) - 0.05) < 2e-9)
    #expect(try abs(#require(times["half"]) - 0.275) < 2e-9)
    #expect(times["released"] == 0.5)
    // ln(10/200)/(1000 ln 0.998) after the release.
    let flight = Double.log(10.0 / 200) / (1000 * .log(0.998))
    #expect(try abs(#require(times["rest"]) - 0.5 - flight) < 2e-9)
    #expect(abs(Double(timeline.duration) / 1e9 - 0.5 - flight) < 2e-9)
  }

  /// The film goes on until the physics rest, whether or not a step waits for it.
  @Test func theFilmEndsAtRest() throws {
    let timeline = try timeline(
      layers: Self.list, timeline: #"{ "drag": "list", "touch": [[0, 200, 250], [0.5, 200, 150]] }"#
    )
    let flight = Double.log(10.0 / 200) / (1000 * .log(0.998))
    #expect(abs(Double(timeline.duration) / 1e9 - 0.5 - flight) < 2e-9)
  }

  /// ¾ of the last moving leg's and ¼ of that before it.
  @Test func theVelocityAtTheReleaseIsWeighted() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: """
        { "drag": "list", "touch": [[0, 200, 290], [0.1, 200, 250], [0.2, 200, 190], [0.3, 200, 190]] }
        """)
    #expect(abs(try timeline.value("list.velocity.y", at: 0.3) - (0.75 * 600 + 0.25 * 400)) < 1e-6)
  }

  /// A second finger stops what flies, and drags on from there.
  @Test func aSecondDragCatchesTheContent() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: """
        { "drag": "list", "touch": [[0, 200, 290], [0.2, 200, 90]] }, { "wait": 0.3 },
        { "drag": "list", "touch": [[0, 200, 100], [0.1, 200, 100], [0.3, 200, 150], [0.5, 200, 150]] }
        """)
    let caught = try Self.offset(timeline, at: 0.5)
    #expect(caught > 190 + 200)
    #expect(try Self.offset(timeline, at: 0.6) == caught)
    #expect(try timeline.value("list.velocity.y", at: 0.55) == 0)
    #expect(abs(try Self.offset(timeline, at: 0.8) - (caught - 40)) < 1e-6)
    #expect(abs(try timeline.value("list.velocity.y", at: 1) + 250) < 1e-6)
  }

  /// Caught beyond its edge the content neither jumps nor comes back before the finger leaves.
  @Test func aFingerCatchesABounce() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: """
        { "drag": "list", "touch": { "from": [200, 50], "to": [200, 250], "duration": 0.4, "release": "hold" } },
        { "wait": 0.05 },
        { "drag": "list", "touch": [[0, 200, 100], [0.2, 200, 130], [0.4, 200, 130]] },
        { "wait": "=list.isAtRest" }
        """)
    let caught = try Self.offset(timeline, at: 0.55)
    #expect(caught < -20)
    // 10 pt until it is recognised, at 150 pt/s.
    #expect(try Self.offset(timeline, at: 0.55 + 0.066) == caught)
    let band = RubberBand(limit: 300)
    let wanted = band.offset(forTravel: band.travel(forOffset: caught) - 20)
    #expect(abs(try Self.offset(timeline, at: 0.75) - wanted) < 1e-6)
    #expect(try Self.offset(timeline, at: Double(timeline.duration) / 1e9) == 0)
  }

  /// A step that writes the offset takes the scroll view over, from the finger too.
  @Test func aWriteTakesTheScrollViewOver() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: """
        { "parallel": [
          { "drag": "list", "touch": [[0, 200, 290], [0.4, 200, 90]] },
          [ { "wait": 0.2 }, { "animate": { "list": { "contentOffset.y": 0 } }, "duration": 0.1, "timing": "linear" } ] ] },
        { "wait": "=list.isAtRest" }, { "wait": 0.2 }
        """)
    #expect(abs(try Self.offset(timeline, at: 0.2) - 90) < 1e-6)
    #expect(abs(try Self.offset(timeline, at: 0.25) - 45) < 1e-6)
    for time in [0.3, 0.35, 0.4, 0.5] { #expect(try Self.offset(timeline, at: time) == 0) }
    #expect(timeline.duration == 600_000_000)
  }

  /// The velocity that physics had goes into a spring that takes over.
  @Test func aSpringTakesOverWithTheVelocity() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: """
        { "drag": "list", "touch": [[0, 200, 290], [0.2, 200, 90]] },
        { "animate": { "list": { "contentOffset.y": 400 } }, "timing": { "response": 0.5, "dampingFraction": 1, "evaluation": "analytic" } }
        """)
    let step = 1e-5
    let speed = try (Self.offset(timeline, at: 0.2 + step) - Self.offset(timeline, at: 0.2)) / step
    // 1000 pt/s, less the spring's pull over half a step.
    #expect(abs(speed - 1000) < 1)
  }

  @Test func insetsMoveTheEdges() throws {
    let timeline = try timeline(
      layers: """
        { "id": "list", "height": 300, "scroll": { "contentSize": [400, 1000], "contentInset": [50, 0, 30, 0] } }
        """,
      timeline: """
        { "drag": "list", "touch": [[0, 200, 10], [0.1, 200, 60], [0.3, 200, 60]] }, { "wait": "=list.isAtRest" },
        { "id": "down", "drag": "list", "touch": [[0, 200, 290], [0.1, 200, -5000]] }, { "wait": "=list.isAtRest" }
        """)
    // Content starts below its inset.
    #expect(try Self.offset(timeline, at: 0) == -50)
    let band = RubberBand(limit: 300)
    #expect(abs(try Self.offset(timeline, at: 0.3) - (-50 - band.offset(forTravel: 40))) < 1e-6)
    let down = try #require(timeline.marks.first { $0.id == "down" })
    #expect(try Self.offset(timeline, at: down.time) == -50)
    #expect(try Self.offset(timeline, at: Double(timeline.duration) / 1e9) == 730)
  }

  struct Still: Sendable, CustomTestStringConvertible {
    var scroll: String
    var offset: Double
    var testDescription: String { scroll }
  }

  /// Content that is shorter than the view, and edges that do not give.
  @Test(arguments: [
    Still(scroll: #"{ "contentSize": [400, 100], "alwaysBounceVertical": false }"#, offset: 0),
    Still(scroll: #"{ "contentSize": [400, 100], "bounces": false }"#, offset: 0),
    Still(scroll: #"{ "contentSize": [400, 900], "bounces": false }"#, offset: 0),
    Still(
      scroll: #"{ "contentSize": [400, 100] }"#,
      offset: -RubberBand(limit: 300).offset(forTravel: 90)),
    Still(scroll: "{}", offset: -RubberBand(limit: 300).offset(forTravel: 90)),
  ])
  func contentWithoutRoom(_ still: Still) throws {
    let timeline = try timeline(
      layers: #"{ "id": "list", "height": 300, "scroll": \#(still.scroll) }"#,
      timeline: #"{ "drag": "list", "touch": [[0, 200, 10], [0.5, 200, 110], [0.7, 200, 110]] }"#)
    #expect(abs(try Self.offset(timeline, at: 0.6) - still.offset) < 1e-6)
  }

  /// Without a size of its own the content reaches as far as the sublayers do.
  @Test func theContentIsAsLargeAsItsSublayers() throws {
    let timeline = try timeline(
      layers: """
        { "id": "list", "height": 300, "scroll": {}, "sublayers": [
          { "id": "row", "repeat": 10, "height": 100, "minY": "=index * 100" } ] }
        """,
      timeline: """
        { "drag": "list", "touch": [[0, 200, 290], [0.1, 200, -4000]] }, { "wait": "=list.isAtRest" }
        """)
    #expect(try Self.offset(timeline, at: Double(timeline.duration) / 1e9) == 700)
  }

  struct Page: Sendable, CustomTestStringConvertible {
    var to: Double
    var duration: Double
    var page: Double
    var testDescription: String { "to \(to) in \(duration) s" }
  }

  /// One page at most, where free flight would be nearer to the next: 0.499·v beyond.
  @Test(arguments: [
    Page(to: 290, duration: 0.5, page: 0), Page(to: 190, duration: 0.1, page: 400),
    Page(to: 150, duration: 2, page: 0), Page(to: 60, duration: 2, page: 400),
    Page(to: -600, duration: 0.1, page: 400),
  ])
  func pagesAreWhole(_ page: Page) throws {
    let timeline = try timeline(
      layers: """
        { "id": "pager", "width": 400, "height": 300, "scroll": { "contentSize": [1600, 300], "isPagingEnabled": true } }
        """,
      timeline: """
        { "drag": "pager", "touch": [[0, 300, 100], [\(page.duration), \(page.to), 100]] }, { "wait": "=pager.isAtRest" }
        """)
    let end = Double(timeline.duration) / 1e9
    #expect(try timeline.value("pager.contentOffset.x", at: end) == page.page)
    #expect(try timeline.value("pager.contentOffset.y", at: end) == 0)
    // It does not pass the page.
    for step in 0...100 {
      let offset = try timeline.value(
        "pager.contentOffset.x", at: page.duration + (end - page.duration) * Double(step) / 100)
      if page.page > 0, page.to > -100 { #expect(offset <= page.page) }
    }
  }

  /// Of two scroll views around each other the one that can move that way takes the finger.
  @Test func theInnerScrollViewTakesTheFinger() throws {
    let layers = """
      { "id": "outer", "scroll": { "contentSize": [400, 2000] }, "sublayers": [
        { "id": "inner", "height": 200, "scroll": { "contentSize": [2000, 200], "alwaysBounceVertical": false } } ] }
      """
    let across = try timeline(
      layers: layers, timeline: #"{ "drag": "inner", "touch": [[0, 200, 100], [1, 100, 80]] }"#)
    #expect(abs(try across.value("inner.contentOffset.x", at: 1 - 1e-9) - 90) < 1e-3)
    #expect(try across.value("outer.contentOffset.y", at: 1 - 1e-9) == 0)
    let along = try timeline(
      layers: layers, timeline: #"{ "drag": "inner", "touch": [[0, 200, 100], [1, 180, 0]] }"#)
    #expect(try along.value("inner.contentOffset.x", at: 1 - 1e-9) == 0)
    #expect(abs(try along.value("outer.contentOffset.y", at: 1 - 1e-9) - 90) < 1e-3)
  }

  @Test func theTraceHasWhatFingersMove() throws {
    let timeline = try timeline(
      layers: Self.list, timeline: #"{ "drag": "list", "touch": [[0, 200, 250], [0.5, 200, 150]] }"#
    )
    #expect(
      try Trace(timeline).columns == [
        "list.contentOffset.y", "list.velocity.y", "list.isDragging", "list.isAtRest",
      ])
  }
}
