import Geometry
import Motion
import Output
import Pixels
import Platform
public import Rendering

/// Writes goldens, and of those only what is another.
public struct GoldenWriter {
  private let project: Project
  private let side: Side
  private let tool: String

  /// - Parameter side: The project's, with the digests of all frames.
  public init(_ project: Project, side: Side, tool: String) {
    self.project = project
    self.side = side
    self.tool = tool
  }

  /// Writes a text golden and the pictures of its key frames.
  ///
  /// - Parameters:
  ///   - old: What is there.
  ///   - frames: Those that are taken over; nil is all.
  ///   - keys: The frames whose pictures are kept.
  /// - Returns: How many frames have another line than before.
  public func write(
    _ path: String, over old: FilmGolden?, values: ValueTable, frames: Set<Int>?, keys: Set<Int>
  ) throws(RegressionError) -> Int {
    let digests = side.sequence.frames.compactMap(\.digest)
    var golden = FilmGolden(project, digests: digests, values: values, tool: tool, keys: keys)
    if let frames, let old {
      guard old.size == golden.size, old.frameRate == golden.frameRate,
        old.frames.count == golden.frames.count
      else { throw .misuse("the film has another length, rate or size; approve all of its frames") }
      let new = golden
      golden = old
      for index in frames {
        golden.frames[index] = new.frames[index]
      }
      for index in golden.frames.indices { golden.frames[index].isKey = keys.contains(index) }
    }
    try refuseInput(path)
    try writePictures(of: golden, over: old, path: path)
    // A time is rounded in the text, and whether a picture is kept is nothing of the frame.
    let before = Dictionary(
      (old?.frames ?? []).map { ($0.index, $0) }, uniquingKeysWith: { one, _ in one })
    let changed = golden.frames.count { frame in
      guard let old = before[frame.index] else { return true }
      return old.pixels != frame.pixels || old.values != frame.values
    }
    guard golden.text != old?.text else { return 0 }
    try RegressionError.wrap { () throws(FileError) in
      try Files.writeAtomically(golden.text, to: path, makingFolders: true)
    }
    return changed
  }

  /// Writes the pictures of key frames that are new or another, and removes those that are none
  /// any more.
  private func writePictures(
    of golden: FilmGolden, over old: FilmGolden?, path: String
  ) throws(RegressionError) {
    let folder = FilmGolden.pictureFolder(of: path)
    var source = PictureSource(side)
    for frame in golden.frames where frame.isKey {
      let file = Files.join(folder, FilmGolden.pictureName(ofFrame: frame.index))
      let isKept =
        old?.frames.contains { $0.index == frame.index && $0.isKey && $0.pixels == frame.pixels }
        ?? false
      // A frame that is not taken over keeps its line, and so its picture.
      let isCurrent = side.sequence.frames[frame.index].digest == frame.pixels
      if !isCurrent || (isKept && Files.isRegularFile(file)) { continue }
      try write(frame.index, to: file, from: &source)
    }
    for frame in old?.frames ?? [] where frame.isKey {
      guard !golden.frames.contains(where: { $0.index == frame.index && $0.isKey }) else {
        continue
      }
      let file = Files.join(folder, FilmGolden.pictureName(ofFrame: frame.index))
      if Files.isRegularFile(file) {
        try refuseInput(file)
        try RegressionError.wrap { () throws(FileError) in try Files.remove(file) }
      }
    }
  }

  /// Writes the pictures of a folder that are another, and its manifest.
  ///
  /// - Parameters:
  ///   - comparison: Of the folder with what is drawn now.
  ///   - frames: Those that are taken over; nil is all.
  /// - Returns: How many pictures were written.
  public func write(
    folder: String, comparison: SequenceComparison, frames: Set<Int>?
  ) throws(RegressionError) -> Int {
    let old = Dictionary(
      comparison.expected.sequence.frames.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
    let film = project.film(of: Array(side.sequence.frames.indices))
    if frames != nil, comparison.expected.sequence.frames.count != film.frames.count {
      throw .misuse("the film has another length; approve all of its frames")
    }
    let claim = try RegressionError.wrap { () throws(FileError) in try Claim(folder: folder) }
    defer { withExtendedLifetime(claim) {} }
    var source = PictureSource(side)
    var entries: [Manifest.Frame] = []
    var written = 0
    for (stamp, frame) in zip(film.frames, side.sequence.frames) {
      let before = old[frame.key]
      let name =
        before?.path.map { Files.name(of: $0) } ?? FilmGolden.pictureName(ofFrame: stamp.index)
      var digest = before?.digest ?? frame.digest
      if frames?.contains(stamp.index) ?? true, before?.digest != frame.digest {
        try write(stamp.index, to: Files.join(folder, name), from: &source)
        written += 1
        digest = frame.digest
      }
      entries.append(
        Manifest.Frame(stamp: stamp, file: name, digest: digest?.description ?? ""))
    }
    try removeLeftovers(of: comparison.expected.sequence, keeping: entries)
    let manifest = Manifest(origin: project.origin(tool: tool), film: film, frames: entries)
    try RegressionError.wrap { () throws(FileError) in
      try Files.writeAtomically(manifest.text, to: Files.join(folder, "manifest.json"))
    }
    return written
  }

  private func removeLeftovers(
    of sequence: FrameSequence, keeping entries: [Manifest.Frame]
  ) throws(RegressionError) {
    let names = Set(entries.map(\.file))
    for path in sequence.frames.compactMap(\.path) where !names.contains(Files.name(of: path)) {
      guard Files.isRegularFile(path) else { continue }
      try refuseInput(path)
      try RegressionError.wrap { () throws(FileError) in try Files.remove(path) }
    }
  }

  private func write(
    _ index: Int, to file: String, from source: inout PictureSource
  ) throws(RegressionError) {
    try refuseInput(file)
    guard let png = try source.png(of: side.sequence.frames[index]) else { return }
    try RegressionError.wrap { () throws(FileError) in
      try Files.writeAtomically(png, to: file, makingFolders: true)
    }
  }

  /// A golden must not take the place of what its film is made from.
  private func refuseInput(_ path: String) throws(RegressionError) {
    do throws(OutputError) { try InputGuard(project.inputs).refuse(path) } catch {
      throw .output(error)
    }
  }
}
