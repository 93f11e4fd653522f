import Drawing
import Expressions
import Geometry
import Playback
import Testing

/// Flips and dissolves: which side shows, how far it is turned, and what each side holds.
struct TransitionTests {
  static func flip(_ style: String, timing: String = "") throws -> Timeline {
    try timeline(
      layers: """
        { "id": "card", "frame": [100, 100, 80, 40], "backgroundColor": "black", "sublayers": [
          { "id": "face", "type": "text", "string": "front", "fontSize": 10 } ] }
        """,
      timeline: """
        { "id": "turn", "transition": { "layer": "card", "style": "\(style)",
            "set": { "face": { "string": "back" }, "card": { "backgroundColor": "white" } },
            "animate": { "card": { "width": 160 } } }, "duration": 0.6 \(timing) }
        """)
  }

  /// easeInOut and |cos θ| at t/0.6 = k/36 for 37 frames, computed with 50-digit arithmetic from
  /// the cubic (0.42, 0, 0.58, 1).
  @Test func sideAndAngleFollowTheCurve() throws {
    let timeline = try Self.flip("flipFromBottom")
    let trace = try Trace(timeline)
    let angle = try #require(trace.columns.firstIndex(of: "turn.angle"))
    let side = try #require(trace.columns.firstIndex(of: "turn.side"))
    for (index, expected) in FlipVectors.angles.enumerated() {
      let row = try trace.rows(at: [Double(index) / 60])[0]
      guard case .number(let degrees) = row[angle] else { continue }
      #expect(abs(degrees - expected) < 1e-9 * 180, "frame \(index)")
      #expect(row[side] == .number(index >= 18 ? 1 : 0), "frame \(index)")
    }
  }

  struct Direction: Sendable, CustomTestStringConvertible {
    var style: String
    var scalesY: Bool
    var testDescription: String { style }
  }

  @Test(arguments: [
    Direction(style: "flipFromLeft", scalesY: false),
    Direction(style: "flipFromRight", scalesY: false),
    Direction(style: "flipFromTop", scalesY: true),
    Direction(style: "flipFromBottom", scalesY: true),
  ])
  func aFlipScalesAboutTheMiddle(_ direction: Direction) throws {
    let timeline = try Self.flip(direction.style, timing: #", "timing": "linear""#)
    // A third of the way: 60°, of which the cosine is a half.
    let list = try timeline.displayList(at: 0.2)
    guard case .group(let group) = list.items[0] else {
      Issue.record("no group")
      return
    }
    let scale = direction.scalesY ? group.transform.d : group.transform.a
    #expect(abs(scale - 0.5) < 1e-12)
    // The width is a third of the way from 80 to 160; the middle stays put.
    let box = group.transform.boundingBox(
      of: Rect(x: 0, y: 0, width: 80 + 80.0 / 3, height: 40))
    #expect(abs(box.midX - (100 + (80 + 80.0 / 3) / 2)) < 1e-9)
    #expect(abs(box.midY - 120) < 1e-9)
  }

  @Test func theFrontKeepsWhatTheTransitionSets() throws {
    let timeline = try Self.flip("flipFromTop")
    let before = try timeline.displayList(at: 0.29).description
    let after = try timeline.displayList(at: 0.31).description
    #expect(before.contains("\"front\"") && before.contains("rgba 0 0 0 1"))
    #expect(after.contains("\"back\"") && !after.contains("\"front\""))
    // Both sides move: the width is the model's in both.
    #expect(abs(try timeline.value("card.width", at: 0.3) - 120) < 1e-9)
    let end = try timeline.displayList(at: 0.6).description
    #expect(end.contains("group card transform 1 0 0 1 100 100\n"))
    #expect(end.contains("\"back\""))
  }

  @Test func theFrontIsLiveInWhatTheTransitionDoesNotSet() throws {
    let timeline = try timeline(
      layers: """
        { "id": "card", "frame": [0, 0, 80, 40], "sublayers": [
          { "id": "strip", "height": "=card.height / 2", "backgroundColor": "black" } ] }
        """,
      timeline: """
        { "transition": { "layer": "card", "style": "flipFromLeft",
            "set": { "card": { "height": 100 } } }, "duration": 1, "timing": "linear" }
        """)
    // The front has the height it had, and what reads it follows; the model has the new one.
    #expect(try timeline.displayList(at: 0.25).description.contains("fill rect 0 0 80 20"))
    #expect(try timeline.displayList(at: 0.75).description.contains("fill rect 0 0 80 50"))
    #expect(try timeline.value("strip.height", at: 0.25) == 50)
  }

  @Test func aDissolveHoldsBothStates() throws {
    let timeline = try Self.flip("crossDissolve", timing: #", "timing": "linear""#)
    guard case .dissolve(let dissolve) = try timeline.displayList(at: 0.15).items[0] else {
      Issue.record("no dissolve")
      return
    }
    #expect(dissolve.progress == 0.25)
    func text(_ items: [DisplayItem]) -> String {
      DisplayList(size: Size(width: 9, height: 9), background: .clear, items: items).description
    }
    #expect(text(dissolve.from).contains("front") && text(dissolve.to).contains("back"))
    guard case .group = try timeline.displayList(at: 0.6).items[0] else {
      Issue.record("the end is no plain layer")
      return
    }
  }

  @Test func aSnapshotIsFrozen() throws {
    let timeline = try timeline(
      layers: """
        { "id": "cell", "frame": [0, 0, 80, 40], "hidden": true, "opacity": 0.5,
          "transform.rotation": 30, "cornerRadius": 8, "masksToBounds": true,
          "backgroundColor": "red" },
        { "id": "image", "type": "image", "minY": 100 }
        """,
      timeline: """
        { "set": { "image": { "contents": { "snapshot": "cell" } },
                   "cell": { "backgroundColor": "blue" } } },
        { "animate": { "cell": { "width": 10 } }, "duration": 1 }
        """)
    // Taken before the step's other writes, without the layer's own look and place.
    let list = try timeline.displayList(at: 1).description
    #expect(list.contains("clip rect 0 0 80 40 radius 8"))
    #expect(list.contains("fill rect 0 0 80 40 rgba 1 0 0 1"))
    #expect(!list.contains("rgba 0 0 1 1"))
    // Its natural size is its layer's when it was taken.
    #expect(try timeline.values(["image.width", "image.height"], at: 1) == [80, 40])
  }
}
