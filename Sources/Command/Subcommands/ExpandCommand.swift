import Rendering
import SceneModel
import SpecReader

/// `inbetween expand`.
struct ExpandCommand {
  let options: ExpandOptions
  let console: Console

  func run() throws(Failure) {
    try console.refuse(
      options.output, reading: InputGuard(spec: options.source.spec), overwrite: options.overwrites)
    let file = try options.source.file()
    let reader = file.fileReader(limits: RenderLimits())
    var touches: [String] = []
    let (text, result) = SpecReader.expand(
      file.bytes, file: file.name, overrides: options.source.overrides
    ) { (path, place) throws(Diagnostic) in
      touches.append(path)
      return try reader(path, place)
    }
    let findings = Findings(result.diagnostics, sources: result.sources, file: file.name)
    let strict = options.source.isStrict
    console.tell(findings, strict: strict)
    guard let text, !findings.forbidDrawing(strict: strict) else {
      throw .findings(findings.exitCode)
    }
    let inputs = InputGuard(file.inputs(of: result.scene, touches: touches))
    try console.refuse(options.output, reading: inputs, overwrite: options.overwrites)
    try console.write(text, to: options.output)
  }
}
