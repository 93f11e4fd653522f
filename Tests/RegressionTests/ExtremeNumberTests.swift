import Pixels
import Playback
import Rendering
import SceneModel
import TestSupport
import Testing

@testable import Regression

/// Every number a layer has, at and beyond all sense: a frame can be told and its layers have places
/// on the canvas, or none; never a crash.
struct ExtremeNumberTests {
  private let films: Films

  init() throws { films = try Films() }

  static let extremes = [
    -Double.greatestFiniteMagnitude, -1e20, -4e9, 0, 1e-300, 4e9, 1e20,
    Double.greatestFiniteMagnitude,
  ]

  /// What a layer of a kind needs to show something.
  static func members(of kind: LayerKind) -> String {
    switch kind {
    case .box: #""backgroundColor": "red""#
    case .text: #""string": "Ay fi""#
    case .image: #""contents": { "symbol": "heart" }"#
    case .svg: #""contents": "dot""#
    case .shape: #""path": "M0 0 L12 3 L4 9 Z", "strokeColor": "blue""#
    case .axialGradient, .radialGradient, .conicGradient: #""colors": ["red", "blue"]"#
    }
  }

  struct Key: Sendable, CustomTestStringConvertible {
    var name: String
    var kinds: [LayerKind]
    var range: ClosedRange<Double>
    var testDescription: String { name }
  }

  static let keys: [Key] =
    Property.allCases.compactMap { property in
      guard case .number(_, let range) = property.form else { return nil }
      return Key(name: property.rawValue, kinds: property.kinds ?? LayerKind.allCases, range: range)
    }
    + [
      "minX", "midX", "maxX", "position.x", "width", "minY", "midY", "maxY", "position.y", "height",
    ].map { name in
      let isLength = name == "width" || name == "height"
      let limit = Double.greatestFiniteMagnitude
      return Key(name: name, kinds: LayerKind.allCases, range: (isLength ? 0 : -limit)...limit)
    }

  /// Each with nothing else, turned in the plane, and turned in space from afar and from near.
  static let others = [
    "", #", "transform.rotation.z": 30, "borderWidth": 1"#,
    #", "transform.rotation.y": 89.9, "shadowOpacity": 0.5, "masksToBounds": true"#,
    #", "transform.rotation.x": 40, "transform.perspective": 0.5"#,
  ]

  @Test(arguments: keys)
  func itsLayersHavePlacesOnTheCanvas(_ key: Key) throws {
    try films.folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle r="2"/></svg>"#,
      to: "dot.svg")
    let values = Set(Self.extremes.map { min(max($0, key.range.lowerBound), key.range.upperBound) })
    let place = Self.place.filter { !$0.replacedBy.contains(key.name) }
      .map { "\"\($0.name)\": \($0.value), " }.joined()
    for kind in key.kinds {
      var layers: [String] = []
      for other in Self.others where !other.contains("\"\(key.name)\"") {
        for value in values.sorted() {
          layers.append(
            """
            { "id": "l\(layers.count)", "type": "\(kind.rawValue)", \(place)
              \(Self.members(of: kind))\(other), "\(key.name)": \(value) }
            """)
        }
      }
      let project = try films.project(
        """
        { "version": 1, "canvas": { "size": [32, 24], "fps": 10, "background": "white" },
          "assets": { "dot": "dot.svg" }, "layers": [ \(layers.joined(separator: ", ")) ] }
        """)
      let canvas = PixelRect(x: 0, y: 0, width: 32, height: 24)
      for place in try project.timeline.displayList(at: 0).layerPlaces(scale: 1) {
        #expect(place.rect.intersection(canvas) == place.rect && !place.rect.isEmpty)
      }
    }
  }

  private static let place: [(name: String, value: Double, replacedBy: Set<String>)] = [
    ("minX", 4, ["minX", "midX", "maxX", "position.x"]), ("width", 12, ["width"]),
    ("minY", 3, ["minY", "midY", "maxY", "position.y"]), ("height", 9, ["height"]),
  ]
}
