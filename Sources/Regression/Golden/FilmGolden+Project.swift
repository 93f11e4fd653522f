import Expressions
import Geometry
import Motion
public import Output
public import Pixels
import Platform
public import Rendering

extension FilmGolden {
  /// A film as it is now.
  ///
  /// - Parameters:
  ///   - digests: Of all frames, in order.
  ///   - keys: The frames whose pictures are kept.
  public init(
    _ project: Project, digests: [FrameDigest], values: ValueTable, tool: String,
    keys: Set<Int> = []
  ) {
    let film = project.film(of: Array(digests.indices))
    self.init(
      inputs: FrameSequence.Inputs(project.origin(tool: tool)),
      spec: Files.name(of: project.spec.name),
      size: PixelSize(width: film.width, height: film.height), scale: film.scale,
      frameRate: film.frameRate.fraction,
      values: values.columns.indices.map { Column(values, $0) },
      frames: digests.indices.map { index in
        Frame(
          index: index, time: film.frames[index].time, pixels: digests[index],
          values: values.digest(ofRow: index), isKey: keys.contains(index))
      })
  }

  /// The frames as one side of a comparison.
  ///
  /// - Parameter path: Where the golden lies, and beside it the pictures of its key frames.
  public func sequence(path: String) -> FrameSequence {
    let folder = FilmGolden.pictureFolder(of: path)
    return FrameSequence(
      name: path, size: size, frameRate: frameRate,
      frames: frames.map { frame in
        FrameSequence.Frame(
          key: .index(frame.index), time: frame.time, digest: frame.pixels,
          path: frame.isKey ? folder + "/" + FilmGolden.pictureName(ofFrame: frame.index) : nil)
      }, inputs: inputs, trustsDigests: true)
  }

  /// How values differ from the golden's, as far as a golden knows them.
  public func valueComparison(with values: ValueTable) -> ValueComparison {
    var comparison = ValueComparison()
    let now = Dictionary(
      uniqueKeysWithValues: values.columns.indices.map {
        (values.columns[$0], Column(values, $0))
      })
    comparison.added = values.columns.filter { name in
      !self.values.contains { $0.name == name }
    }
    comparison.removed = self.values.map(\.name).filter { now[$0] == nil }
    let differing = frames.filter { frame in
      frame.index < values.rows.count && values.digest(ofRow: frame.index) != frame.values
    }.map(\.index)
    guard let first = differing.first else { return comparison }
    for old in self.values {
      guard let new = now[old.name], new.digest != old.digest else { continue }
      comparison.changes.append(
        ValueChange(
          name: old.name, frames: .init(runsOf: differing), maxDelta: nil, frame: first,
          before: old.words, after: new.words, curveBefore: [], curveAfter: []))
    }
    return comparison
  }
}

extension FilmGolden.Column {
  init(_ table: ValueTable, _ column: Int) {
    let values = table.rows.map { $0[column] }
    let numbers = values.compactMap(\.number)
    var range: [String] = []
    if numbers.count == values.count, let first = numbers.first, let last = numbers.last {
      range = [first, last, numbers.min() ?? first, numbers.max() ?? first].map(\.fourDecimals)
    }
    self.init(
      name: table.columns[column], digest: table.digest(ofColumn: column), range: range)
  }

  fileprivate var words: String {
    range.count == 4
      ? "\(range[0]) to \(range[1]) within \(range[2])…\(range[3])" : "other values"
  }
}

extension FrameSequence.Inputs {
  /// What a film is made with now.
  public init(_ origin: Manifest.Origin) {
    var fonts: [String: String] = [:]
    for face in origin.fonts {
      fonts["\(face.family), \(Files.name(of: face.file))"] = face.digest
    }
    self.init(
      tool: origin.tool, libraries: origin.libraries, fonts: fonts,
      specDigest: origin.spec.digest)
  }
}
