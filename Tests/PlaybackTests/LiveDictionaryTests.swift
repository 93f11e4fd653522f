import Expressions
import Playback
import SceneModel
import SpecReader
import Testing

/// Fields of a variable that is a dictionary hold at every time, as lists and plain variables do.
/// `a` moves 100 pt a second, so every value follows by hand.
struct LiveDictionaryTests {
  static let layers = #"{ "id": "a", "frame": [0, 0, 10, 10] }, "#
  static let move =
    #"{ "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" }"#

  @Test func fieldsFollowWhatTheyRead() throws {
    let timeline = try timeline(
      layers: Self.layers + #"""
        { "id": "b", "minX": "=d.x + d.k", "width": "=d.inner.w", "height": "=d.sides[1]" }
        """#,
      timeline: Self.move,
      variables: #"""
        "d": { "x": "=a.maxX", "k": 5, "inner": { "w": "=a.minX / 2" }, "sides": [1, "=a.minX"] }
        """#)
    #expect(try timeline.values(["b.minX", "b.width", "b.height"], at: 0) == [15, 0, 0])
    #expect(try timeline.values(["b.minX", "b.width", "b.height"], at: 0.5) == [65, 25, 50])
    let owners = try timeline.liveValues(at: 0).map(\.owner)
    #expect(["d.x", "d.inner.w", "d.sides"].allSatisfy(owners.contains))
  }

  /// The step reads 50 + 10 when it starts, at 0.5 s.
  @Test func aStepReadsThemOnce() throws {
    let timeline = try timeline(
      layers: Self.layers + #"{ "id": "b", "minX": 0, "width": 1, "height": 1 }"#,
      timeline: #"""
        { "parallel": [ \#(Self.move), { "delay": 0.5, "set": { "b": { "minX": "=d.x" } } } ] }
        """#, variables: #""d": { "x": "=a.maxX" }"#)
    #expect(try timeline.values(["b.minX"], at: 0.75) == [60])
  }

  @Test func aKnownFieldMayStandWhereAValueIsReadOnce() throws {
    let timeline = try timeline(
      layers: Self.layers + #"{ "id": "row", "repeat": "=d.n", "minX": "=d.x" }"#,
      variables: #""d": { "x": "=a.maxX", "n": 3 }"#)
    #expect(timeline.layerCount == 4)
  }

  @Test func whatIsReadOnceIsToldAtItsUse() {
    let result = SpecReader.read(
      #"""
      { "version": 1, "canvas": { "size": [10, 10] }, "variables": { "d": { "n": "=a.width" } },
        "layers": [ { "id": "a" },
          { "repeat": "=d.n" } ] }
      """#, file: "spec.json")
    #expect(result.diagnostics.map(\.code) == [.dependsOnTime])
    #expect(result.diagnostics.first?.place?.line == 3)
  }
}
