import Output
import Pixels

/// The only description of the options: parsing, help texts and "did you mean" read it.
public enum OptionTable {
  /// The subcommands that read a spec.
  private static let readers: [Subcommand] =
    [.render, .still, .check, .inspect, .trace, .sweep, .bench, .expand] + comparers
  /// Those that compare.
  static let comparers: [Subcommand] = [.diff, .verify, .approve]

  public static func row(for option: Option) -> OptionRow {
    switch option {
    case .output:
      OptionRow(
        short: "o", section: .output,
        uses: [
          OptionUse(
            [.render], value: "OUT",
            "a folder, a pattern such as name_%05d.png or name_####.svg, a file such as film.mp4, "
              + "or '-' for standard output; may be repeated",
            defaultText: "frames/", isRepeatable: true),
          OptionUse(
            [.still], value: "FILE", "a .png or .svg file, or '-' for standard output",
            isRequired: true),
          OptionUse(
            [.trace], value: "FILE", "a .csv or .json file, or '-' for standard output",
            defaultText: "-"),
          OptionUse([.sweep], value: "FILE", "a .png file for a contact sheet"),
          OptionUse(
            [.expand, .new], value: "FILE", "a file, or '-' for standard output", defaultText: "-"),
        ])
    case .format:
      OptionRow(
        section: .output,
        uses: [
          OptionUse(
            [.render], value: "FORMAT", "what to write",
            words: OutputFormat.allCases.map(\.rawValue),
            defaultText: "by the ending of OUT, else png"),
          OptionUse(
            [.still], value: "FORMAT", "what to write",
            words: OutputFormat.ofStills.map(\.rawValue),
            defaultText: "by the ending of FILE, else png"),
          OptionUse(
            [.trace], value: "FORMAT", "what to write",
            words: TraceOptions.Format.allCases.map(\.rawValue),
            defaultText: "by the ending of FILE, else csv"),
          OptionUse(
            [.bench], value: "FORMAT", "what to write",
            words: OutputFormat.allCases.map(\.rawValue), defaultText: "png"),
        ])
    case .overwrite:
      OptionRow(
        section: .output,
        uses: [
          OptionUse([.render, .still, .trace, .sweep, .expand, .new], "replace files that exist"),
          OptionUse(
            comparers,
            "let reports and pictures replace any file; those of an earlier run they always do"),
        ])
    case .startNumber:
      OptionRow(
        section: .output,
        uses: [
          OptionUse(
            [.render], value: "N", "the number in the first frame's file name", defaultText: "0")
        ])
    case .pngSize:
      OptionRow(
        section: .output,
        uses: [
          OptionUse(
            [.render, .still, .bench], value: "SIZE",
            "how hard PNG files are compressed: small ones take many times as long and have the "
              + "same pixels",
            words: PNGPreset.allCases.map(\.rawValue), defaultText: "fast")
        ])
    case .at:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            [.still], value: "TIME",
            "the moment: 0.3s or 0.3, 50% of the length, 18f for frame 18 (-1f is the last), "
              + "step:flip for where the step with the id 'flip' starts",
            isRequired: true),
          OptionUse(
            [.inspect], value: "TIME",
            "show the values at a moment: 0.3s, 0.3, 50%, 18f or step:flip"),
        ])
    case .frames:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            [.render, .trace, .bench], value: "LIST",
            "only these frames: 0-9 with both ends, 20- to the end, -1 the last, 0-60x2 every "
              + "second; commas between them",
            defaultText: "all"),
          OptionUse(
            [.approve], value: "LIST", "write only these frames of the goldens: 10-20, 5, -1",
            defaultText: "all"),
        ])
    case .from:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            [.render, .trace, .bench], value: "TIME",
            "leave out the frames before a moment: 0.3s, 0.3, 50%, 18f or step:flip")
        ])
    case .to:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            [.render, .trace, .bench], value: "TIME", "leave out the frames after a moment")
        ])
    case .excludeEnd:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            [.render, .trace, .bench],
            "leave out the last frame, for loops and videos of exact length")
        ])
    case .fps:
      OptionRow(
        section: .time,
        uses: [
          OptionUse(
            readers, value: "RATE", "frames per second, 1 to 240: 60, 29.97 or 60000/1001",
            defaultText: "the spec's")
        ])
    case .device:
      OptionRow(
        section: .picture,
        uses: [
          OptionUse(
            [.render], value: "NAME",
            "a screen by name (see 'inbetween list devices'), or all for every one",
            defaultText: "the spec's"),
          OptionUse(
            readers.filter { $0 != .render } + [.new], value: "NAME",
            "a screen by name (see 'inbetween list devices')", defaultText: "the spec's"),
        ])
    case .size:
      OptionRow(
        section: .picture,
        uses: [
          OptionUse(
            readers, value: "WxH", "the canvas in points, such as 375x812",
            defaultText: "the spec's")
        ])
    case .scale:
      OptionRow(
        section: .picture,
        uses: [
          OptionUse(
            [.render, .still, .inspect, .bench, .expand] + comparers, value: "FACTOR",
            "pixels per point, above 0",
            defaultText: "the spec's")
        ])
    case .background:
      OptionRow(
        section: .picture,
        uses: [
          OptionUse(
            [.render, .still, .bench, .expand] + comparers, value: "COLOR",
            "behind all layers: #rrggbb, a name, or transparent",
            defaultText: "the spec's")
        ])
    case .set:
      OptionRow(
        section: .spec,
        uses: [
          OptionUse(
            readers.filter { $0 != .sweep }, value: "NAME=VALUE",
            "give a variable of the spec another value; may be repeated", isRepeatable: true),
          OptionUse(
            [.sweep], value: "NAME=VALUE",
            "give a variable another value, or the one to try a range: a..b:step; may be repeated",
            isRepeatable: true, isRequired: true),
        ])
    case .variant:
      OptionRow(
        section: .spec,
        uses: [
          OptionUse(
            readers, value: "NAMES", "use variants of the spec, such as dark,de; may be repeated",
            isRepeatable: true)
        ])
    case .property:
      OptionRow(
        section: .spec,
        uses: [
          OptionUse(
            [.trace], value: "KEYPATH",
            "add a column that does not change, such as card.opacity; may be repeated",
            isRepeatable: true),
          OptionUse(
            [.sweep], value: "KEYPATH",
            "add a column with the value at the end, such as card.minY; may be repeated",
            isRepeatable: true),
        ])
    case .explain:
      OptionRow(
        section: .spec,
        uses: [
          OptionUse(
            [.inspect],
            "say of every animation what it does: its curve, when a spring rests and how far it "
              + "overshoots, and what may not be meant")
        ])
    case .strict:
      OptionRow(section: .spec, uses: [OptionUse(readers, "treat warnings as errors")])
    case .jobs:
      OptionRow(
        short: "j", section: .work,
        uses: [
          OptionUse(
            [.render, .bench] + comparers, value: "N",
            "draw on N threads: a number, 50% of the processors, or auto; the frames are the same",
            defaultText: "auto")
        ])
    case .shard:
      OptionRow(
        section: .work,
        uses: [
          OptionUse([.render], value: "I/N", "draw part I of N, such as 2/8, to share the work")
        ])
    case .rounds:
      OptionRow(
        section: .work,
        uses: [
          OptionUse(
            [.bench], value: "N", "measure N times, 1 to 1000", defaultText: "3")
        ])
    case .against, .golden, .update, .keyFrames, .metric, .threshold, .maxChanged, .composite,
      .maxShift, .ignore, .valuesOnly, .anyVersion, .report, .pictures, .annotations:
      comparisonRow(for: option)
    case .json:
      OptionRow(
        section: .messages,
        uses: [
          OptionUse([.render, .still], "print the summary and the diagnostics as JSON"),
          OptionUse([.check], "print the diagnostics as JSON"),
          OptionUse([.inspect, .sweep, .bench, .list], "print JSON instead of a table"),
          OptionUse([.diff, .verify], "print the result as JSON"),
          OptionUse([.approve], "print what was written and what is the same as JSON"),
        ])
    case .progress:
      OptionRow(
        section: .messages,
        uses: [
          OptionUse(
            [.render], value: "STYLE", "how to tell the progress on standard error",
            words: ProgressStyle.allCases.map(\.rawValue), defaultText: "auto")
        ])
    case .quiet:
      OptionRow(
        short: "q", section: .messages, uses: [OptionUse(readers, "print errors only")])
    case .verbose:
      OptionRow(
        short: "v", section: .messages,
        uses: [
          OptionUse([.render, .still], "tell more: fonts, threads, time spent"),
          OptionUse(
            [.list], "tell more: of templates their variables, of devices safe areas and sources"),
        ])
    case .help:
      OptionRow(
        short: "h", section: .general, uses: [OptionUse(Subcommand.allCases, "print this text")])
    case .version:
      OptionRow(
        section: .general, uses: [OptionUse(Subcommand.allCases, "print the version")])
    }
  }

  /// The options of a subcommand, in the order of the cases.
  public static func options(of subcommand: Subcommand) -> [Option] {
    Option.allCases.filter { row(for: $0).use(in: subcommand) != nil }
  }

  /// The subcommands that take an option, in the order of the cases.
  public static func subcommands(taking option: Option) -> [Subcommand] {
    let row = row(for: option)
    return Subcommand.allCases.filter { row.use(in: $0) != nil }
  }

  static func option(short letter: Character) -> Option? {
    Option.allCases.first { row(for: $0).short == letter }
  }
}
