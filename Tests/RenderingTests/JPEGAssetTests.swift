import Foundation
import Geometry
import Playback
import Rendering
import TestSupport
import Testing

/// JPEG assets; what is read of a file is tested with `Image(jpeg:)`.
@Suite struct JPEGAssetTests {
  /// 8 × 8 of one grey, written by Pillow 13.0 with quality 50.
  static let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRT\
    c4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABQQAQAAAAAA\
    AAAAAAAAAAAAAAD/2gAIAQEAAD8AMf/Z
    """
  /// 8 × 8 in CMYK, of the same program.
  static let cmyk = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OF\
    BtUVdfYmdoZz5NcXlwZHhcZWdj/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAb/xAAU\
    EAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/AHZsYlj/2Q==
    """

  static func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  static func spec(_ file: [UInt8], named name: String) throws -> SpecFolder {
    let spec = try SpecFolder(
      """
      "assets": { "photo": "\(name)" },
      "layers": [ { "id": "photo1", "type": "image", "contents": "photo" } ]
      """)
    try spec.folder.write(file, to: name)
    return spec
  }

  @Test(arguments: [
    ("photo.jpg", 8.0), ("photo@2x.jpg", 4), ("photo@3x.jpeg", 8 / 3.0), ("photo@2x.png", 4),
  ])
  func naturalSizeIsPixelsByScale(name: String, side: Double) throws {
    let project = try #require(try Self.spec(Self.bytes(Self.grey), named: name).load().project)
    let layer = try #require(try project.timeline.layers(at: 0).first)
    #expect(layer.frame.size == Size(width: side, height: side))
  }

  @Test func cmykIsRefused() throws {
    let spec = try Self.spec(Self.bytes(Self.cmyk), named: "print.jpg")
    #expect(
      try spec.faults() == [
        "bad-image 2:22 'print.jpg' is no usable JPEG: the JPEG file is in CMYK, must be in RGB,"
          + " YCbCr or grey"
      ])
  }

  @Test func truncatedIsRefused() throws {
    let spec = try Self.spec(Self.bytes(Self.grey).dropLast(3), named: "cut.jpg")
    #expect(
      try spec.faults() == [
        "bad-image 2:22 'cut.jpg' is no usable JPEG: the JPEG file is truncated"
      ])
  }

  @Test func pixelsCountWithThoseOfOtherAssets() throws {
    let spec = try Self.spec(Self.bytes(Self.grey), named: "a.jpg")
    #expect(try spec.faults(limits: RenderLimits(imagePixels: 64)).isEmpty)
    #expect(
      try spec.faults(limits: RenderLimits(imagePixels: 63)) == [
        "too-large 2:22 with 'a.jpg' the assets have 64 pixels, must be at most 63"
      ])
  }
}
