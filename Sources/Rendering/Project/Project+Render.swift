import Drawing
public import Output
public import Pixels
import Playback
import Raster
public import SceneModel

extension Project {
  /// Where a film goes, and how.
  public struct Destination: Sendable {
    public var targets: [OutputTarget]
    /// Whether what exists is replaced.
    public var overwrite: Bool
    /// Which part of the film it is, where several runs share the work.
    public var shard: Film.Shard?
    /// How hard PNG files are compressed.
    public var pngPreset: PNGPreset

    public init(
      targets: [OutputTarget], overwrite: Bool, shard: Film.Shard? = nil,
      pngPreset: PNGPreset = .fast
    ) {
      self.targets = targets
      self.overwrite = overwrite
      self.shard = shard
      self.pngPreset = pngPreset
    }
  }

  /// Draws a film and writes it to every target. The bytes are the same for any number of workers.
  ///
  /// - Parameters:
  ///   - workerCount: 1 or greater.
  ///   - tool: Name and version, for the manifest.
  ///   - progress: Called with the number of frames that all targets have.
  public func render(
    _ film: Film, to destination: Destination, workerCount: Int, tool: String,
    progress: (Int) -> Void = { _ in }
  ) throws(FrameLoopError<Diagnostic>) {
    let outputs = destination.targets.map { target in
      FrameOutput(
        format: target.format,
        sink: target.makeSink(overwrite: destination.overwrite, shard: destination.shard) {
          origin(tool: tool)
        })
    }
    try render(
      film, to: outputs, pngPreset: destination.pngPreset, workerCount: workerCount,
      progress: progress)
  }

  /// Draws a film and gives it to every output.
  ///
  /// - Parameters:
  ///   - pngPreset: How hard PNG files are compressed.
  ///   - workerCount: 1 or greater.
  ///   - times: Is told how long each stage takes.
  ///   - progress: Called with the number of frames that all outputs have.
  public func render(
    _ film: Film, to outputs: [FrameOutput], pngPreset: PNGPreset = .fast, workerCount: Int,
    times: StageTimes? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(FrameLoopError<Diagnostic>) {
    let (timeline, text) = (timeline, text)
    let isSVG = outputs.contains { $0.format == .svg }
    let files = isSVG ? pictures.files.mapValues(\.prepared) : [:]
    let svg = SVGWriter(scale: film.scale) { name in
      files[name] ?? text.picture(named: name).map { .png($0) }
    }
    let encoding = FrameEncoding(pngPreset: pngPreset, svg: svg)
    try FrameLoop(film: film, workerCount: workerCount, encoding: encoding, times: times).run(
      outputs: outputs, progress: progress,
      canvas: { () throws(RasterError) in try canvas(for: film) },
      frame: { (time) throws(Diagnostic) in try timeline.displayList(at: time) })
  }
}
