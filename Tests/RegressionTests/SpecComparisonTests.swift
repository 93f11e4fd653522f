import FrameDiff
import Pixels
import Rendering
import SceneModel
import SpecReader
import Testing

@testable import Regression

/// Two specs, drawn in memory.
struct SpecComparisonTests {
  private let films: Films

  init() throws { films = try Films() }

  private func compare(
    _ old: String, _ new: String, rules: [IgnoreRule] = []
  ) throws -> SequenceComparison {
    let (before, after) = (
      try films.project(old, name: "old.json"), try films.project(new, name: "new.json")
    )
    return try SequenceComparer(rules: rules, workerCount: 2).compare(
      expected: try films.side(before), actual: try films.side(after),
      values: try ValueComparison(before, after))
  }

  @Test func aSpecIsTheSameAsItself() throws {
    let result = try compare(Films.card(), Films.card())
    #expect(!result.isDifferent)
    #expect(result.values?.isEmpty == true)
  }

  /// The bounds of the change: the first and the last frame of a spring are the same.
  @Test func aSpringsParameterIsNamedWithItsFrames() throws {
    let result = try compare(Films.card(), Films.card(dampingRatio: "0.62"))
    let values = try #require(result.values)
    #expect(
      values.spec.map(\.words) == ["/timeline/0/timing/dampingRatio: 0.6 → 0.62"])
    #expect(values.changes.map(\.name) == ["card.minX"])
    #expect(values.changes[0].frames == [1...14])
    #expect(values.animations.map(\.name) == ["card.minX"])
    #expect(values.animations[0].description.contains("damping ratio 0.6 → "))
    #expect(result.cause == .spec)
    let changed = result.changedFrames
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy { $0.values == ["card.minX"] })
    #expect(changed.allSatisfy { $0.layers.allSatisfy { $0 == ["card"] } })
  }

  /// The largest difference of two columns, by going over them.
  @Test func theLargestDifferenceIsFound() throws {
    let (before, after) = (
      try ValueTable(try films.project(Films.card())),
      try ValueTable(try films.project(Films.card(dampingRatio: "0.3")))
    )
    let change = try #require(ValueComparison(before, after).changes.first)
    let deltas = zip(before.rows, after.rows).map {
      abs(($0.0[0].number ?? 0) - ($0.1[0].number ?? 0))
    }
    #expect(change.maxDelta == deltas.max())
    #expect(deltas[change.frame] == change.maxDelta)
  }

  @Test func onlyPixelsChange() throws {
    let result = try compare(Films.card(), Films.card(color: "systemPink"))
    #expect(result.values?.hasValueChanges == false)
    #expect(result.cause == .pixelsOnly)
    #expect(result.changedFrames.count == result.frames.count)
    #expect(result.changedFrames[0].layers == [["label"]])
    // 20 × 8 points at scale 1.
    #expect(result.changedFrames[0].comparison?.counted == 160)
  }

  @Test func structureIsNamed() throws {
    let extra = #", { "id": "dot", "frame": [100, 4, 8, 8], "backgroundColor": "black" }"#
    let step = #", { "animate": { "label": { "opacity": 0.5 } }, "duration": 0.2 }"#
    let added = try ValueComparison(
      films.project(Films.card(), name: "a.json"),
      films.project(Films.card(extra: extra, step: step), name: "b.json"))
    #expect(added.added == ["label.opacity"])
    #expect(added.spec.map(\.kind) == [.added, .added])
    #expect(added.spec.map(\.path) == ["/layers/dot", "/timeline/1"])
    let removed = try ValueComparison(
      films.project(Films.card(extra: extra), name: "a.json"),
      films.project(Films.card(), name: "b.json"))
    #expect(removed.spec.map(\.path) == ["/layers/dot"])
    #expect(removed.spec.map(\.kind) == [.removed])
  }

  @Test func exchangedLayersAreMoved() throws {
    let changes = try SpecChange.all(
      SourceText(file: "old", text: #"{"layers": [{"id": "a", "x": 1}, {"id": "b"}]}"#),
      SourceText(file: "new", text: "{\"layers\": [{\"id\": \"b\"},\n  {\"id\": \"a\", \"x\": 2}]}")
    )
    #expect(
      changes.map(\.description) == [
        "new:2: /layers/a/x: 1 → 2", "new:2: /layers/a stands elsewhere in its list",
      ])
    #expect(changes.map(\.place?.column) == [20, 3])
  }

  /// What is added and changed stands in the new text, what is gone in the old one.
  @Test func changesNameTheirLines() throws {
    let changes = try SpecChange.all(
      SourceText(file: "a.json", text: "{\n\"gone\": 1,\n\"other\": [1, 2],\n\"same\": 3\n}"),
      SourceText(file: "b.json", text: "{\n\"same\": 3,\n\n\"new\": 1,\n\"other\":\n[1, 3]\n}"))
    #expect(
      changes.map(\.description) == [
        "a.json:2: /gone removed: 1", "b.json:4: /new added: 1",
        "b.json:6: /other: [1, 2] → [1, 3]",
      ])
    // As with --against, where both are texts of one file.
    let former = try SpecChange.all(
      SourceText(file: "a.json", text: "{\n\"gone\": 1 }"), SourceText(file: "a.json", text: "{}"))
    #expect(former.map(\.description) == ["a.json:2 (before): /gone removed: 1"])
  }

  @Test func aStepInFrontIsAddedAndTheOthersAreTheSame() throws {
    let changes = try SpecChange.all(
      SourceText(file: "old", text: #"{"timeline": [{"wait": 1}, {"wait": 2}]}"#),
      SourceText(file: "new", text: #"{"timeline": [{"wait": 3}, {"wait": 1}, {"wait": 2}]}"#))
    #expect(changes.map(\.kind) == [.added])
    #expect(changes.map(\.path) == ["/timeline/0"])
  }

  /// A step that starts two frames later shows the same frames, and those are in order.
  @Test func aLaterAnimationIsNotOutOfOrder() throws {
    let later = Films.card().replacing(
      "\"duration\": 0.5", with: "\"duration\": 0.5, \"delay\": 0.1")
    let result = try compare(Films.card(), later)
    #expect(result.faults.allSatisfy { ["count", "extra"].contains($0.code) })
    #expect(result.frames[2].values == ["card.minX"])
  }

  @Test func anotherFrameRateIsAFault() throws {
    let result = try compare(Films.card(), Films.card(fps: 60))
    #expect(result.faults.map(\.code).contains("frame-rate"))
    #expect(result.faults.map(\.code).contains("count"))
  }

  @Test func layersRectanglesAndTimesAreIgnored() throws {
    let (old, new) = (Films.card(), Films.card(color: "systemPink"))
    let byLayer = try compare(old, new, rules: [IgnoreRule(place: .layer("label"))])
    #expect(byLayer.changedFrames.isEmpty)
    #expect(byLayer.frames.allSatisfy { $0.verdict == .belowThreshold })
    #expect(byLayer.frames[0].comparison?.ignored == 160)
    let rect = IgnoreRule(place: .rect(PixelRect(x: 0, y: 0, width: 14, height: 60)))
    let byRect = try compare(old, new, rules: [rect])
    #expect(byRect.frames[0].comparison?.counted == 80)
    let time = IgnoreRule(place: .everywhere, time: 0...0.1)
    let byTime = try compare(old, new, rules: [time])
    // Frames 0 to 3 at 30 fps are at 0 to 0.1 s.
    #expect(byTime.changedFrames.map(\.position) == Array(4..<byTime.frames.count))
    let tolerant = IgnoreRule(place: .layer("label"), tolerance: 1)
    #expect(try compare(old, new, rules: [tolerant]).changedFrames.isEmpty)
  }

  @Test func digestsDoNotDependOnThreads() throws {
    let project = try films.project(Films.card())
    let one = try films.side(project, workerCount: 1)
    #expect(one.sequence == (try films.side(project, workerCount: 4)).sequence)
    // Against the pictures: drawn apart, digested apart.
    var source = PictureSource(one)
    for frame in one.sequence.frames {
      #expect(try FrameDigest(#require(try source.image(of: frame))) == frame.digest)
    }
  }
}
