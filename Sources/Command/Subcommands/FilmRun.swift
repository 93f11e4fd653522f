import Geometry
import Output
import Platform
import Playback
import Raster
import Rendering
import SceneModel

/// Draws a film to its targets and tells of it: what `render` and `still` have in common.
struct FilmRun {
  let console: Console
  let project: Project
  var findings: Findings
  let film: Output.Film
  let destination: Project.Destination
  let workerCount: Int
  let progress: ProgressStyle
  let isStrict: Bool
  let printsJSON: Bool
  /// Whether the line that makes a video of the frames is told.
  var suggestsVideo = true

  func run() throws(Failure) {
    let start = MonotonicClock.now
    do throws(OutputError) {
      try InputGuard(project.inputs).refuse(destination.targets)
    } catch {
      throw .output(error)
    }
    let summaries = try summaries()
    try draw(since: start)
    if !printsJSON { console.tell(newFontWarnings, of: findings, strict: isStrict) }
    if printsJSON {
      var document = RunDocument(findings: findings)
      document.findings.add(newFontWarnings)
      document.summary = .summary(of: film, targets: Array(zip(destination.targets, summaries)))
      return try console.print(document.text)
    }
    for (target, summary) in zip(destination.targets, summaries) {
      let video = suggestsVideo ? summary.ffmpegLine : nil
      let name = destination.targets.count > 1 ? "\(target): " : ""
      console.remark(name + summary.text + "\n" + (video.map { $0 + "\n" } ?? ""))
    }
    console.detail(details(seconds: Self.seconds(since: start)))
  }

  private func summaries() throws(Failure) -> [RenderSummary] {
    let isTransparent: Bool
    do throws(Diagnostic) {
      isTransparent = try project.timeline.isTransparent(at: film.frames.map(\.time))
    } catch {
      throw fail(error)
    }
    return destination.targets.map {
      RenderSummary(film: film, target: $0, isTransparent: isTransparent)
    }
  }

  private func draw(since start: UInt64) throws(Failure) {
    var reporter = ProgressReporter(
      style: progress, isTerminal: Terminal.isTTY(.standardError), width: Terminal.width ?? 80)
    defer { reporter.clearingText().map(console.printer.put) }
    do throws(FrameLoopError<Diagnostic>) {
      try project.render(
        film, to: destination, workerCount: workerCount, tool: Tool.release
      ) { done in
        let state = FrameProgress(
          done: done, total: film.frames.count, elapsed: Self.seconds(since: start))
        reporter.text(for: state).map(console.printer.put)
      }
    } catch {
      reporter.clearingText().map(console.printer.put)
      throw Failure(error, fail)
    }
  }

  /// What only drawing has shown; under `--strict` it was known before.
  private var newFontWarnings: [Diagnostic] {
    project.fontWarnings.filter { !findings.diagnostics.contains($0) }
  }

  private func fail(_ diagnostic: Diagnostic) -> Failure {
    if printsJSON {
      var document = RunDocument(findings: findings)
      document.findings.add([diagnostic])
      try? console.print(document.text)
    } else {
      console.tell([diagnostic], of: findings, strict: isStrict)
    }
    return .findings(.invalidInput)
  }

  private func details(seconds: Double) -> String {
    let faces = project.facesUsed.map { "font: \($0.family), \($0.file)\n" }.joined()
    let libraries = project.libraries.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return faces + "libraries: \(libraries)\nthreads: \(workerCount)\n"
      + "time: \(seconds.text(decimals: 2)) s\n"
  }

  private static func seconds(since start: UInt64) -> Double {
    Double(MonotonicClock.now - start) / 1e9
  }
}
