import FrameDiff
import Output
import Platform
import Raster
import Regression
import Rendering
import Report
import SceneModel
import SpecReader

/// `inbetween diff`.
struct DiffCommand {
  let options: DiffOptions
  let console: Console

  func run() throws(Failure) -> ExitCode {
    guard let revision = options.against else {
      return try compare(
        try ComparisonInput.open(options.inputs[0], console),
        try ComparisonInput.open(options.inputs[1], console),
        name: "\(options.inputs[0].spec) → \(options.inputs[1].spec)")
    }
    let input = options.inputs[0]
    let now = try ComparisonInput.open(input, console)
    guard now.project != nil else {
      throw .usage(
        UsageError(.invalidValue(.against, ValueError("'\(input.spec)' is no spec")), in: .diff))
    }
    let old: GitRevision
    do throws(RegressionError) {
      old = try GitRevision(
        revision, of: input.spec, overrides: input.overrides,
        temporaryFolder: Environment.value("TMPDIR") ?? "/tmp")
    } catch {
      throw .comparison(error)
    }
    let before = try project(of: old.spec, input)
    let code = try compare(.spec(before), now, name: "\(input.spec) since \(revision)")
    // The files of the old spec are needed until here.
    _ = consume old
    return code
  }

  private func project(of spec: SpecFile, _ input: SpecOptions) throws(Failure) -> Project {
    let loading: Project.Loading
    do throws(RasterError) {
      loading = try Project.load(spec, overrides: input.overrides)
    } catch {
      throw .fonts(error)
    }
    console.tell(loading.findings, strict: false)
    guard let project = loading.project else { throw .findings(loading.findings.exitCode) }
    return project
  }

  private func compare(
    _ old: ComparisonInput, _ new: ComparisonInput, name: String
  ) throws(Failure) -> ExitCode {
    try judgeOptions(old, new)
    var inputs = InputGuard()
    for (side, input) in zip([old, new].suffix(options.inputs.count), options.inputs) {
      inputs.add(side.inputs(path: input.spec))
    }
    try ReportPlaces(options: options.comparison, inputs: inputs).judgeReports()
    let values = try self.values(old, new)
    let comparison: SequenceComparison
    if options.comparesValuesOnly {
      guard let values else {
        throw .usage(
          UsageError(
            .invalidValue(.valuesOnly, ValueError("values are known of specs only")), in: .diff))
      }
      comparison = try valuesOnly(old, new, values)
    } else {
      let threads = options.comparison.workerCount
      let comparer = options.comparison.comparer
      let (expected, actual) = (
        try old.side(workerCount: threads), try new.side(workerCount: threads)
      )
      do throws(RegressionError) {
        comparison = try comparer.compare(expected: expected, actual: actual, values: values)
      } catch {
        throw .comparison(error)
      }
    }
    return try ReportWriter(
      options: options.comparison, console: console, inputs: inputs
    ).write([(name, comparison)])
  }

  /// Refuses options that would say nothing of these inputs.
  private func judgeOptions(_ old: ComparisonInput, _ new: ComparisonInput) throws(Failure) {
    let projects = [old.project, new.project].compactMap(\.self)
    if projects.isEmpty, let option = options.inputs.first?.given.first {
      let message = "neither input is a spec, which it would change"
      throw .usage(UsageError(.invalidValue(option, ValueError(message)), in: .diff))
    }
    try options.comparison.judgeRules(for: projects, in: .diff)
  }

  private func values(
    _ old: ComparisonInput, _ new: ComparisonInput
  ) throws(Failure) -> ValueComparison? {
    do throws(RegressionError) {
      switch (old, new) {
      case (.spec(let before), .spec(let after)): return try ValueComparison(before, after)
      case (.golden(let golden, _), .spec(let project)):
        return golden.valueComparison(with: try ValueTable(project))
      case (.frames, _), (.golden, _), (.spec, _): return nil
      }
    } catch {
      throw .comparison(error)
    }
  }

  private func valuesOnly(
    _ old: ComparisonInput, _ new: ComparisonInput, _ values: ValueComparison
  ) throws(Failure) -> SequenceComparison {
    guard let before = old.project, let after = new.project else {
      throw .usage(
        UsageError(
          .invalidValue(.valuesOnly, ValueError("two specs are needed")), in: .diff))
    }
    let (expected, actual) = (Side(undrawn: before), Side(undrawn: after))
    return SequenceComparison(
      expected: expected, actual: actual, settings: options.comparison.settings,
      faults: SequenceComparer.facts(expected, actual), frames: [], values: values)
  }
}

extension ComparisonOptions {
  var workerCount: Int { jobs.threads(processors: Processors.count) }

  var comparer: SequenceComparer {
    SequenceComparer(
      settings: settings, rules: rules, workerCount: workerCount,
      allowsOtherVersions: allowsOtherVersions)
  }
}
