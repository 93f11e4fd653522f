import Foundation
import Pixels
import Raster
import Rendering
import SceneModel
import TestSupport

@testable import Regression

/// A card that springs to the right over a still label.
struct Films {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static func card(
    dampingRatio: String = "0.6", color: String = "systemBlue", extra: String = "",
    fps: Int = 30, step: String = ""
  ) -> String {
    """
    { "version": 1,
      "canvas": { "size": [120, 60], "scale": 1, "fps": \(fps), "background": "white" },
      "layers": [
        { "id": "label", "frame": [4, 4, 20, 8], "backgroundColor": "\(color)" },
        { "id": "card", "frame": [10, 20, 30, 30], "cornerRadius": 6, "backgroundColor": "red" }\(extra)
      ],
      "timeline": [
        { "animate": { "card": { "minX": 80 } }, "duration": 0.5,
          "timing": { "dampingRatio": \(dampingRatio) } }\(step)
      ] }
    """
  }

  func project(_ text: String, name: String = "card.json") throws -> Project {
    try folder.write(text, to: name)
    let file = try SpecFile(reading: folder(name), limit: 1 << 20)
    let loading = try Project.load(
      SpecFile(name: name, bytes: file.bytes, folder: folder.path))
    guard let project = loading.project else {
      throw Problem(text: "\(loading.findings.diagnostics.map(\.message))")
    }
    return project
  }

  struct Problem: Error {
    var text: String
  }

  func side(_ project: Project, workerCount: Int = 2) throws -> Side {
    let film = project.film(of: Array(0..<project.frameCount))
    return Side(
      project, digests: try project.digests(of: film, workerCount: workerCount), tool: "test 1")
  }

  /// A folder of one-colour pictures by name.
  func pictures(_ colors: [(name: String, gray: UInt8)], in name: String, side: Int = 8) throws
    -> String
  {
    for (file, gray) in colors {
      let bytes = (0..<side * side).flatMap { _ in [gray, gray, gray, 255] as [UInt8] }
      let image = Image(width: side, height: side, bytes: bytes)
      try folder.write(try image.png(), to: "\(name)/\(file)")
    }
    return folder(name)
  }
}
