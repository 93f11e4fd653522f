import Drawing
import Geometry
import Playback
import SceneModel
import Testing

/// Where pictures go, worked out by hand for one of 20 × 10 pt in 100 × 80 pt.
@Suite struct ContentsTests {
  static func item(_ keys: String) throws -> ImageItem {
    let list = try timeline(
      """
      { "version": 1, "canvas": { "size": [400, 300] }, "assets": { "p": "p.png" },
        "layers": [ { "type": "image", "frame": [0, 0, 100, 80], "contents": "p", \(keys) } ] }
      """, assetSizes: ["p": Size(width: 20, height: 10)]
    ).displayList(at: 0)
    guard case .group(let layer) = list.items.first, case .image(let item)? = layer.items.first
    else {
      Issue.record("\(list)")
      return ImageItem(image: "", source: .zero, destination: .zero)
    }
    return item
  }

  /// Each copy shows the picture its item names, at its own natural size.
  @Test func copiesShowTheirOwnPictures() throws {
    let list = try timeline(
      """
      { "version": 1, "canvas": { "size": [400, 300] }, "assets": { "p": "p.png", "q": "q.png" },
        "layers": [ { "id": "c", "repeat": [ { "of": "q" }, { "of": "p" } ], "type": "image",
          "contents": "=item.of" } ] }
      """,
      assetSizes: ["p": Size(width: 20, height: 10), "q": Size(width: 7, height: 5)]
    ).displayList(at: 0)
    let shown = list.items.map { item -> ImageItem? in
      guard case .group(let layer) = item, case .image(let image)? = layer.items.first else {
        return nil
      }
      return image
    }
    #expect(shown.map { $0?.image } == ["q", "p"])
    #expect(
      shown.map { $0?.destination } == [
        Rect(x: 0, y: 0, width: 7, height: 5), Rect(x: 0, y: 0, width: 20, height: 10),
      ])
  }

  @Test func aCopysUnknownPictureIsAFault() throws {
    let error = #expect(throws: Diagnostic.self) {
      try timeline(
        """
        { "version": 1, "canvas": { "size": [400, 300] }, "assets": { "logo": "p.png" },
          "layers": [ { "repeat": [ "lgoo" ], "type": "image", "contents": "=item" } ] }
        """)
    }
    #expect(error?.message == "unknown asset 'lgoo'" && error?.hint == "did you mean 'logo'?")
  }

  static let gravities: [(String, Rect)] = [
    ("center", Rect(x: 40, y: 35, width: 20, height: 10)),
    ("top", Rect(x: 40, y: 0, width: 20, height: 10)),
    ("bottom", Rect(x: 40, y: 70, width: 20, height: 10)),
    ("left", Rect(x: 0, y: 35, width: 20, height: 10)),
    ("right", Rect(x: 80, y: 35, width: 20, height: 10)),
    ("topLeft", Rect(x: 0, y: 0, width: 20, height: 10)),
    ("topRight", Rect(x: 80, y: 0, width: 20, height: 10)),
    ("bottomLeft", Rect(x: 0, y: 70, width: 20, height: 10)),
    ("bottomRight", Rect(x: 80, y: 70, width: 20, height: 10)),
    ("resize", Rect(x: 0, y: 0, width: 100, height: 80)),
    ("resizeAspect", Rect(x: 0, y: 15, width: 100, height: 50)),
    ("resizeAspectFill", Rect(x: -30, y: 0, width: 160, height: 80)),
  ]

  @Test(arguments: gravities) func gravityPlacesThePicture(_ word: String, _ place: Rect) throws {
    let item = try Self.item(#""contentsGravity": "\#(word)""#)
    #expect(item.destination == place)
    #expect(item.source == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(item.slices == nil)
  }

  /// The part that is shown has the size gravity goes by: here 10 × 10 pt.
  @Test func gravityGoesByThePart() throws {
    let item = try Self.item(
      #""contentsRect": [0.5, 0, 0.5, 1], "contentsGravity": "resizeAspect""#)
    #expect(item.source == Rect(x: 0.5, y: 0, width: 0.5, height: 1))
    #expect(item.destination == Rect(x: 10, y: 0, width: 80, height: 80))
  }

  /// A quarter of 20 and of 10 pt stays as it is on each side.
  @Test func edgesKeepTheirSize() throws {
    let item = try Self.item(#""contentsCenter": [0.25, 0.25, 0.5, 0.5]"#)
    #expect(
      item.slices
        == NineSlice(
          source: Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
          destination: Rect(minX: 5, minY: 2.5, maxX: 95, maxY: 77.5)))
  }

  /// The middle is meant within the part: edges are a quarter of 10 pt wide.
  @Test func theMiddleIsPartOfThePart() throws {
    let item = try Self.item(
      #""contentsRect": [0.5, 0, 0.5, 1], "contentsCenter": [0.25, 0, 0.5, 1]"#)
    #expect(
      item.slices
        == NineSlice(
          source: Rect(x: 0.625, y: 0, width: 0.25, height: 1),
          destination: Rect(minX: 2.5, minY: 0, maxX: 97.5, maxY: 80)))
  }

  /// In 4 pt there is no room for edges of 5 pt each.
  @Test func edgesWithoutRoomShrinkAlike() throws {
    let list = try timeline(
      """
      { "version": 1, "canvas": { "size": [400, 300] }, "assets": { "p": "p.png" },
        "layers": [ { "type": "image", "frame": [0, 0, 4, 80], "contents": "p",
          "contentsCenter": [0.25, 0, 0.5, 1] } ] }
      """, assetSizes: ["p": Size(width: 20, height: 10)]
    ).displayList(at: 0)
    #expect(list.description.contains("center 0.25 0 0.5 1 -> 2 0 0 80"))
  }

  @Test func aSymbolIs24PointsWideInTheLayersTint() throws {
    let film = try timeline(
      layers: """
        { "id": "s", "type": "image", "contents": { "symbol": "plus" }, "tintColor": "#f008" }
        """)
    #expect(try film.values(["s.width", "s.height"], at: 0) == [24, 24])
    let text = try film.displayList(at: 0).description
    // The tint's alpha fades the whole; its parts are opaque.
    #expect(text.contains("opacity 0.5333") && text.contains("rgba 1 0 0 1"))
  }
}
