import Foundation
import SpecReader
import TestSupport
import Testing

/// Templates from the command line: `new`, `expand`, `list templates`.
@Suite struct TemplateRunTests {
  /// Every tenth frame, by its file's name.
  static func frames(of spec: String, in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let output = spec + "-frames"
    let run = try BuiltTool.run(
      ["render", spec, "--scale", "0.5", "--frames", "0-x10,-1", "-q", "-o", output + "/"],
      in: folder)
    #expect(run.errors == "")
    try #require(run.exitCode == 0)
    let names = folder.names(in: output).filter { $0.hasSuffix(".png") }
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try folder.bytes("\(output)/\($0)")) })
  }

  @Test(arguments: Template.allCases)
  func allWaysToATemplateDrawTheSame(_ template: Template) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ \"version\": 1, \"template\": \"\(template.rawValue)\" }", to: "short.json")
    for words in [
      ["new", template.rawValue, "-o", "new.jsonc"], ["expand", "short.json", "-o", "full.json"],
    ] {
      let run = try BuiltTool.run(words, in: folder)
      #expect(run.errors == "")
      try #require(run.exitCode == 0)
    }
    let frames = try Self.frames(of: "short.json", in: folder)
    #expect(frames.count > 5)
    #expect(Set(frames.values).count > 3)
    #expect(try Self.frames(of: "new.jsonc", in: folder) == frames)
    #expect(try Self.frames(of: "full.json", in: folder) == frames)
  }

  @Test func newNamesTheDevice() throws {
    let run = try BuiltTool.run(
      ["new", "overlay-sheet", "--device", "iphone-13"], in: TemporaryFolder())
    #expect(
      run.outputText.contains(
        #""canvas": { "device": "iphone-13", "fps": 60, "background": "=page" },"#))
  }

  @Test func nothingIsOverwrittenUnasked() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.jsonc")
    let refused = try BuiltTool.run(["new", "overlay-sheet", "-o", "a.jsonc"], in: folder)
    #expect(refused.exitCode == 2)
    #expect(try folder.bytes("a.jsonc") == Array("mine".utf8))
    let allowed = try BuiltTool.run(
      ["new", "overlay-sheet", "-o", "a.jsonc", "--overwrite"], in: folder)
    #expect(allowed.exitCode == 0)
    #expect(try folder.bytes("a.jsonc").count > 1000)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(words: ["new", "overlay-shet"], message: "did you mean 'overlay-sheet'?"),
    Refusal(
      words: ["new", "overlay-sheet", "--device", "iphone-133"],
      message: "did you mean 'iphone-13'?"),
    Refusal(words: ["expand", "missing.json"], message: "missing.json"),
  ])
  func whatIsWrongIsTold(_ refusal: Refusal) throws {
    let run = try BuiltTool.run(refusal.words, in: TemporaryFolder())
    #expect(run.exitCode == 2 || run.exitCode == 3)
    #expect(run.errors.contains(refusal.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func aFaultOfASpecIsToldAndNothingWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "version": 1, "template": "overlay-sheet", "variables": { "start": 7 } }"#,
      to: "spec.json")
    let run = try BuiltTool.run(["expand", "spec.json", "-o", "full.json"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'start' is 7"), "\(run.errors)")
    #expect(folder.names(in: "") == ["spec.json"])
  }

  /// Every template with every variable that is meant to be set.
  @Test func theListNamesEveryVariable() throws {
    let folder = try TemporaryFolder()
    let text = try BuiltTool.run(["list", "templates", "--verbose"], in: folder).outputText
    let run = try BuiltTool.run(["list", "templates", "-v", "--json"], in: folder)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    #expect(json.compactMap { $0["name"] as? String } == Template.allCases.map(\.rawValue))
    for template in Template.allCases {
      for variable in TemplateOutline(template).variables {
        #expect(text.contains("\n\(variable.name) "), "\(variable.name)")
      }
    }
  }
}
