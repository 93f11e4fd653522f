import Playback
import Testing

/// What a step's writes do to place and size, and to what was live.
struct WritingTests {
  @Test func writingAnEdgeMovesTheLayer() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [10, 0, 100, 50] }"#,
      timeline: #"{ "wait": 1 }, { "set": { "a": { "maxX": 300 } } }, { "wait": 1 }"#)
    #expect(try timeline.values(["a.minX", "a.width"], at: 0.5) == [10, 100])
    #expect(try timeline.values(["a.minX", "a.width"], at: 1) == [200, 100])
  }

  @Test func writingASizeKeepsTheDeclaredEdge() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "midX": 100, "width": 20, "height": 1 },
        { "id": "b", "maxX": 100, "width": 20, "height": 1 },
        { "id": "c", "minX": 80, "maxX": 100, "height": 1 }
        """,
      timeline: """
        { "wait": 1 }, { "set": { "a": { "width": 40 }, "b": { "width": 40 }, "c": { "width": 40 } } },
        { "wait": 1 }
        """)
    #expect(
      try timeline.values(["a.minX", "a.maxX", "b.minX", "b.maxX", "c.minX", "c.maxX"], at: 1)
        == [80, 120, 60, 100, 80, 120])
  }

  @Test func writingASizeKeepsTheEdgeLastWritten() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 20, 20] }"#,
      timeline: """
        { "set": { "a": { "maxX": 200 } } }, { "wait": 1 }, { "set": { "a": { "width": 50 } } },
        { "wait": 1 }
        """)
    #expect(try timeline.values(["a.minX", "a.maxX"], at: 1.5) == [150, 200])
  }

  @Test func writingBothEdgesWritesPlaceAndSize() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 20, 20] }"#,
      timeline: """
        { "animate": { "a": { "minX": 100, "maxX": 200 } }, "duration": 2, "timing": "linear" }
        """)
    #expect(try timeline.values(["a.minX", "a.width"], at: 1) == [50, 60])
    #expect(try timeline.values(["a.minX", "a.width"], at: 2) == [100, 100])
  }

  @Test func writingPlaceFreezesASizeBetweenTwoEdges() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "minX": 10, "maxX": "=parent.maxX - 10", "height": 1 }
        """,
      timeline: #"{ "wait": 1 }, { "set": { "a": { "minX": 50 } } }, { "wait": 1 }"#)
    #expect(try timeline.values(["a.minX", "a.width"], at: 1) == [50, 380])
  }

  @Test func writingEndsALiveExpression() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "width": 10, "height": 1 },
        { "id": "b", "minX": "=a.maxX", "width": "=a.width", "height": 1 }
        """,
      timeline: """
        { "animate": { "a": { "width": 110 } }, "duration": 1, "timing": "linear" },
        { "set": { "b": { "minX": 0 } } },
        { "animate": { "a": { "width": 10 } }, "duration": 1, "timing": "linear" }
        """)
    #expect(try timeline.values(["b.minX", "b.width"], at: 0.5) == [60, 60])
    // Place is written, the live size goes on.
    #expect(try timeline.values(["b.minX", "b.width"], at: 1.5) == [0, 60])
  }

  @Test func valuesAreReadBeforeTheStepsOwnWrites() throws {
    let timeline = try timeline(
      layers: """
        { "id": "a", "frame": [10, 0, 1, 1] }, { "id": "b", "frame": [20, 0, 1, 1] }
        """,
      timeline: """
        { "set": { "a": { "minX": "=b.minX" }, "b": { "minX": "=a.minX" } } }, { "wait": 1 }
        """)
    #expect(try timeline.values(["a.minX", "b.minX"], at: 0.5) == [20, 10])
  }

  @Test func ofTwoWritesTheLaterInTheFileWins() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0 }"#,
      timeline: """
        { "parallel": [ { "set": { "a": { "opacity": 0.25 } } },
                        { "set": { "a": { "opacity": 0.75 } } } ] }, { "wait": 1 }
        """)
    #expect(try timeline.value("a.opacity", at: 0) == 0.75)
  }

  @Test func theModelIsReadInAStepUnlessPresentationIsNamed() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }, { "id": "b" }, { "id": "c" }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 2, "timing": "linear" },
          [ { "wait": 1 },
            { "set": { "b": { "minX": "=a.minX" }, "c": { "minX": "=a.presentation.minX" } } } ] ] }
        """)
    #expect(try timeline.values(["b.minX", "c.minX"], at: 1.5) == [100, 50])
  }

  @Test func everyCopyIsWrittenWithItsOwnIndexAndDelay() throws {
    let timeline = try timeline(
      layers: #"{ "id": "row", "repeat": 3, "width": 10, "height": 1 }"#,
      timeline: """
        { "animate": { "row[*]": { "minX": "=index * 100" } }, "duration": 1,
          "delay": "=index * 0.5", "timing": "linear" },
        { "set": { "row[0]": { "opacity": 0.5 } } }
        """)
    #expect(
      try timeline.values(["row[0].minX", "row[1].minX", "row[2].minX"], at: 1) == [0, 50, 0])
    // The step ends with the last copy: 2 · 0.5 + 1.
    #expect(try timeline.value("row[0].opacity", at: 1.999) == 1)
    #expect(try timeline.value("row[0].opacity", at: 2) == 0.5)
    #expect(timeline.duration == 2_000_000_000)
  }
}
