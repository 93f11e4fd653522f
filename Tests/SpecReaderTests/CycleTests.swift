import SceneModel
import SpecReader
import Testing

@Suite struct CycleTests {
  struct Cycle: Sendable, CustomTestStringConvertible {
    var layers: String
    var way: String
    var testDescription: String { way }
  }

  static let cycles = [
    Cycle(
      layers: #"[{"id": "a", "minX": "=b.minX"}, {"id": "b", "minX": "=a.minX + 1"}]"#,
      way: "a.minX → b.minX → a.minX"),
    Cycle(
      layers: #"[{"id": "a", "opacity": "=self.opacity / 2"}]"#, way: "a.opacity → a.opacity"),
    Cycle(
      layers: #"[{"id": "a", "minX": "=self.maxX - 10", "width": 10}]"#, way: "a.minX → a.minX"),
    // A box without a height has its parent's, which is made to fit it.
    Cycle(
      layers: #"""
        [{"id": "a", "height": "=b.maxY", "sublayers": [{"id": "b", "minY": 3}]}]
        """#, way: "a.height → a.height"),
    Cycle(
      layers: #"[{"id": "a", "opacity": "=v"}, {"id": "b", "opacity": "=a.opacity"}]"#,
      way: "v → b.opacity → a.opacity → v"),
    Cycle(
      layers: #"[{"id": "a", "frame": "=b.frame"}, {"id": "b", "width": "=a.width", "minX": 0}]"#,
      way: "a.width → b.width → a.width"),
  ]

  @Test(arguments: cycles) func printsTheCycle(_ cycle: Cycle) {
    let variables = cycle.way.contains("v") ? #"{"v": "=b.opacity"}"# : "{}"
    let result = read(SpecText(variables: variables, layers: cycle.layers))
    #expect(
      result.diagnostics.map(\.message) == ["live values depend on each other: \(cycle.way)"],
      "\(result.told)")
    #expect(result.diagnostics.first?.code == .expressionCycle)
  }

  /// Each looks like a cycle and is none.
  @Test(arguments: [
    #"[{"id": "a", "repeat": 3, "minY": "=previous.maxY", "height": 10}]"#,
    #"[{"id": "a", "repeat": 3, "opacity": "=index == 0 ? 1 : a[index - 1].opacity / 2"}]"#,
    #"[{"id": "a", "minX": "=b.minX"}, {"id": "b", "minX": 0, "width": "=a.minX"}]"#,
    #"[{"id": "a", "height": "=t.maxY", "sublayers": [{"id": "t", "type": "text", "minY": 3}]}]"#,
    #"[{"id": "a", "width": "=b.width", "sublayers": [{"id": "b", "width": 4, "midX": "=parent.midX"}]}]"#,
    #"[{"id": "a", "frame": [0, "=self.minX", 5, "=self.width"]}]"#,
  ])
  func tellsNoCycleWhereThereIsNone(layers: String) {
    let result = read(SpecText(layers: layers))
    #expect(result.diagnostics.isEmpty, "\(result.told)")
  }
}
