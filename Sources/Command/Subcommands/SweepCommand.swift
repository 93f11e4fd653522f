import Expressions
import Geometry
import Output
import Pixels
import Platform
import Playback
import Raster
import Rendering
import SceneModel

/// `inbetween sweep`.
struct SweepCommand {
  let options: SweepOptions
  let console: Console

  /// How many moments of each film the contact sheet shows.
  private static let moments = 6

  func run() throws(Failure) {
    if let sheet = options.sheet {
      try console.refuse(
        sheet, reading: InputGuard(spec: options.source.spec), overwrite: options.overwrites)
    }
    var table = SweepTable(variable: options.range.variable, properties: options.properties)
    var sheet = ContactSheet()
    for value in options.range.values {
      let text = SweepRange.text(of: value)
      let project = try open(text)
      if let path = options.sheet {
        try console.refuse(
          path, reading: InputGuard(project.inputs), overwrite: options.overwrites)
      }
      do throws(Diagnostic) {
        try table.add(project, value: value)
      } catch {
        throw console.fail(error, of: project)
      }
      if options.sheet != nil {
        let last = Double(Self.moments - 1)
        try console.add(
          project, title: "\(options.range.variable) = \(text)",
          times: (0..<Self.moments).map { project.duration * Double($0) / last }, to: &sheet)
      }
    }
    if let path = options.sheet { try console.write(sheet, to: path) }
    try console.print(options.printsJSON ? JSONWriter().text(table.json) : table.text)
  }

  private func open(_ value: String) throws(Failure) -> Project {
    var source = options.source
    source.assignments.append(Assignment(name: options.range.variable, value: value))
    return try source.open(console).0
  }
}

extension Console {
  /// Draws a film's moments onto a contact sheet.
  func add(
    _ project: Project, title: String, times: [Double], to sheet: inout ContactSheet
  ) throws(Failure) {
    do throws(FrameLoopError<Diagnostic>) {
      try sheet.add(project, title: title, times: times)
    } catch {
      throw Failure(error) { fail($0, of: project) }
    }
  }

  /// Writes a contact sheet as PNG, whole or not at all.
  func write(_ sheet: ContactSheet, to path: String) throws(Failure) {
    let image: Image
    do throws(RasterError) { image = try sheet.image() } catch { throw .drawing(error) }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try image.png()
    } catch {
      throw .drawing(RasterError(operation: "encode the contact sheet", reason: "\(error)"))
    }
    do throws(FileError) {
      try Files.writeAtomically(bytes, to: path, makingFolders: true)
    } catch {
      throw .file(error)
    }
  }
}
