public import Pixels

/// What is said of a frame, whatever the settings.
public enum DiffVerdict: String, CaseIterable, Sendable {
  /// The same pixels; colours that alpha 0 hides do not count.
  case identical
  /// The pixels differ, and no more than the settings allow.
  case belowThreshold = "changed-below-threshold"
  case changed
}

/// Pixels that count and lie close together.
public struct DiffCluster: Hashable, Sendable {
  public var bounds: PixelRect
  public var count: Int
  /// Where the old pixels are found again, in pixels to the right and down; nil where nowhere, or
  /// where it was not looked for.
  public var shift: Shift?

  public init(bounds: PixelRect, count: Int, shift: Shift? = nil) {
    self.bounds = bounds
    self.count = count
    self.shift = shift
  }

  public struct Shift: Hashable, Sendable {
    public var x: Int
    public var y: Int
  }
}

/// How two pictures of one frame differ.
public struct FrameComparison: Hashable, Sendable {
  public var expectedSize: PixelSize
  public var actualSize: PixelSize
  /// Pixels with any difference. What only one of two sizes has counts.
  public var raw: Int
  /// Those above the threshold, neither antialiased nor ignored.
  public var counted: Int
  public var antialiased: Int
  public var ignored: Int
  /// The largest difference of a channel, 0 to 255.
  public var maxChannelDelta: Int
  /// The mean largest channel difference of all pixels, 0 to 255.
  public var meanDelta: Double
  /// Around the counted pixels; nil where there are none.
  public var bounds: PixelRect?
  /// Largest count first, then from the top.
  public var clusters: [DiffCluster]
  public var verdict: DiffVerdict

  public var hasSameSize: Bool { expectedSize == actualSize }

  /// Of two frames whose pixels are known to be the same.
  public static func identical(size: PixelSize) -> FrameComparison {
    FrameComparison(
      expectedSize: size, actualSize: size, raw: 0, counted: 0, antialiased: 0, ignored: 0,
      maxChannelDelta: 0, meanDelta: 0, bounds: nil, clusters: [], verdict: .identical)
  }
}

/// What the comparison made of a pixel.
public enum PixelVerdict: UInt8, Sendable {
  case same = 0
  case below, ignored, antialiased, counted
}
