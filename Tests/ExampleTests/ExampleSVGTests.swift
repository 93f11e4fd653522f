import Drawing
import Foundation
import Geometry
import Output
import Pixels
import Platform
import Playback
import Rendering
import TestSupport
import Testing

/// Each example's SVG frames: their text, and what two programs that are not ours draw of them.
struct ExampleSVGTests {
  /// The pictures' times, written into files at a scale.
  private static func stills(
    of example: Example, scale: Double, into folder: TemporaryFolder, endings: [String]
  ) throws -> [(name: String, time: Double)] {
    try example.pictureTimes(duration: example.project().duration).map { time in
      let name = "\(example.name)-\(time.text(decimals: 2))"
      for ending in endings {
        let outcome = try BuiltTool.run(
          [
            "still", example.path, "--at", "\(time)", "--scale", "\(scale)", "-q",
            "-o", "\(name).\(ending)",
          ], in: folder)
        #expect(outcome.errors == "")
        try #require(outcome.exitCode == 0)
      }
      return (name, time)
    }
  }

  /// At one pixel a point. The bytes of pictures are left out: those of a material depend on the
  /// library that deflates them, and the comparison below sees them.
  @Test(
    .enabled(if: Example.isDrawnWithInter, "the goldens are those of the font Inter"),
    arguments: Example.all)
  func text(_ example: Example) throws {
    let folder = try TemporaryFolder()
    for (name, time) in try Self.stills(of: example, scale: 1, into: folder, endings: ["svg"]) {
      let text = try folder.text(name + ".svg").replacing(/base64,[^"]*/, with: "base64,…")
      try expectGolden(text, named: ExampleGoldenTests.pictureName(example, at: time, "svg"))
    }
  }

  /// A program that draws SVG.
  enum Renderer: String, CaseIterable, Sendable {
    case rsvg = "rsvg-convert"
    case chromium

    /// The program's path; nil where it is missing.
    private var program: String? {
      switch self {
      case .rsvg: ChildProcess.find(rawValue)
      case .chromium:
        ["chromium", "chromium-browser", "google-chrome"].lazy
          .compactMap { ChildProcess.find($0) }.first
      }
    }

    /// Those that are here and can be driven.
    static let installed = allCases.filter {
      $0.program != nil && ($0 == .rsvg || ChildProcess.find("python3") != nil)
    }

    /// Turns every `.svg` of a folder into a `.png`.
    func draw(_ folder: TemporaryFolder) throws {
      let program = try #require(program)
      let line =
        switch self {
        case .rsvg: "for svg in *.svg; do \(program) $svg -o ${svg%.svg}.png || exit; done"
        case .chromium:
          "python3 \(Example.root.appending(path: "scripts/browser-pictures").path()) \(program) ."
        }
      let outcome = try BuiltTool.shell(line, in: folder)
      try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }
  }

  /// What a renderer cannot do, so that it is known where it differs.
  ///
  /// Chromium takes the ends of edges to quarter pixels (Skia's analytic antialiasing), those of
  /// fills too: where a continuous corner begins, nearly level for 26 px, it covers a third of the row
  /// instead of four fifths, whether the corner is a clip or a mask (13.4 and 12.6). A picture squeezed
  /// more one way than the other, as in a flip, it scales down by mipmaps (12.9). librsvg agrees in
  /// both.
  private static func worstAllowed(_ example: String, _ renderer: Renderer) -> Double {
    switch (example, renderer) {
    case ("notch-transition", .chromium), ("flipping-notch", .chromium): 14
    default: 12
    }
  }

  /// At two pixels a point: 8 × 8 pixels are off by at most 12 of 255 on average, the whole by
  /// less than 1. Left out are texts, which another program shapes and hints in its own way, and
  /// for librsvg those of its blurs that are known to be wrong (see ``Areas``).
  @Test(.timeLimit(.minutes(20)), arguments: Renderer.installed)
  func isDrawnAlikeByOthers(_ renderer: Renderer) throws {
    let (folder, own) = (try TemporaryFolder(), try TemporaryFolder())
    var pictures: [(example: Example, name: String, time: Double)] = []
    for example in Example.all {
      let names = try Self.stills(of: example, scale: 2, into: folder, endings: ["svg", "png"])
      pictures += names.map { (example, $0.name, $0.time) }
    }
    for picture in pictures {
      try FileManager.default.moveItem(
        atPath: folder(picture.name + ".png"), toPath: own(picture.name + ".png"))
    }
    try renderer.draw(folder)
    for picture in pictures {
      let expected = try Image(png: own.bytes(picture.name + ".png"))
      let actual = try Image(png: folder.bytes(picture.name + ".png"))
      try #require(actual.size == expected.size, "\(picture.name)")
      var areas = Areas(renderer: renderer, canvas: expected.size)
      let list = try picture.example.project(scale: 2).timeline.displayList(at: picture.time)
      areas.add(list.items, map: .scale(x: 2, y: 2))
      let agreement = Agreement(expected, actual, without: areas.rects)
      let allowed = Self.worstAllowed(picture.example.name, renderer)
      #expect(
        agreement.mean < 1 && agreement.worst <= allowed,
        "\(picture.name): \(agreement)")
    }
  }
}

/// The parts of a frame where another renderer may differ, in pixels.
private struct Areas {
  let renderer: ExampleSVGTests.Renderer
  let canvas: PixelSize
  private(set) var rects: [Rect] = []

