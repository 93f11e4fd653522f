import Platform

/// One file a frame, and a manifest beside them.
///
/// Each file appears whole or not at all; the manifest comes last, so a sequence with a manifest is
/// complete. A folder holds one sequence of a name: what an older run left there is refused, or with
/// `overwrite` replaced as a whole, frames that the new film no longer has included. While one run
/// writes, others are refused, but for those that draw another part of the same film.
public struct SequenceSink: FrameSink {
  private let pattern: FramePattern
  private let overwrite: Bool
  private let shard: Film.Shard?
  private let origin: () -> Manifest.Origin
  private var film: Film?
  private var digits = 1
  private var frames: [Manifest.Frame] = []
  private var claims: [Claim] = []

  /// - Parameters:
  ///   - pattern: The files' names.
  ///   - overwrite: Whether files that exist are replaced.
  ///   - shard: Where several runs fill one folder: which one this is. Each writes a manifest of
  ///     its own, `manifest.2-of-8.json`.
  ///   - origin: Asked when all frames are written, since only then the faces that were drawn with
  ///     are known.
  public init(
    pattern: FramePattern, overwrite: Bool, shard: Film.Shard? = nil,
    origin: @escaping () -> Manifest.Origin
  ) {
    self.pattern = pattern
    self.overwrite = overwrite
    self.shard = shard
    self.origin = origin
  }

  /// The manifest's name in the frames' folder.
  public static func manifestName(of shard: Film.Shard?) -> String {
    shard.map { "manifest.\($0.number)-of-\($0.count).json" } ?? "manifest.json"
  }

  public mutating func begin(_ film: Film) throws(OutputError) {
    self.film = film
    digits = pattern.digits(upTo: film.lastNumber)
    let names = film.frames.map { pattern.fileName($0.number, digits: digits) }
    let folder = SequenceFolder(
      pattern: pattern, manifest: SequenceSink.manifestName(of: shard), isShared: shard != nil)
    try claim(folder.path)
    try folder.makeRoom(for: Set(names), overwrite: overwrite)
  }

  /// Makes the folder and keeps others out of it.
  private mutating func claim(_ folder: String) throws(OutputError) {
    do throws(FileError) {
      try Files.makeDirectory(folder)
      claims = [try Claim(folder: folder, isShared: shard != nil)]
      if shard != nil {
        let name = SequenceSink.manifestName(of: shard)
        claims.append(try Claim(lockFile: "\(pattern.directory).\(name).lock"))
      }
    } catch {
      claims = []
      throw error.isBusy ? .busy(path: folder) : .cannotWrite(error)
    }
  }

  /// A frame that is the one before is written again. A hard link would save 0.03 ms of it, but
  /// programs that change a file in place would then change its twins; copying in the kernel saves
  /// nothing.
  public mutating func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    let name = pattern.fileName(stamp.number, digits: digits)
    try OutputError.wrap { () throws(FileError) in
      try Files.writeAtomically(frame.bytes, to: pattern.directory + name)
    }
    frames.append(Manifest.Frame(stamp: stamp, file: name, digest: frame.digest ?? ""))
  }

  public mutating func finish() throws(OutputError) {
    guard let film else { preconditionFailure("finish before begin") }
    let manifest = Manifest(origin: origin(), film: film, frames: frames)
    try OutputError.wrap { () throws(FileError) in
      try Files.writeAtomically(
        manifest.text, to: pattern.directory + SequenceSink.manifestName(of: shard))
    }
    claims = []
  }

  /// The frames written so far stay, each whole; without a manifest they are no sequence.
  public mutating func cancel() { claims = [] }
}
