public import Motion

/// The facts about a transition that frame lists and times are resolved against.
public struct Film: Hashable, Sendable {
  /// A step with an id.
  public struct Mark: Hashable, Sendable {
    public var name: String
    /// When the step starts, in seconds.
    public var time: Double

    public init(name: String, time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// In seconds.
  public var duration: Double
  /// With the frame of the settled end; at least 1.
  public var frameCount: Int
  public var frameRate: FrameRate
  public var marks: [Mark]

  public init(duration: Double, frameCount: Int, frameRate: FrameRate, marks: [Mark] = []) {
    self.duration = duration
    self.frameCount = frameCount
    self.frameRate = frameRate
    self.marks = marks
  }

  /// In seconds.
  public func time(ofFrame index: Int) -> Double { FrameClock(frameRate).time(ofFrame: index) }
}
