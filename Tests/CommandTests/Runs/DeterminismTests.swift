import TestSupport
import Testing

/// Frames depend on the spec and the time, and on nothing around the run.
@Suite struct DeterminismTests {
  struct Circumstance: Sendable, CustomTestStringConvertible {
    var name: String
    var words: [String] = []
    var environment: [String: String] = [:]
    var testDescription: String { name }
  }

  static let circumstances = [
    Circumstance(name: "one thread", words: ["-j", "1"]),
    Circumstance(name: "two threads", words: ["-j", "2"]),
    Circumstance(name: "seven threads", words: ["-j", "7"]),
    Circumstance(name: "time zone", environment: ["TZ": "Asia/Kathmandu"]),
    Circumstance(name: "locale", environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
  ]

  static let text = """
    { "version": 1, "canvas": { "size": [40, 16], "scale": 2, "fps": 20, "background": "white" },
      "layers": [
        { "id": "label", "type": "text", "minX": 1, "minY": 1, "fontSize": 9,
          "string": "=text(self.opacity, 2) + ' I'" } ],
      "timeline": [ { "animate": { "label": { "opacity": 0.25, "minX": 8 } }, "duration": 0.4 } ] }
    """

  @Test(arguments: circumstances)
  func bytesAreTheSame(_ circumstance: Circumstance) throws {
    let folder = try SampleSpec.folder(["card.json": SampleSpec.card, "text.json": Self.text])
    for spec in ["card", "text"] {
      let plain = try BuiltTool.run(["render", "\(spec).json", "-o", "plain-\(spec)/"], in: folder)
      let other = try BuiltTool.run(
        ["render", "\(spec).json", "-o", "other-\(spec)/"] + circumstance.words, in: folder,
        environment: circumstance.environment)
      #expect(plain.exitCode == 0 && other.exitCode == 0, "\(plain.errors)\(other.errors)")
      let names = folder.names(in: "plain-\(spec)")
      #expect(names.count == (spec == "card" ? 11 : 10))
      #expect(folder.names(in: "other-\(spec)") == names)
      for name in names {
        #expect(
          try folder.bytes("other-\(spec)/\(name)") == folder.bytes("plain-\(spec)/\(name)"))
      }
    }
  }

  /// The manifest names the spec as the user does, so it alone may differ.
  @Test func workingDirectoryDoesNotMatter() throws {
    let (home, away) = (try SampleSpec.folder(), try TemporaryFolder())
    _ = try BuiltTool.run(["render", "card.json"], in: home)
    let run = try BuiltTool.run(["render", home("card.json"), "-o", "frames/"], in: away)
    #expect(run.exitCode == 0, "\(run.errors)")
    for name in home.names(in: "frames") {
      #expect(try away.bytes("frames/\(name)") == home.bytes("frames/\(name)"))
    }
  }

  @Test func stillIsTheFilmsFrame() throws {
    let folder = try SampleSpec.folder()
    _ = try BuiltTool.run(["render", "card.json"], in: folder)
    _ = try BuiltTool.run(["render", "card.json", "-o", "svg/frame_%05d.svg"], in: folder)
    for (point, number) in [("0", 0), ("4f", 4), ("100%", 9), ("step:close", 9)] {
      let still = try BuiltTool.run(
        ["still", "card.json", "--at", point, "-o", "\(number).png", "--overwrite"], in: folder)
      #expect(still.exitCode == 0, "\(still.errors)")
      #expect(
        try folder.bytes("\(number).png") == folder.bytes("frames/frame_0000\(number).png"))
      _ = try BuiltTool.run(
        ["still", "card.json", "--at", point, "-o", "\(number).svg", "--overwrite"], in: folder)
      #expect(
        try folder.bytes("\(number).svg") == folder.bytes("svg/frame_0000\(number).svg"))
    }
  }
}
