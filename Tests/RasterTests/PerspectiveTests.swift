import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

/// Groups in perspective against closed forms.
///
/// Expected corners, areas and centroids come from a Python script of its own (4 × 4 matrices on
/// column vectors, `math.sin` and `math.cos`, the shoelace formula): a layer of 100 × 60 pt turned
/// about its middle, seen from 150 pt, its middle at (80, 70).
@Suite struct PerspectiveTests {
  struct Turn: Sendable, CustomTestStringConvertible {
    var axis: Character
    var degrees: Double
    /// Clockwise from the layer's upper left one, in points.
    var corners: [[Double]]
    var area: Double
    var testDescription: String { "\(degrees)° about \(axis)" }

    var projection: Projection {
      let axis: SIMD3<Double> = axis == "x" ? [1, 0, 0] : [0, 1, 0]
      return Projection(
        Transform3D.translation(x: -50, y: -30)
          .then(.rotation(radians: degrees * .pi / 180, about: axis))
          .then(.perspective(distance: 150)).then(.translation(x: 80, y: 70)))
    }
  }

  static let turns = [
    Turn(
      axis: "y", degrees: 30,
      corners: [
        [28.038475773, 34.0], [117.115374448, 44.285714286], [117.115374448, 95.714285714],
        [28.038475773, 106.0],
      ], area: 5497.31717537),
    Turn(
      axis: "y", degrees: 60,
      corners: [
        [44.854314511, 27.825177413], [99.399769057, 46.720277132], [99.399769057, 93.279722868],
        [44.854314511, 112.174822587],
      ], area: 3570.247933884),
    Turn(
      axis: "y", degrees: 80,
      corners: [
        [67.074569839, 25.339248583], [86.536633199, 47.414217805], [86.536633199, 92.585782195],
        [67.074569839, 114.660751417],
      ], area: 1308.756297924),
    Turn(
      axis: "y", degrees: 88,
      corners: [
        [77.383334748, 25.013702219], [81.308930468, 47.49657288], [81.308930468, 92.50342712],
        [77.383334748, 114.986297781],
      ], area: 264.937375177),
    Turn(
      axis: "x", degrees: 30,
      corners: [
        [34.545454545, 46.381125351], [125.454545455, 46.381125351], [135.555555556, 98.867513459],
        [24.444444444, 98.867513459],
      ], area: 5301.655364459),
    Turn(
      axis: "x", degrees: 60,
      corners: [
        [37.381705194, 57.214511558], [122.618294806, 57.214511558], [140.474488699, 88.14234661],
        [19.525511301, 88.14234661],
      ], area: 3188.436603252),
    Turn(
      axis: "x", degrees: 80,
      corners: [
        [38.227563805, 65.647775547], [121.772436195, 65.647775547], [142.263519309, 76.487167998],
        [17.736480691, 76.487167998],
      ], area: 1127.686550724),
    Turn(
      axis: "x", degrees: 88,
      corners: [
        [38.329102536, 69.127423991], [121.670897464, 69.127423991],
        [142.490483122, 71.308531846], [17.509516878, 71.308531846],
      ], area: 227.18720538),
  ]

  static func frame(_ turn: Turn, _ items: [DisplayItem], scale: Double) throws -> Frame {
    let noise = try ImageStore([
      "white": Image(width: 8, height: 8, bytes: [UInt8](repeating: 255, count: 256))
    ])
    return try render(
      [.group(Group(id: "", projection: turn.projection, items: items))],
      width: Int(160 * scale), height: Int(140 * scale), scale: scale, images: noise)
  }

  static let box = fill(0, 0, 100, 60, .white)
  static let image = DisplayItem.image(
    ImageItem(
      image: "white", source: Rect(x: 0, y: 0, width: 1, height: 1),
      destination: Rect(x: 0, y: 0, width: 100, height: 60)))

  @Test(arguments: turns, [1.0, 2.0, 3.0])
  func coversTheAreaOfItsImage(turn: Turn, scale: Double) throws {
    for item in [Self.box, Self.image] {
      let ink = Ink(try Self.frame(turn, [item], scale: scale))
      let expected = turn.area * scale * scale
      #expect(abs(ink.area / expected - 1) < 0.01)
    }
  }

