public import Motion

/// What is written in one run: the frames and what they have in common.
public struct Film: Hashable, Sendable {
  /// In pixels; 1 or greater.
  public var width: Int
  /// In pixels; 1 or greater.
  public var height: Int
  /// Pixels per point.
  public var scale: Double
  public var frameRate: FrameRate
  /// In seconds, of the whole transition, whichever frames of it are written.
  public var duration: Double
  /// Whether the frame at the end of the duration belongs to the film.
  public var includesEnd: Bool
  /// The frames this run writes, in order of time. Not empty.
  public var frames: [FrameStamp]
  /// The highest file number of the whole film, also where this run writes a part of it: it decides
  /// how many digits the names have.
  public var lastNumber: Int

  public init(
    width: Int, height: Int, scale: Double, frameRate: FrameRate, duration: Double,
    includesEnd: Bool, frames: [FrameStamp], lastNumber: Int
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.frameRate = frameRate
    self.duration = duration
    self.includesEnd = includesEnd
    self.frames = frames
    self.lastNumber = lastNumber
  }

  /// In seconds, of the last frame that this run writes.
  public var lastTime: Double { frames.last?.time ?? 0 }
}

/// Which frame of the film a picture is.
public struct FrameStamp: Hashable, Sendable {
  /// 0-based, in the whole film.
  public var index: Int
  /// The number in the file's name: the index, counted from `--start-number`.
  public var number: Int
  /// In seconds from the film's start.
  public var time: Double

  public init(index: Int, number: Int, time: Double) {
    self.index = index
    self.number = number
    self.time = time
  }
}
