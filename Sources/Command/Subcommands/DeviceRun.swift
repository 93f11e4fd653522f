import Output
import Platform
import Rendering
import SceneModel

/// `inbetween render --device all`: a folder for each device and a contact sheet of all, which of
/// several parts the first draws.
struct DeviceRun {
  let options: RenderOptions
  let console: Console

  /// How many moments of each film the contact sheet shows.
  private static let moments = 6
  private static let sheetName = "devices.png"

  func run() throws(Failure) {
    let folder = try self.folder()
    let sheetPath = folder + "/" + Self.sheetName
    // Every part would draw the same sheet.
    let drawsSheet = options.shard.map { $0.number == 1 } ?? true
    if drawsSheet {
      try console.refuse(
        sheetPath, reading: try inputs(), overwrite: options.overwrites)
    }
    var sheet = ContactSheet()
    for device in Device.all {
      var own = options
      own.source.canvas.device = device.name
      own.outputs = ["\(folder)/\(device.name)/"]
      console.remark("\(device.name): ")
      let (project, film) = try RenderCommand(options: own, console: console).render()
      guard drawsSheet else { continue }
      try console.add(project, title: device.title, times: Self.moments(of: film), to: &sheet)
    }
    if drawsSheet { try console.write(sheet, to: sheetPath) }
    console.remark("\(Device.all.count) devices" + (drawsSheet ? ", \(sheetPath)\n" : "\n"))
  }

  /// The times of a few frames, evenly over those that are drawn.
  private static func moments(of film: Output.Film) -> [Double] {
    let (last, count) = (film.frames.count - 1, min(moments, film.frames.count))
    guard count > 1 else { return film.frames.map(\.time) }
    return (0..<count).map { film.frames[$0 * last / (count - 1)].time }
  }

  private func inputs() throws(Failure) -> InputGuard {
    var source = options.source
    source.canvas.device = Device.all.first?.name
    return InputGuard(try source.load().project?.inputs ?? [InputFile(source.spec, .spec)])
  }

  /// The one folder they go to, without a slash at its end.
  private func folder() throws(Failure) -> String {
    guard options.outputs.count == 1, let word = options.outputs.first, !word.contains("%"),
      word != "-",
      word.hasSuffix("/") || Files.isDirectory(word) || !Files.name(of: word).contains(".")
    else {
      let message = "with '--device all' it must be one folder, such as frames/"
      throw .usage(UsageError(.invalidValue(.output, ValueError(message)), in: .render))
    }
    return word.hasSuffix("/") ? String(word.dropLast()) : word
  }
}
