import Drawing
import Geometry
import Playback
import SceneModel
import Testing

@Suite struct MaterialTests {
  private func backdrop(_ film: Timeline, at time: Double) throws -> Backdrop? {
    guard case .group(let layer)? = try film.displayList(at: time).items.first,
      case .backdrop(let backdrop)? = layer.items.first
    else { return nil }
    return backdrop
  }

  /// From none, blur, saturation and tint grow together; linear, so half of each at half the time.
  @Test func growsFromNone() throws {
    let film = try timeline(
      layers: #"{ "id": "bar" }"#,
      timeline: """
        { "animate": { "bar": { "material": "thin" } }, "duration": 1, "timing": "linear" }
        """)
    let look = Material.thin.look(.light)
    #expect(try backdrop(film, at: 0) == nil)
    let half = try #require(try backdrop(film, at: 0.5))
    #expect(half.radius == look.blurRadius / 2)
    #expect(abs(half.saturation - (1 + look.saturation) / 2) < 1e-12)
    #expect(abs(half.tint.alpha - look.tint.alpha / 2) < 1e-12)
    let whole = try #require(try backdrop(film, at: 1))
    #expect(whole.radius == look.blurRadius && whole.tint == look.tint)
  }

  @Test func followsTheAppearance() throws {
    let film = try timeline(
      layers: #"{ "id": "bar", "material": "chrome" }"#, variables: #""appearance": "dark""#)
    #expect(try backdrop(film, at: 0)?.tint == Material.chrome.look(.dark).tint)
  }

  @Test func liesBelowTheBackgroundAndTakesTheCorners() throws {
    let film = try timeline(
      layers: """
        { "id": "bar", "frame": [0, 0, 40, 20], "material": "regular", "cornerRadius": 6,
          "backgroundColor": "#f008" }
        """)
    #expect(
      try backdrop(film, at: 0)?.shape
        == .roundedRect(Rect(x: 0, y: 0, width: 40, height: 20), CornerRadii(6)))
    guard case .group(let layer)? = try film.displayList(at: 0).items.first else { return }
    #expect(layer.items.count == 2)
  }

  /// The parts are quantities of their own, and thicker materials cover more.
  @Test func partsCanBeSetAndThicknessCovers() throws {
    let film = try timeline(
      layers: ##"{ "id": "bar", "material.blurRadius": 3, "material.tintColor": "#00f8" }"##)
    let own = try #require(try backdrop(film, at: 0))
    #expect(own.radius == 3 && own.saturation == 1 && own.tint.blue == 1)
    let covers = Material.allCases.map { $0.look(.light).tint.alpha }
    #expect(covers == covers.sorted() && Set(covers).count == covers.count)
  }

  @Test func blurRadiusBlursTheLayer() throws {
    let film = try timeline(
      layers: #"{ "id": "a", "blurRadius": 8 }"#,
      timeline: #"{ "animate": { "a": { "blurRadius": 0 } }, "duration": 1, "timing": "linear" }"#)
    guard case .group(let layer)? = try film.displayList(at: 0.25).items.first else { return }
    #expect(layer.blurRadius == 6)
  }
}
