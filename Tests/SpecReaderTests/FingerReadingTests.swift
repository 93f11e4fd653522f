import Expressions
import Motion
import SceneModel
import SpecReader
import Testing

/// Behaviours and drags as they are read.
@Suite struct FingerReadingTests {
  @Test func readsBehaviours() throws {
    let result = read(
      SpecText(
        variables: #"{"stops": ["=canvas.height / 4", "=canvas.height / 2"], "pages": true}"#,
        layers: #"""
          [{"id": "card", "pan": {"axis": "y"},
            "sheet": {"detents": "=stops", "start": 1, "translation": "logarithmic", "factor": 0.4, "limit": 60,
                      "scroll": "list", "target": "=nearest(stops, self.sheet.height)",
                      "timing": {"dampingRatio": 0.8}, "duration": 0.4},
            "sublayers": [
              {"id": "list", "contentOffset.y": 3,
               "scroll": {"contentSize": [100, "=card.height"], "contentInset": [1, 2, 3, 4], "bounces": false,
                          "alwaysBounceVertical": false, "alwaysBounceHorizontal": true,
                          "isPagingEnabled": "=pages", "decelerationRate": "fast"}}]},
           {"id": "free", "pan": {}, "minY": "=free.pan.translation.y + list.contentOffset.y"}]
          """#))
    let scene = try #require(result.scene, "\(result.told)")
    let card = scene.layers[0].behaviours
    #expect(card.kinds == [.pan, .sheet])
    #expect(card.pan?.axes == [.y])
    let sheet = try #require(card.sheet)
    #expect(sheet.detents == [50, 100])
    #expect(sheet.start == 1)
    #expect(sheet.translation == .logarithmic)
    #expect(sheet.factor?.value == .number(0.4))
    #expect(sheet.limit?.value == .number(60))
    #expect(sheet.scroll?.id == "list")
    #expect(sheet.target?.type == .number)
    #expect(sheet.duration?.value == .number(0.4))
    let scroll = try #require(scene.layers[0].sublayers[0].behaviours.scroll)
    #expect(scroll.isPagingEnabled)
    #expect(scroll.decelerationRate == .fast)
    #expect(scroll.bounces?.value == .boolean(false))
    #expect(scroll.alwaysBounceVertical?.value == .boolean(false))
    #expect(scroll.alwaysBounceHorizontal?.value == .boolean(true))
    #expect(scroll.contentInset?.value?.type == .list(.number))
    #expect(scene.layers[1].behaviours.pan?.axes == [.x, .y])
  }

  @Test func readsTouches() throws {
    let result = read(
      SpecText(
        variables: #"{"pull": [[0, 10, 20], [0.5, 10, "=20 + far"]], "far": 100}"#,
        layers: #"[{"id": "list", "scroll": {}, "sublayers": [{"id": "row"}]}]"#,
        timeline: #"""
          [{"drag": "row", "touch": "=pull"},
           {"drag": "list", "touch": {"from": [1, 2], "to": [3, 4], "duration": "=far / 200", "release": "hold"}}]
          """#))
    let scene = try #require(result.scene, "\(result.told)")
    guard case .drag(let first) = scene.timeline[0].kind,
      case .samples(let samples) = first.touch,
      case .drag(let second) = scene.timeline[1].kind, case .line(let line) = second.touch
    else {
      Issue.record("no drags: \(scene.timeline)")
      return
    }
    #expect(first.layer.id == "row")
    #expect(samples[0].value == .list([.number(0), .number(10), .number(20)]))
    #expect(samples.count == 2)
    #expect(line.release == .hold)
    #expect(line.duration.value == .number(0.5))
  }

  static let faults: [SpecFaultTests.Fault] = [
    .layer(
      #"{"id": "a", "sheet": {"detents": ⟦[⟧]}}"#, .outOfRange,
      "'detents' is empty, must have at least one height"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100, ⟦90⟧, 80]}}"#, .outOfRange,
      "a detent is 90 pt after 100 pt, detents must rise"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [⟦"=a.minY"⟧]}}"#, .dependsOnTime,
      "'detents' is read once, before the film starts, and must not depend on time; it reads 'a.minY'"
    ),
    .layer(
      #"{"id": "a", "sheet": ⟦{⟧}}"#, .missingKey, "'detents' is missing in the behaviour 'sheet'"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100, 200], "start": ⟦2⟧}}"#, .outOfRange,
      "'start' is 2, must be a whole number, 0 to 1"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100], "scroll": ⟦"b"⟧}, "sublayers": [{"id": "b"}]}"#,
      .noBehaviour, "'b' has no 'scroll' that could hand drags over"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100], "scroll": ⟦"b"⟧}}, {"id": "b", "scroll": {}}"#,
      .unknownName, "'b' does not lie in 'a'"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100], "timing": ⟦"linear"⟧}}"#, .missingDuration,
      "'duration' is missing, which this timing needs"),
    .layer(
      #"{"id": "a", "sheet": {"detents": [100], ⟦"duration"⟧: 1}}"#, .superfluousDuration,
      "this timing brings its own duration, the sheet must not have one"),
    .layer(
      #"{"id": "a", "pan": {"axis": ⟦"z"⟧}}"#, .unknownWord, "unknown axis 'z'", hint: nil),
    .layer(
      #"{"id": "a", ⟦"contentOffset.y"⟧: 3}"#, .noBehaviour,
      "'contentOffset.y' is of layers with 'scroll', this one has none"),
    .layer(
      #"{"id": "a", "scroll": {}, "minY": "=a.⟦pan⟧.translation.y"}"#, .unknownName,
      "'pan.translation.y' is of layers with 'pan', this one has none"),
    .step(
      #"{"drag": ⟦"a"⟧, "touch": [[0, 1, 2]]}"#, .noBehaviour,
      "no finger moves 'a': neither it nor a layer around it has one of 'scroll', 'pan', 'sheet'"),
    drag(
      "⟦[⟧]", .outOfRange, "'touch' is empty, must have at least one sample [t, x, y]"),
    drag(
      "[[0, 1, 2], [0.5, 1, 2], ⟦[⟧0.5, 3, 4]]", .outOfRange,
      "a touch sample is at 0.5 s after one at 0.5 s, times must rise"),
    drag(
      "[⟦[⟧0, 1]]", .wrongType,
      "'touch' has 2 numbers, must be a list of 3 numbers [time, x, y]"),
    drag(
      "[[⟦-1⟧, 1, 2]]", .outOfRange, "'touch.time' is -1, must be 0 to 86400 s"),
    drag(
      "⟦3⟧", .wrongType,
      "'touch' is the number 3, must be a list of samples [t, x, y], or an object"
    ),
    drag(
      #"{"from": [1, 2], "to": [3, 4], "duration": ⟦0⟧}"#, .outOfRange,
      "'duration' is 0, must be 0.001 to 86400 s"),
    drag(
      #"{"from": [1, 2], "to": [3, 4], "duration": 1, "release": ⟦"drop"⟧}"#, .unknownWord,
      "unknown release 'drop'"),
    SpecFaultTests.Fault(
      SpecText(
        layers: #"[{"id": "list", "scroll": {}}]"#,
        timeline: #"[{"set": {"list": {⟦"velocity.y"⟧: 3}}}]"#), .readOnly,
      "'velocity.y' can be read, not written", hint: "a finger moves it: see 'drag'"),
  ]

  static func drag(
    _ touch: String, _ code: DiagnosticCode, _ message: String
  ) -> SpecFaultTests.Fault {
    SpecFaultTests.Fault(
      SpecText(
        layers: #"[{"id": "list", "scroll": {}}]"#,
        timeline: #"[{"drag": "list", "touch": \#(touch)}]"#), code, message)
  }

  @Test(arguments: faults)
  func isToldOnceAtItsPlace(_ fault: SpecFaultTests.Fault) throws {
    try SpecFaultTests.judge(fault)
  }
}
