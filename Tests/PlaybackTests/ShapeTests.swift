import Drawing
import Geometry
import Playback
import Testing

/// What shape and gradient layers become in a display list.
struct ShapeTests {
  /// The items of the only layer.
  private func items(_ timeline: Timeline, at time: Double = 0) throws -> [DisplayItem] {
    guard case .group(let group) = try #require(try timeline.displayList(at: time).items.first)
    else { return [] }
    return group.items
  }

  private func shape(_ keys: String, timeline steps: String = "") throws -> Timeline {
    try timeline(
      layers: #"{ "id": "s", "type": "shape", "frame": [10, 20, 40, 30], \#(keys) }"#,
      timeline: steps)
  }

  private func paths(_ timeline: Timeline, at time: Double = 0) throws -> [PathItem] {
    try items(timeline, at: time).compactMap { if case .path(let item) = $0 { item } else { nil } }
  }

  /// CAShapeLayer's defaults.
  @Test func isFilledBlackAndNotStroked() throws {
    let timeline = try shape(#""path": "M0 0H10V10Z""#)
    #expect(
      try items(timeline) == [
        .path(
          PathItem(
            path: Path(svgData: "M0 0H10V10Z"), style: .fill(.nonZero), color: .black))
      ])
    #expect(try items(try shape(#""fillColor": "red""#)).isEmpty)
  }

