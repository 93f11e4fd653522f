import Playback
import SceneModel
import Testing

/// A pan, and what other values make of it.
struct PanTests {
  static let toast = #"{ "id": "toast", "frame": [50, 100, 300, 50], "pan": {} }"#

  /// From where it was recognised: 10 pt along the axis that got there first.
  @Test func thePanTellsWhereTheFingerIs() throws {
    let timeline = try timeline(
      layers: Self.toast,
      timeline: """
        { "drag": "toast", "touch": [[0, 100, 100], [1, 200, 50], [2, 200, 50]] }, { "wait": 1 }
        """)
    let keys = [
      "translation.x", "translation.y", "velocity.x", "velocity.y", "location.x", "location.y",
    ]
    let expected: [(Double, [Double])] = [
      (0.05, [0, 0, 0, 0, 105, 97.5]), (0.5, [40, -20, 100, -50, 150, 75]),
      (1.5, [90, -45, 0, 0, 200, 50]), (3, [90, -45, 100, -50, 200, 50]),
    ]
    for (time, values) in expected {
      let told = try timeline.values(keys.map { "toast.pan.\($0)" }, at: time)
      for (value, told) in zip(values, told) { #expect(abs(value - told) < 1e-6, "\(time)") }
    }
    // It moves nothing.
    #expect(try timeline.values(["toast.minX", "toast.minY"], at: 1) == [50, 100])
  }

  @Test func aPanAlongOneAxisLeavesTheOtherAlone() throws {
    let timeline = try timeline(
      layers: #"{ "id": "row", "pan": { "axis": "x" } }"#,
      timeline: #"{ "drag": "row", "touch": [[0, 100, 100], [1, 105, 250], [2, 145, 250]] }"#)
    // 40 pt/s from 105 on: 110 after 1.125 s.
    #expect(try timeline.value("row.pan.translation.x", at: 1.1) == 0)
    #expect(abs(try timeline.value("row.pan.translation.x", at: 1.5) - 15) < 1e-6)
    #expect(try timeline.value("row.pan.translation.y", at: 1.5) == 0)
  }

  /// What a pan told stays until the next drag is recognised.
  @Test func theNextDragStartsAnew() throws {
    let timeline = try timeline(
      layers: Self.toast,
      timeline: """
        { "drag": "toast", "touch": [[0, 100, 100], [0.5, 150, 100]] }, { "wait": 0.5 },
        { "drag": "toast", "touch": [[0, 200, 100], [1, 100, 100]] }
        """)
    #expect(try timeline.value("toast.pan.translation.x", at: 1.05) == 40)
    #expect(abs(try timeline.value("toast.pan.translation.x", at: 1.6) + 50) < 1e-6)
  }

  /// A paused property animator under a finger, then a spring in UIKit's unit distances.
  @Test func aPanDrivesOtherValues() throws {
    let timeline = try timeline(
      layers: #"{ "id": "card", "frame": [0, 0, 100, 100], "pan": {} }"#,
      timeline: """
        { "animate": { "card": { "minY": 200 } }, "fractionComplete": "=card.pan.translation.y / 100" },
        { "drag": "card", "touch": [[0, 0, 0], [0.6, 0, 60]] },
        { "animate": { "card": { "minY": 200 } }, "duration": 0.4,
          "timing": { "dampingRatio": 1, "initialVelocity": "=card.pan.velocity.y / (200 - card.minY)" } }
        """)
    #expect(abs(try timeline.value("card.minY", at: 0.35) - 50) < 1e-6)
    #expect(abs(try timeline.value("card.minY", at: 0.6) - 100) < 1e-6)
    // 100 pt/s over 100 pt to go: one distance a second.
    let step = 1e-5
    let speed =
      try (timeline.value("card.minY", at: 0.6 + step) - timeline.value("card.minY", at: 0.6))
      / step
    #expect(abs(speed - 100) < 0.5)
    #expect(try timeline.value("card.minY", at: 1) == 200)
  }

  /// A finger on a layer is a finger on those around it.
  @Test func layersAroundFollowToo() throws {
    let timeline = try timeline(
      layers: """
        { "id": "page", "pan": {}, "sublayers": [
          { "id": "list", "scroll": { "contentSize": [400, 5000] }, "sublayers": [ { "id": "row" } ] } ] }
        """,
      timeline: #"{ "drag": "row", "touch": [[0, 100, 200], [1, 100, 100], [2, 100, 100]] }"#)
    #expect(abs(try timeline.value("page.pan.translation.y", at: 1.5) + 90) < 1e-6)
    #expect(abs(try timeline.value("list.contentOffset.y", at: 1.5) - 90) < 1e-6)
  }
}
