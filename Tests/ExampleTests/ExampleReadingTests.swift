import Foundation
import SpecReader
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
