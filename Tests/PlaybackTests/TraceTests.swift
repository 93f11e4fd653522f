import Expressions
import Playback
import SceneModel
import Testing

/// Which columns a trace has, and in which order.
struct TraceTests {
  @Test func columnsAreWhatStepsWriteAndWhatFollows() throws {
    let timeline = try timeline(
      layers: """
        { "id": "b", "frame": [0, 0, 10, 10], "backgroundColor": "red", "cornerRadius": 2,
          "sublayers": [ { "height": "=b.height / 2", "width": 3 } ] },
        { "id": "still", "minX": "=canvas.width / 2", "width": 1, "height": 1 },
        { "id": "a", "maxY": "=b.maxY", "height": 4 }
        """,
      timeline: """
        { "animate": { "b": { "backgroundColor": "blue", "cornerRadius": 4, "height": 20 } },
          "duration": 1 },
        { "set": { "b": { "minY": 0 } } }
        """)
    #expect(
      try Trace(timeline).columns == [
        "b.minY", "b.height", "b.backgroundColor.red", "b.backgroundColor.green",
        "b.backgroundColor.blue", "b.backgroundColor.alpha", "b.cornerRadius", "b/0.height",
        "a.maxY",
      ])
  }

  @Test func cornersThatDifferHaveColumnsOfTheirOwn() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a" }"#,
      timeline: """
        { "animate": { "a": { "cornerRadius": [1, 2, 3, 4] } }, "duration": 1 }
        """)
    #expect(
      try Trace(timeline).columns == [
        "a.cornerRadius.minXminY", "a.cornerRadius.maxXminY", "a.cornerRadius.maxXmaxY",
        "a.cornerRadius.minXmaxY",
      ])
  }

  @Test func propertiesCanBeAddedByName() throws {
    let timeline = try timeline(
      layers: #"{ "id": "row", "repeat": 2, "frame": [0, "=index * 10", 5, 10] }"#)
    let trace = try Trace(timeline, properties: ["row[1].maxY", "row[0].frame"])
    #expect(
      trace.columns == [
        "row[1].maxY", "row[0].frame.x", "row[0].frame.y", "row[0].frame.width",
        "row[0].frame.height",
      ])
    let row = try trace.rows(at: [0])[0]
    #expect(row == [20, 0, 0, 5, 10].map { Value.number($0) })
  }

  @Test(arguments: ["nobody.minX", "row.minX", "row[7].minX", "row[0]", "row[0].colour", "1 +"])
  func aNameThatMeansNothingIsAnError(_ name: String) throws {
    let timeline = try timeline(layers: #"{ "id": "row", "repeat": 2 }"#)
    #expect(throws: Diagnostic.self) { try Trace(timeline, properties: [name]) }
  }
}
