import Foundation
import SpecReader
import TestSupport
import Testing

/// The examples as texts to be read.
@Suite struct ExampleReadingTests {
  /// A file that is cut off is never taken for a whole one, and never a reason to trap.
  @Test(arguments: Example.all) func everyBeginningHasAnError(_ example: Example) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: example.path)))
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    // A prime distance, so that the cuts fall on every kind of token.
    for length in stride(from: 0, through: end, by: 13) {
      let result = SpecReader.read(Array(bytes[..<length]), file: "cut.json")
      try #require(result.scene == nil && !result.diagnostics.isEmpty, "\(length) bytes")
    }
  }
}

/// The variants of the examples.
@Suite struct ExampleVariantTests {
  /// Every variant of every example is without fault, fonts and expressions of all frames included.
  @Test(arguments: Example.all) func everyVariantIsWithoutFault(_ example: Example) throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: example.path)))
    let variants = (json as? [String: Any])?["variants"] as? [String: Any] ?? [:]
    for variant in variants.keys.sorted() {
      let outcome = try BuiltTool.run(
        ["check", example.path, "--strict", "--variant", variant], in: TemporaryFolder())
      #expect(outcome.exitCode == 0, "\(variant): \(outcome.errors)")
    }
  }

  struct Threshold: Sendable, CustomTestStringConvertible {
    var example: String
    var variant: String
    /// A step with this id is carried out.
    var step: String
    var happens: Bool
    var testDescription: String { "\(example), \(variant)" }
  }

  /// A release just below and just above: 0.1 pt of the finger's way.
  @Test(arguments: [
    Threshold(example: "flipping-notch", variant: "below", step: "drop", happens: false),
    Threshold(example: "flipping-notch", variant: "above", step: "drop", happens: true),
    Threshold(example: "pull-to-dismiss", variant: "below", step: "dismiss", happens: false),
    Threshold(example: "pull-to-dismiss", variant: "above", step: "dismiss", happens: true),
  ])
  func releases(_ threshold: Threshold) throws {
    let steps = try Self.inspect(threshold.example, variant: threshold.variant)["steps"]
    let ids = (steps as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids.contains(threshold.step) == threshold.happens, "\(ids)")
  }

  /// 110 pt upward in 0.1078 s and in 0.1058 s: 1020 and 1040 pt/s, on either side of the 1030 pt/s
  /// at which the sheet goes one detent further.
  @Test(arguments: [("below", 1), ("above", 2)])
  func theSheetGoesFurther(variant: String, detent: Int) throws {
    let example = try #require(Example.all.first { $0.name == "overlay-sheet" })
    let inspected = try BuiltTool.run(
      ["inspect", example.path, "--variant", variant, "--at", "step:read", "--json"],
      in: TemporaryFolder())
    let json = try JSONSerialization.jsonObject(with: Data(inspected.output)) as? [String: Any]
    let values = json?["values"] as? [[String: Any]] ?? []
    let shown = values.first { $0["name"] as? String == "sheetLayer.sheet.detent" }?["value"]
    #expect(shown as? Int == detent, "\(values)")
  }

  static func inspect(_ name: String, variant: String) throws -> [String: Any] {
    let example = try #require(Example.all.first { $0.name == name })
    let outcome = try BuiltTool.run(
      ["inspect", example.path, "--variant", variant, "--json"], in: TemporaryFolder())
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(json as? [String: Any])
  }
}
