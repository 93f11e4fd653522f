import Output
import Pixels
import Rendering
import SceneModel

/// `inbetween still`.
struct StillCommand {
  let options: StillOptions
  let console: Console

  func run() throws(Failure) {
    let target = try self.target()
    try options.pngSize.judge(for: [target.format], in: .still)
    var time = 0.0
    let (project, findings) = try options.source.open(console, printsJSON: options.printsJSON) {
      (project) throws(Failure) in
      time = try options.time.resolved(in: project, for: .still)
      return project.check(times: [time], layingOutText: options.source.isStrict)
    }
    try FilmRun(
      console: console, project: project, findings: findings, film: project.still(at: time),
      destination: .init(
        targets: [target], overwrite: options.overwrites, pngPreset: options.pngSize),
      workerCount: 1,
      progress: .none, isStrict: options.source.isStrict, printsJSON: options.printsJSON
    ).run()
  }

  private func target() throws(Failure) -> OutputTarget {
    do throws(OutputTargetError) {
      return try OutputTarget(
        still: options.output, format: options.format.flatMap { OutputFormat(rawValue: $0) })
    } catch {
      throw .usage(error, in: .still)
    }
  }
}

extension TimePoint {
  /// The time of `--at` in seconds.
  func resolved(in project: Project, for subcommand: Subcommand) throws(Failure) -> Double {
    do throws(ValueError) {
      return try resolved(in: project.reel)
    } catch {
      throw .usage(UsageError(.invalidValue(.at, error), in: subcommand))
    }
  }
}
