import Platform
import Playback
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
        let (findings, film) = try judge(source)
        all += findings.diagnostics
        if !options.printsJSON { console.tell(findings, strict: source.isStrict) }
        if findings.forbidDrawing(strict: source.isStrict) {
          worst = worst.graver(findings.exitCode)
        } else if let film, !options.printsJSON {
          let count = film.frameCount
          console.remark("\(source.spec): no errors, \(count) \(count == 1 ? "frame" : "frames")\n")
          if !film.pictures.isEmpty {
            console.remark("\(source.spec): pictures in SVG frames: \(Self.words(film.pictures))\n")
          }
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

  /// Some names and how many more there are.
  private static func words(_ names: [String]) -> String {
    let shown = names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }

  /// What a spec that compiles comes to.
  private struct Film {
    var frameCount: Int
    /// The layers that SVG cannot say.
    var pictures: [String]
  }

  /// All that is wrong with a spec, found without drawing; its film where it compiles.
  private func judge(_ source: SpecOptions) throws(Failure) -> (Findings, Film?) {
    let loading = try source.load()
    var findings = loading.findings
    guard let project = loading.project else { return (findings, nil) }
    let times = (0..<project.frameCount).map(project.reel.time(ofFrame:))
    findings.add(project.check(times: times, layingOutText: true))
    findings.add(project.timeline.notes)
    let pictures = (try? project.layersAsPictures(times: times)) ?? []
    return (findings, Film(frameCount: project.frameCount, pictures: pictures))
  }
}
