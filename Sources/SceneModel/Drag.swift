/// One finger on a layer, which the behaviours of the layer and of those it lies in follow.
public struct Drag: Hashable, Sendable {
  public var layer: LayerPath
  public var touch: Touch
  /// Where the touch stands.
  public var place: SourcePlace

  public init(layer: LayerPath, touch: Touch, place: SourcePlace) {
    self.layer = layer
    self.touch = touch
    self.place = place
  }
}

/// Where a finger is when, its numbers read when the step starts.
public enum Touch: Hashable, Sendable {
  /// At least one, each a list of seconds since the step's start and x, y in points of the canvas;
  /// the times rise. Straight lines between them.
  case samples([Formula])
  /// A straight line.
  case line(TouchLine)
}

/// A finger that goes from one place to another with one speed.
public struct TouchLine: Hashable, Sendable {
  /// Points of the canvas.
  public var from: Formula
  public var to: Formula
  /// In seconds, greater than 0.
  public var duration: Formula
  public var release: Release

  public enum Release: String, CaseIterable, Hashable, Sendable {
    /// The finger leaves while it moves.
    case flick
    /// It stands for a tenth of a second and leaves without speed.
    case hold
  }

  /// How long a finger stands before a release that holds, in seconds (ours).
  public static let holdDuration = 0.1

  public init(from: Formula, to: Formula, duration: Formula, release: Release) {
    self.from = from
    self.to = to
    self.duration = duration
    self.release = release
  }
}
