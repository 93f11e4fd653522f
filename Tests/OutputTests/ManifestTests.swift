import Foundation
import Motion
import Output
import TestSupport
import Testing

@Suite struct ManifestTests {
  static let manifest: Manifest = {
    var film = Film.sample(count: 3)
    film.frameRate = FrameRate(numerator: 60000, denominator: 1001)
    film.frames = (0..<3).map {
      FrameStamp(index: $0, number: $0 + 10, time: Double($0 * 1001) / 60000)
    }
    film.duration = 0.03
    film.scale = 1.5
    return Manifest(
      origin: .sample, film: film,
      frames: film.frames.map {
        .init(stamp: $0, file: "frame_000\($0.number).png", digest: "xxh3-64rows:0\($0.index)")
      })
  }()

  @Test func text() throws {
    try expectGolden(Self.manifest.text, named: "manifest.json")
  }

  /// Read back with another program's reader: nothing but what was put in, to the last bit.
  @Test func readsBack() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.manifest.text.utf8))
    let manifest = try #require(object as? [String: Any])
    #expect(
      Set(manifest.keys) == [
        "formatVersion", "tool", "libraries", "spec", "fonts", "fps", "frameCount", "convention",
        "duration", "lastTime", "width", "height", "scale", "frames",
      ])
    #expect(manifest["fps"] as? String == "60000/1001")
    #expect(manifest["frameCount"] as? Int == 3)
    let spec = try #require(manifest["spec"] as? [String: Any])
    #expect(spec["path"] as? String == "flip \"fast\".json")
    let frames = try #require(manifest["frames"] as? [[String: Any]])
    #expect(frames.map { $0["time"] as? Double } == [0, 1001.0 / 60000, 2002.0 / 60000])
    #expect(frames.map { $0["index"] as? Int } == [0, 1, 2])
  }

  struct Value: Sendable, CustomTestStringConvertible {
    var value: JSONValue
    var text: String
    var testDescription: String { text }
  }

  /// By RFC 8259.
  static let values = [
    Value(value: .string("a\"\\\n\t\r\u{1}é😀/"), text: #""a\"\\\n\t\r\u0001é😀/""#),
    Value(value: .number(0.1), text: "0.1"),
    Value(value: .number(-0.0), text: "0"),
    Value(value: .number(1e21), text: "1e+21"),
    Value(value: .number(.infinity), text: "null"),
    Value(value: [], text: "[]"),
    Value(value: [:], text: "{}"),
    Value(value: [1, true], text: "[\n  1,\n  true\n]"),
    Value(value: .line(["b": 1, "a": [.null, "x"]]), text: #"{"b": 1, "a": [null, "x"]}"#),
  ]

  @Test(arguments: values) func writes(_ value: Value) {
    #expect(JSONWriter().text(value.value) == value.text + "\n")
  }
}
