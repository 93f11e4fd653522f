import Command
import Testing

/// Wrong command lines and the words about them.
@Suite struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var advice: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ text: String, _ message: String, _ advice: String = "see 'inbetween help render'") {
      words = text.split(separator: " ").map(String.init)
      self.message = message
      self.advice = advice
    }
  }

  static let general = "see 'inbetween help'"

  @Test(arguments: [
    Case("", "no subcommand given", general),
    Case("-q", "no subcommand given", general),
    Case("rendr a", "unknown subcommand 'rendr'; did you mean 'render'?", general),
    Case("insp a", "unknown subcommand 'insp'; did you mean 'inspect'?", general),
    Case("compare a b", "unknown subcommand 'compare'", general),
    Case(
      "card.json",
      "unknown subcommand 'card.json'; did you mean 'inbetween render card.json'?", general),
    Case("render", "SPEC is missing"),
    Case("render a b", "unexpected argument 'b'"),
    Case("schema a", "unexpected argument 'a'", "see 'inbetween help schema'"),
    Case("help a b", "unexpected argument 'b'", "see 'inbetween help help'"),
    Case(
      "help rendre", "SUBCOMMAND cannot be 'rendre'; did you mean 'render'?",
      "see 'inbetween help help'"),
    Case(
      "list device", "TOPIC cannot be 'device'; did you mean 'devices'?",
      "see 'inbetween help list'"),
    Case(
      "list fonts",
      "TOPIC cannot be 'fonts'; known: devices, easings, springs, functions, properties, "
        + "layers, colors, symbols, formats, templates",
      "see 'inbetween help list'"),
    Case("render a --fsp 30", "unknown option '--fsp'; did you mean '--fps'?"),
    Case("render a --back=red", "unknown option '--back'; did you mean '--background'?"),
    Case("render a --out x", "unknown option '--out'; did you mean '--output'?"),
    Case("render a --frame 3", "unknown option '--frame'; did you mean '--frames'?"),
    Case("render a --xyzzy", "unknown option '--xyzzy'"),
    Case("render a -x", "unknown option '-x'"),
    Case("render a -qx", "unknown option '-x'"),
    Case("render a -1", "unknown option '-1'"),
    Case("render a ---", "unknown option '---'"),
    Case("--fsp 30 render a", "unknown option '--fsp'; did you mean '--fps'?", general),
    Case("render a --at 1", "'render' takes no option '--at'; it belongs to 'still', 'inspect'"),
    Case(
      "still a --jobs 2",
      "'still' takes no option '--jobs'; it belongs to 'render', 'diff', 'verify', "
        + "'approve', 'bench'",
      "see 'inbetween help still'"),
    Case("render a --fps", "option '--fps' needs a value: '--fps RATE'"),
    Case("render a -o", "option '--output' needs a value: '--output OUT'"),
    Case("render a -o --fps 30", "option '--output' needs a value: '--output OUT'"),
    Case("render a -o -j4", "option '--output' needs a value: '--output OUT'"),
    Case("render a --output --fps=3", "option '--output' needs a value: '--output OUT'"),
    Case("render a -o --", "option '--output' needs a value: '--output OUT'"),
    Case(
      "still a -o", "option '--output' needs a value: '--output FILE'",
      "see 'inbetween help still'"),
    Case("render a --json=yes", "option '--json' takes no value, but 'yes' is given"),
    Case("render a -o=x", "the value of '-o' starts with '='; write '-o x' or '--output=x'"),
    Case("render a --fps 30 --fps 30", "option '--fps' is given twice"),
    Case(
      "still a -o a -o b --at 0", "option '--output' is given twice", "see 'inbetween help still'"),
    Case(
      "still a --at 0", "option '--output FILE' is missing", "see 'inbetween help still'"),
    Case("still a -o x", "option '--at TIME' is missing", "see 'inbetween help still'"),
    Case(
      "render a --format pgn", "option '--format' cannot be 'pgn'; did you mean 'png'?"),
    Case(
      "render a --format gif",
      "option '--format' cannot be 'gif'; known: png, svg, rgba, bgra, mp4"),
    Case(
      "still a --at 0 -o x --format mp4",
      "option '--format' cannot be 'mp4'; known: png, svg", "see 'inbetween help still'"),
    Case(
      "render a --fps 300",
      "option '--fps': frame rate is 300, must be 1 to 240 frames per second"),
    Case("render a --device=", "option '--device': the device is empty"),
    Case("render a --output=", "option '--output': the output is empty"),
    Case("render a --frames 1 --from 0", "options '--frames' and '--from' exclude each other"),
    Case("render a --to 0 --frames 1", "options '--frames' and '--to' exclude each other"),
    Case("render a --size 1x1 --device x", "options '--device' and '--size' exclude each other"),
    Case(
      "inspect a --at 1 --explain", "options '--at' and '--explain' exclude each other",
      "see 'inbetween help inspect'"),
    Case("render a -qv", "options '--quiet' and '--verbose' exclude each other"),
    Case("render a -o - -o -", "standard output can carry one thing only"),
    Case("render a -o - --json", "standard output can carry one thing only"),
  ])
  func says(_ example: Case) throws {
    let error = #expect(throws: UsageError.self) { _ = try Request(words: example.words) }
    #expect(error?.message == example.message)
    #expect(error?.advice == example.advice)
  }

  /// Options of later releases are unknown, never taken and ignored.
  @Test(arguments: [
    "--resume", "--hold-start", "--hold-end", "--even", "--font-file",
    "--system-fonts", "--why", "--onion", "--watch",
  ])
  func optionOfALaterReleaseIsUnknown(_ option: String) {
    let error = #expect(throws: UsageError.self) {
      _ = try Request(words: ["render", "a", option])
    }
    #expect(error?.message.hasPrefix("unknown option '\(option)'") == true)
  }

  @Test func messageHasNoControlCharacters() {
    let error = #expect(throws: UsageError.self) {
      _ = try Request(words: ["render", "a", "b\u{1B}[31m\n"])
    }
    #expect(error?.message == "unexpected argument 'b\\u{1b}[31m\\u{a}'")
  }
}
