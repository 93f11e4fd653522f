import Motion
import Playback
import SceneModel
import Testing

/// A scroll view under a finger, through the spec.
struct ScrollTests {
  /// A list of 300 pt in height on content of 40000.
  static let list = """
    { "id": "list", "width": 400, "height": 300, "scroll": { "contentSize": [400, 40000] } }
    """

  /// Nothing moves for 10 pt, then the content follows the finger one to one.
  @Test func contentFollowsTheFingerLessTheSlop() throws {
    let timeline = try timeline(
      layers: Self.list,
      timeline: #"{ "drag": "list", "touch": [[0, 200, 250], [1, 200, 150], [1.5, 200, 150]] }"#)
    // 100 pt/s: recognised at 0.1 s.
    for (time, offset) in [
      (0.0, 0.0), (0.05, 0), (0.1, 0), (0.2, 10), (0.75, 65), (1, 90), (1.4, 90),
    ] {
      #expect(abs(try timeline.value("list.contentOffset.y", at: time) - offset) < 1e-6, "\(time)")
    }
    #expect(try timeline.value("list.velocity.y", at: 0.05) == 0)
    #expect(abs(try timeline.value("list.velocity.y", at: 0.5) - 100) < 1e-9)
    #expect(
      try timeline.value("list.bounds.origin.y", at: 0.75)
        == timeline.value("list.contentOffset.y", at: 0.75))
  }
}
