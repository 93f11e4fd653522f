import Drawing
import Foundation
import Geometry
import Output
import Pixels
import Platform
import TestSupport
import Testing

@Suite struct SVGWriterTests {
  /// 2 × 2 pixels: red, green, blue, transparent. Made with Python's zlib.
  static let checks: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6,
    0, 0, 0, 114, 182, 13, 36, 0, 0, 0, 19, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 240, 31,
    12, 129, 52, 136, 96, 0, 0, 63, 210, 5, 251, 127, 230, 106, 43, 0, 0, 0, 0, 73, 69, 78, 68,
    174, 66, 96, 130,
  ]

  static let writer = SVGWriter(scale: 2) { $0 == "checks" ? .png(checks) : nil }

  @Test func text() throws {
    try expectGolden(Self.writer.text(for: .sample), named: "frame.svg")
  }

  @Test(.enabled(if: ChildProcess.find("xmllint") != nil)) func isWellFormed() throws {
    try withTemporaryFolder { (folder) throws in
      try Data(Self.writer.text(for: .sample).utf8).write(to: URL(filePath: folder + "a.svg"))
      let result = try #require(try run("xmllint", ["--noout", folder + "a.svg"]))
      #expect(result.code == 0)
    }
  }

  @Test func everyIDIsUniqueAndEveryReferenceHasOne() throws {
    let text = Self.writer.text(for: .sample)
    let ids = text.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let references = text.matches(of: /(?:url\(|href=")#([^")]*)/).map { String($0.1) }
    #expect(!references.isEmpty)
    #expect(Set(references).isSubset(of: ids))
  }

  /// A change of one layer's place is a change of one line.
  @Test func aMoveIsOneLine() {
    var moved = DisplayList.sample
    guard case .group(var group) = moved.items[0] else { return }
    group.transform.ty += 1
    moved.items[0] = .group(group)
    let lines = [DisplayList.sample, moved].map {
      Self.writer.text(for: $0).split(separator: "\n")
    }
    #expect(lines[0].count == lines[1].count)
    #expect(zip(lines[0], lines[1]).filter { $0 != $1 }.count == 1)
  }

  /// Emoji are images with the text between them, defined once; one that has no picture is left out.
  @Test func glyphsThatArePicturesAreImages() throws {
    let run = TextRun(string: "a", font: Font(size: 8), color: .black)
    var line = TextLine(
      runs: [run], origin: Point(x: 6, y: 14), width: 40, ascent: 8, descent: 2)
    let place = Rect(x: 10, y: -8, width: 10, height: 9)
    line.parts = [
      .text([run], x: 0, width: 9.5), .picture("checks", place, opacity: 0.5),
      .picture("checks", place.offsetBy(x: 10, y: 0), opacity: 1),
      .picture("missing", place, opacity: 1), .text([run], x: 30, width: 10),
    ]
    let list = DisplayList(
      size: Size(width: 60, height: 20), background: .white,
      items: [.text(TextItem(lines: [line]))])
    let lines = Self.writer.text(for: list).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.filter { $0.hasPrefix("<image ") }.count == 1)
    #expect(
      lines.filter { $0.hasPrefix("<use ") } == [
        ##"<use transform="matrix(10 0 0 9 16 6)" opacity="0.5" xlink:href="#image.checks"/>"##,
        ##"<use transform="matrix(10 0 0 9 26 6)" xlink:href="#image.checks"/>"##,
      ])
    let texts = lines.filter { $0.hasPrefix("<text ") }
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix(#"<text x="6" y="14" textLength="9.5""#))
    #expect(texts[1].hasPrefix(#"<text x="36" y="14" textLength="10""#))
  }

  @Test func aReferenceStaysARelativePath() {
    let writer = SVGWriter(scale: 1) { .reference("pictures/\($0) &.png") }
    let text = writer.text(for: .sample)
    #expect(text.contains(#"xlink:href="pictures/checks &amp;.png""#))
    #expect(!text.contains("base64"))
  }

  /// The frame as librsvg draws it, one pixel a point.
  func drawn(_ text: String) throws -> Image {
    try withTemporaryFolder { (folder) throws in
      try Data(text.utf8).write(to: URL(filePath: folder + "a.svg"))
      let result = try #require(
        try run(
          "rsvg-convert", ["-w", "200", "-h", "120", folder + "a.svg", "-o", folder + "a.png"]))
      #expect(result.code == 0)
      return try Image(
        png: Array(Data(contentsOf: URL(filePath: folder + "a.png"))), limits: ImageLimits())
    }
  }

  struct Spot: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var x: Int
    var y: Int
    /// Over the white canvas: 255 · (1 − α) + c · α, by hand.
    var color: [UInt8]
  }

  static let spots = [
    Spot(testDescription: "background", x: 195, y: 5, color: [255, 255, 255]),
    Spot(testDescription: "fill inside its ring", x: 80, y: 42, color: [51, 102, 255]),
    Spot(testDescription: "ring", x: 50, y: 11, color: [0, 0, 0]),
    Spot(testDescription: "cut by the clip", x: 10, y: 10, color: [255, 255, 255]),
    Spot(testDescription: "red at 0.75 in a group at 0.5", x: 185, y: 15, color: [255, 159, 159]),
    Spot(testDescription: "green over red, one group", x: 155, y: 45, color: [127, 191, 127]),
    Spot(testDescription: "image under a mask at 0.5", x: 18, y: 78, color: [255, 127, 127]),
    Spot(testDescription: "masked by an image, opaque", x: 65, y: 75, color: [128, 0, 128]),
    Spot(testDescription: "masked by an image, clear", x: 98, y: 108, color: [255, 255, 255]),
    Spot(testDescription: "part of an image", x: 148, y: 72, color: [0, 255, 0]),
  ]

  @Test(.enabled(if: ChildProcess.find("rsvg-convert") != nil), arguments: spots)
  func anotherRendererShows(_ spot: Spot) throws {
    let image = try drawn(Self.writer.text(for: .sample))
    let start = (spot.y * image.width + spot.x) * 4
    let pixel = image.bytes[start..<(start + 4)]
    #expect(zip(pixel, spot.color + [255]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  /// Renderers that take a mask's luminance agree with those that take its alpha.
  @Test(.enabled(if: ChildProcess.find("rsvg-convert") != nil))
  func masksNeedNoMaskType() throws {
    let text = Self.writer.text(for: .sample)
    let plain = text.replacing(#" style="mask-type:alpha""#, with: "")
    #expect(plain != text)
    let difference = try zip(drawn(text).bytes, drawn(plain).bytes).map { abs(Int($0) - Int($1)) }
    #expect(try #require(difference.max()) <= 2)
  }
}

extension SVGWriterTests {
  /// Text that is read from the right begins at its right end, wherever another font puts the other.
  @Test func textFromTheRightBeginsAtItsRightEnd() {
    let line = TextLine(
      runs: [TextRun(string: "אבג", font: Font(size: 10), color: .black)],
      origin: Point(x: 6, y: 14), width: 20, ascent: 8, descent: 2, isRightToLeft: true)
    let list = DisplayList(
      size: Size(width: 40, height: 20), background: .white,
      items: [.text(TextItem(lines: [line]))])
    let text = Self.writer.text(for: list)
    #expect(text.contains(#"<text x="26" y="14" direction="rtl" textLength="20""#), "\(text)")
  }
}
