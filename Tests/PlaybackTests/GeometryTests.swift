import Expressions
import Playback
import SceneModel
import Testing

/// Place and size by every pair of words, and what reading them gives. Expected values follow from
/// the definitions by hand.
struct GeometryTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var spec: String
    var x: (Double, Double)
    var testDescription: String { spec }
  }

  /// A layer from 60 to 160 said in every way, in a canvas 400 wide.
  @Test(arguments: [
    #""minX": 60, "width": 100"#, #""midX": 110, "width": 100"#, #""maxX": 160, "width": 100"#,
    #""position.x": 110, "bounds.size.width": 100"#, #""minX": 60, "maxX": 160"#,
    #""minX": 60, "midX": 110"#, #""midX": 110, "maxX": 160"#,
    #""maxX": 160, "minX": 60"#, #""frame": [60, 0, 100, 50]"#,
    #""anchorPoint": [0.25, 0.5], "position": [85, 0], "bounds": [0, 0, 100, 50]"#,
    #""maxX": "=parent.maxX - 240", "width": "=canvas.width / 4""#,
  ])
  func twoWordsAnAxisGiveARectangle(_ words: String) throws {
    let timeline = try timeline(layers: #"{ "id": "a", \#(words) }"#)
    let values = try timeline.values(
      ["a.minX", "a.midX", "a.maxX", "a.width"], at: 0)
    #expect(values == [60, 110, 160, 100])
  }

  @Test func whatIsMissingIsOriginZeroAndTheParentsSize() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "minX": 30, "sublayers": [ { "id": "b" }, { "id": "c", "maxY": 20 } ] }
        """)
    #expect(
      try timeline.values(["a.minX", "a.minY", "a.width", "a.height"], at: 0)
        == [30, 0, 400, 300])
    #expect(try timeline.values(["b.minX", "b.width", "b.height"], at: 0) == [0, 400, 300])
    #expect(try timeline.values(["c.minY", "c.maxY", "c.height"], at: 0) == [-280, 20, 300])
  }

  @Test func aTextIsAsLargeAsItsLines() throws {
    // 11 characters of 0.6 · 20 pt; a line of 1.2 · 20 pt.
    let timeline = try timeline(
      layers: #"{ "id": "t", "type": "text", "string": "Hello world", "fontSize": 20 }"#)
    #expect(try timeline.values(["t.width", "t.height"], at: 0) == [132, 24])
  }

  @Test func aTextOfSeveralLinesStaysWithinTheRoomToItsParentsEdge() throws {
    // 60 pt are 5 characters of 12 pt: two lines of 24 pt.
    let timeline = try timeline(
      layers: """
        { "id": "box", "width": 100, "sublayers": [
          { "id": "t", "type": "text", "string": "Hello world", "fontSize": 20, "minX": 40,
            "numberOfLines": 0 } ] }
        """)
    #expect(try timeline.values(["t.width", "t.height"], at: 0) == [60, 48])
  }

  @Test func aParentFitsItsContents() throws {
    let timeline = try timeline(
      layers: """
        { "id": "card", "height": "=label.maxY + 16", "sublayers": [
          { "id": "label", "type": "text", "string": "A", "fontSize": 20, "minY": 16 } ] }
        """)
    #expect(try timeline.value("card.height", at: 0) == 56)
  }

  @Test func theParentIsReadInItsOwnBounds() throws {
    let timeline = try timeline(
      layers: """
        { "id": "list", "frame": [50, 40, 200, 100], "bounds.origin.y": 30, "sublayers": [
          { "id": "a", "minX": "=parent.minX", "maxY": "=parent.maxY", "width": 10, "height": 10 }
        ] }
        """)
    #expect(try timeline.values(["a.minX", "a.maxY"], at: 0) == [0, 130])
  }

  @Test func anotherLayersEdgesAreConvertedToTheReadersSuperlayer() throws {
    // b lies at 10 + 5 in the canvas; a scales by 2 about its middle (60): 60 + (15 − 60) · 2.
    let timeline = try timeline(
      layers: """
        { "id": "a", "frame": [10, 0, 100, 100], "transform.scale": 2, "sublayers": [
          { "id": "b", "frame": [5, 0, 20, 20] } ] },
        { "id": "c", "minX": "=b.minX", "width": "=b.width", "height": 1 },
        { "id": "d", "minX": 7, "sublayers": [ { "id": "e", "minX": "=b.maxX", "width": 1 } ] }
        """)
    #expect(try timeline.values(["c.minX", "c.width"], at: 0) == [-30, 40])
    #expect(try timeline.value("e.minX", at: 0) == 10 - 7)
  }

  @Test func aTurnedLayerIsReadAsItsBoundingBox() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "frame": [0, 0, 100, 100], "transform.rotation": 90, "sublayers": [
          { "id": "b", "frame": [0, 0, 20, 10] } ] },
        { "id": "c", "minX": "=b.minX", "maxX": "=b.maxX", "minY": "=b.minY", "maxY": "=b.maxY" }
        """)
    // A quarter turn about (50, 50) takes (x, y) to (100 − y, x).
    #expect(
      try timeline.values(["c.minX", "c.maxX", "c.minY", "c.maxY"], at: 0) == [90, 100, 0, 20])
  }

  @Test func copiesStackByPrevious() throws {
    let timeline = try timeline(
      layers: """
        { "id": "row", "repeat": 3, "minY": "=previous.maxY + 8", "height": "=20 + 10 * index" },
        { "id": "end", "minY": "=row[2].maxY", "height": "=row[count0].height" }
        """, variables: #""count0": 1"#)
    #expect(
      try timeline.values(["row[0].minY", "row[1].minY", "row[2].minY", "end.minY"], at: 0)
        == [8, 36, 74, 114])
    #expect(try timeline.value("end.height", at: 0) == 30)
  }

  @Test func longChainsOfCopiesNeedNoStack() throws {
    let timeline = try timeline(
      layers: #"{ "id": "row", "repeat": 5000, "minY": "=previous.maxY", "height": 1 }"#)
    #expect(try timeline.value("row[4999].maxY", at: 0) == 5000)
  }

  @Test func copiesOfAListReadTheirItem() throws {
    let timeline = try timeline(
      layers: """
        { "id": "bone", "repeat": "=bones", "frame": "=item.frame", "cornerRadius": "=item.r" }
        """,
      variables: """
        "bones": [ { "frame": [1, 2, 3, 4], "r": 5 }, { "frame": [6, 7, 8, 9], "r": 10 } ]
        """)
    #expect(
      try timeline.values(["bone[1].minX", "bone[1].height", "bone[1].cornerRadius"], at: 0)
        == [6, 9, 10])
  }

  @Test func aMaskLiesInItsHostsBounds() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "frame": [10, 10, 50, 80], "mask":
          { "id": "m", "maxY": "=parent.maxY", "height": 20 } }
        """)
    #expect(try timeline.values(["m.minY", "m.width"], at: 0) == [60, 50])
  }
}
