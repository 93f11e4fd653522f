import Command
import TestSupport
import Testing

@Suite struct HelpTextTests {
  struct Page: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let pages =
    [Page(name: "help.txt", text: HelpText.overview)]
    + Subcommand.allCases.map {
      Page(name: "help-\($0.rawValue).txt", text: HelpText.text(for: $0))
    }

  @Test(arguments: pages) func golden(_ page: Page) throws {
    try expectGolden(page.text, named: page.name)
  }

  @Test(arguments: pages) func fitsATerminal(_ page: Page) {
    for line in page.text.split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
    #expect(page.text.hasSuffix("\n") && !page.text.hasSuffix("\n\n"))
  }

  /// An option is explained where it is taken, and nowhere else.
  @Test(arguments: Subcommand.allCases) func explainsItsOptions(_ subcommand: Subcommand) {
    let lines = HelpText.text(for: subcommand).split(separator: "\n")
    for option in Option.allCases where option != .help && option != .version {
      let isExplained = lines.contains { line in
        let words = line.split(separator: " ").prefix(2)
        return line.hasPrefix("  ") && words.contains(Substring(option.spelling))
      }
      #expect(isExplained == OptionTable.options(of: subcommand).contains(option))
    }
  }

  /// Every example is a command line that is understood.
  @Test(arguments: Subcommand.allCases) func examplesAreRight(_ subcommand: Subcommand) throws {
    for example in subcommand.examples {
      let command = example.command.prefix { !"<>|".contains($0) }
      let words = command.split(separator: " ").map { $0.filter { $0 != "'" } }
      #expect(words.first == "inbetween")
      #expect(words.dropFirst().first == subcommand.rawValue)
      #expect(throws: Never.self) { _ = try Request(words: Array(words.dropFirst())) }
    }
  }

  @Test func overviewNamesEverySubcommandAndExitCode() {
    for subcommand in Subcommand.allCases {
      #expect(HelpText.overview.contains("\n  \(subcommand.rawValue) "))
    }
    for code in ExitCode.allCases {
      #expect(HelpText.overview.contains("\n  \(code.rawValue) "))
    }
  }
}
