import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster

@Suite struct ImageTests {
  static let all = Rect(x: 0, y: 0, width: 1, height: 1)

  static func store(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws
    -> ImageStore
  {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    return try ImageStore(["i": Pixels.Image(width: width, height: height, bytes: bytes)])
  }

  static func item(_ destination: Rect, source: Rect = all) -> DisplayItem {
    .image(ImageItem(image: "i", source: source, destination: destination))
  }

  @Test func showsPixelsAsTheyAre() throws {
    let images = try Self.store(5, 4) { x, y in [UInt8(40 * x), UInt8(50 * y), 7, 255] }
    let frame = try render(
      [Self.item(Rect(x: 1, y: 2, width: 5, height: 4))], width: 8, height: 8, images: images)
    for y in 0..<4 {
      for x in 0..<5 { #expect(frame.pixel(x + 1, y + 2) == [40 * x, 50 * y, 7, 255]) }
    }
    #expect(frame.pixel(0, 2) == [0, 0, 0, 0])
    #expect(frame.pixel(6, 2) == [0, 0, 0, 0])
  }

  @Test func premultipliesStraightAlpha() throws {
    let images = try Self.store(1, 1) { _, _ in [255, 128, 0, 128] }
    let frame = try render(
      [Self.item(Rect(x: 0, y: 0, width: 1, height: 1))], width: 1, height: 1, images: images)
    #expect(frame.pixel(0, 0) == [128, 64, 0, 128])
  }

  /// A flat picture stays flat to its edge at any size: nothing transparent is drawn in.
  @Test(arguments: [0.1, 0.37, 0.5, 0.9, 1.0, 1.3, 4.0])
  func hasNoFringeAtAnySize(scale: Double) throws {
    let images = try Self.store(40, 30) { _, _ in [200, 100, 50, 255] }
    let (width, height) = (40 * scale, 30 * scale)
    let frame = try render(
      [Self.item(Rect(x: 0, y: 0, width: width, height: height))], width: 160, height: 120,
      images: images)
    for y in 0..<Int(height) {
      for x in 0..<Int(width) { #expect(frame.pixel(x, y) == [200, 100, 50, 255]) }
    }
  }

  /// Pillow's reductions of the same picture (13.0, `Image.resize`), whose `BILINEAR` is the same
  /// tent, wide as an output pixel; `BOX` and `LANCZOS` are the blurrier and the sharper choice.
  /// Mean differences, in levels of 255 (0.34 and 0.28 as recorded for the tent, 5.0 and 6.0 for the
  /// box, 3.3 and 4.3 for Lanczos); the picture is nothing but edges and fine waves.
  @Test(
    arguments: [("48x36", 48, 36), ("36x27", 36, 27)],
    [("bilinear", 0.4), ("box", 6.1), ("lanczos", 4.5)])
  func isAsAnotherProgramReducesIt(
    size: (name: String, width: Int, height: Int), filter: (name: String, most: Double)
  ) throws {
    let images = try Self.store(64, 48) { x, y in
      [UInt8((x * x + y * y) / 4 % 256), x > y ? 255 : 0, UInt8((x * 7 + y * 13) % 256), 255]
    }
    let place = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let frame = try render(
      [Self.item(place)], width: size.width, height: size.height, images: images)
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/reduced-\(size.name)-\(filter.name).png")
    let expected = try Pixels.Image(png: [UInt8](Data(contentsOf: path)))
    var sum = 0
    for (index, value) in expected.bytes.enumerated() {
      let pixel = frame.pixel(index / 4 % size.width, index / 4 / size.width)
      sum += abs(Int(value) - pixel[index % 4])
    }
    let mean = Double(sum) / Double(3 * size.width * size.height)
    #expect(mean < filter.most, "\(size.name) \(filter.name): \(mean)")
  }

  /// Stripes finer than the pixels become their mean, at every ratio: no moiré.
  @Test(arguments: [0.45, 0.4, 0.3, 0.21, 0.1, 0.03])
  func stripesBecomeTheirMean(scale: Double) throws {
    let images = try Self.store(400, 400) { x, _ in
      x % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let side = 400 * scale
    let frame = try render(
      [Self.item(Rect(x: 0, y: 0, width: side, height: side))], width: 200, height: 200,
      images: images)
    // The outermost pixels see the edge repeated.
    for x in 2..<Int(side) - 2 {
      let value = frame.pixel(x, Int(side) / 2)[0]
      #expect(abs(value - 128) <= 20, "\(value) at \(x)")
    }
  }

  /// At 90° a flip squeezes a picture to nothing: what shows of it is about its mean, in finite time.
  @Test(.timeLimit(.minutes(1)), arguments: [1e-3, 1e-6, 1e-12, 1e-300])
  func aSqueezedPictureIsItsMean(height: Double) throws {
    let images = try Self.store(40, 40) { _, y in y < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let squeezed = DisplayItem.group(
      Group(
        id: "flip", transform: .scale(x: 1, y: height),
        items: [Self.item(Rect(x: 0, y: 0, width: 40, height: 40))]))
    let frame = try render([squeezed], width: 40, height: 1, images: images)
    let pixel = frame.pixel(20, 0)
    #expect(abs(pixel[0] - pixel[2]) <= 16, "\(pixel)")
  }

  /// A ramp keeps its mean when it is scaled, and moves by the fraction of a pixel it is moved by.
  @Test(arguments: [0.0, 0.25, 0.5, 0.8]) func movesByFractions(shift: Double) throws {
    let images = try Self.store(50, 10) { x, _ in [UInt8(5 * x), 0, 0, 255] }
    let frame = try render(
      [Self.item(Rect(x: shift, y: 0, width: 50, height: 10))], width: 60, height: 10,
      images: images)
    for x in 5..<45 {
      #expect(abs(Double(frame.pixel(x, 5)[0]) - 5 * (Double(x) - shift)) <= 1)
    }
  }

  @Test func showsAPartOnly() throws {
    let images = try Self.store(10, 10) { x, _ in x < 5 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let frame = try render(
      [
        Self.item(
          Rect(x: 0, y: 0, width: 20, height: 20),
          source: Rect(x: 0.5, y: 0, width: 0.5, height: 1))
      ], width: 20, height: 20, images: images)
    // The red half, next to the part, is not mixed in.
    for x in 0..<20 { #expect(frame.pixel(x, 10) == [0, 0, 255, 255]) }
  }

  /// A quarter turn maps pixels onto pixels.
  @Test func turnsByAQuarter() throws {
    let images = try Self.store(4, 3) { x, y in [UInt8(60 * x), UInt8(80 * y), 9, 255] }
    let turn = Group(
      id: "g", transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0),
      items: [Self.item(Rect(x: 0, y: 0, width: 4, height: 3))])
    let frame = try render([.group(turn)], width: 3, height: 4, images: images)
    for y in 0..<3 {
      for x in 0..<4 { #expect(frame.pixel(2 - y, x) == [60 * x, 80 * y, 9, 255]) }
    }
  }

  @Test func mirrors() throws {
    let images = try Self.store(4, 1) { x, _ in [UInt8(60 * x), 0, 0, 255] }
    let mirrored = Group(
      id: "g", transform: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0),
      items: [Self.item(Rect(x: 0, y: 0, width: 4, height: 1))])
    let frame = try render([.group(mirrored)], width: 4, height: 1, images: images)
    #expect((0..<4).map { frame.pixel($0, 0)[0] } == [180, 120, 60, 0])
  }

  @Test func namesAnImageThatIsNotThere() throws {
    let error = #expect(throws: RasterError.self) {
      _ = try render([Self.item(Rect(x: 0, y: 0, width: 1, height: 1))], width: 2, height: 2)
    }
    #expect(error?.description == "cannot draw the image 'i': no such image")
  }
}
