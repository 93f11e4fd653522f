/// What a report is written as; the raw value is the ending of its file's name, without the dot.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// A page that stands alone, with the pictures in it.
  case html
  /// All that was found, as data.
  case json
  /// JUnit's XML, which CI services show.
  case junit = "xml"
  case markdown = "md"

  /// The format of a file by its name; nil where the ending is none of them.
  public init?(file: String) {
    guard let format = Self.allCases.first(where: { file.hasSuffix($0.ending) }) else { return nil }
    self = format
  }

  /// With the dot.
  public var ending: String { ".\(rawValue)" }

  /// The ending, and what it stands for where it does not say it.
  public var summary: String {
    switch self {
    case .html, .json, .markdown: ending
    case .junit: "\(ending) (JUnit)"
    }
  }

  /// Whether ``SequenceReport/pictures`` are in it.
  public var showsPictures: Bool {
    switch self {
    case .html: true
    case .json, .junit, .markdown: false
    }
  }

  public func text(of report: RegressionReport) -> String {
    switch self {
    case .html: HTMLReport.text(of: report)
    case .json: JSONReport.text(of: report)
    case .junit: JUnitReport.text(of: report)
    case .markdown: MarkdownReport.text(of: report)
    }
  }
}
