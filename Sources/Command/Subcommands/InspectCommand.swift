import Output
import Rendering
import SceneModel

/// `inbetween inspect`.
struct InspectCommand {
  let options: InspectOptions
  let console: Console

  func run() throws(Failure) {
    let (project, findings) = try options.source.open(console)
    let time = try options.time?.resolved(in: project, for: .inspect)
    let document: any InspectionDocument
    do throws(Diagnostic) {
      if options.explains {
        document = Explanation(project)
      } else if let time {
        document = try Moment(project, at: time)
      } else {
        document = try Overview(project)
      }
    } catch {
      console.tell([error], of: findings, strict: options.source.isStrict)
      throw .findings(.invalidInput)
    }
    try console.print(options.printsJSON ? JSONWriter().text(document.json) : document.text)
  }
}

/// Something `inspect` prints, for a person or for a program.
protocol InspectionDocument {
  var text: String { get }
  var json: JSONValue { get }
}
