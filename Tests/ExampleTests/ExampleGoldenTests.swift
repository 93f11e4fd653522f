import Drawing
import Foundation
import Geometry
import Pixels
import Playback
import Raster
import Rendering
import TestSupport
import Testing

/// Each example's values, live expressions and drawing as text, and some of its frames as pictures.
///
/// The goldens were read when they were recorded; that the numbers are Apple's is for the tests of
/// curves, springs and flips to say, which compare them with tables from elsewhere.
@Suite(.enabled(if: Example.isDrawnWithInter, "the goldens are those of the font Inter"))
struct ExampleGoldenTests {
  static let moments = ["0%", "50%", "100%"]

  /// Every third frame and the last.
  @Test(arguments: Example.all) func values(_ example: Example) throws {
    try expectGolden(
      example.output("trace", "--frames", "0-x3,-1"), named: "\(example.name)/values.csv")
  }

  /// Where every layer is and what every live expression gives.
  @Test(arguments: Example.all) func moments(_ example: Example) throws {
    let text = try Self.moments.map { try example.output("inspect", "--at", $0) }
    try expectGolden(text.joined(separator: "\n"), named: "\(example.name)/moments.txt")
  }

  /// What the engine understood, in words.
  @Test(arguments: Example.all.filter(\.isExplained)) func explanation(_ example: Example) throws {
    let timeline = try example.project().timeline
    let blocks =
      timeline.explanations.map(\.text) + timeline.transitionExplanations.map(\.text)
      + timeline.scrubExplanations.map(\.text)
    try expectGolden(
      blocks.map { $0 + "\n" }.joined(separator: "\n"), named: "\(example.name)/explanation.txt")
  }

  @Test(arguments: Example.all) func drawing(_ example: Example) throws {
    let project = try example.project()
    let text = try [0, 0.5, 1].map { part in
      let time = part * project.duration
      return "# \(time.text(decimals: 4)) s\n\(try project.timeline.displayList(at: time))"
    }
    try expectGolden(text.joined(separator: "\n"), named: "\(example.name)/drawing.txt")
  }

  /// Compared pixel by pixel, without a tolerance.
  @Test(arguments: Example.all) func pictures(_ example: Example) throws {
    let project = try example.project()
    let times = example.pictureTimes(duration: project.duration)
    try compare(project, of: example, at: times)
    // One moment tells the colours.
    for variant in example.variants {
      try compare(
        example.project(variant: variant), of: example, at: [try #require(times.last)],
        variant: variant)
    }
  }

  private func compare(
    _ project: Project, of example: Example, at times: [Double], variant: String? = nil
  ) throws {
    for time in times {
      let name = Self.pictureName(example, at: time, variant: variant)
      var canvas = try project.canvas(for: project.still(at: time))
      _ = try canvas.draw(project.timeline.displayList(at: time))
      let image = canvas.withPixels { Image($0) }
      guard let golden = try goldenBytes(named: name, recording: { try image.png() }) else {
        continue
      }
      if try Image(png: golden).bytes != image.bytes {
        let drawn = FileManager.default.temporaryDirectory.appending(
          path: "inbetween-" + name.replacing("/", with: "-"))
        try Data(image.png()).write(to: drawn)
        Issue.record("\(Golden.difference(of: name)); what was drawn is in \(drawn.path())")
      }
    }
  }

  static func pictureName(
    _ example: Example, at time: Double, _ ending: String = "png", variant: String? = nil
  ) -> String {
    "\(example.name)/\(variant.map { $0 + "-" } ?? "")\(time.text(decimals: 2))s.\(ending)"
  }

  @Test func everyGoldenHasItsExample() throws {
    var expected: Set<String> = []
    for example in Example.all {
      expected.formUnion(
        ["values.csv", "moments.txt", "drawing.txt"].map { "\(example.name)/\($0)" })
      if example.isExplained { expected.insert("\(example.name)/explanation.txt") }
      let duration = try example.project().duration
      for variant in example.variants {
        for time in example.pictureTimes(duration: duration).suffix(1) {
          expected.insert(Self.pictureName(example, at: time, variant: variant))
        }
      }
      for time in example.pictureTimes(duration: duration) {
        expected.formUnion(["png", "svg"].map { Self.pictureName(example, at: time, $0) })
      }
    }
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let found = try FileManager.default.subpathsOfDirectory(atPath: goldens.path())
    #expect(Set(found.filter { $0.contains(".") }).subtracting(expected) == [])
  }
}
