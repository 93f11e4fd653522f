import Command
public import FrameDiff
import Output
import Pixels
import Platform
import Raster
import Regression
import Rendering
import Report
import SceneModel
public import Testing

/// Expects a transition to show what its golden says, pixel for pixel.
///
///     @Test func notch() throws {
///       try expectTransition("notch.json", matches: "Goldens/notch.golden")
///     }
///
/// A difference is recorded as one issue with the frames, values and layers that differ.
/// `RECORD_GOLDENS=all` writes the golden anew, `missing` only one that is not there; the test fails,
/// so that a recording run is never taken for a comparison, and where `CI` is set nothing is
/// recorded. `INBETWEEN_REPORTS=folder` has a page for each transition that differs written into it.
///
/// - Parameters:
///   - spec: Relative to the test's file, or absolute.
///   - golden: Likewise; nil is `.golden` beside the spec.
///   - metric: How far apart two pixels are. A golden holds pictures of its key frames only, so that
///     a tolerance helps those.
///   - threshold: The distance above which a pixel counts, 0 to 1; nil is the metric's own.
///   - allowsOtherVersions: Whether tool, libraries and fonts may be others than the golden's.
/// - Throws: ``TransitionProblem`` where there is nothing to compare: no spec, a spec that is wrong, a
///   damaged golden.
public func expectTransition(
  _ spec: String, matches golden: String? = nil, metric: DiffMetric = .rgba,
  threshold: Double? = nil, allowsOtherVersions: Bool = false, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws(TransitionProblem) {
  let check = TransitionCheck(
    spec: resolved(spec, beside: file),
    golden: golden.map { resolved($0, beside: file) },
    comparer: SequenceComparer(
      settings: DiffSettings(metric: metric, threshold: threshold),
      workerCount: Processors.count, allowsOtherVersions: allowsOtherVersions))
  guard let finding = try check.run() else { return }
  Issue.record(Comment(rawValue: finding), sourceLocation: sourceLocation)
}

/// Why a transition could not be compared with its golden.
public struct TransitionProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

private func resolved(_ path: String, beside file: String) -> String {
  path.hasPrefix("/") ? path : Files.join(Files.directory(of: file), path)
}

/// One comparison of a spec with its golden.
struct TransitionCheck {
  let spec: String
  let golden: String?
  let comparer: SequenceComparer

  /// - Returns: What differs or was recorded; nil where all is the same.
  func run() throws(TransitionProblem) -> String? {
    let project = try load()
    do throws(RegressionError) {
      let side = Side(project, digests: try digests(of: project), tool: Tool.release)
      let values = try ValueTable(project)
      if let recorded = try record(project, side, values) { return recorded }
      let bytes: [UInt8]
      do throws(FileError) { bytes = try Files.read(path, limit: 1 << 28) } catch {
        return "\(error.description); RECORD_GOLDENS=missing writes it"
      }
      let old = try FilmGolden(text: String(decoding: bytes, as: UTF8.self), path: path)
      let comparison = try comparer.compare(
        expected: Side(old.sequence(path: path)), actual: side,
        values: old.valueComparison(with: values))
      guard comparison.isDifferent else { return nil }
      return try report(SequenceReport(name: Files.name(of: spec), comparison: comparison))
    } catch {
      throw TransitionProblem(description: error.description)
    }
  }

  private var path: String {
    golden ?? FilmGolden.path(besideSpec: spec)
  }

  private func load() throws(TransitionProblem) -> Project {
    let file: SpecFile
    do throws(FileError) { file = try SpecFile(reading: spec, limit: 1 << 28) } catch {
      throw TransitionProblem(description: error.description)
    }
    let loading: Project.Loading
    do throws(RasterError) {
      loading = try Project.load(
        SpecFile(name: Files.name(of: spec), bytes: file.bytes, folder: file.folder))
    } catch {
      throw TransitionProblem(description: error.description)
    }
    guard let project = loading.project else {
      let messages = loading.findings.diagnostics.map(\.message).joined(separator: "; ")
      throw TransitionProblem(description: "\(Files.name(of: spec)): \(messages)")
    }
    return project
  }

  private func digests(of project: Project) throws(RegressionError) -> [FrameDigest] {
    do throws(FrameLoopError<Diagnostic>) {
      return try project.digests(
        of: project.film(of: Array(0..<project.frameCount)), workerCount: comparer.workerCount)
    } catch {
      throw RegressionError(error, of: project)
    }
  }

  /// - Returns: What was written; nil where nothing is to be.
  private func record(
    _ project: Project, _ side: Side, _ values: ValueTable
  ) throws(RegressionError) -> String? {
    let mode = Environment.isCI ? nil : Environment.value("RECORD_GOLDENS")
    guard mode == "all" || (mode == "missing" && !Files.isRegularFile(path)) else { return nil }
    _ = try GoldenWriter(project, side: side, tool: Tool.release).write(
      path, over: nil, values: values, frames: nil, keys: [])
    return "recorded \(Files.name(of: path)); run again without RECORD_GOLDENS"
  }

  private func report(_ report: SequenceReport) throws(RegressionError) -> String {
    let text = TextReport.text(of: report)
    guard let folder = Environment.value("INBETWEEN_REPORTS"), !folder.isEmpty else { return text }
    var report = report
    report.pictures = try report.comparison.pictures()
    let page = HTMLReport.text(of: RegressionReport(tool: Tool.release, sequences: [report]))
    let file = Files.join(folder, report.name + ".html")
    do throws(FileError) {
      try Files.writeAtomically(page, to: file, makingFolders: true)
    } catch {
      throw .file(error)
    }
    return text + "report: \(file)\n"
  }
}
