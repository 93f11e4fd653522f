import Drawing
import Geometry
import Playback
import Testing

/// Frames, positions and points in other layers, as QuartzCore gives them (measured), read off the
/// display list: where a point of a layer's bounds is drawn, and the frame as the box around that.
///
/// Not taken over: setting a frame under a transform, which QuartzCore undoes first (documented as
/// undefined; here `frame` is before `transform`, and so keeps its meaning), frames of negative
/// size, which are errors here, and the inversion of a singular matrix.
struct LayerGeometryTests {
  /// The maps to the canvas of all layers with an id.
  static func maps(_ layers: String) throws -> [String: AffineTransform] {
    var maps: [String: AffineTransform] = [:]
    func walk(_ items: [DisplayItem], _ outer: AffineTransform) {
      for case .group(let group) in items {
        let map = group.transform.then(outer)
        if !group.id.isEmpty { maps[group.id] = map }
        walk(group.items, map)
      }
    }
    walk(try timeline(layers: layers).displayList(at: 0).items, .identity)
    return maps
  }

  static func expectEqual(
    _ numbers: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.count == expected.count, sourceLocation: sourceLocation)
    for (number, expected) in zip(numbers, expected) {
      #expect(abs(number - expected) < 1e-4, "\(numbers)", sourceLocation: sourceLocation)
    }
  }

  struct Placed: Sendable, CustomTestStringConvertible {
    var bounds: [Double] = [0, 0, 100, 50]
    var position: [Double] = [200, 300]
    var anchor: [Double] = [0.5, 0.5]
    var transform = ""
    var frame: [Double]
    var testDescription: String { "\(bounds) at \(position), anchor \(anchor) \(transform)" }
  }

  @Test(arguments: [
    Placed(frame: [150, 275, 100, 50]),
    Placed(anchor: [0, 0], frame: [200, 300, 100, 50]),
    Placed(bounds: [11, 22, 100, 50], frame: [150, 275, 100, 50]),
    Placed(position: [0, 0], anchor: [2, -1], frame: [-200, 50, 100, 50]),
    Placed(bounds: [0, 0, 0, 0], position: [10, 20], frame: [10, 20, 0, 0]),
    Placed(
      transform: #", "transform.scale.x": 2, "transform.scale.y": 4"#, frame: [100, 200, 200, 200]),
    Placed(transform: #", "transform.translation": [10, 20]"#, frame: [160, 295, 100, 50]),
    Placed(
      bounds: [0, 0, 100, 100], position: [0, 0], transform: #", "transform.rotation": 45"#,
      frame: [-70.71067811865476, -70.71067811865476, 141.4213562373095, 141.4213562373095]),
    Placed(
      bounds: [5, 5, 5, 3.3333333333333335], position: [0, 0], anchor: [0, 0],
      transform: #", "transform.rotation": 28.64788975654116"#,
      frame: [-1.598085128680676, 0, 5.98599793813254, 5.322402899322256]),
  ])
  func frameIsTheBoxAroundTheBounds(_ layer: Placed) throws {
    let maps = try Self.maps(
      """
      { "id": "a", "backgroundColor": "black", "bounds": \(layer.bounds),
        "position": \(layer.position), "anchorPoint": \(layer.anchor) \(layer.transform) }
      """)
    let b = layer.bounds
    let box = try #require(maps["a"])
      .boundingBox(of: Rect(x: b[0], y: b[1], width: b[2], height: b[3]))
    Self.expectEqual([box.x, box.y, box.width, box.height], layer.frame)
  }

  struct Framed: Sendable, CustomTestStringConvertible {
    var keys = ""
    var frame: [Double] = [10, 20, 100, 50]
    var bounds: [Double] = [0, 0, 100, 50]
    var position: [Double]
    var testDescription: String { "\(frame) \(keys)" }
  }

  @Test(arguments: [
    Framed(position: [60, 45]),
    Framed(keys: #", "anchorPoint": [0, 0]"#, position: [10, 20]),
    Framed(keys: #", "bounds.origin": [11, 22]"#, bounds: [11, 22, 100, 50], position: [60, 45]),
    Framed(frame: [10, 20, 0, 0], bounds: [0, 0, 0, 0], position: [10, 20]),
  ])
  func aFrameGivesBoundsAndPosition(_ layer: Framed) throws {
    let timeline = try timeline(layers: #"{ "id": "a", "frame": \#(layer.frame) \#(layer.keys) }"#)
    let names = ["bounds.origin.x", "bounds.origin.y", "width", "height"].map { "a.\($0)" }
    Self.expectEqual(try timeline.values(names, at: 0), layer.bounds)
    let position = ["a.position.x", "a.position.y"]
    Self.expectEqual(try timeline.values(position, at: 0), layer.position)
  }

  /// Written by a step, the same.
  @Test func aStepsFrameKeepsTheBoundsOrigin() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "bounds": [11, 22, 5, 5] }"#,
      timeline: #"{ "set": { "a": { "frame": [10, 20, 100, 50] } } }"#)
    let names = [
      "bounds.origin.x", "bounds.origin.y", "width", "height", "position.x", "position.y",
    ]
    Self.expectEqual(
      try timeline.values(names.map { "a.\($0)" }, at: 0), [11, 22, 100, 50, 60, 45])
  }

  struct Conversion: Sendable, CustomTestStringConvertible {
    var parent = #""bounds": [0, 0, 200, 200]"#
    var child = #""bounds": [0, 0, 50, 50], "position": [100, 50]"#
    var isOutwards = true
    /// Two numbers or four.
    var given: [Double]
    var expected: [Double]
    var testDescription: String {
      "\(given) \(isOutwards ? "out of" : "into") \(child) in \(parent)"
    }
  }

  static let turned =
    #""bounds": [0, 0, 100, 100], "position": [100, 100], "transform.rotation": 45"#
  static let shifted =
    #""bounds": [10, 10, 100, 100], "position": [100, 110], "anchorPoint": [0.5, 0.5]"#

  static let conversions = [
    Conversion(given: [0, 0], expected: [75, 25]),
    Conversion(given: [50, 50], expected: [125, 75]),
    Conversion(given: [0, 0, 10, 20], expected: [75, 25, 10, 20]),
    Conversion(isOutwards: false, given: [0, 0, 10, 20], expected: [-75, -25, 10, 20]),
    Conversion(parent: #""bounds": [10, 20, 200, 200]"#, given: [0, 0], expected: [75, 25]),
    Conversion(
      child: #""bounds": [0, 0, 50, 50], "position": [100, 50], "transform.scale": 2"#,
      given: [50, 50], expected: [150, 100]),
    Conversion(
      child: #""bounds": [0, 0, 50, 50], "position": [100, 50], "transform.scale": 2"#,
      given: [0, 0, 10, 20], expected: [50, 0, 20, 40]),
    Conversion(
      parent: #""bounds": [0, 0, 200, 200], "sublayerTransform.translation": [10, 20]"#,
      given: [0, 0], expected: [85, 45]),
    Conversion(
      child: turned, given: [0, 0, 100, 100],
      expected: [29.289321881345245, 29.289321881345245, 141.4213562373095, 141.4213562373095]),
    Conversion(child: turned, given: [50, 50], expected: [100, 100]),
    // A frame of 50 60 100 100, its bounds' origin moved afterwards.
    Conversion(
      parent: #""bounds": [0, 0, 300, 300]"#, child: shifted, given: [0, 0], expected: [40, 50]),
    Conversion(
      parent: #""bounds": [0, 0, 300, 300]"#, child: shifted + #", "transform.scale": 2"#,
      given: [10, 10], expected: [0, 10]),
    Conversion(
      parent: #""bounds": [0, 0, 300, 300]"#, child: shifted + #", "transform.scale": 2"#,
      given: [60, 60], expected: [100, 110]),
    Conversion(
      parent: #""bounds": [0, 0, 300, 300]"#, child: shifted + #", "transform.scale": 2"#,
      given: [10, 10, 10, 10], expected: [0, 10, 20, 20]),
  ]

  @Test(arguments: conversions) func pointsAndRectanglesConvert(_ vector: Conversion) throws {
    let maps = try Self.maps(
      """
      { "id": "outer", "position": [100, 100], \(vector.parent), "sublayers": [
        { "id": "inner", "backgroundColor": "black", \(vector.child) } ] }
      """)
    let (outer, inner) = (try #require(maps["outer"]), try #require(maps["inner"]))
    var map = inner.then(try #require(outer.inverted))
    if !vector.isOutwards { map = try #require(map.inverted) }
    let g = vector.given
    let box = map.boundingBox(
      of: Rect(x: g[0], y: g[1], width: g.count > 2 ? g[2] : 0, height: g.count > 2 ? g[3] : 0))
    Self.expectEqual(
      g.count > 2 ? [box.x, box.y, box.width, box.height] : [box.x, box.y], vector.expected)
  }

  /// Layers beside each other, and layers that share no superlayer but the canvas.
  @Test(arguments: [([125.0, 25.0], [-100.0, 0.0]), ([500, 500], [-475, -475])])
  func pointsConvertBetweenSiblings(_ position: [Double], _ expected: [Double]) throws {
    let maps = try Self.maps(
      """
      { "id": "one", "bounds": [0, 0, 50, 50], "position": [25, 25], "backgroundColor": "black" },
      { "id": "two", "bounds": [0, 0, 50, 50], "position": \(position), "backgroundColor": "black" }
      """)
    let (one, two) = (try #require(maps["one"]), try #require(maps["two"]))
    let origin = one.then(try #require(two.inverted)).boundingBox(of: .zero)
    Self.expectEqual([origin.x, origin.y], expected)
  }
}
