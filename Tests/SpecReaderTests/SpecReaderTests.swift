import Expressions
import Geometry
import Motion
import SceneModel
import SpecReader
import Testing

/// What a right spec becomes.
@Suite struct SpecReaderTests {
  private func scene(_ spec: SpecText, overrides: Overrides = Overrides()) throws -> Scene {
    let result = read(spec, overrides: overrides)
    #expect(result.diagnostics.isEmpty, "\(result.told)")
    return try #require(result.scene)
  }

  /// The values of the first layer by key, known ones only.
  private func values(_ spec: SpecText) throws -> [String: Value] {
    let layer = try #require(try scene(spec).layers.first)
    return Dictionary(
      layer.values.compactMap { value in value.formula.value.map { (value.key.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func readsEveryFormOfAValue() throws {
    let found = try values(
      SpecText(
        layers: #"""
          [{"type": "text", "frame": [1, 2, 3, 4], "anchorPoint": [0, 1], "opacity": 0.5,
            "hidden": true, "backgroundColor": "#ff000080", "cornerRadius": [1, 2, 3, 4],
            "transform.scale": 2, "transform.translation": ["=1 + 1", 3],
            "string": "==x", "font": "Inter", "fontWeight": "semibold",
            "textAlignment": "center"}]
          """#))
    #expect(
      found == [
        "frame": .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
        "anchorPoint": .point(Point(x: 0, y: 1)), "opacity": .number(0.5),
        "hidden": .boolean(true),
        "backgroundColor": .color(Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)),
        "cornerRadius": .list([.number(1), .number(2), .number(3), .number(4)]),
        "transform.scale": .number(2), "transform.translation": .point(Point(x: 2, y: 3)),
        "string": .text("=x"), "font": .list([.text("Inter")]), "fontWeight": .number(600),
        "textAlignment": .text("center"),
      ])
  }

  @Test func evaluatesWhatIsKnown() throws {
    let found = try values(
      SpecText(
        variables:
          #"{"ink": "systemRed", "row": 177, "double": "=row * 2", "dim": "=canvas.height"}"#,
        layers: #"""
          [{"minX": "=double", "height": "=dim / 4", "backgroundColor": "=ink",
            "hidden": "=row > 5 && appearance == 'light'"}]
          """#))
    #expect(found["minX"] == .number(354))
    #expect(found["height"] == .number(50))
    #expect(found["hidden"] == .boolean(true))
    #expect(
      found["backgroundColor"] == .color(try Color(text: "systemRed", appearance: .light)))
  }

  @Test func keepsWhatDependsOnLayers() throws {
    let scene = try scene(
      SpecText(
        variables: #"{"h": "=b.height * 2"}"#,
        layers: #"[{"id": "a", "minX": "=b.\u006dinX + 1", "width": "=h"}, {"id": "b"}]"#))
    let minX = scene.layers[0].values[0].formula
    guard case .expression(let expression) = minX.kind else {
      Issue.record("no expression")
      return
    }
    #expect(expression.text == "b.minX + 1")
    #expect(expression.type == .number)
    // The escape takes six columns in the file, where 'm' has one.
    #expect(minX.columns == [0, 1, 2, 8, 9, 10, 11, 12, 13, 14, 15])
    #expect(scene.variables.map(\.name) == ["appearance", "h"])
  }

  @Test func mergesStyles() throws {
    let found = try values(
      SpecText(
        variables: #"""
          {"label": {"type": "text", "fontSize": 13, "frame": [5, 6, 7, 8], "opacity": 0.1},
           "quiet": {"opacity": 0.5, "hidden": true}}
          """#,
        layers: #"[{"style": ["=quiet", "=label"], "fontSize": 20, "minX": 1, "maxX": 9}]"#))
    #expect(
      found == [
        "fontSize": .number(20), "minX": .number(1), "maxX": .number(9), "opacity": .number(0.5),
        "hidden": .boolean(true), "minY": .number(6), "height": .number(8),
      ])
  }

  @Test func putsVariablesInPlace() throws {
    let scene = try scene(
      SpecText(
        variables: #"""
          {"place": ["=parent.midX", 2, 3, 4], "moves": [{"wait": 1}, "=turn"],
           "turn": {"animate": {"a": {"opacity": "=fade"}}, "duration": "=t", "timing": "=soft"},
           "fade": {"from": 1, "to": 0}, "soft": {"dampingRatio": 0.5}, "t": 2}
          """#, layers: #"[{"id": "a", "frame": "=place"}]"#, timeline: #""=moves""#))
    #expect(scene.variables.map(\.name) == ["appearance", "t"])
    #expect(scene.timeline.count == 2)
    guard case .animate(let animation) = scene.timeline[1].kind,
      case .dampingRatio(let ratio, nil)? = animation.timing?.kind,
      case .basic(let from?, let to?, nil) = animation.assignments[0].value
    else {
      Issue.record("not an animation")
      return
    }
    #expect(ratio.value == .number(0.5))
    #expect(from.value == .number(1) && to.value == .number(0))
    #expect(animation.duration?.value == .number(2))
    // The places are those of the variables.
    #expect(scene.timeline[1].place.path == "/variables/turn")
    #expect(scene.layers[0].values[0].formula.place.path == "/variables/place")
  }

  @Test func countsCopies() throws {
    let scene = try scene(
      SpecText(
        variables:
          #"{"bones": [{"frame": [1, 2, 3, 4], "name": "a"}, {"frame": [5, 6, 7, 8], "name": "b"}]}"#,
        layers: #"""
          [{"id": "bone", "type": "text", "repeat": "=bones", "frame": "=item.frame", "string": "=item.name"},
           {"id": "three", "repeat": 3, "sublayers": [{"id": "two", "repeat": "=index", "minX": 1}]}]
          """#.replacing("\"=index\"", with: "\"=1 + 1\"")))
    #expect(scene.layers[0].copies?.count == 2)
    #expect(
      scene.layers[0].copies?.items?[1]
        == .dictionary([
          .init(name: "frame", value: .list([.number(5), .number(6), .number(7), .number(8)])),
          .init(name: "name", value: .text("b")),
        ]))
    #expect(scene.layers[0].values[0].formula.type == .rect)
    #expect(scene.layers[1].copies == Copies(count: 3))
    #expect(scene.layers[1].sublayers[0].copies == Copies(count: 2))
  }

  /// As a step writes it, as it names the layers from the outside in.
  @Test(arguments: [
    ("a", "a"), ("list.a", "a"), ("row[2]", "row[2]"), ("row[*]", "row[*]"),
    ("row[1].title", "row[1].title"), ("list.row[1].title", "row[1].title"),
    ("row[0].cell[*]", "row[0].cell[*]"), ("row[*].cell[3].icon", "row[*].cell[3].icon"),
  ])
  func namesLayers(written: String, path: String) throws {
    let scene = try scene(
      SpecText(
        layers: #"""
          [{"id": "list", "sublayers": [{"id": "a"}, {"id": "row", "repeat": 3, "sublayers": [
             {"id": "title"}, {"id": "cell", "repeat": 4, "sublayers": [{"id": "icon"}]}]}]}]
          """#, timeline: "[{\"set\": {\"\(written)\": {\"opacity\": 0}}}]"))
    guard case .set(let assignments) = scene.timeline[0].kind else {
      Issue.record("no set")
      return
    }
    #expect(assignments.map(\.layer.description) == [path])
  }

  @Test func readsEveryStep() throws {
    let scene = try scene(
      SpecText(
        layers:
          #"[{"id": "a", "sublayers": [{"id": "b", "type": "image"}]}, {"id": "row", "repeat": 2}]"#,
        timeline: #"""
          [{"id": "one", "set": {"a": {"hidden": true}, "b": {"contents": {"snapshot": "row[1]"}}}},
           {"animate": {"row[*]": {"minY": "=self.presentation.minY + index"}}, "duration": "=0.1 * count",
            "delay": "=index * 0.03", "timing": [0, 0, 1, 1], "blend": "replace"},
           {"animate": {"a": {"opacity": {"by": -2}}}, "timing": {"mass": 2, "allowsOverdamping": true}},
           {"transition": {"layer": "a", "style": "flipFromBottom", "set": {"b": {"hidden": true}}}, "duration": 1},
           {"wait": 0.5}, {"wait": "=a.width > 5"}, {"wait": "=a.width"},
           {"if": "=a.hidden", "then": [{"wait": 1}], "else": [[{"wait": 1}]]},
           {"parallel": [{"wait": 1}, [{"wait": 2}, {"wait": 3}]]}, {"sequence": [], "delay": 1},
           {"parallel": [{"animate": {"a": {"opacity": 0}}, "duration": 1}], "duration": 0.5}]
          """#))
    let kinds = scene.timeline.map { step in
      switch step.kind {
      case .set: "set"
      case .animate: "animate"
      case .transition: "transition"
      case .drag: "drag"
      case .pause: "pause"
      case .wait: "wait"
      case .branch: "branch"
      case .parallel: "parallel"
      case .sequence: "sequence"
      case .group: "group"
      }
    }
    #expect(
      kinds == [
        "set", "animate", "animate", "transition", "pause", "wait", "pause", "branch", "parallel",
        "sequence", "group",
      ])
    guard case .set(let assignments) = scene.timeline[0].kind,
      case .to(let contents) = assignments[1].value,
      case .snapshot(let path) = contents.kind,
      case .animate(let spring) = scene.timeline[2].kind,
      case .spring(let parameters)? = spring.timing?.kind
    else {
      Issue.record("not as written")
      return
    }
    #expect(path.description == "row[1]")
    #expect(scene.timeline[0].id == "one")
    #expect(spring.duration == nil)
    #expect(parameters.mass?.value == .number(2) && parameters.stiffness == nil)
    #expect(parameters.allowsOverdamping)
  }

  struct Rate: Sendable, CustomTestStringConvertible {
    var fps: String
    var rate: FrameRate
    var testDescription: String { fps }
  }

  static let rates = [
    Rate(fps: "60", rate: FrameRate(numerator: 60)),
    Rate(fps: "12.5", rate: FrameRate(numerator: 25, denominator: 2)),
    Rate(fps: "\"60000/1001\"", rate: FrameRate(numerator: 60000, denominator: 1001)),
    Rate(fps: "59.94", rate: FrameRate(numerator: 60000, denominator: 1001)),
    Rate(fps: "29.97", rate: FrameRate(numerator: 30000, denominator: 1001)),
    Rate(fps: "23.976", rate: FrameRate(numerator: 24000, denominator: 1001)),
    Rate(fps: "23.98", rate: FrameRate(numerator: 24000, denominator: 1001)),
    Rate(fps: "\"=30 * 2\"", rate: FrameRate(numerator: 60)),
  ]

  @Test(arguments: rates) func readsFrameRates(_ rate: Rate) throws {
    let spec = SpecText(canvas: "{\"size\": [10, 10], \"fps\": \(rate.fps)}")
    #expect(try scene(spec).canvas.frameRate == rate.rate)
  }

  @Test func readsTheCanvas() throws {
    let device = try scene(
      SpecText(
        canvas: #"{"device": "iphone-x", "duration": 2.05, "background": "=ink"}"#,
        variables: #"{"ink": "white"}"#)
    ).canvas
    #expect(device.size == Size(width: 375, height: 812))
    #expect(device.scale == 3)
    #expect(device.duration == 2_050_000_000)
    #expect(device.background?.value == .color(.white))
    let size = try scene(SpecText(canvas: #"{"size": ["=w", 20]}"#, variables: #"{"w": 30}"#))
      .canvas
    #expect(size.size == Size(width: 30, height: 20))
    #expect(size.scale == 1 && size.frameRate == FrameRate(numerator: 60))
    #expect(size.background == nil && size.duration == nil)
  }

  @Test func chosenVariantsReplaceVariables() throws {
    let spec = SpecText(
      variables: #"{"a": 1, "b": 1, "c": 1}"#,
      layers: #"[{"opacity": "=a / 10", "backgroundColor": "label"}]"#,
      more: #""variants": {"x": {"a": 2, "b": 2}, "y": {"b": 3, "appearance": "dark"}},"#)
    func variables(_ overrides: Overrides) throws -> [String: Value?] {
      Dictionary(
        uniqueKeysWithValues: try scene(spec, overrides: overrides).variables.map {
          ($0.name, $0.formula.value)
        })
    }
    #expect(
      try variables(Overrides())
        == ["appearance": .text("light"), "a": .number(1), "b": .number(1), "c": .number(1)])
    #expect(
      try variables(Overrides(variants: ["x", "y"]))
        == ["appearance": .text("dark"), "a": .number(2), "b": .number(3), "c": .number(1)])
    let assigned = Overrides(
      variants: ["x"],
      assignments: [
        .init(variable: "a", value: "7"), .init(variable: "b", value: "plain text"),
        .init(variable: "c", value: "=a + 1"),
      ])
    #expect(
      try variables(assigned)
        == [
          "appearance": .text("light"), "a": .number(7), "b": .text("plain text"), "c": .number(8),
        ])
    let dark = try scene(spec, overrides: Overrides(variants: ["y"]))
    #expect(dark.appearance == .dark)
    #expect(
      dark.layers[0].values[1].formula.value
        == .color(try Color(text: "label", appearance: .dark)))
  }

  /// The rectangles by hand: on the upright screen of 393 × 852 points the island of iPhone 15 is
  /// 126 × 37.33 points, in the middle, 11 or so below the edge (the device table has it).
  @Test(arguments: [("landscape", true), ("landscapeRight", true), ("landscapeLeft", false)])
  func theDeviceIsTurned(word: String, isTopOnTheLeft: Bool) throws {
    let canvas = try scene(
      SpecText(canvas: #"{"device": "iphone-15", "orientation": "\#(word)"}"#)
    ).canvas
    #expect(canvas.size == Size(width: 852, height: 393))
    let upright = try #require(Device.named("iphone-15"))
    let turned = try #require(canvas.device)
    #expect(turned.safeArea == upright.landscapeSafeArea)
    #expect(turned.safeArea == .init(top: 0, left: 59, bottom: 21, right: 59))
    let island = upright.cutoutRect
    #expect(turned.screenClass == .island)
    #expect(turned.cutoutRect.size == Size(width: island.size.height, height: island.size.width))
    #expect(abs(turned.cutoutRect.midY - 393 / 2) < 1e-9)
    #expect(
      isTopOnTheLeft
        ? turned.cutoutRect.minX == island.minY
        : abs(852 - turned.cutoutRect.maxX - island.minY) < 1e-9)
    let reading = try scene(
      SpecText(
        canvas: #"{"device": "iphone-15", "orientation": "\#(word)"}"#,
        layers: #"[{"width": "=canvas.width", "minX": "=canvas.safeArea.left"}]"#))
    #expect(reading.layers[0].values.compactMap(\.formula.value) == [.number(852), .number(59)])
  }

  @Test func theOrientationStaysWithAnotherDevice() throws {
    let spec = SpecText(canvas: #"{"device": "iphone-x", "orientation": "landscape"}"#)
    let device = try scene(spec, overrides: Overrides(device: "iphone-15-pro"))
    #expect(device.canvas.size == Size(width: 852, height: 393))
    let size = try scene(spec, overrides: Overrides(size: Size(width: 10, height: 20)))
    #expect(size.canvas.size == Size(width: 10, height: 20))
    #expect(size.canvas.device == nil)
  }

  @Test func theCommandLineReplacesTheCanvas() throws {
    let spec = SpecText(
      canvas: #"{"device": "iphone-x", "fps": 30, "background": "white"}"#,
      layers: #"[{"width": "=canvas.width"}]"#)
    let replaced = try scene(
      spec,
      overrides: Overrides(
        size: Size(width: 10, height: 20), scale: 1.5, frameRate: FrameRate(numerator: 24),
        background: "black"))
    #expect(replaced.canvas.size == Size(width: 10, height: 20))
    #expect(replaced.canvas.device == nil && replaced.canvas.scale == 1.5)
    #expect(replaced.canvas.frameRate == FrameRate(numerator: 24))
    #expect(replaced.canvas.background?.value == .color(.black))
    #expect(replaced.layers[0].values[0].formula.value == .number(10))
    let device = try scene(spec, overrides: Overrides(device: "iphone-15-pro"))
    #expect(device.canvas.device?.name == "iphone-15-pro")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var overrides: Overrides
    var message: String
    var hint: String?
    var testDescription: String { message }
  }

  static let refusals = [
    Refusal(
      overrides: Overrides(variants: ["drak"]), message: "unknown variant 'drak'",
      hint: "did you mean 'dark'?"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "drob", value: "1")]),
      message: "unknown variable 'drob' in --set", hint: "did you mean 'drop'?"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "card.widht", value: "1")]),
      message: "'card' has no field 'widht' in --set", hint: "did you mean 'width'?"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "card.look.color.x", value: "1")]),
      message: "'card.look.color' in --set is the text 'red', must be a dictionary",
      hint: "--set card.look.color=… replaces all of it"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "drop.x", value: "1")]),
      message: "'drop' in --set is the number 1, must be a dictionary",
      hint: "--set drop=… replaces all of it"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "card.", value: "1")]),
      message: "'card' has no field '' in --set", hint: "known: width, look"),
    Refusal(
      overrides: Overrides(device: "iphone-15-por"), message: "unknown device 'iphone-15-por'",
      hint: "did you mean 'iphone-15-pro'?"),
    Refusal(
      overrides: Overrides(background: "blakc"), message: "unknown colour 'blakc'",
      hint: "did you mean 'black'?"),
    Refusal(
      overrides: Overrides(assignments: [.init(variable: "drop", value: "=ther + 1")]),
      message: "unknown name 'ther'", hint: "did you mean 'other'?"),
  ]

  @Test(arguments: refusals) func refusesTheCommandLines(_ refusal: Refusal) throws {
    let spec = SpecText(
      variables: """
        {"drop": 1, "other": 2, "card": {"width": 10, "look": {"color": "red"}}}
        """, more: #""variants": {"dark": {"drop": 2}},"#)
    let result = read(spec, overrides: refusal.overrides)
    #expect(result.scene == nil)
    #expect(result.diagnostics.map(\.message) == [refusal.message])
    #expect(result.diagnostics.first?.hint == refusal.hint)
  }

  /// Over the variant's value, one field after the other; others stay.
  @Test func setsFieldsOfDictionaries() throws {
    let spec = SpecText(
      variables: """
        {"card": {"width": 10, "height": 4, "look": {"color": "red", "depth": 1}}}
        """,
      layers: """
        [{"width": "=card.width", "height": "=card.height", "minX": "=card.look.depth",
          "backgroundColor": "=card.look.color"}]
        """)
    let overrides = Overrides(assignments: [
      .init(variable: "card.width", value: "12"),
      .init(variable: "card.look.color", value: "blue"),
      .init(variable: "card.width", value: "=2 * 10"),
    ])
    let scene = try scene(spec, overrides: overrides)
    guard
      case .dictionary(let fields)? = scene.variables.first(where: { $0.name == "card" })?
        .formula.value
    else {
      Issue.record("\(scene.variables)")
      return
    }
    #expect(
      fields.map(\.value.description) == ["20", "4", "{color: 'blue', depth: 1}"])
  }

  @Test func tellsAllFaultsInOrder() {
    let result = read(
      SpecText(
        layers: #"[{"alpha": 1, "opacity": 2, "minX": "=q"}, {"id": "index"}]"#,
        timeline: #"[{"set": {"z": {}}}, {"wait": -1}]"#))
    #expect(
      result.diagnostics.map(\.code) == [
        .unknownKey, .outOfRange, .unknownName, .nameClash, .unknownName, .outOfRange,
      ])
  }

  /// A variable whose fault makes many values unreadable is told once.
  @Test func tellsAVariablesFaultOnce() {
    let result = read(
      SpecText(
        variables: #"{"a": "=1 +", "b": "=a"}"#,
        layers: #"[{"minX": "=a", "minY": "=b", "width": "=a + b"}]"#))
    #expect(result.diagnostics.count == 1, "\(result.told)")
  }

  @Test(arguments: [
    #"{"s": [{"sublayers": "=s"}]}"#, #"{"s": "=s"}"#, #"{"s": "=u", "u": ["=s", "=s"]}"#,
  ])
  func endsOnVariablesThatHoldThemselves(variables: String) {
    let result = read(SpecText(variables: variables, layers: #""=s""#, timeline: #""=s""#))
    #expect(result.scene == nil)
    #expect(!result.diagnostics.isEmpty)
  }

  @Test(arguments: [(#""version": 2,"#, DiagnosticCode.version), (#""version": "1","#, .wrongType)])
  func readsOnlyItsVersion(version: String, code: DiagnosticCode) {
    let result = SpecReader.read("{\(version) \"canvas\": {\"size\": [1, 1]}}", file: "s")
    #expect(result.diagnostics.map(\.code) == [code])
  }
}
