import Pixels
import Playback
import Rendering
import TestSupport
import Testing

@testable import Regression

/// Where layers draw, for the layers that a difference is blamed on.
struct LayerPlaceTests {
  /// A card turned by 60° about the stage's middle, (200, 150), under an eye 500 pt before it, and a
  /// dot in it. By similar triangles, what lies u to the right of the middle is seen at
  /// u·cos 60°·500/(500 + u·sin 60°): the dot from 7.31 to 11.98. It is as high as 10·500/512.99 =
  /// 9.75 at its left edge. Places are up to two pixels wider, for edges and for points that are
  /// rounded.
  @Test func layersInPerspectiveLieWhereTheyAreSeen() throws {
    let project = try Films().project(
      """
      { "version": 1, "canvas": { "size": [400, 300], "fps": 10 },
        "layers": [
          { "id": "stage", "frame": [100, 100, 200, 100], "sublayerTransform": [{ "m34": -0.002 }],
            "sublayers": [
              { "id": "card", "frame": [75, 25, 50, 50], "backgroundColor": "black",
                "transform.rotation.y": 60, "sublayers": [
                  { "id": "dot", "frame": [40, 20, 10, 10], "backgroundColor": "red" } ] } ] } ] }
      """)
    let places = try project.timeline.displayList(at: 0).layerPlaces(scale: 1)
    let dot = try #require(places.first { $0.name == "dot" }).rect
    #expect((205...207).contains(dot.x))
    #expect((212...214).contains(dot.x + dot.width))
    #expect((143...145).contains(dot.y))
    #expect((155...157).contains(dot.y + dot.height))
  }
}
