import Rendering
import SpecReader

/// `inbetween expand`.
struct ExpandCommand {
  let options: ExpandOptions
  let console: Console

  func run() throws(Failure) {
    try console.refuseExisting(options.output, overwrite: options.overwrites)
    let file = try options.source.file()
    let (text, result) = SpecReader.expand(
      file.bytes, file: file.name, overrides: options.source.overrides,
      files: file.fileReader(limits: RenderLimits()))
    let findings = Findings(result.diagnostics, sources: result.sources, file: file.name)
    let strict = options.source.isStrict
    console.tell(findings, strict: strict)
    guard let text, !findings.forbidDrawing(strict: strict) else { throw .findings }
    try console.write(text, to: options.output)
  }
}
