import Command
import Testing

@Suite struct InvocationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var invocation: Invocation
    var testDescription: String { words.joined(separator: " ") }

    init(_ text: String, _ invocation: Invocation) {
      words = text.split(separator: " ").map(String.init)
      self.invocation = invocation
    }
  }

  static let plain = Invocation(.render, operands: ["a.json"])

  @Test(arguments: [
    Case("render a.json", plain),
    Case("render -", Invocation(.render, operands: ["-"])),
    Case("render -- -a.json", Invocation(.render, operands: ["-a.json"])),
    Case("-- render a.json", plain),
    Case("render a.json --", plain),
    Case("check a b c", Invocation(.check, operands: ["a", "b", "c"])),
    Case("list devices", Invocation(.list, operands: ["devices"])),
    Case("schema", Invocation(.schema)),
    // Values.
    Case(
      "render a.json --fps 30", Invocation(.render, operands: ["a.json"], options: [.fps: ["30"]])),
    Case(
      "render a.json --fps=30", Invocation(.render, operands: ["a.json"], options: [.fps: ["30"]])),
    Case("render a.json -j 4", Invocation(.render, operands: ["a.json"], options: [.jobs: ["4"]])),
    Case("render a.json -j4", Invocation(.render, operands: ["a.json"], options: [.jobs: ["4"]])),
    Case(
      "render a.json -o -", Invocation(.render, operands: ["a.json"], options: [.output: ["-"]])),
    Case("render a.json -o-", Invocation(.render, operands: ["a.json"], options: [.output: ["-"]])),
    Case(
      "render a.json --set a=b=c",
      Invocation(.render, operands: ["a.json"], options: [.set: ["a=b=c"]])),
    Case(
      "render a.json --set=a=b",
      Invocation(.render, operands: ["a.json"], options: [.set: ["a=b"]])),
    Case(
      "render a.json --output=", Invocation(.render, operands: ["a.json"], options: [.output: [""]])
    ),
    // Values that start with a dash.
    Case(
      "render a.json --frames -1",
      Invocation(.render, operands: ["a.json"], options: [.frames: ["-1"]])),
    Case(
      "render a.json --frames -3--2",
      Invocation(.render, operands: ["a.json"], options: [.frames: ["-3--2"]])),
    Case(
      "render a.json --start-number -5",
      Invocation(.render, operands: ["a.json"], options: [.startNumber: ["-5"]])),
    Case(
      "render a.json --output=--fps",
      Invocation(.render, operands: ["a.json"], options: [.output: ["--fps"]])),
    // Flags.
    Case("render a.json -q", Invocation(.render, operands: ["a.json"], options: [.quiet: []])),
    Case(
      "render a.json -qv",
      Invocation(.render, operands: ["a.json"], options: [.quiet: [], .verbose: []])),
    Case(
      "render a.json -vj4",
      Invocation(.render, operands: ["a.json"], options: [.verbose: [], .jobs: ["4"]])),
    Case(
      "render a.json -vo out/",
      Invocation(.render, operands: ["a.json"], options: [.verbose: [], .output: ["out/"]])),
    Case("render a.json -v -v", Invocation(.render, operands: ["a.json"], options: [.verbose: []])),
    // Repeated.
    Case(
      "render a.json -o a/ --output b/ -oc/",
      Invocation(.render, operands: ["a.json"], options: [.output: ["a/", "b/", "c/"]])),
    // Help and version win over what is missing.
    Case("--help", Invocation(.help)),
    Case("-h", Invocation(.help)),
    Case("help", Invocation(.help)),
    Case("help render", Invocation(.help, operands: ["render"])),
    Case("render --help", Invocation(.help, operands: ["render"])),
    Case("--help render", Invocation(.help, operands: ["render"])),
    Case("render a b c --at 3 -h", Invocation(.help, operands: ["render"])),
    Case("still -qh", Invocation(.help, operands: ["still"])),
    Case("--version", Invocation(.version)),
    Case("version", Invocation(.version)),
    Case("render --version", Invocation(.version)),
  ])
  func means(_ example: Case) throws {
    #expect(try Invocation(words: example.words) == example.invocation)
  }

  /// All 120 orders of the same five pieces are the same command.
  @Test func orderNeverMatters() throws {
    let pieces = [["--fps", "30"], ["a.json"], ["-o", "out/"], ["--json"], ["-j2"]]
    let expected = Invocation(
      .render, operands: ["a.json"],
      options: [.fps: ["30"], .output: ["out/"], .json: [], .jobs: ["2"]])
    for order in Self.permutations(pieces) {
      #expect(try Invocation(words: ["render"] + order.flatMap { $0 }) == expected)
    }
    let beforeTheSubcommand = ["--fps", "30", "-j2", "render", "--json", "a.json", "-o", "out/"]
    #expect(try Invocation(words: beforeTheSubcommand) == expected)
  }

  private static func permutations(_ pieces: [[String]]) -> [[[String]]] {
    guard let first = pieces.first else { return [[]] }
    return permutations(Array(pieces.dropFirst())).flatMap { rest in
      (0...rest.count).map { position in
        var order = rest
        order.insert(first, at: position)
        return order
      }
    }
  }

  /// Whatever is typed is read or refused, never a trap.
  @Test func anyWordsAreReadOrRefused() {
    let pieces = [
      "render", "still", "help", "a.json", "-", "--", "---", "-=", "--=", "--fps", "--fps=", "-o",
      "-o=", "-qo", "-é", "--é=1", "", "=", "-1", "--set", "x=", "-h", "-\u{0}", "🙂",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let result = Result { try Invocation(words: [first, second, third]) }
          guard case .failure(let error) = result else { continue }
          #expect((error as? UsageError)?.message.isEmpty == false)
        }
      }
    }
  }
}
