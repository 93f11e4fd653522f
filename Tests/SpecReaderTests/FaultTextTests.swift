import SceneModel
import SpecReader
import TestSupport
import Testing

/// Every fault of the other tests as a user sees it, one after the other, to be read in a change.
///
/// That code, place and words are right is for `SpecFaultTests` to say.
@Suite struct FaultTextTests {
  private static var specs: [String] {
    let faults =
      SpecFaultTests.layerFaults + SpecFaultTests.shapeFaults + SpecFaultTests.mediaFaults
      + SpecFaultTests.timeFaults
      + SpecFaultTests.expressionFaults + SpecFaultTests.variableFaults
      + SpecFaultTests.documentFaults + SpecFaultTests.stepFaults + FingerReadingTests.faults
    let animations =
      AnimationFaultTests.timings + AnimationFaultTests.values + AnimationFaultTests.keys
    return faults.map(\.spec.text) + animations.map(\.spec.text)
      + JSONTextTests.faults.map(\.marked)
  }

  /// Texts that are no UTF-8, from the Unicode standard's list, and one in UTF-16.
  private static let bytes: [[UInt8]] = [
    [0x5B, 0x80, 0x5D], [0x22, 0xE2, 0x82], [0xFF, 0xFE, 0x5B, 0, 0x5D, 0],
  ]

  private static var results: [SpecReader.Result] {
    specs.map { SpecReader.read(MarkedText($0).text, file: "spec.json") }
      + bytes.map { SpecReader.read($0, file: "spec.json") }
  }

  @Test func isTheRecordedOne() throws {
    let texts = Self.results.map(\.told)
    #expect(texts.count > 200)
    for code in ["[syntax]", "[duplicate-key]", "[encoding]"] {
      #expect(texts.contains { $0.contains(code) }, "\(code)")
    }
    try expectGolden(texts.joined(separator: "\n"), named: "faults.txt")
  }

  /// A message that says no more than that something is wrong leaves the user alone.
  @Test func everyMessageSaysWhatIsExpectedOrWhatToDo() {
    let words = ["must ", "expected ", "write ", " needs ", "leave out "]
    for diagnostic in Self.results.flatMap(\.diagnostics) where diagnostic.hint == nil {
      #expect(words.contains { diagnostic.message.contains($0) }, "\(diagnostic.message)")
    }
  }
}
