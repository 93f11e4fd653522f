/// The words of the help texts that are not in a table of their own.
extension Subcommand {
  /// One line, without a period.
  public var summary: String {
    switch self {
    case .render: "draw the frames of a transition"
    case .still: "draw one moment of a transition"
    case .check: "say what is wrong with a spec"
    case .inspect: "show what a spec comes to: size, length, layers, animations"
    case .trace: "write every animated value of every frame"
    case .diff: "compare two specs, films or pictures"
    case .verify: "compare specs with their goldens"
    case .approve: "make what specs show now their goldens"
    case .sweep: "try the values of a range: a table and a contact sheet"
    case .bench: "measure how long the frames of a transition take"
    case .expand: "write out a spec with its template"
    case .new: "write a spec to start from"
    case .list: "list the words that specs and options may use"
    case .schema: "print the JSON Schema of a spec, for editors"
    case .help: "explain the tool or one subcommand"
    case .version: "print the version"
    }
  }

  /// Paragraphs under the usage line.
  public var details: [String] {
    switch self {
    case .render:
      [
        "Draws frame i at i/fps seconds. The first frame shows the start, the last one the settled "
          + "end: a transition of 0.9 s at 60 fps has 55 frames. The number of frames, the last "
          + "time and the size are told on standard error; standard output carries frames only "
          + "when OUT is '-'.",
        "A sequence of files is complete when its manifest.json is there.",
        "With '--device all' the frames of every device go to a folder of its name in OUT, and "
          + "devices.png in OUT shows a row of moments for each.",
      ]
    case .still:
      [
        "Draws the moment TIME into one file. 100% is the settled end. The picture is the one that "
          + "'render' draws at the same time."
      ]
    case .check:
      [
        "Reads the specs and reports every error and warning with its file, line and column, "
          + "without drawing. Expressions are evaluated at the time of every frame."
      ]
    case .inspect:
      [
        "Without --at: the size, the length, the number of frames, the layers and the animations. "
          + "With --at: the value of every property at that time. With --explain: what every "
          + "animation does, in words."
      ]
    case .trace:
      [
        "Writes a table with one row a frame and one column for each property that changes. "
          + "Values are those shown, in points, degrees and seconds."
      ]
    case .diff:
      [
        "Compares pixels exactly, alpha included, and of specs also every animated value and the "
          + "text. Frames that are missing, extra, duplicates or out of order, and another size, "
          + "frame rate or version, are named and fail. Exit code 1 where something differs.",
        "Specs are drawn in memory, frame by frame; nothing is written but the reports asked for.",
      ]
    case .verify:
      [
        "Draws the specs in memory and compares each frame's digest with the golden, a text file "
          + "beside the spec (card.golden for card.json), or with a folder of pictures that "
          + "'render' has written. A frame that matches is neither encoded nor read.",
        "Where CI is set in the environment, --update compares only.",
      ]
    case .approve:
      [
        "Writes the golden of each spec, or with --frames only those frames of it. A golden that is "
          + "the same is not touched. The same as 'verify --update'.",
        "Where CI is set in the environment nothing is written, and what differs fails.",
      ]
    case .sweep:
      [
        "One '--set' gives a range, as drop=0.1..1:0.1 with both ends. For each of its values the "
          + "table has the number of frames, the length, from when nothing moves by more than 0.01, "
          + "when each step with an id starts, and the "
          + "value at the end of each '--property'.",
        "With -o it draws a contact sheet, too: a row for each value, its moments from start to end.",
      ]
    case .bench:
      [
        "Draws and writes the frames several times, to a temporary folder, and tells what each stage "
          + "of a frame takes with one worker, how many frames a second come out with one worker and "
          + "with all, how much of a frame is drawn again, and the memory needed.",
        "Times depend on the machine and on what else it does: compare them within one run only.",
      ]
    case .expand:
      [
        "Prints the spec as it is meant: its template's layers, timeline and variables written out, "
          + "chosen variants and values put in. The result draws the same frames. Assets are looked "
          + "for beside it."
      ]
    case .new:
      [
        "Prints a spec that uses a template, with all its variables at their defaults and a comment "
          + "on each. Comments are no JSON: name the file .jsonc."
      ]
    case .list:
      ["Prints a table: names, what they stand for, and what they take."]
    case .schema:
      ["Prints the JSON Schema to standard output. A spec names it under '$schema'."]
    case .help:
      ["Prints the same text as 'inbetween SUBCOMMAND --help'."]
    case .version:
      ["Prints the same line as 'inbetween --version'."]
    }
  }

