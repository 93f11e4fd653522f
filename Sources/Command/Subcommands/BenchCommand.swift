import Output
import Pixels
import Platform
import Rendering
import SceneModel

/// `inbetween bench`.
struct BenchCommand {
  let options: BenchOptions
  let console: Console

  func run() throws(Failure) {
    try options.pngSize.judge(for: [options.format], in: .bench)
    let (project, _) = try options.source.open(console)
    let film = try film(of: project)
    let workers = min(options.jobs.threads(processors: Processors.count), film.frames.count)
    var result = BenchResult(film: film, format: options.format, rounds: options.rounds)
    for _ in 0..<options.rounds {
      for count in Set([1, workers]).sorted() {
        // Read anew, so that nothing is kept from run to run.
        let start = MonotonicClock.now
        let loading = try options.source.load()
        result.compile.append(milliseconds(since: start))
        // What was right at first may have been changed since.
        guard let project = loading.project else {
          console.tell(loading.findings, strict: options.source.isStrict)
          throw .findings(loading.findings.exitCode)
        }
        try measure(project, film: film, workers: count, into: &result)
      }
    }
    result.peakMemory = PeakMemory.bytes
    try console.print(options.printsJSON ? JSONWriter().text(result.json) : result.text)
  }

  private func measure(
    _ project: Project, film: Output.Film, workers: Int, into result: inout BenchResult
  ) throws(Failure) {
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder(in: Environment.value("TMPDIR") ?? "/tmp")
    } catch {
      throw .file(error)
    }
    let times = StageTimes()
    let start = MonotonicClock.now
    do throws(FrameLoopError<Diagnostic>) {
      try project.render(
        film, to: [output(of: project, in: folder.path)], pngPreset: options.pngSize,
        workerCount: workers, times: times)
    } catch {
      throw Failure(error) { console.fail($0, of: project) }
    }
    result.add(times, wall: milliseconds(since: start), workers: workers)
  }

  private func output(of project: Project, in folder: String) -> FrameOutput {
    let origin = { project.origin(tool: Tool.release) }
    let target: OutputTarget
    switch options.format.arrangement {
    case .filePerFrame:
      target = .sequence(.standard(in: folder, format: options.format), options.format)
    case .oneFile:
      target = .file(
        Files.join(folder, "film." + options.format.fileExtension), options.format)
    case .stream:
      return FrameOutput(format: options.format, sink: DiscardSink())
    }
    return FrameOutput(
      format: options.format, sink: target.makeSink(overwrite: false, origin: origin))
  }

  private func film(of project: Project) throws(Failure) -> Output.Film {
    do throws(ValueError) {
      return project.film(
        of: try options.frames.choice.resolved(
          in: project.reel, excludesEnd: options.frames.excludesEnd))
    } catch {
      throw .usage(options.frames.fault(error, in: .bench))
    }
  }

  private func milliseconds(since start: UInt64) -> Double {
    Double(MonotonicClock.now - start) / 1e6
  }
}