  init(renderer: ExampleSVGTests.Renderer, canvas: PixelSize) {
    self.renderer = renderer
    self.canvas = canvas
  }

  mutating func add(_ items: [DisplayItem], map: Geometry.AffineTransform) {
    for item in items {
      switch item {
      case .fill, .gradient, .path, .image, .backdrop: continue
      case .text: note(item.inkBounds(map: map))
      case .dissolve(let dissolve): add(dissolve.from + dissolve.to, map: map)
      case .group(let group) where group.projection != nil:
        var inner = Areas(renderer: renderer, canvas: canvas)
        inner.add(group.items + (group.mask ?? []), map: .scale(x: 2, y: 2))
        if !inner.rects.isEmpty { note(item.inkBounds(map: map)) }
      case .group(let group):
        let inner = group.transform.then(map)
        add(group.items + (group.mask ?? []), map: inner)
        switch renderer {
        case .rsvg: addBlurs(of: group, map: inner)
        case .chromium: break
        }
      }
    }
  }

  /// librsvg 2.54 blurs by half of a deviation below 2 px, and what is beyond the canvas is
  /// nothing to its blurs.
  private mutating func addBlurs(of group: Group, map: Geometry.AffineTransform) {
    func isSmall(_ radius: Double) -> Bool {
      let deviation = radius * (map.a * map.a + map.b * map.b).squareRoot()
      return deviation > 0 && deviation < 2
    }
    if let shadow = group.shadow, isSmall(shadow.radius) { note(group.shadowBounds(map: map)) }
    guard group.blurRadius > 0, let bounds = group.contentBounds(map: map) else { return }
    let whole = Rect(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height))
    if isSmall(group.blurRadius) || !whole.contains(bounds) { note(bounds) }
  }

  private mutating func note(_ rect: Rect?) {
    if let rect { rects.append(rect) }
  }
}

/// How two pictures of one size differ, premultiplied, in levels of 255.
private struct Agreement: CustomStringConvertible {
  /// Of the channel that differs most.
  private(set) var mean = 0.0
  /// Of the 8 × 8 pixels and the channel that differ most: the mean difference with its sign, to
  /// which a moved edge does not add up.
  private(set) var worst = 0.0
  private(set) var place = (x: 0, y: 0)

  var description: String {
    "mean \(mean.text(decimals: 3)), 8 × 8 at (\(place.x), \(place.y)) \(worst.text(decimals: 2))"
  }

  init(_ expected: Image, _ actual: Image, without areas: [Rect]) {
    let (width, height) = (expected.width, expected.height)
    var isLeftOut = [Bool](repeating: false, count: width * height)
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for area in areas.map({ $0.intersection(whole) }) where !area.isEmpty {
      for y in Int(area.minY)..<Int(area.maxY) {
        for x in Int(area.minX)..<Int(area.maxX) { isLeftOut[y * width + x] = true }
      }
    }
    let (a, b) = (expected.premultipliedBGRA, actual.premultipliedBGRA)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        isLeftOut.withUnsafeBufferPointer { isLeftOut in
          for channel in 0..<4 {
            compare(a, b, channel, width: width, height: height, without: isLeftOut)
          }
        }
      }
    }
  }

  private mutating func compare(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ channel: Int,
    width: Int, height: Int, without isLeftOut: UnsafeBufferPointer<Bool>
  ) {
    // Sums over the last eight rows of a column; a window is eight of those.
    var columns = [Int](repeating: 0, count: width)
    var total = 0
    func difference(_ x: Int, _ y: Int) -> Int {
      let pixel = y * width + x
      return isLeftOut[pixel] ? 0 : Int(b[4 * pixel + channel]) - Int(a[4 * pixel + channel])
    }
    columns.withUnsafeMutableBufferPointer { columns in
      for y in 0..<height {
        var window = 0
        for x in 0..<width {
          let value = difference(x, y)
          total += abs(value)
          columns[x] += value
          if y >= 8 { columns[x] -= difference(x, y - 8) }
          window += columns[x]
          if x >= 8 { window -= columns[x - 8] }
          if x >= 7, y >= 7, Double(abs(window)) / 64 > worst {
            worst = Double(abs(window)) / 64
            place = (x - 7, y - 7)
          }
        }
      }
    }
    mean = max(mean, Double(total) / Double(width * height))
  }
}