  /// Two layers that meet in an edge leave no gap and do not overlap: what each covers of a pixel,
  /// drawn alone, adds up to what one layer over both covers, to 1/32.
  @Test(arguments: turns, [1.0, 2.0, 3.0]) func edgesMeet(turn: Turn, scale: Double) throws {
    let whole = try Self.frame(turn, [Self.box], scale: scale)
    for halves in [
      [fill(0, 0, 50, 60, .white), fill(50, 0, 50, 60, .white)],
      [fill(0, 0, 100, 25, .white), fill(0, 25, 100, 35, .white)],
    ] {
      let parts = try halves.map { try Self.frame(turn, [$0], scale: scale) }
      for y in 0..<Int(140 * scale) {
        for x in 0..<Int(160 * scale) {
          let sum = parts.reduce(0) { $0 + Int($1.pixel(x, y)[3]) }
          let expected = Int(whole.pixel(x, y)[3])
          try #require(abs(sum - expected) <= 8, "(\(x), \(y)): \(sum), not \(expected)")
        }
      }
    }
  }

  /// Laid over each other as two layers, halves let through what neither covers of a pixel: where one
  /// covers c and the other the rest, c·(1 − c), a quarter or 64 levels at most. So do two layers in
  /// any renderer that lays one over the other; in one layer in perspective they leave nothing.
  @Test(arguments: turns.filter { $0.degrees < 88 })
  func twoLayersThatMeetLetAQuarterThroughAtMost(turn: Turn) throws {
    let halves = [fill(0, 0, 50, 60, .white), fill(50, 0, 50, 60, .white)]
    let alone = try halves.map { try Self.frame(turn, [$0], scale: 1) }
    let whole = try Self.frame(turn, [Self.box], scale: 1)
    let oneLayer = try Self.frame(turn, halves, scale: 1)
    let twoLayers = try render(
      halves.map { .group(Group(id: "", projection: turn.projection, items: [$0])) }, width: 160,
      height: 140)
    for y in 0..<140 {
      for x in 0..<160 {
        let (a, b) = (alone[0].pixel(x, y)[3], alone[1].pixel(x, y)[3])
        let laidOver = Double(a) + Double(b) - Double(a * b) / 255
        let (found, wanted) = (twoLayers.pixel(x, y)[3], whole.pixel(x, y)[3])
        #expect(abs(Double(found) - laidOver) <= 1)
        #expect(wanted - found <= 64 + 8)
        #expect(abs(oneLayer.pixel(x, y)[3] - wanted) <= 1)
      }
    }
  }

  /// The coverage of a row or column of pixels across a straight edge says where the edge crosses
  /// its middle. (At 88° the layer is narrower than that takes.)
  @Test(arguments: turns.filter { $0.degrees < 88 }, [1.0, 3.0])
  func edgesLieWhereTheProjectionHasThem(turn: Turn, scale: Double) throws {
    let frame = try Self.frame(turn, [Self.box], scale: scale)
    let corners = turn.corners.map { Point(x: $0[0] * scale, y: $0[1] * scale) }
    var largest = 0.0
    var count = 0
    func compare(_ a: Point, _ b: Point, inRows: Bool, outwards sign: Int) {
      let (low, high) = inRows ? (min(a.y, b.y), max(a.y, b.y)) : (min(a.x, b.x), max(a.x, b.x))
      // Away from the corners, where the other edges take part.
      for index in Int(low + 9)..<max(Int(low + 9), Int(high - 9)) {
        let middle = Double(index) + 0.5
        let part = inRows ? (middle - a.y) / (b.y - a.y) : (middle - a.x) / (b.x - a.x)
        let expected = inRows ? a.x + part * (b.x - a.x) : a.y + part * (b.y - a.y)
        let found = edge(frame, index, inRow: inRows, outwards: sign, near: expected)
        largest = max(largest, abs(found - expected))
        count += 1
      }
    }
    compare(corners[1], corners[2], inRows: true, outwards: 1)
    compare(corners[3], corners[0], inRows: true, outwards: -1)
    compare(corners[0], corners[1], inRows: false, outwards: -1)
    compare(corners[2], corners[3], inRows: false, outwards: 1)
    #expect(count > 20)
    #expect(largest < 0.05)
    #expect(largest > 0)
  }

