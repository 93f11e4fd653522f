import FrameDiff
import Report

extension OptionTable {
  /// The options of those that compare.
  static func comparisonRow(for option: Option) -> OptionRow {
    switch option {
    case .against:
      row(
        [.diff], value: "REV",
        "compare a spec with what it was in a revision of its git repository, as HEAD or main")
    case .golden:
      row(
        [.verify, .approve], value: "PATH",
        "the golden: a .golden file, a folder of them, or a folder of pictures with manifest.json",
        defaultText: "beside the spec")
    case .update: row([.verify], "write the goldens that differ")
    case .keyFrames:
      row(
        [.verify, .approve], value: "LIST",
        "keep the pictures of these frames beside the golden: 0,15,-1")
    case .metric:
      row(
        comparers, value: "METRIC", "how far apart two pixels are",
        words: DiffMetric.allCases.map(\.rawValue), defaultText: "rgba")
    case .threshold:
      row(
        comparers, value: "NUMBER", "the distance, 0 to 1, above which a pixel counts",
        defaultText: "0 for rgba, else 0.1")
    case .maxChanged:
      row(comparers, value: "N", "how many pixels of a frame may count", defaultText: "0")
    case .composite:
      row(
        comparers, value: "BACKDROP", "compare what shows over a backdrop instead of alpha itself",
        words: Backdrop.allCases.map(\.rawValue),
        defaultText: "none for rgba, else checker")
    case .maxShift:
      row(
        comparers, value: "N", "name what moved by up to N pixels; it still counts",
        defaultText: "0")
    case .ignore:
      row(
        comparers, value: "RULE",
        "leave something out: a layer's id, x,y,w,h in pixels, or all; @0.2s-0.4s for a while; "
          + "=0.05 for a threshold of its own; may be repeated", isRepeatable: true)
    case .valuesOnly: row([.diff], "compare the values and texts of two specs, and draw nothing")
    case .anyVersion:
      row(comparers, "let versions of the tool, of libraries and fonts be others")
    case .report:
      row(
        comparers, value: "FILE",
        "write a report by its ending: \(reportEndings); may be repeated",
        in: .report, isRepeatable: true)
    case .pictures:
      row(
        comparers, value: "FOLDER",
        "write expected, actual and difference side by side for each frame that differs, and the "
          + "worst as an animated PNG", in: .report)
    case .annotations:
      row(
        comparers, value: "SERVICE", "print annotations for a CI service on standard output",
        words: ["github"], in: .report)
    case .output, .format, .overwrite, .startNumber, .pngSize, .at, .frames, .from, .to,
      .excludeEnd, .fps,
      .device, .size, .scale, .background, .set, .variant, .property, .explain, .strict, .jobs,
      .shard, .rounds, .json, .progress, .quiet, .verbose, .help, .version:
      preconditionFailure("\(option) is in the other table")
    }
  }

  /// `.html, .json, .xml (JUnit) or .md`.
  private static var reportEndings: String {
    let endings = ReportFormat.allCases.map(\.summary)
    return endings.dropLast().joined(separator: ", ") + " or \(endings.last ?? "")"
  }

  private static func row(
    _ subcommands: [Subcommand], value placeholder: String? = nil, _ help: String,
    words: [String] = [], defaultText: String? = nil, in section: OptionSection = .comparison,
    isRepeatable: Bool = false
  ) -> OptionRow {
    OptionRow(
      section: section,
      uses: [
        OptionUse(
          subcommands, value: placeholder, help, words: words, defaultText: defaultText,
          isRepeatable: isRepeatable)
      ])
  }
}
