import FrameDiff
import Pixels
import Rendering
import TestSupport
import Testing

@testable import Regression

struct GoldenTests {
  private let films: Films

  init() throws { films = try Films() }

  private func golden(_ spec: String, keys: Set<Int> = []) throws -> (FilmGolden, Side, ValueTable)
  {
    let project = try films.project(spec)
    let (side, values) = (try films.side(project), try ValueTable(project))
    let golden = FilmGolden(
      project, digests: side.sequence.frames.compactMap(\.digest), values: values,
      tool: "test 1", keys: keys)
    return (golden, side, values)
  }

  @Test func theTextReadsBack() throws {
    let (golden, _, _) = try golden(Films.card(), keys: [0, 3])
    var read = try FilmGolden(text: golden.text, path: "card.golden")
    #expect(read.text == golden.text)
    // Times are written with six decimals.
    for index in read.frames.indices { read.frames[index].time = golden.frames[index].time }
    #expect(read == golden)
  }

  @Test func aFrameWeighsLessThanAHundredBytes() throws {
    let (golden, _, _) = try golden(Films.card(fps: 120), keys: Set(0..<10))
    let lines = golden.text.split(separator: "\n").filter { $0.hasPrefix("frame ") }
    #expect(lines.count == 61)
    #expect(lines.allSatisfy { $0.utf8.count + 1 < 100 })
  }

  /// A text that ends anywhere is no golden.
  @Test func aTextCutShortIsRefused() throws {
    let text = try golden(Films.card()).0.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count - 1 {
      let cut = lines[..<count].joined(separator: "\n")
      #expect(throws: RegressionError.self, "\(count) lines") {
        try FilmGolden(text: cut, path: "card.golden")
      }
    }
    let damaged = text.replacing("frame 3 ", with: "frame x ")
    #expect(throws: RegressionError.self) { try FilmGolden(text: damaged, path: "card.golden") }
    let later = text.replacing("inbetween-golden 1", with: "inbetween-golden 2")
    #expect(throws: RegressionError.self) { try FilmGolden(text: later, path: "card.golden") }
  }

  @Test func changedValuesAreNamedWithoutAPicture() throws {
    let (golden, _, _) = try golden(Films.card())
    let (_, side, values) = try self.golden(Films.card(dampingRatio: "0.62"))
    let difference = golden.valueComparison(with: values)
    #expect(difference.changes.map(\.name) == ["card.minX"])
    #expect(difference.changes[0].frames == [1...14])
    let result = try SequenceComparer().compare(
      expected: Side(golden.sequence(path: "card.golden")), actual: side, values: difference)
    #expect(result.cause == .spec)
    #expect(result.changedFrames.allSatisfy { $0.comparison == nil })
  }

  @Test func sameInputsAndOtherPixelsAreARegression() throws {
    var (golden, side, _) = try golden(Films.card())
    golden.frames[4].pixels = golden.frames[0].pixels
    let result = try SequenceComparer().compare(
      expected: Side(golden.sequence(path: "card.golden")), actual: side)
    #expect(result.cause == .regression)
    #expect(result.changedFrames.map(\.key) == [.index(4)])
  }

  @Test func keyFramesGivePictures() throws {
    let (old, side, values) = try golden(Films.card(), keys: [5])
    let path = films.folder("card.golden")
    let writer = GoldenWriter(try #require(side.project), side: side, tool: "test 1")
    let written = try writer.write(path, over: nil, values: values, frames: nil, keys: [5])
    #expect(written == old.frames.count)
    #expect(films.folder.names(in: "card.frames") == ["frame_00005.png"])
    let (_, changed, _) = try golden(Films.card(color: "systemPink"))
    let read = try FilmGolden(text: films.folder.text("card.golden"), path: path)
    let result = try SequenceComparer().compare(
      expected: Side(read.sequence(path: path)), actual: changed)
    #expect(result.frames[5].comparison?.counted == 160)
    #expect(result.frames[4].comparison == nil)
  }

  @Test func onlyChosenFramesAreTakenOver() throws {
    let (old, _, _) = try golden(Films.card())
    let (new, side, values) = try golden(Films.card(dampingRatio: "0.3"))
    let path = films.folder("card.golden")
    let writer = GoldenWriter(try #require(side.project), side: side, tool: "test 1")
    let written = try writer.write(path, over: old, values: values, frames: [2, 3], keys: [])
    #expect(written == 2)
    let read = try FilmGolden(text: films.folder.text("card.golden"), path: path)
    for index in old.frames.indices {
      let source = [2, 3].contains(index) ? new : old
      #expect(read.frames[index].pixels == source.frames[index].pixels)
    }
  }
}
