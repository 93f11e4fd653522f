import Pixels
import Playback
import Rendering
import SceneModel
import TestSupport
import Testing

@testable import Regression

/// A layer may lie and reach anywhere: its place in a frame is on the canvas, or it has none.
struct ExtremeNumberTests {
  private let films: Films

  init() throws { films = try Films() }

  @Test(arguments: [
    "minX", "width", "transform.scale.x", "transform.translation.x", "blurRadius", "shadowRadius",
  ])
  func itsLayersHavePlacesOnTheCanvas(key: String) throws {
    // Numbers end at 10¹²; a superlayer that stretches goes beyond.
    let values = [0, 1e-300, 1e9, 1e12]
    let isSigned = key != "width" && !key.hasSuffix("Radius")
    var layers: [String] = []
    for value in values + (isSigned ? values.map(-) : []) {
      let place = ["minX", "width"].filter { $0 != key }.map { "\"\($0)\": 8, " }.joined()
      layers.append(
        """
        { "minY": 3, "height": 9, "backgroundColor": "red", \(place)
          "shadowOpacity": 0.5, "\(key)": \(value) }
        """)
    }
    let all = layers.joined(separator: ", ")
    let project = try films.project(
      """
      { "version": 1, "canvas": { "size": [32, 24], "fps": 10 },
        "layers": [ \(all), { "id": "far", "transform.scale.x": 1e12, "sublayers": [ \(all) ] } ] }
      """)
    let canvas = PixelRect(x: 0, y: 0, width: 32, height: 24)
    for place in try project.timeline.displayList(at: 0).layerPlaces(scale: 1) {
      #expect(place.rect.intersection(canvas) == place.rect && !place.rect.isEmpty)
    }
  }
}
