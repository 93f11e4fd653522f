import Drawing
import Geometry
import Playback
import Testing

/// `sublayerTransform` out of the plane: an eye for all sublayers, about the layer's anchor point.
///
/// By similar triangles: what lies at (x, y, z) from the anchor point is seen at (x, y)·d/(d − z) by
/// an eye d points before the layer, m34 being −1/d.
struct SublayerSpaceTests {
  /// Its middle is (200, 150).
  static let stage = #""id": "stage", "frame": [100, 100, 200, 100]"#

  /// The groups of the sublayers with an id, by the way into the stage.
  static func groups(
    _ keys: String, _ sublayers: String, timeline steps: String = "", at time: Double = 0
  ) throws -> [String: Group] {
    let timeline = try timeline(
      layers: #"{ \#(stage) \#(keys), "sublayers": [ \#(sublayers) ] }"#, timeline: steps)
    guard case .group(let outer)? = try timeline.displayList(at: time).items.first else {
      return [:]
    }
    var found: [String: Group] = [:]
    func walk(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        found[group.id] = group
        if group.id.isEmpty { walk(group.items) }
      }
    }
    walk(outer.items)
    return found
  }

  static let eye = #", "sublayerTransform": [{ "m34": -0.002 }]"#

  static func card(_ keys: String, frame: [Double] = [75, 25, 50, 50]) -> String {
    #"{ "id": "card", "frame": \#(frame), "backgroundColor": "black" \#(keys) }"#
  }

  /// Turned by 60° about its own middle, which is the stage's: the right edge lies 25·sin 60° behind.
  @Test func aTurnedSublayerIsSeenInPerspective() throws {
    let groups = try Self.groups(Self.eye, Self.card(#", "transform.rotation.y": 60"#))
    let projection = try #require(groups["card"]?.projection)
    let depth = 25 * 0.75.squareRoot()
    for (corner, z) in [(Point(x: 50, y: 0), -depth), (Point(x: 0, y: 0), depth)] {
      let image = try #require(projection.map(corner))
      let factor = 500 / (500 - z)
      #expect(abs(image.x - (100 + (corner.x - 25) / 2 * factor)) < 1e-9)
      #expect(abs(image.y - (50 - 25 * factor)) < 1e-9)
    }
  }

  /// Away from the stage's middle, a card at depth 0 stays; at 100 it is a quarter larger and farther
  /// out, at −500 half as large; and so by its own lift.
  @Test(arguments: [
    (#", "zPosition": 100"#, 100.0), (#", "zPosition": -500"#, -500),
    (#", "transform.translation.z": 100"#, 100),
    (#", "transform.translation.z": 60, "zPosition": 40"#, 100), ("", 0),
  ])
  func zPositionIsDepth(_ keys: String, _ z: Double) throws {
    let groups = try Self.groups(Self.eye, Self.card(keys, frame: [120, 10, 40, 20]))
    let group = try #require(groups["card"])
    let factor = 500 / (500 - z)
    for corner in [Point(x: 0, y: 0), Point(x: 40, y: 20)] {
      let image = try #require(
        (group.projection ?? Projection(Transform3D(group.transform))).map(corner))
      #expect(abs(image.x - (100 + (120 + corner.x - 100) * factor)) < 1e-9)
      #expect(abs(image.y - (50 + (10 + corner.y - 50) * factor)) < 1e-9)
    }
  }

  /// Siblings are still drawn by zPosition, the farthest first.
  @Test func siblingsAreDrawnByDepth() throws {
    let timeline = try timeline(
      layers: """
        { \(Self.stage) \(Self.eye), "sublayers": [
          { "id": "near", "zPosition": 10, "backgroundColor": "white" },
          { "id": "far", "zPosition": -10, "backgroundColor": "black" } ] }
        """)
    let text = try timeline.displayList(at: 0).description
    let (far, near) = (
      try #require(text.firstRange(of: "group far")),
      try #require(text.firstRange(of: "group near"))
    )
    #expect(far.lowerBound < near.lowerBound)
  }

  /// The whole stage turned before the eye: first the turn, then the perspective, in the list's order.
  @Test func theSpaceTurnsAsAWhole() throws {
    let groups = try Self.groups(
      #", "sublayerTransform": [{ "rotation.y": 60 }, { "m34": -0.002 }]"#,
      Self.card(#", "zPosition": 20"#))
    let projection = try #require(groups["card"]?.projection)
    let (sine, cosine) = (0.75.squareRoot(), 0.5)
    for x in [-25.0, 25] {
      // About y: (x, z) goes to (x cos + z sin, z cos − x sin).
      let (turned, z) = (x * cosine + 20 * sine, 20 * cosine - x * sine)
      let image = try #require(projection.map(Point(x: x + 25, y: 0)))
      #expect(abs(image.x - (100 + turned * 500 / (500 - z))) < 1e-9)
      #expect(abs(image.y - (50 - 25 * 500 / (500 - z))) < 1e-9)
    }
  }

  /// Without an eye the same is seen from afar, depth and all, as a map of the plane.
  @Test func withoutAnEyeItIsSeenFromAfar() throws {
    let groups = try Self.groups(
      #", "sublayerTransform.rotation.y": 60"#, Self.card(#", "zPosition": 20"#))
    let group = try #require(groups["card"])
    #expect(group.projection == nil)
    #expect(abs(group.transform.a - 0.5) < 1e-12 && group.transform.d == 1)
    #expect(abs(group.transform.tx - (100 - 12.5 + 20 * 0.75.squareRoot())) < 1e-9)
  }

  /// Moves and scales in depth: z of a lifted card doubles, then all comes 50 pt nearer.
  @Test func depthScalesAndMoves() throws {
    let groups = try Self.groups(
      #"""
      , "sublayerTransform.matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      "sublayerTransform.scale.z": 2, "sublayerTransform.translation.z": 50,
      "sublayerTransform.rotation.y": 60
      """#, Self.card(#", "zPosition": 20"#))
    // 2 · 20 sin 60° to the right; the 50 pt towards the viewer do not show from afar.
    let group = try #require(groups["card"])
    #expect(abs(group.transform.tx - (100 - 12.5 + 40 * 0.75.squareRoot())) < 1e-9)
  }

  /// A list of functions animates as a whole: m34 goes straight from 0 to −0.004.
  @Test func theEyeComesNearer() throws {
    let groups = try Self.groups(
      "", Self.card(#", "zPosition": 100"#),
      timeline: #"""
        { "animate": { "stage": { "sublayerTransform": [{ "m34": -0.004 }] } }, "duration": 1,
          "timing": "linear" }
        """#, at: 0.5)
    let projection = try #require(groups["card"]?.projection)
    let image = try #require(projection.map(Point(x: 50, y: 50)))
    #expect(abs(image.x - (100 + 25 * 1.25)) < 1e-9)
  }

  /// A mask is no sublayer, and a sublayer's own sublayers lie flat in it.
  @Test func onlySublayersAreInTheSpace() throws {
    let timeline = try timeline(
      layers: """
        { \(Self.stage) \(Self.eye), "backgroundColor": "black",
          "mask": { "id": "mask", "zPosition": 100, "backgroundColor": "black" },
          "sublayers": [ { "id": "card", "frame": [0, 0, 200, 100], "zPosition": 100, "sublayers": [
            { "id": "inner", "frame": [10, 10, 20, 20], "zPosition": 100,
              "backgroundColor": "white" } ] } ] }
        """)
    let text = try timeline.displayList(at: 0).description
    #expect(text.ranges(of: " projection ").count == 1)
    #expect(text.contains("group inner transform 1 0 0 1 10 10"))
  }
}