  @Test func strokesAboveTheFill() throws {
    let found = try paths(
      try shape(
        #"""
        "path": "M0 0H10", "fillRule": "evenOdd", "strokeColor": "red", "lineWidth": 3,
        "lineCap": "round", "lineJoin": "bevel", "miterLimit": 4, "lineDashPattern": [2, 1],
        "lineDashPhase": 0.5
        """#))
    let stroke = Stroke(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dashPattern: [2, 1], dashPhase: 0.5)
    #expect(found.map(\.style) == [.fill(.evenOdd), .stroke(stroke)])
    #expect(
      try paths(try shape(#""path": "M0 0H1", "strokeColor": "red", "lineWidth": 0"#)).count == 1)
  }

  /// Dashes that are all 0 long would never end.
  @Test func dashesWithoutLengthDrawNoGaps() throws {
    let found = try paths(
      try shape(#""path": "M0 0H10", "strokeColor": "red", "lineDashPattern": [0, 0]"#))
    #expect(found.last?.style == .stroke(Stroke(width: 1)))
  }

  @Test func strokesAPartOfItsLength() throws {
    let timeline = try shape(
      #""path": "M0 0H100", "strokeColor": "red", "strokeEnd": 0"#,
      timeline: #"""
        { "animate": { "s": { "strokeEnd": 1 } }, "duration": 1, "timing": "linear" },
        { "animate": { "s": { "strokeStart": 1 } }, "duration": 1, "timing": "linear" }
        """#)
    #expect(try paths(timeline).count == 1)
    #expect(try paths(timeline, at: 0.25).last?.path.svgData == "M0 0 L25 0")
    #expect(try paths(timeline, at: 1).last?.path.svgData == "M0 0 L100 0")
    #expect(try paths(timeline, at: 1.75).last?.path.svgData == "M75 0 L100 0")
    #expect(try paths(timeline, at: 2).count == 1)
  }

  /// Dashes stay where they are on the whole path while its start is cut off; a subpath that is cut
  /// is a line of its own, and translucent lines are put together first.
  @Test func dashesLieAsOnTheWholePath() throws {
    let keys = #"""
      "path": "M0 0H60M0 10H40", "fillColor": "clear", "lineDashPattern": [4, 2],
      "lineDashPhase": 1, "strokeStart": 0.3
      """#
    let found = try paths(try shape(keys + #", "strokeColor": "red""#))
    #expect(found.map(\.path.svgData) == ["M30 0 L60 0", "M0 10 L40 10"])
    let phases: [Double] = found.map { item in
      if case .stroke(let stroke) = item.style { stroke.dashPhase } else { -1 }
    }
    #expect(phases == [31, 1])
    let translucent = try items(try shape(keys + ##", "strokeColor": "#ff000033""##))
    guard translucent.count == 1, case .group(let group) = translucent[0] else {
      Issue.record("\(translucent)")
      return
    }
    #expect(group.opacity == 0.2 && group.items.count == 2)
  }

  @Test func pathsOfOneStructureMoveIntoEachOther() throws {
    let timeline = try shape(
      #""path": "M0 0L10 0Q10 10 0 10Z""#,
      timeline: #"""
        { "animate": { "s": { "path": "M4 4L20 0Q10 20 0 10Z" } }, "duration": 1,
          "timing": "linear" },
        { "animate": { "s": { "path": "M0 0H5" } }, "delay": 0.5, "duration": 1 }
        """#)
    #expect(try paths(timeline, at: 0.25).first?.path.svgData == "M1 1 L12.5 0 Q10 12.5 0 10 Z")
    #expect(try paths(timeline, at: 1).first?.path.svgData == "M4 4 L20 0 Q10 20 0 10 Z")
    // Core Animation leaves undefined what another structure does; here it switches at once.
    #expect(try paths(timeline, at: 1.5).first?.path.svgData == "M0 0 L5 0")
  }

  @Test func rectanglesOfAPathMayBeLive() throws {
    let timeline = try shape(
      #""path": { "roundedRect": [0, "=index", "=self.width", 20], "cornerRadius": "=self.height / 10" }, "repeat": 1"#,
      timeline: #"""
        { "animate": { "s[0]": { "width": 80, "height": 50 } }, "duration": 1, "timing": "linear" },
        { "set": { "s[0]": { "path": { "ovalIn": [0, 0, "=self.width / 2", 8] } } } }
        """#)
    let halfway = Path(roundedRect: Rect(x: 0, y: 0, width: 60, height: 20), cornerRadius: 4)
    #expect(try paths(timeline, at: 0.5).first?.path == halfway)
    let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 40, height: 8))
    #expect(try paths(timeline, at: 1).first?.path == oval)
  }

  @Test func aPathMayBeAnExpression() throws {
    let timeline = try timeline(
      layers: #"""
        { "id": "s", "type": "shape", "path": "=a.opacity < 1 ? 'M0 0H1' : arrow" },
        { "id": "a" }
        """#, timeline: #"{ "set": { "a": { "opacity": 0.5 } }, "delay": 1 }"#,
      variables: #""arrow": "M0 0H2""#)
    #expect(try paths(timeline).first?.path.svgData == "M0 0 L2 0")
    #expect(try paths(timeline, at: 1).first?.path.svgData == "M0 0 L1 0")
  }

  // MARK: Gradients

  private func gradient(_ keys: String, at time: Double = 0, timeline steps: String = "") throws
    -> GradientItem?
  {
    let timeline = try timeline(
      layers: #"{ "id": "g", "frame": [10, 20, 40, 30], \#(keys) }"#, timeline: steps)
    return try items(timeline, at: time).lazy.compactMap {
      if case .gradient(let item) = $0 { item } else { nil }
    }.first
  }

  /// CAGradientLayer's defaults: from the middle of the upper edge to that of the lower one, colours
  /// evenly spaced.
  @Test func spacesColoursEvenly() throws {
    let found = try #require(
      try gradient(
        #""type": "axialGradient", "colors": ["red", "lime", "blue"], "cornerRadius": 4"#))
    let bounds = Rect(x: 0, y: 0, width: 40, height: 30)
    #expect(found.shape == .roundedRect(bounds, CornerRadii(4)))
    #expect(found.gradient.rect == bounds && found.gradient.form == .axial)
    #expect(found.gradient.start == Point(x: 0.5, y: 0))
    #expect(found.gradient.end == Point(x: 0.5, y: 1))
    #expect(found.gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func withoutColoursThereIsNoGradient() throws {
    #expect(try gradient(#""type": "radialGradient""#) == nil)
    #expect(try gradient(#""type": "radialGradient", "colors": ["red"]"#) != nil)
  }

  @Test func coloursAndLocationsMove() throws {
    let found = try #require(
      try gradient(
        #""type": "conicGradient", "colors": ["black", "white"], "locations": [0, 0.5]"#, at: 0.25,
        timeline: #"""
          { "animate": { "g": { "colors": ["white", "#fff0"], "locations": [0.4, 1],
            "endPoint": [1, 0.5] } }, "duration": 1, "timing": "linear" }
          """#))
    #expect(found.gradient.stops.map(\.color.red) == [0.25, 1])
    #expect(found.gradient.stops.map(\.color.alpha) == [1, 0.75])
    #expect(found.gradient.stops.map(\.location) == [0.1, 0.625])
    #expect(found.gradient.end == Point(x: 0.625, y: 0.875))
  }

  /// On its way a location may pass another; it then counts as that.
  /// Written ones must not; those that live may, and then stay where the one before is.
  @Test func locationsNeverGoBack() throws {
    let found = try #require(
      try gradient(
        #""type": "axialGradient", "colors": ["red", "red", "red"], "locations": [0, 0.8, "=g.opacity / 2"]"#
      ))
    #expect(found.gradient.stops.map(\.location) == [0, 0.8, 0.8])
  }

  /// Under a clip of the same shape the clip alone rounds it.
  @Test func aClippedGradientIsSquare() throws {
    let found = try #require(
      try gradient(
        #""type": "axialGradient", "colors": ["red"], "cornerRadius": 4, "masksToBounds": true"#))
    #expect(found.shape == .roundedRect(Rect(x: 0, y: 0, width: 40, height: 30), .zero))
  }
}
