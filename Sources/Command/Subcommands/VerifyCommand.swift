import Output
import Platform
import Regression
import Rendering
import Report

/// `inbetween verify` and `inbetween approve`.
struct VerifyCommand {
  let options: VerifyOptions
  let console: Console

  func run() throws(Failure) -> ExitCode {
    try refuseSharedGolden()
    if options.updates, !mayWrite {
      console.remark("CI is set: goldens are compared, none is written\n")
    }
    var worst = ExitCode.success
    var inputs = InputGuard()
    for source in options.sources {
      let golden = GoldenPlace(of: source.spec, option: options.golden).path
      inputs.add([
        InputFile(source.spec, .spec), InputFile(golden, .golden),
        InputFile(Files.join(golden, "manifest.json"), .golden),
      ])
    }
    try ReportPlaces(options: options.comparison, inputs: inputs).judgeReports()
    var comparisons: [(name: String, comparison: SequenceComparison)] = []
    var records: [GoldenRecord] = []
    for source in options.sources {
      do throws(Failure) {
        switch try verify(source, &inputs) {
        case .compared(let comparison): comparisons.append((source.spec, comparison))
        case .recorded(let record):
          records.append(record)
          tell(record)
        }
      } catch {
        error.tell(console.printer)
        worst = worst.graver(error.exitCode)
      }
    }
    if mayWrite, options.comparison.printsJSON {
      try console.print(JSONReport.text(of: records, tool: Tool.release))
    }
    guard !comparisons.isEmpty else { return worst }
    let code = try ReportWriter(
      options: options.comparison, console: console, inputs: inputs
    ).write(comparisons)
    return worst.graver(code)
  }

  private enum Outcome {
    case compared(SequenceComparison)
    case recorded(GoldenRecord)
  }

  private func tell(_ record: GoldenRecord) {
    let count = record.frameCount
    switch record.outcome {
    case .created: console.remark("\(record.golden): written, \(count) frames\n")
    case .updated:
      let pictures = record.pictureCount > 0 ? ", \(record.pictureCount) pictures kept" : ""
      console.remark(
        "\(record.golden): \(record.writtenCount) of \(count) frames written\(pictures)\n")
    case .unchanged: console.remark("\(record.golden): the same, not touched\n")
    }
  }

  /// Whether goldens are written: never where a CI service runs the command.
  private var mayWrite: Bool {
    options.updates && !Environment.isCI
  }

  private func refuseSharedGolden() throws(Failure) {
    guard options.sources.count > 1 else { return }
    var specs: [GoldenPlace: String] = [:]
    for source in options.sources {
      let place = GoldenPlace(of: source.spec, option: options.golden)
      guard let other = specs.updateValue(source.spec, forKey: place) else { continue }
      throw .comparison(
        .misuse("'\(other)' and '\(source.spec)' would share the golden '\(place.path)'"))
    }
  }

  private func verify(
    _ source: SpecOptions, _ inputs: inout InputGuard
  ) throws(Failure) -> Outcome {
    let project = try source.openJudged(console)
    inputs.add(project.inputs)
    try options.comparison.judgeRules(for: [project], in: .verify)
    let digests = try project.allDigests(options.comparison.workerCount)
    let side = Side(project, digests: digests, tool: Tool.release)
    do throws(RegressionError) {
      let writer = GoldenWriter(project, side: side, tool: Tool.release)
      switch GoldenPlace(of: source.spec, option: options.golden) {
      case .text(let path):
        return try verify(source, text: path, side, try ValueTable(project), writer, &inputs)
      case .pictures(let folder):
        return try verify(source, folder: folder, side, writer, &inputs)
      }
    } catch {
      throw .comparison(error)
    }
  }

  private func verify(
    _ source: SpecOptions, text path: String, _ side: Side, _ values: ValueTable,
    _ writer: GoldenWriter, _ inputs: inout InputGuard
  ) throws(RegressionError) -> Outcome {
    let count = side.sequence.frames.count
    let chosen = try chosen(count)
    var record = GoldenRecord(
      spec: source.spec, golden: path, outcome: .created, frameCount: count, writtenCount: count,
      pictureCount: 0)
    guard let old = try golden(at: path, of: source.spec) else {
      let keys = try keys(count, old: nil)
      _ = try writer.write(path, over: nil, values: values, frames: nil, keys: keys)
      record.pictureCount = keys.count
      return .recorded(record)
    }
    inputs.add(old.inputs(path: path))
    let comparison = try options.comparison.comparer.compare(
      expected: Side(old.sequence(path: path)), actual: side,
      values: old.valueComparison(with: values))
    let keys = try keys(count, old: old)
    guard mayWrite else { return .compared(comparison) }
    record.outcome = .unchanged
    record.writtenCount = 0
    record.pictureCount = keys.count
    if comparison.isDifferent || keys != old.keys {
      record.outcome = .updated
      record.writtenCount = try writer.write(
        path, over: old, values: values, frames: chosen, keys: keys)
    }
    return .recorded(record)
  }

  private func verify(
    _ source: SpecOptions, folder: String, _ side: Side, _ writer: GoldenWriter,
    _ inputs: inout InputGuard
  ) throws(RegressionError) -> Outcome {
    let manifest = Files.join(folder, "manifest.json")
    let count = side.sequence.frames.count
    let chosen = try chosen(count)
    let expected = try FrameSequence(manifest: manifest)
    inputs.add(expected.frames.compactMap { $0.path.map { InputFile($0, .goldenPicture) } })
    let comparison = try options.comparison.comparer.compare(
      expected: Side(expected), actual: side)
    guard mayWrite else { return .compared(comparison) }
    var record = GoldenRecord(
      spec: source.spec, golden: folder, outcome: .unchanged, frameCount: count, writtenCount: 0,
      pictureCount: count)
    if comparison.isDifferent {
      record.outcome = .updated
      record.writtenCount = try writer.write(
        folder: folder, comparison: comparison, frames: chosen)
    }
    return .recorded(record)
  }

  /// Nil where there is none and one is to be written.
  private func golden(at path: String, of spec: String) throws(RegressionError) -> FilmGolden? {
    guard Files.isRegularFile(path) else {
      if mayWrite { return nil }
      let option = options.golden.map { " --golden \($0)" } ?? ""
      throw .unreadable(
        path: path, reason: "there is no golden; 'inbetween approve \(spec)\(option)' writes one")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(path, limit: 1 << 28) } catch {
      throw .file(error)
    }
    return try FilmGolden(text: String(decoding: bytes, as: UTF8.self), path: path)
  }

  private func chosen(_ count: Int) throws(RegressionError) -> Set<Int>? {
    try options.frames.map { (selection) throws(RegressionError) in
      try Self.indices(selection, count)
    }
  }

  private func keys(_ count: Int, old: FilmGolden?) throws(RegressionError) -> Set<Int> {
    guard let selection = options.keyFrames else {
      return (old?.keys ?? []).filter { $0 < count }
    }
    return try Self.indices(selection, count)
  }

  private static func indices(
    _ selection: FrameSelection, _ count: Int
  ) throws(RegressionError) -> Set<Int> {
    do throws(ValueError) { return Set(try selection.resolved(total: count)) } catch {
      throw .misuse(error.message)
    }
  }
}
