import Pixels
import Rendering
import SceneModel
import SpecReader
import TestSupport

/// A folder with a spec `spec.json` and the files beside it.
struct SpecFolder {
  let folder: TemporaryFolder

  /// - Parameters:
  ///   - members: Of the spec, after its version and its canvas.
  ///   - side: Of the canvas, which is square, in points.
  init(_ members: String, side: Int = 10) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [\(side), \(side)], "fps": 10 },
      \(members) }
      """, to: "spec.json")
  }

  func load(
    _ overrides: Overrides = Overrides(), limits: RenderLimits = RenderLimits()
  ) throws -> Project.Loading {
    let spec = try SpecFile(reading: folder("spec.json"), limit: 1 << 20)
    // As if it were read in its folder.
    return try Project.load(
      SpecFile(name: "spec.json", bytes: spec.bytes, folder: spec.folder), overrides: overrides,
      limits: limits)
  }

  /// Code, line and message of each diagnostic.
  func faults(limits: RenderLimits = RenderLimits()) throws -> [String] {
    try load(limits: limits).findings.diagnostics.map {
      "\($0.code.rawValue) \($0.place.map { "\($0.line):\($0.column)" } ?? "-") \($0.message)"
    }
  }

  /// A PNG of one colour.
  static func png(width: Int, height: Int) throws -> [UInt8] {
    try Image(
      width: width, height: height,
      bytes: Array(repeating: 255, count: 4 * width * height)
    ).png()
  }
}
