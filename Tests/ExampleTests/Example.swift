import Foundation
import Output
import Raster
import Rendering
import SpecReader
import TestSupport
import Testing

/// A spec of the folder `examples`.
struct Example: Sendable, CustomTestStringConvertible {
  /// The file's name without its ending, and the folder of the goldens.
  let name: String
  let path: String

  var testDescription: String { name }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all: [Example] = {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "examples"), includingPropertiesForKeys: nil)
    let specs = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { ["json", "jsonc"].contains($0.pathExtension) }
    return specs.map {
      Example(name: $0.deletingPathExtension().lastPathComponent, path: $0.path())
    }
    .sorted { $0.name < $1.name }
  }()

  /// Text has the same width and look only in the same face, so goldens are those of Inter.
  static let isDrawnWithInter: Bool = (try? FontSet().defaultFamily) == "Inter"

  /// The example at one pixel a point, unless another scale is given; in one of its variants, where
  /// one is given.
  func project(scale: Double = 1, variant: String? = nil) throws -> Project {
    let spec = try SpecFile(reading: path, limit: 1 << 20)
    let loading = try Project.load(
      spec, overrides: Overrides(variants: variant.map { [$0] } ?? [], scale: scale))
    let findings = loading.findings
    #expect(
      findings.diagnostics.isEmpty,
      "\(DiagnosticText.render(findings.diagnostics, sources: findings.sources))")
    let project = loading.project
    return try #require(project)
  }

  /// Those that make it look otherwise.
  var variants: [String] {
    switch name {
    case "flipping-notch", "notch-transition", "overlay-sheet", "pull-to-dismiss", "materials":
      ["dark"]
    case "device-chrome": ["dark", "screen"]
    case "styles-and-variants": ["dark", "de"]
    case "timing-choice": ["calm"]
    default: []
    }
  }

  /// Whether its explanation is kept: one of each kind of what can be said of animations.
  var isExplained: Bool {
    [
      "explicit", "fraction-complete", "group-timing", "interruption", "keyframes", "layer-time",
      "spring-velocity", "timing-choice", "transitions",
    ].contains(name)
  }

  /// What the tool prints.
  func output(_ subcommand: String, _ arguments: String...) throws -> String {
    let outcome = try BuiltTool.run([subcommand, path] + arguments, in: TemporaryFolder())
    #expect(outcome.errors == "")
    try #require(outcome.exitCode == 0)
    return outcome.outputText
  }

  /// The moments, in seconds, whose pictures are kept. A flip is edge on at its middle: the flipping
  /// notch shows the front at 1.0 s and the back at 1.1 s, and so does the perspective at 0.3 and 0.5 s. Springs are
  /// at rest in the middle of their films.
  func pictureTimes(duration: Double) -> [Double] {
    switch name {
    case "flipping-notch": [0.3, 0.6, 1, 1.1]
    case "perspective": [0.3, 0.5, 0.8]
    case "device-chrome": [0.1]
    case "explicit", "interruption": [0.45]
    case "gestures": [0.3, 0.8]
    case "pull-to-dismiss": [duration / 2, 0.35]
    case "spring-names", "spring-velocity": [0.3]
    default: [duration / 2]
    }
  }
}
