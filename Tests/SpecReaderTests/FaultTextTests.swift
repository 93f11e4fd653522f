import SpecReader
import TestSupport
import Testing

/// Every fault of the other tests as a user sees it, one after the other, to be read in a change.
///
/// That code, place and words are right is for `SpecFaultTests` to say.
@Suite struct FaultTextTests {
  @Test func isTheRecordedOne() throws {
    let faults =
      SpecFaultTests.layerFaults + SpecFaultTests.expressionFaults + SpecFaultTests.variableFaults
      + SpecFaultTests.documentFaults + SpecFaultTests.stepFaults
      + FingerReadingTests.faults
    #expect(faults.count > 100)
    let texts = faults.map { fault in
      SpecReader.read(MarkedText(fault.spec.text).text, file: "spec.json").told
    }
    try expectGolden(texts.joined(separator: "\n"), named: "faults.txt")
  }
}