  /// Where an edge lies, by the coverage of the pixels from three within to three beyond it.
  private func edge(
    _ frame: Frame, _ index: Int, inRow: Bool, outwards sign: Int, near expected: Double
  ) -> Double {
    let near = Int(expected)
    let start = near - 3 * sign
    var sum = 0.0
    for pixel in min(start, near + 3 * sign)...max(start, near + 3 * sign) {
      sum += Double(inRow ? frame.pixel(pixel, index)[3] : frame.pixel(index, pixel)[3]) / 255
    }
    // The outer side of the first pixel is where the coverage begins to count.
    return sign > 0 ? Double(start) + sum : Double(start + 1) - sum
  }

  struct Mark: Sendable {
    var axis: Character
    var x: Double
    var y: Double
    var centroid: [Double]
    var area: Double
  }

  /// Squares of 4 pt at 60°: the centroid and the area of their images.
  @Test(
    arguments: [
      Mark(axis: "y", x: 6, y: 5, centroid: [52.242271974, 39.628071396], area: 18.41288149),
      Mark(axis: "y", x: 90, y: 50, centroid: [96.893556442, 87.708460282], area: 4.171471972),
      Mark(axis: "y", x: 48, y: 20, centroid: [79.98460194, 61.998577588], area: 8.00213376),
      Mark(axis: "x", x: 6, y: 5, centroid: [42.918282745, 59.858671903], area: 5.504671124),
      Mark(axis: "x", x: 90, y: 50, centroid: [128.122130745, 82.623620834], area: 12.028866175),
      Mark(axis: "x", x: 48, y: 20, centroid: [80, 66.190042687], area: 6.988220108),
    ], [1.0, 3.0])
  func pointsLieWhereTheProjectionHasThem(mark: Mark, scale: Double) throws {
    let turn = try #require(Self.turns.first { $0.axis == mark.axis && $0.degrees == 60 })
    let ink = Ink(try Self.frame(turn, [fill(mark.x, mark.y, 4, 4, .white)], scale: scale))
    #expect(abs(ink.x - mark.centroid[0] * scale) < 0.05)
    #expect(abs(ink.y - mark.centroid[1] * scale) < 0.05)
    // A hundredth, or what the samples of so few pixels leave: a seventh of a pixel.
    let area = mark.area * scale * scale
    #expect(abs(ink.area - area) < max(0.01 * area, 0.14))
  }

  /// Text drawn flat and large, each of its pixels mapped by itself, has the centre and the amount
  /// of ink that text in perspective has.
  @Test(arguments: turns.filter { $0.degrees < 88 })
  func textLiesWhereTheProjectionHasIt(turn: Turn) throws {
    let text = PangoText(fonts: try FontSet())
    let run = TextRun(string: "Hamburgefonstiv", font: Font(size: 11), color: .black)
    var lines = text.layout([run], style: ParagraphStyle(), width: nil).lines
    for index in lines.indices { lines[index].origin = Point(x: 4, y: 40) }
    let item = DisplayItem.text(TextItem(lines: lines))
    let large = 8.0
    let flat = try render([item], width: 800, height: 480, scale: large)
    var expected = Ink()
    for y in 0..<flat.height {
      for x in 0..<flat.width where flat.pixel(x, y)[3] > 0 {
        let point = Point(x: (Double(x) + 0.5) / large, y: (Double(y) + 0.5) / large)
        let image = try #require(turn.projection.map(point))
        // How much larger a small area is seen, by differences.
        let right = try #require(turn.projection.map(Point(x: point.x + 1e-4, y: point.y)))
        let below = try #require(turn.projection.map(Point(x: point.x, y: point.y + 1e-4)))
        let growth =
          abs(
            (right.x - image.x) * (below.y - image.y) - (right.y - image.y) * (below.x - image.x))
          / 1e-8
        expected.add(
          Double(flat.pixel(x, y)[3]) / 255 * growth / (large * large), x: image.x, y: image.y)
      }
    }
    let ink = Ink(try Self.frame(turn, [item], scale: 2))
    #expect(abs(ink.x / 2 - expected.x) < 0.05 && abs(ink.y / 2 - expected.y) < 0.05)
    #expect(abs(ink.area / 4 / expected.area - 1) < 0.01)
  }

