import Regression
import TestSupport
import Testing

@testable import InbetweenTesting

/// The helper that test targets of apps use, in its own words.
struct ExpectTransitionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec(end: 30), to: "card.json")
  }

  private static func spec(end: Int) -> String {
    """
    { "version": 1, "canvas": { "size": [60, 30], "scale": 1, "fps": 20, "background": "white" },
      "layers": [ { "id": "card", "frame": [5, 5, 20, 20], "backgroundColor": "red" } ],
      "timeline": [ { "animate": { "card": { "minX": \(end) } }, "duration": 0.4 } ] }
    """
  }

  @Test func aGoldenOfTheCommandIsMet() throws {
    let written = try BuiltTool.run(["approve", "card.json"], in: folder, environment: ["CI": ""])
    #expect(written.exitCode == 0)
    try expectTransition(folder("card.json"))
    try expectTransition(folder("card.json"), matches: folder("card.golden"))
  }

  @Test func aDifferenceIsAnIssueThatNamesIt() throws {
    _ = try BuiltTool.run(["approve", "card.json"], in: folder, environment: ["CI": ""])
    try folder.write(Self.spec(end: 31), to: "card.json")
    let path = folder("card.json")
    try withKnownIssue {
      try expectTransition(path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("card.minX: frames ") }
    }
  }

  @Test func whatCannotBeComparedThrows() throws {
    #expect(throws: TransitionProblem.self) { try expectTransition(folder("gone.json")) }
    try folder.write("{}", to: "wrong.json")
    #expect(throws: TransitionProblem.self) { try expectTransition(folder("wrong.json")) }
    try folder.write("inbetween-golden 1\n", to: "card.golden")
    #expect(throws: TransitionProblem.self) { try expectTransition(folder("card.json")) }
  }

  @Test func aMissingGoldenIsAnIssue() throws {
    let path = folder("card.json")
    try withKnownIssue {
      try expectTransition(path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("RECORD_GOLDENS=missing writes it") }
    }
  }
}
