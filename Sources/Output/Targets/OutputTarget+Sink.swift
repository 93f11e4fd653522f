extension OutputTarget {
  /// The sink that writes here.
  ///
  /// - Parameters:
  ///   - overwrite: Whether what exists is replaced.
  ///   - shard: Which part of a shared sequence is written; nil writes the whole.
  ///   - origin: For a sequence's manifest, asked when its frames are written.
  public func makeSink(
    overwrite: Bool, shard: Film.Shard? = nil, origin: @escaping () -> Manifest.Origin
  ) -> any FrameSink {
    switch self {
    case .sequence(let pattern, _):
      SequenceSink(pattern: pattern, overwrite: overwrite, shard: shard, origin: origin)
    case .file(let path, let format):
      switch format.arrangement {
      case .oneFile: VideoSink(path: path, overwrite: overwrite)
      case .filePerFrame, .stream: FileSink(path: path, overwrite: overwrite)
      }
    case .standardOutput:
      StreamSink()
    }
  }
}
