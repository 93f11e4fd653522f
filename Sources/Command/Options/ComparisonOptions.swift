public import FrameDiff
public import Regression

/// What all that compare are asked.
public struct ComparisonOptions: Hashable, Sendable {
  public var settings: DiffSettings
  public var rules: [IgnoreRule]
  public var allowsOtherVersions: Bool
  /// Files by their endings.
  public var reports: [ReportFile]
  /// A folder.
  public var pictures: String?
  /// Whether reports and pictures replace files that are nothing of the kind.
  public var overwrites: Bool
  public var annotates: Bool
  public var jobs: JobCount
  public var printsJSON: Bool
  public var verbosity: Verbosity

  init(_ invocation: Invocation) throws(UsageError) {
    let metric = invocation.text(.metric).flatMap(DiffMetric.init(rawValue:)) ?? .rgba
    settings = DiffSettings(
      metric: metric,
      threshold: try invocation.value(.threshold, ComparisonValues.threshold),
      maxChanged: try invocation.value(.maxChanged, ComparisonValues.count) ?? 0,
      backdrop: invocation.text(.composite).flatMap(Backdrop.init(rawValue:)),
      maxShift: try invocation.value(.maxShift, ComparisonValues.shift) ?? 0)
    rules = try invocation.values(.ignore, ComparisonValues.rule)
    allowsOtherVersions = invocation.has(.anyVersion)
    reports = try invocation.values(.report, ComparisonValues.report)
    pictures = try invocation.value(.pictures) { word throws(ValueError) in
      try NameList.single(word, "folder")
    }
    overwrites = invocation.has(.overwrite)
    annotates = invocation.has(.annotations)
    jobs = try invocation.value(.jobs, JobCount.init(word:)) ?? .automatic
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
    if annotates, printsJSON {
      throw UsageError(.conflict(.annotations, .json), in: invocation.subcommand)
    }
  }
}
