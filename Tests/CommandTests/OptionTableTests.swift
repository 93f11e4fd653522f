import Command
import Testing

@Suite struct OptionTableTests {
  @Test(arguments: Option.allCases) func subcommandHasOneMeaningOfAnOption(_ option: Option) {
    let subcommands = OptionTable.row(for: option).uses.flatMap(\.subcommands)
    #expect(!subcommands.isEmpty)
    #expect(Set(subcommands).count == subcommands.count)
  }

  /// Parsing has to know whether a value follows before it knows the subcommand.
  @Test(arguments: Option.allCases) func takesAValueEverywhereOrNowhere(_ option: Option) {
    let row = OptionTable.row(for: option)
    #expect(row.uses.allSatisfy { ($0.placeholder != nil) == row.takesValue })
  }

  @Test func shortNamesAreUnique() {
    let letters = Option.allCases.compactMap { OptionTable.row(for: $0).short }
    #expect(Set(letters).count == letters.count)
  }

  /// The manner of all texts: a phrase in lower case without a period.
  @Test(arguments: Option.allCases) func helpIsAPhrase(_ option: Option) throws {
    for use in OptionTable.row(for: option).uses {
      let first = try #require(use.help.first)
      #expect(!first.isUppercase)
      #expect(!use.help.hasSuffix("."))
    }
  }

  /// A flag is neither repeated nor required nor has words.
  @Test(arguments: Option.allCases) func flagIsOnlyThereOrNot(_ option: Option) {
    let row = OptionTable.row(for: option)
    guard !row.takesValue else { return }
    #expect(
      row.uses.allSatisfy {
        !$0.isRepeatable && !$0.isRequired && $0.words.isEmpty && $0.defaultText == nil
      })
  }
}