  /// Commands with a remark each.
  public var examples: [HelpExample] {
    switch self {
    case .render:
      [
        HelpExample("inbetween render card.json", "into frames/frame_00000.png and on"),
        HelpExample("inbetween render card.json -o card.mp4 --background white", "a video"),
        HelpExample("inbetween render card.json -o 'out/card_####.svg'", "vectors"),
        HelpExample("inbetween render card.json --frames 0-9,-1", "the first ten and the last"),
        HelpExample("inbetween render card.json --set drop=3.3 --variant dark", "other values"),
        HelpExample(
          "inbetween render - -o - --format rgba < card.json | consumer", "raw pixels in a pipe"),
      ]
    case .still:
      [
        HelpExample("inbetween still card.json --at 0.3s -o card.png", "at 0.3 seconds"),
        HelpExample("inbetween still card.json --at 100% -o end.png", "the settled end"),
        HelpExample("inbetween still card.json --at step:flip -o flip.svg", "where 'flip' starts"),
      ]
    case .check:
      [
        HelpExample("inbetween check *.json", "every spec of a folder"),
        HelpExample("inbetween check card.json --strict", "warnings fail, too"),
        HelpExample("inbetween check card.json --json", "for editors and scripts"),
      ]
    case .inspect:
      [
        HelpExample("inbetween inspect card.json", "an overview"),
        HelpExample("inbetween inspect card.json --at 50%", "the values half-way"),
        HelpExample("inbetween inspect card.json --explain", "curves, springs, traps"),
      ]
    case .trace:
      [
        HelpExample("inbetween trace card.json -o card.csv", "for a spreadsheet or a diff"),
        HelpExample("inbetween trace card.json --property card.opacity", "with one more column"),
      ]
    case .diff:
      [
        HelpExample("inbetween diff old.json new.json --report report.html", "two specs"),
        HelpExample("inbetween diff card.json --against main", "what a branch changes"),
        HelpExample("inbetween diff golden/ frames/ --metric yiq", "two folders, with tolerance"),
        HelpExample(
          "inbetween diff old.json new.json --ignore clock --ignore 0,0,90,40@0s-0.2s",
          "without a layer, and without a rectangle for a while"),
      ]
    case .verify:
      [
        HelpExample("inbetween verify card.json", "against card.golden beside it"),
        HelpExample("inbetween verify specs/*.json --golden goldens/", "many at once"),
        HelpExample(
          "inbetween verify card.json --report out/report.html --report out/junit.xml", "for CI"),
      ]
    case .approve:
      [
        HelpExample("inbetween approve card.json", "into card.golden"),
        HelpExample("inbetween approve card.json --key-frames 0,15,-1", "with three pictures"),
        HelpExample("inbetween approve card.json --frames 10-20", "these frames only"),
      ]
    case .sweep:
      [
        HelpExample("inbetween sweep card.json --set drop=0.2..1:0.1", "nine durations"),
        HelpExample(
          "inbetween sweep card.json --set drop=0.2..1:0.1 --property card.minY",
          "where the card ends"),
        HelpExample("inbetween sweep card.json --set drop=0.2..1:0.2 -o drops.png", "as pictures"),
      ]
    case .bench:
      [
        HelpExample("inbetween bench card.json", "as PNG"),
        HelpExample("inbetween bench card.json --format rgba --rounds 10", "as bare pixels"),
      ]
    case .expand:
      [
        HelpExample("inbetween expand card.json -o full.json", "without its template"),
        HelpExample("inbetween expand card.json --variant dark", "with a variant's values"),
      ]
    case .new:
      [
        HelpExample("inbetween new overlay-sheet -o sheet.jsonc", "into a file"),
        HelpExample(
          "inbetween new notch-transition --device iphone-16-pro", "for another screen"),
      ]
    case .list:
      [
        HelpExample("inbetween list devices", "names for --device"),
        HelpExample("inbetween list symbols", "names for contents"),
        HelpExample("inbetween list formats", "what render can write"),
        HelpExample("inbetween list templates --verbose", "templates with their variables"),
      ]
    case .schema:
      [HelpExample("inbetween schema > transition.schema.json", "a copy for offline use")]
    case .help:
      [HelpExample("inbetween help render", "the options of render")]
    case .version:
      []
    }
  }
}

/// A command line that works, and what it is for.
public struct HelpExample: Hashable, Sendable {
  public var command: String
  public var remark: String

  init(_ command: String, _ remark: String) {
    self.command = command
    self.remark = remark
  }
}
