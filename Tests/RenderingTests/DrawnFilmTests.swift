import Drawing
import Foundation
import Geometry
import Motion
import Output
import Pixels
import Platform
import Raster
import Rendering
import Testing

/// The whole way from display lists to files, with cairo in between.
@Suite struct DrawnFilmTests {
  static let film = Film(
    width: 90, height: 150, scale: 1.5, frameRate: FrameRate(numerator: 60, denominator: 1),
    duration: 0.5, includesEnd: true,
    frames: (0..<31).map { FrameStamp(index: $0, number: $0, time: Double($0) / 60) },
    lastNumber: 30)

  /// A card that moves by fractions of a pixel over a transparent canvas, with a shade and a line
  /// of text.
  static func list(at time: Double) -> DisplayList {
    let card = Rect(x: 0, y: 0, width: 40, height: 30)
    let line = TextLine(
      runs: [TextRun(string: "Card", font: Font(size: 10), color: .white)],
      origin: Point(x: 4, y: 15), width: 24, ascent: 10, descent: 3)
    return DisplayList(
      size: Size(width: 60, height: 100), background: .clear,
      items: [
        .fill(
          Fill(
            shape: .roundedRect(Rect(x: 5, y: 80, width: 50, height: 10), CornerRadii(5)),
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.25))),
        .group(
          Group(
            id: "card", transform: .translation(x: 7.3, y: min(time, 0.4) * 100),
            opacity: 1 - time, clip: .roundedRect(card, CornerRadii(8)),
            items: [
              .fill(
                Fill(
                  shape: .roundedRect(card, .zero), color: Color(red: 0.2, green: 0.1, blue: 0.6))),
              .text(TextItem(lines: [line])),
            ])),
      ])
  }

  func render(workers: Int, to words: [String], in folder: String) throws {
    let (images, text) = (try ImageStore(), PangoText(fonts: try FontSet()))
    let film = Self.film
    let outputs = try words.map { word in
      let target = try OutputTarget(film: folder + word, format: nil, isDirectory: { _ in false })
      let sink = target.makeSink(overwrite: false) {
        Manifest.Origin(
          tool: "inbetween test", libraries: [:],
          spec: .init(path: "a.json", digest: "", variables: [], variants: []), fonts: [])
      }
      return FrameOutput(format: target.format, sink: sink)
    }
    try FrameLoop(
      film: film, workerCount: workers,
      encoding: FrameEncoding(svg: SVGWriter(scale: 1.5) { _ in nil })
    ).run(
      outputs: outputs,
      canvas: { () throws(RasterError) in
        try Canvas(
          width: film.width, height: film.height, scale: film.scale, images: images, text: text)
      }, frame: Self.list)
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Pixels, digests, SVG texts and manifests, not the PNG's bytes.
  @Test(arguments: [2, 5]) func aFilmDoesNotDependOnTheWorkers(workers: Int) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/inbetween-\(UUID().uuidString)/"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try render(workers: 1, to: ["one/", "svg1/f_##.svg"], in: folder)
    try render(workers: workers, to: ["many/", "svg2/f_##.svg"], in: folder)
    for (one, many) in [("one/", "many/"), ("svg1/", "svg2/")] {
      let files = try names(in: folder + one)
      #expect(files.count == 32)
      #expect(try names(in: folder + many) == files)
      for file in files {
        let (a, b) = (
          try Files.read(folder + one + file, limit: .max),
          try Files.read(folder + many + file, limit: .max)
        )
        guard file.hasSuffix(".png") else {
          #expect(a == b, "\(file)")
          continue
        }
        let image = try Image(png: a, limits: ImageLimits())
        #expect(try Image(png: b, limits: ImageLimits()).bytes == image.bytes, "\(file)")
      }
    }
  }

  /// The manifest's digests are those of the pixels in the files.
  @Test func theManifestKnowsTheFrames() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/inbetween-\(UUID().uuidString)/"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try render(workers: 3, to: ["frames/"], in: folder)
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: folder + "frames/manifest.json")))
    let frames = try #require((manifest as? [String: Any])?["frames"] as? [[String: Any]])
    #expect(frames.count == 31)
    for frame in frames {
      let file = try #require(frame["file"] as? String)
      let image = try Image(
        png: Files.read(folder + "frames/" + file, limit: .max), limits: ImageLimits())
      #expect(frame["digest"] as? String == FrameDigest(image).description)
    }
    #expect(Set(frames.compactMap { $0["digest"] as? String }).count == 31)
  }
}
