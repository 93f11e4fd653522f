/// The texts of `inbetween help`, 80 columns wide, made from the tables.
public enum HelpText {
  static let width = 80
  /// Where the explanations start, counted from 0.
  private static let column = 26

  /// What the tool is and can do.
  public static var overview: String {
    let start = [
      HelpExample("inbetween check card.json", "is the spec right?"),
      HelpExample("inbetween still card.json --at 50% -o card.png", "one picture of it"),
      HelpExample("inbetween render card.json -o card.mp4", "all of it as a video"),
    ]
    let subcommands = Subcommand.allCases.map { entry("  \($0.rawValue)", $0.summary, column: 12) }
    let codes = ExitCode.allCases.map { entry("  \($0.rawValue)", $0.summary, column: 8) }
    return [
      "inbetween draws the frames between two states of a screen.",
      "Usage: inbetween SUBCOMMAND [ARGUMENTS] [OPTIONS]",
      section("Subcommands", subcommands),
      section("Examples", examples(start)),
      section("Exit codes", codes),
      TextWrap.paragraph(
        "Options may stand anywhere. 'inbetween help SUBCOMMAND' explains those of a subcommand.",
        width: width),
    ].joined(separator: "\n\n") + "\n"
  }

  /// All about one subcommand.
  public static func text(for subcommand: Subcommand) -> String {
    var blocks = [
      "inbetween \(subcommand.rawValue): \(subcommand.summary)",
      "Usage: " + usage(of: subcommand),
    ]
    blocks += subcommand.details.map { TextWrap.paragraph($0, width: width) }
    if let operands = subcommand.operands {
      let text = operands.help + choices(operands.words)
      blocks.append(section("Arguments", [entry("  \(operands.placeholder)", text)]))
    }
    for group in OptionSection.allCases where group != .general {
      let entries = OptionTable.options(of: subcommand).compactMap {
        optionEntry($0, in: subcommand, group: group)
      }
      if !entries.isEmpty { blocks.append(section(group.rawValue, entries)) }
    }
    if !subcommand.examples.isEmpty {
      blocks.append(section("Examples", examples(subcommand.examples)))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of subcommand: Subcommand) -> String {
    var words = ["inbetween", subcommand.rawValue]
    if let operands = subcommand.operands {
      let dots = operands.count.upperBound > 1 ? "..." : ""
      let isOptional = operands.count.lowerBound == 0
      words.append(
        isOptional ? "[\(operands.placeholder)]\(dots)" : operands.placeholder + dots)
    }
    var hasOthers = false
    for option in OptionTable.options(of: subcommand) {
      let row = OptionTable.row(for: option)
      guard row.section != .general, let use = row.use(in: subcommand) else { continue }
      if use.isRequired || option == .output {
        let name = row.short.map { "-\($0)" } ?? option.spelling
        let spelling = [name, use.placeholder].compactMap { $0 }.joined(separator: " ")
        let dots = use.isRepeatable ? "..." : ""
        words.append(use.isRequired ? spelling : "[\(spelling)]\(dots)")
      } else {
        hasOthers = true
      }
    }
    if hasOthers { words.append("[OPTIONS]") }
    return words.joined(separator: " ")
  }

  private static func optionEntry(
    _ option: Option, in subcommand: Subcommand, group: OptionSection
  ) -> String? {
    let row = OptionTable.row(for: option)
    guard row.section == group, let use = row.use(in: subcommand) else { return nil }
    let short = row.short.map { "-\($0), " } ?? "    "
    let value = use.placeholder.map { " " + $0 } ?? ""
    let defaultText = use.defaultText.map { " (default: \($0))" } ?? ""
    return entry(
      "  \(short)\(option.spelling)\(value)", use.help + choices(use.words) + defaultText)
  }

  private static func choices(_ words: [String]) -> String {
    words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }

  private static func entry(_ label: String, _ text: String, column: Int = column) -> String {
    TextWrap.entry(label: label, text: text, column: column, width: width)
  }

  private static func examples(_ examples: [HelpExample]) -> [String] {
    examples.map { "  \($0.command)\n      \($0.remark)" }
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    ([title + ":"] + lines).joined(separator: "\n")
  }
}
