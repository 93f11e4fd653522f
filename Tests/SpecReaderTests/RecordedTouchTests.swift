import Expressions
import SceneModel
import SpecReader
import Testing

/// `{"file": …}` as a touch: a recorded track in a file of its own.
@Suite struct RecordedTouchTests {
  /// A spec whose drag names a file, read with that file's text.
  static func read(_ text: String, file: String = "tracks/pull.csv") -> SpecReader.Result {
    let spec = SpecText(
      layers: #"[{ "id": "list", "scroll": {} }]"#,
      timeline: "[{ \"drag\": \"list\", \"touch\": { \"file\": \"\(file)\" } }]")
    return SpecReader.read(
      Array(spec.text.utf8), file: "spec.json",
      files: { (path, _) throws(Diagnostic) in
        #expect(path == file)
        return Array(text.utf8)
      })
  }

  /// The samples of the drag, as numbers.
  static func samples(_ result: SpecReader.Result) throws -> [Value?] {
    let scene = try #require(result.scene, "\(result.told)")
    guard case .drag(let drag)? = scene.timeline.first?.kind,
      case .samples(let samples) = drag.touch
    else {
      Issue.record("no samples")
      return []
    }
    return samples.map(\.value)
  }

  static let expected: [Value?] = [(0.0, 187.0, 300.0), (0.35, 187.5, 520), (0.45, 187, 540)].map {
    .list([.number($0.0), .number($0.1), .number($0.2)])
  }

  @Test(arguments: [
    "0,187,300\n0.35,187.5,520\n0.45,187,540\n",
    "time,x,y\n0,187,300\n0.35,187.5,520\n0.45,187,540",
    "t, x, y\r\n0, 187, 300\r\n\r\n0.35, 187.5, 520\r\n0.45, 187, 540\r\n",
    "phase,\"Y\",\"X\",force,\"Time\"\n0,300,187,1,0\n# a remark\n1,520,187.5,1,0.35\n2,540,187,1,0.45",
  ])
  func tables(_ text: String) throws {
    #expect(try Self.samples(Self.read(text)) == Self.expected)
  }

  @Test func json() throws {
    let result = Self.read(
      "[[0, 187, 300], [0.35, 187.5, 520], [0.45, 187, 540]]", file: "pull.json")
    #expect(try Self.samples(result) == Self.expected)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var file: String
    var message: String
    /// In the touch's file, with its length.
    var place: (line: Int, column: Int, length: Int)
    var testDescription: String { message }
  }

  static let faults = [
    Fault(
      text: "0,187,300\n0.4,18y,400\n", file: "a.csv",
      message: "'18y' in a touch sample is no number", place: (2, 5, 3)),
    Fault(
      text: "time,x,y\n0,187,300\n0.4,187\n", file: "a.csv",
      message: "a touch sample has 2 numbers, must be 3", place: (3, 1, 7)),
    Fault(
      text: "0,187,300\n0.4,187,400\n0.4,187,410\n", file: "a.csv",
      message: "a touch sample is at 0.4 s after one at 0.4 s, times must rise", place: (3, 1, 1)),
    Fault(
      text: "-1,187,300\n", file: "a.csv", message: "'touch.time' is -1, must be 0 to 86400 s",
      place: (1, 1, 2)),
    Fault(
      text: "time,x,y\n", file: "a.csv",
      message: "'touch' is empty, must have at least one sample [t, x, y]", place: (1, 1, 1)),
    Fault(
      text: "[[0, 187, 300],\n [0.4, 187]]", file: "a.json",
      message: "'touch' has 2 numbers, must be a list of 3 numbers [time, x, y]",
      place: (2, 2, 1)),
  ]

  @Test(arguments: faults) func aFaultIsToldInTheFile(_ fault: Fault) throws {
    let result = Self.read(fault.text, file: fault.file)
    #expect(result.scene == nil)
    #expect(result.diagnostics.count == 1, "\(result.told)")
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.message == fault.message)
    let place = try #require(diagnostic.place)
    #expect(place.file == fault.file)
    #expect(
      (place.line, place.column, place.length) == fault.place,
      "\(place.line):\(place.column) \(place.length)")
  }

  @Test(arguments: ["../pull.csv", "/tmp/pull.csv"]) func onlyFromTheFolder(_ path: String) {
    let result = Self.read("0,1,2", file: path)
    #expect(result.diagnostics.map(\.code) == [.outsideFolder])
  }

  @Test func aTextInNoFolderHasNone() {
    let spec = SpecText(
      layers: #"[{ "id": "list", "scroll": {} }]"#,
      timeline: #"[{ "drag": "list", "touch": { "file": "pull.csv" } }]"#)
    let result = SpecReader.read(spec.text, file: "spec.json")
    #expect(result.diagnostics.map(\.code) == [.unreadableFile])
  }
}
