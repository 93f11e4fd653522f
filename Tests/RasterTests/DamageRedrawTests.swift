import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

@Suite struct DamageRedrawTests {
  /// A picture of noise, so that a pixel read from elsewhere shows.
  static func noise() throws -> ImageStore {
    var random = RandomTree(seed: 99)
    let bytes = (0..<4 * 37 * 29).map { _ in UInt8(random.count(256)) }
    return try ImageStore(["noise": Pixels.Image(width: 37, height: 29, bytes: bytes)])
  }

  /// 16 films of 30 frames: the canvas that draws damage against one that draws all.
  @Test(arguments: 0..<24, [1.0, 2.0])
  func equalsAFullRedraw(seed: Int, scale: Double) throws {
    var random = RandomTree(seed: seed)
    let images = try Self.noise()
    let text = PangoText(fonts: try FontSet())
    let (width, height) = (Int(120 * scale), Int(100 * scale))
    var quick = try Canvas(
      width: width, height: height, scale: scale, images: images, text: text)
    var thorough = try Canvas(
      width: width, height: height, scale: scale, images: images, text: text)
    thorough.redrawsFully = true
    var list = random.list()
    var before: Frame?
    for index in 0..<30 {
      let changed = try quick.draw(list)
      #expect(try thorough.draw(list) == PixelRect(x: 0, y: 0, width: width, height: height))
      let (frame, expected) = (quick.frame(), thorough.frame())
      if let difference = firstDifference(frame, expected) {
        Issue.record("frame \(index) of film \(seed): \(difference)\n\(list)")
        return
      }
      if let before { expectOnly(changed, differs: before, frame) }
      before = frame
      list = random.changed(list)
    }
  }

  /// Nothing kept from frame to frame, and little room, against the budget of such a canvas.
  @Test(arguments: 0..<6, [0, 20_000])
  func drawsTheSameWhateverIsKept(seed: Int, limit: Int) throws {
    var random = RandomTree(seed: seed)
    let images = try Self.noise()
    let text = PangoText(fonts: try FontSet())
    var keeping = try Canvas(width: 180, height: 150, scale: 1.5, images: images, text: text)
    var forgetting = try Canvas(
      width: 180, height: 150, scale: 1.5, images: images, text: text, cacheLimit: limit)
    var list = random.list()
    for index in 0..<30 {
      #expect(try keeping.draw(list) == forgetting.draw(list))
      if let difference = firstDifference(keeping.frame(), forgetting.frame()) {
        Issue.record("frame \(index) of film \(seed): \(difference)\n\(list)")
        return
      }
      #expect(forgetting.caches.budget.bytes <= limit)
      list = random.changed(list)
    }
  }

  private func firstDifference(_ a: Frame, _ b: Frame) -> String? {
    guard a != b else { return nil }
    for y in 0..<a.height where a.row(y) != b.row(y) {
      for x in 0..<a.width where a.pixel(x, y) != b.pixel(x, y) {
        return "pixel \(x), \(y) is \(a.pixel(x, y)), must be \(b.pixel(x, y))"
      }
    }
    return nil
  }

  private func expectOnly(_ box: PixelRect?, differs before: Frame, _ after: Frame) {
    for y in 0..<after.height where before.row(y) != after.row(y) {
      for x in 0..<after.width where before.pixel(x, y) != after.pixel(x, y) {
        guard let box, x >= box.x, y >= box.y, x < box.x + box.width, y < box.y + box.height else {
          Issue.record("pixel \(x), \(y) changed outside \(String(describing: box))")
          return
        }
      }
    }
  }

  /// Canvases share pictures and text; each has the pixels of one that is alone.
  @Test func canvasesDoNotDisturbEachOther() async throws {
    var random = RandomTree(seed: 7)
    let lists = (0..<8).map { _ in random.list() }
    func film(_ images: ImageStore, _ text: PangoText) throws -> [Frame] {
      var canvas = try Canvas(width: 240, height: 200, scale: 2, images: images, text: text)
      return try lists.map { list in
        _ = try canvas.draw(list)
        return canvas.frame()
      }
    }
    let expected = try film(try Self.noise(), PangoText(fonts: FontSet()))
    let (images, text) = (try Self.noise(), PangoText(fonts: try FontSet()))
    let films = try await withThrowingTaskGroup(of: [Frame].self) { group in
      for _ in 0..<6 { group.addTask { try film(images, text) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(films.allSatisfy { $0 == expected })
  }
}
