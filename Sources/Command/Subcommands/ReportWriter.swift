import Geometry
import Output
import Platform
import Regression
import Rendering
import Report

/// Tells what a comparison found, and writes the reports that were asked for.
struct ReportWriter {
  let options: ComparisonOptions
  let console: Console
  /// What is compared.
  let inputs: InputGuard

  private var places: ReportPlaces { ReportPlaces(options: options, inputs: inputs) }

  /// - Returns: Whether something differs, as an exit code.
  func write(_ comparisons: [(name: String, comparison: SequenceComparison)]) throws(Failure)
    -> ExitCode
  {
    let needsPictures =
      options.pictures != nil || options.reports.contains(where: \.format.showsPictures)
    var report = RegressionReport(tool: Tool.release, sequences: [])
    for (name, comparison) in comparisons {
      var sequence = SequenceReport(name: name, comparison: comparison)
      if needsPictures {
        do throws(RegressionError) {
          sequence.pictures = try comparison.pictures()
        } catch {
          throw .comparison(error)
        }
      }
      report.sequences.append(sequence)
    }
    try places.judgeReports()
    for file in options.reports { try console.write(file.format.text(of: report), to: file.path) }
    if let folder = options.pictures { try writePictures(of: report, into: folder) }
    try tell(report)
    return report.isDifferent ? .difference : .success
  }

  private func tell(_ report: RegressionReport) throws(Failure) {
    if options.printsJSON { return try console.print(JSONReport.text(of: report)) }
    if options.verbosity != .quiet {
      try console.print(
        report.sequences.map { TextReport.text(of: $0) }.joined().printable(keepingLines: true))
    }
    if options.annotates { try console.print(Annotations.github(report)) }
  }

  private func writePictures(of report: RegressionReport, into folder: String) throws(Failure) {
    try eachPicture(of: report, in: folder) { (path, _, _, _) throws(Failure) in
      try places.judge(path)
    }
    try eachPicture(of: report, in: folder) {
      (path, pictures, sequence, isAnimated) throws(Failure) in
      try write(pictures, of: sequence, animated: isAnimated, to: path)
    }
    for sequence in report.sequences { tellWhatIsMissing(of: sequence, in: folder) }
  }

  /// A golden of digests has nothing to be put beside a frame.
  private func tellWhatIsMissing(of sequence: SequenceReport, in folder: String) {
    let alone = sequence.pictures.count { $0.expected == nil && $0.actual != nil }
    guard alone > 0 else { return }
    let frames = alone == 1 ? "1 frame shows" : "\(alone) frames show"
    console.remark(
      "\(folder): \(frames) only what is drawn now; no expected picture is kept"
        + " (approve --key-frames keeps some, diff --against draws them)\n")
  }

  private func eachPicture(
    of report: RegressionReport, in folder: String,
    _ body: (String, FramePictures, SequenceReport, Bool) throws(Failure) -> Void
  ) throws(Failure) {
    for sequence in report.sequences {
      let home =
        report.sequences.count == 1 ? folder : Files.join(folder, Files.name(of: sequence.name))
      for pictures in sequence.pictures {
        let frame = sequence.comparison.frames[pictures.position]
        let name = frame.fileName
        try body(Files.join(home, name), pictures, sequence, false)
        if frame.position == sequence.worst?.position {
          try body(Files.join(home, "worst.apng"), pictures, sequence, true)
        }
      }
    }
  }

  private func write(
    _ pictures: FramePictures, of sequence: SequenceReport, animated: Bool, to path: String
  ) throws(Failure) {
    do throws(RegressionError) {
      let file = try SequenceComparison.triptych(
        pictures, settings: sequence.comparison.settings, animated: animated)
      guard let file else { return }
      do throws(FileError) {
        try Files.writeAtomically(file, to: path, makingFolders: true)
      } catch {
        throw .file(error)
      }
    } catch {
      throw .comparison(error)
    }
  }
}

extension FrameResult {
  /// As `render` names frames; a named frame keeps its name.
  fileprivate var fileName: String {
    switch key {
    case .index(let index): FilmGolden.pictureName(ofFrame: index)
    case .name(let name): name
    }
  }
}
