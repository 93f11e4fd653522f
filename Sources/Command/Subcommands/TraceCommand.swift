import Output
import Playback
import Rendering
import SceneModel

/// `inbetween trace`.
struct TraceCommand {
  let options: TraceOptions
  let console: Console

  func run() throws(Failure) {
    try console.refuse(
      options.output, reading: InputGuard(spec: options.source.spec), overwrite: options.overwrites)
    var table: TraceTable?
    let (_, _) = try options.source.open(console) { (project) throws(Failure) in
      try console.refuse(
        options.output, reading: InputGuard(project.inputs), overwrite: options.overwrites)
      let indices = try self.indices(of: project)
      let times = indices.map(project.reel.time(ofFrame:))
      let faults = project.check(times: times, layingOutText: false)
      guard !faults.contains(where: { $0.severity == .error }) else { return faults }
      do throws(Diagnostic) {
        let trace = try Trace(project.timeline, properties: options.properties)
        table = TraceTable(
          frameRate: project.scene.canvas.frameRate, columns: trace.columns, indices: indices,
          times: times, rows: try trace.rows(at: times))
        return faults
      } catch {
        return faults + [error]
      }
    }
    guard let table else { throw .findings(.invalidInput) }
    let document =
      switch options.format {
      case .csv: table.csv
      case .json: table.json
      }
    try console.write(document, to: options.output)
  }

  private func indices(of project: Project) throws(Failure) -> [Int] {
    do throws(ValueError) {
      return try options.frames.choice.resolved(
        in: project.reel, excludesEnd: options.frames.excludesEnd)
    } catch {
      throw .usage(options.frames.fault(error, in: .trace))
    }
  }
}