  /// Tiles that share edges on whole points leave no pixel between them uncovered.
  @Test(arguments: turns.filter { $0.degrees <= 60 }, [1.0, 3.0])
  func edgesMeetWithoutGaps(turn: Turn, scale: Double) throws {
    var tiles: [DisplayItem] = []
    for row in 0..<6 {
      for column in 0..<10 {
        tiles.append(fill(Double(10 * column), Double(10 * row), 10, 10, .white))
      }
    }
    let frame = try Self.frame(turn, tiles, scale: scale)
    let whole = try Self.frame(turn, [Self.box], scale: scale)
    #expect(frame == whole)
    #expect(frame.pixel(Int(80 * scale), Int(70 * scale))[3] == 255)
  }

  /// What is at the height of the eye or behind it is not drawn, and nothing is mirrored into the
  /// picture from there.
  @Test func whatIsBehindTheEyeIsNotSeen() throws {
    // w = 1 − x / 50: from x = 50 on a point is behind.
    let projection = Projection(row1: [1, 0, -1.0 / 50], row2: [0, 1, 0], row3: [0, 20, 1])
    let frame = try render(
      [.group(Group(id: "", projection: projection, items: [fill(-50, -10, 200, 20, .white)]))],
      width: 100, height: 40)
    // The middle goes to x / (1 − x / 50), which is −25 at x = −50 and grows up to the eye, and to
    // (0 ± 10 + 20·x) / w.
    #expect(frame.pixel(1, 15)[3] == 255)
    let behind = try render(
      [.group(Group(id: "", projection: projection, items: [fill(60, -10, 200, 20, .white)]))],
      width: 100, height: 40)
    #expect(Ink(behind).area == 0)
  }

  /// Seen edge-on, it has no area.
  @Test func edgeOnIsNothing() throws {
    let turn = Turn(axis: "y", degrees: 90, corners: [], area: 0)
    #expect(Ink(try Self.frame(turn, [Self.box], scale: 1)).area < 1e-3)
  }

  /// Opacity and blend mode work on what is seen: half of white over black, and its difference.
  @Test func opacityAndBlendModeWorkOnThePicture() throws {
    let turn = Self.turns[0]
    func pixel(_ opacity: Double, _ mode: BlendMode) throws -> [Int] {
      let group = Group(
        id: "", projection: turn.projection, opacity: opacity, blendMode: mode,
        items: [Self.box, fill(10, 10, 80, 40, .white)])
      return try render([.group(group)], width: 160, height: 140, background: .white)
        .pixel(80, 70)
    }
    #expect(try pixel(1, .normal) == [255, 255, 255, 255])
    #expect(try pixel(1, .difference) == [0, 0, 0, 255])
    let half = try pixel(0.5, .difference)
    #expect(half[3] == 255 && (127...128).contains(half[0]))
  }
}

/// The sum and the centre of a picture's alpha.
private struct Ink {
  private var sum = (x: 0.0, y: 0.0)
  /// In pixels.
  var area = 0.0
  var x: Double { sum.x / area }
  var y: Double { sum.y / area }

  init() {}

  init(_ frame: Frame) {
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        add(Double(frame.pixel(x, y)[3]) / 255, x: Double(x) + 0.5, y: Double(y) + 0.5)
      }
    }
  }

  mutating func add(_ weight: Double, x: Double, y: Double) {
    sum = (sum.x + weight * x, sum.y + weight * y)
    area += weight
  }
}
