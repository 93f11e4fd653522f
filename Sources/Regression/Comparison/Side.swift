import Motion
import Output
public import Pixels
import Platform
public import Rendering
public import SceneModel

/// One side of a comparison: frames on disk, frames drawn in memory, or digests alone.
public struct Side: Sendable {
  public var sequence: FrameSequence
  /// What draws the frames; nil where they are on disk.
  public var project: Project?

  public init(_ sequence: FrameSequence) {
    self.sequence = sequence
    project = nil
  }

  /// The film of a project.
  ///
  /// - Parameter digests: Of all its frames, in order.
  public init(_ project: Project, digests: [FrameDigest], tool: String) {
    let film = project.film(of: Array(digests.indices))
    self.project = project
    sequence = FrameSequence(
      name: project.spec.name, size: PixelSize(width: film.width, height: film.height),
      frameRate: film.frameRate.fraction,
      frames: zip(film.frames, digests).map { stamp, digest in
        .init(key: .index(stamp.index), time: stamp.time, digest: digest)
      }, inputs: FrameSequence.Inputs(project.origin(tool: tool)), trustsDigests: true)
  }
}

/// Gets one side's pictures, for one thread.
struct PictureSource: ~Copyable {
  let side: Side
  private var painter: FramePainter?

  init(_ side: Side) {
    self.side = side
  }

  /// - Returns: Nil where only a digest is kept.
  mutating func image(of frame: FrameSequence.Frame) throws(RegressionError) -> Image? {
    if let project = side.project {
      return try drawn(frame, by: project)
    }
    guard let path = frame.path else { return nil }
    return try Self.decoded(try Self.bytes(of: path), path: path)
  }

  /// The frame as a PNG file.
  mutating func png(of frame: FrameSequence.Frame) throws(RegressionError) -> [UInt8]? {
    if side.project == nil, let path = frame.path { return try Self.bytes(of: path) }
    guard let image = try image(of: frame) else { return nil }
    do throws(PNGError) { return try image.png() } catch {
      throw .output(.cannotEncode(reason: error.description))
    }
  }

  private mutating func drawn(
    _ frame: FrameSequence.Frame, by project: Project
  ) throws(RegressionError) -> Image? {
    guard case .index(let index) = frame.key else { return nil }
    let film = project.film(of: [index])
    do throws(FrameLoopError<Diagnostic>) {
      if painter == nil { painter = try FramePainter(project, film: film) }
      return try painter?.image(of: film.frames[0])
    } catch {
      throw RegressionError(error, of: project)
    }
  }

  static func bytes(of path: String) throws(RegressionError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path, into: &bytes)
    return bytes
  }

  static func read(_ path: String, into bytes: inout [UInt8]) throws(RegressionError) {
    do throws(FileError) { try Files.read(path, limit: 1 << 30, into: &bytes) } catch {
      throw .file(error)
    }
  }

  static func decoded(_ bytes: [UInt8], path: String) throws(RegressionError) -> Image {
    do throws(PNGError) { return try Image(png: bytes) } catch {
      throw .picture(path: path, error)
    }
  }
}

extension RegressionError {
  /// Why a project's frames were not drawn.
  public init(_ error: FrameLoopError<Diagnostic>, of project: Project) {
    switch error {
    case .scene(_, let diagnostic): self = .scene(diagnostic, project.sources)
    case .drawing(_, let error): self = .drawing(error)
    case .output(let error): self = .output(error)
    }
  }
}

extension Side {
  /// The film of a project whose frames nobody draws.
  public init(undrawn project: Project) {
    let film = project.film(of: Array(0..<project.frameCount))
    self.project = project
    sequence = FrameSequence(
      name: project.spec.name, size: PixelSize(width: film.width, height: film.height),
      frameRate: film.frameRate.fraction,
      frames: film.frames.map { .init(key: .index($0.index), time: $0.time) })
  }
}

extension SequenceComparer {
  /// What two sides say of themselves that is not the same.
  public static func facts(_ expected: Side, _ actual: Side) -> [SequenceFault] {
    SequenceFault.facts(expected.sequence, actual.sequence)
  }
}
