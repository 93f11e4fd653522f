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

  /// Linear motions of 1 s; the values halfway are the means.
  @Test func listsHaveAColumnAnElement() throws {
    let timeline = try timeline(
      layers: """
        { "id": "g", "type": "axialGradient", "colors": ["#000000", "#ffffff"],
          "locations": [0, 0.5] },
        { "id": "s", "type": "shape", "path": "M0 0h9", "lineDashPattern": [1, 3] }
        """,
      timeline: """
        { "animate": { "g": { "colors": ["#ff0000", "#ffffff"], "locations": [0.5, 1] },
                       "s": { "lineDashPattern": [2, 5] } }, "duration": 1, "timing": "linear" }
        """)
    let trace = try Trace(timeline)
    let colors = (0...1).flatMap { index in
      ["red", "green", "blue", "alpha"].map { "g.colors[\(index)].\($0)" }
    }
    let names =
      ["s.lineDashPattern[0]", "s.lineDashPattern[1]"] + colors
      + ["g.locations[0]", "g.locations[1]"]
    #expect(Set(trace.columns) == Set(names) && trace.columns.count == names.count)
    #expect(
      try timeline.values(names, at: 0.5) == [1.5, 4, 0.5, 0, 0, 1, 1, 1, 1, 1, 0.25, 0.75])
  }

  @Test func anElementThatIsNotThereShowsNothing() throws {
    let timeline = try timeline(
      layers: #"{ "id": "s", "type": "shape", "path": "M0 0h9", "lineDashPattern": [1, 3] }"#,
      timeline: #"{ "wait": 1 }, { "set": { "s": { "lineDashPattern": [4, 5, 6, 7] } } }"#)
    let trace = try Trace(timeline)
    #expect(trace.columns == (0..<4).map { "s.lineDashPattern[\($0)]" })
    let rows = try trace.rows(at: [0.5, 1])
    #expect(rows[0] == [.number(1), .number(3), .contents(.none), .contents(.none)])
    #expect(rows[1] == [4, 5, 6, 7].map { Value.number($0) })
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
