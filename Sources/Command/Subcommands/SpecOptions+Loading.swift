import Output
import Platform
import Playback
import Raster
import Rendering
import SceneModel
import SpecReader

extension SpecOptions {
  var overrides: Overrides {
    Overrides(
      variants: variants,
      assignments: assignments.map { .init(variable: $0.name, value: $0.value) },
      device: canvas.device, size: canvas.size, scale: canvas.scale, frameRate: canvas.frameRate,
      background: canvas.background)
  }

  /// Reads and compiles the spec, whatever is wrong with it.
  func load() throws(Failure) -> Project.Loading {
    try load(try file())
  }

  /// Reads the spec's file.
  func file() throws(Failure) -> SpecFile {
    do throws(FileError) {
      return try SpecFile(reading: spec, limit: RenderLimits().spec.text.bytes)
    } catch {
      throw .file(error)
    }
  }

  /// Compiles a spec that has been read, whatever is wrong with it.
  func load(_ file: SpecFile) throws(Failure) -> Project.Loading {
    let limits = RenderLimits()
    do throws(RasterError) {
      return try Project.load(file, overrides: overrides, limits: limits)
    } catch {
      throw .fonts(error)
    }
  }

  /// Reads and compiles a spec that is to be used.
  ///
  /// - Parameter judge: Finds what is wrong beyond the spec itself, once that is right.
  /// - Throws: ``Failure/findings`` where something forbids to use it; it has been told, as JSON on
  ///   standard output where `printsJSON` says so.
  func open(
    _ console: Console, printsJSON: Bool = false,
    judge: (Project) throws(Failure) -> [Diagnostic] = { _ in [] }
  ) throws(Failure) -> (Project, Findings) {
    let loading = try load()
    var findings = loading.findings
    if let project = loading.project { findings.add(try judge(project)) }
    let isForbidden = findings.forbidDrawing(strict: isStrict)
    if printsJSON {
      if isForbidden { try console.print(RunDocument(findings: findings).text) }
    } else {
      console.tell(findings, strict: isStrict)
    }
    guard let project = loading.project, !isForbidden else {
      throw .findings(findings.exitCode)
    }
    return (project, findings)
  }
}

extension Project {
  /// What frame lists and times are resolved against.
  var reel: Film {
    Film(
      duration: duration, frameCount: frameCount, frameRate: scene.canvas.frameRate,
      marks: timeline.marks.map { Film.Mark(name: $0.id, time: $0.time) })
  }
}
