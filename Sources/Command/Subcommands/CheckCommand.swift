import Platform
import Rendering
import SceneModel
import SpecReader

/// `inbetween check`.
struct CheckCommand {
  let options: CheckOptions
  let console: Console

  /// - Returns: What the worst of the specs gives.
  func run() throws(Failure) -> ExitCode {
    var worst = ExitCode.success
    var all: [Diagnostic] = []
    for source in options.sources {
      do throws(Failure) {
        let (findings, frameCount) = try judge(source)
        all += findings.diagnostics
        if !options.printsJSON { console.tell(findings, strict: source.isStrict) }
        if findings.forbidDrawing(strict: source.isStrict) {
          worst = worst.graver(.invalidInput)
        } else if let frameCount, !options.printsJSON {
          console.remark(
            "\(source.spec): no errors, \(frameCount) \(frameCount == 1 ? "frame" : "frames")\n")
        }
      } catch {
        worst = worst.graver(error.exitCode)
        if options.printsJSON, case .file(let error) = error {
          all.append(Diagnostic(.error, .unreadableFile, at: nil, error.description))
        } else {
          error.tell(console.printer)
        }
      }
    }
    if options.printsJSON { try console.print(DiagnosticJSON.render(all)) }
    return worst
  }

  /// All that is wrong with a spec, found without drawing; the number of frames where it compiles.
  private func judge(_ source: SpecOptions) throws(Failure) -> (Findings, Int?) {
    let loading = try source.load()
    var findings = loading.findings
    guard let project = loading.project else { return (findings, nil) }
    let times = (0..<project.frameCount).map(project.reel.time(ofFrame:))
    findings.add(project.check(times: times, layingOutText: true))
    return (findings, project.frameCount)
  }
}
