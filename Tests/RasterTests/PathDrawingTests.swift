import Drawing
import Geometry
import Testing

@testable import Raster

/// Pixels that follow from what a stroke or a fill covers.
@Suite struct PathDrawingTests {
  static func stroked(
    _ data: String, _ stroke: Stroke, _ color: Color = .black
  ) throws -> DisplayItem {
    .path(PathItem(path: try Path(svgData: data), style: .stroke(stroke), color: color))
  }

  static func filled(_ data: String, _ rule: FillRule) throws -> DisplayItem {
    .path(PathItem(path: try Path(svgData: data), style: .fill(rule), color: .black))
  }

  /// Alpha along a row.
  func row(_ frame: Frame, _ y: Int) -> [Int] { (0..<frame.width).map { frame.pixel($0, y)[3] } }

  @Test(arguments: Stroke.Cap.allCases)
  func capsEndALine(cap: Stroke.Cap) throws {
    let frame = try render(
      [try Self.stroked("M4 4H8", Stroke(width: 4, cap: cap))], width: 12, height: 8)
    let inside = row(frame, 4)
    #expect(inside[4..<8].allSatisfy { $0 == 255 })
    let beyond = cap == .butt ? 0 : 255
    #expect(inside[3] == beyond && inside[8] == beyond)
    // The corner of a square cap is empty in a round one.
    let corner = frame.pixel(2, 2)[3]
    switch cap {
    case .butt: #expect(corner == 0)
    case .round: #expect(corner > 0 && corner < 200)
    case .square: #expect(corner == 255)
    }
    #expect(row(frame, 1).allSatisfy { $0 == 0 } && row(frame, 6).allSatisfy { $0 == 0 })
  }

  @Test func dashesStartAtTheirPhase() throws {
    let pattern: [Double] = [3, 2]
    func dashed(_ phase: Double) throws -> [Int] {
      let stroke = Stroke(width: 2, dashPattern: pattern, dashPhase: phase)
      let frame = try render([try Self.stroked("M0 1H10", stroke)], width: 10, height: 2)
      return row(frame, 0).map { $0 / 255 }
    }
    #expect(try dashed(0) == [1, 1, 1, 0, 0, 1, 1, 1, 0, 0])
    #expect(try dashed(2) == [1, 0, 0, 1, 1, 1, 0, 0, 1, 1])
    #expect(try dashed(-1) == [0, 1, 1, 1, 0, 0, 1, 1, 1, 0])
  }

  /// A corner of 90° has a miter of √2 line widths.
  @Test func miterLimitCutsCornersOff() throws {
    func corner(_ join: Stroke.Join, _ limit: Double) throws -> Int {
      let stroke = Stroke(width: 4, join: join, miterLimit: limit)
      return try render([try Self.stroked("M2 12V4H10", stroke)], width: 12, height: 12)
        .pixel(0, 2)[3]
    }
    #expect(try corner(.miter, 10) == 255)
    #expect(try corner(.miter, 1.42) == 255)
    #expect(try corner(.miter, 1.41) < 100)
    #expect(try corner(.bevel, 10) < 100)
    #expect((1..<255).contains(try corner(.round, 10)))
  }

  @Test func fillRulesDifferWhereAPathCoversTwice() throws {
    let data = "M0 0H9V9H0Z M3 3H6V6H3Z"
    let both = try FillRule.allCases.map {
      try render([try Self.filled(data, $0)], width: 9, height: 9).pixel(4, 4)[3]
    }
    #expect(both == [255, 0])
    let opposite = try render(
      [try Self.filled("M0 0H9V9H0Z M3 3V6H6V3Z", .nonZero)], width: 9, height: 9)
    #expect(opposite.pixel(4, 4)[3] == 0)
  }

  @Test func quadraticCurvesAreFilledExactly() throws {
    // Between y = x²/20 and the x axis, from 0 to 20: a third of the square.
    let frame = try render([try Self.filled("M0 0Q10 0 20 20V0", .nonZero)], width: 20, height: 20)
    let covered = (0..<20).reduce(0) { $0 + row(frame, $1).reduce(0, +) }
    #expect(abs(Double(covered) / 255 - 400.0 / 3) < 0.5)
    #expect(frame.pixel(19, 1)[3] == 255 && frame.pixel(1, 18)[3] == 0)
  }

  /// The pen is measured in the layer's points, so it is stretched with the layer.
  @Test func thePenIsTransformed() throws {
    let group = Group(
      id: "g", transform: .scale(x: 1, y: 3),
      items: [
        try Self.stroked("M0 2H12", Stroke(width: 2)), try Self.stroked("M6 0V4", Stroke(width: 2)),
      ])
    let frame = try render([.group(group)], width: 12, height: 12)
    #expect((0..<12).map { frame.pixel(0, $0)[3] / 255 } == [0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0])
    #expect(row(frame, 0).map { $0 / 255 } == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
  }

  /// One stroke that crosses itself covers each pixel once.
  @Test func aTranslucentStrokeDoesNotAddUp() throws {
    let frame = try render(
      [try Self.stroked("M0 4H8M4 0V8", Stroke(width: 2), Color.black.withAlpha(0.5))], width: 8,
      height: 8)
    #expect(frame.pixel(4, 4)[3] == 128 && frame.pixel(0, 4)[3] == 128)
  }

  @Test func survivesAnyNumber() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    for value in [Double.nan, .infinity, 1e300, -1e300, 1e9, 1e-300] {
      var path = Path([.move(to: .zero), .line(to: Point(x: value, y: 2)), .close])
      let stroke = Stroke(width: 1, dashPattern: [1e-9, 1], dashPhase: 3)
      let items: [DisplayItem] = [
        .path(PathItem(path: path, style: .fill(.nonZero), color: .black)),
        .path(PathItem(path: path, style: .stroke(stroke), color: .black)),
      ]
      path = Path([.move(to: .zero), .line(to: Point(x: 1, y: 1))])
      let wide = Stroke(width: abs(value), miterLimit: 10, dashPattern: [abs(value)])
      let frame = try render(
        items + [
          .path(PathItem(path: path, style: .stroke(wide), color: .black)),
          fill(3, 3, 1, 1, red),
        ], width: 4, height: 4)
      #expect(frame.pixel(3, 3) == [255, 0, 0, 255], "\(value)")
    }
  }
}
