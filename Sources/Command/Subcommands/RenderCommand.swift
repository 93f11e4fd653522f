import Output
import Pixels
import Platform
import Playback
import Rendering
import SceneModel

/// `inbetween render`.
struct RenderCommand {
  let options: RenderOptions
  let console: Console

  func run() throws(Failure) {
    if options.isForAllDevices {
      try DeviceRun(options: options, console: console).run()
    } else {
      _ = try render()
    }
  }

  /// Draws the film of one device.
  ///
  /// - Returns: The project it is of, and all its frames, whichever part of them this run draws.
  func render() throws(Failure) -> (Project, Output.Film) {
    let targets = try self.targets()
    var film: Output.Film?
    let (project, findings) = try options.source.open(console, printsJSON: options.printsJSON) {
      (project) throws(Failure) in
      let chosen = try self.film(of: project)
      film = chosen
      return project.check(
        times: chosen.frames.map(\.time), layingOutText: options.source.isStrict)
        + project.timeline.notes
    }
    guard let film else { throw .findings(.invalidInput) }
    let shard = options.shard.flatMap { Output.Film.Shard(number: $0.number, of: $0.count) }
    let part = shard.map { film.part($0) } ?? film
    guard !part.frames.isEmpty else { throw .usage(emptyShard(of: film)) }
    try FilmRun(
      console: console, project: project, findings: findings, film: part,
      destination: .init(
        targets: targets, overwrite: options.overwrites, shard: shard, pngPreset: options.pngSize),
      workerCount: min(
        options.jobs.threads(processors: Processors.count), part.frames.count),
      progress: options.progress, isStrict: options.source.isStrict,
      printsJSON: options.printsJSON, suggestsVideo: !options.isForAllDevices
    ).run()
    return (project, film)
  }

  private func targets() throws(Failure) -> [OutputTarget] {
    let format = options.format.flatMap { OutputFormat(rawValue: $0) }
    var targets: [OutputTarget] = []
    do throws(OutputTargetError) {
      for word in options.outputs {
        targets.append(
          try OutputTarget(film: word, format: format, isDirectory: Files.isDirectory))
      }
      if let clash = OutputTarget.clash(among: targets) { throw clash }
    } catch {
      throw .usage(error, in: .render)
    }
    try options.pngSize.judge(for: targets.map(\.format), in: .render)
    return targets
  }

  /// All chosen frames, whichever part of them this run draws.
  private func film(of project: Project) throws(Failure) -> Output.Film {
    do throws(ValueError) {
      return project.film(
        of: try options.frames.choice.resolved(
          in: project.reel, excludesEnd: options.frames.excludesEnd),
        startNumber: options.startNumber,
        includesEnd: !options.frames.excludesEnd || project.frameCount == 1)
    } catch {
      throw .usage(options.frames.fault(error, in: .render))
    }
  }

  private func emptyShard(of film: Output.Film) -> UsageError {
    let count = film.frames.count
    return UsageError(
      .invalidValue(
        .shard, ValueError("there are \(count) frames, this part has none of them")), in: .render)
  }
}

extension PNGPreset {
  /// - Throws: Where it is asked for and no file would be smaller.
  func judge(for formats: [OutputFormat], in subcommand: Subcommand) throws(Failure) {
    guard self == .small, !formats.contains(.png) else { return }
    throw .usage(
      UsageError(.invalidValue(.pngSize, ValueError("no output is PNG")), in: subcommand))
  }
}

extension Failure {
  static func usage(_ error: OutputTargetError, in subcommand: Subcommand) -> Failure {
    .usage(UsageError(.invalidValue(.output, ValueError(error.description)), in: subcommand))
  }
}

extension FrameOptions {
  /// A fault in the choice of frames, at the option that made it.
  func fault(_ error: ValueError, in subcommand: Subcommand) -> UsageError {
    let option: Option =
      switch choice {
      case .all: .excludeEnd
      case .listed: .frames
      case .span(let from, _): from == nil ? .to : .from
      }
    return UsageError(.invalidValue(option, error), in: subcommand)
  }
}
