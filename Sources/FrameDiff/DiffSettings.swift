public import Pixels

/// What counts as a difference. The default is exact.
public struct DiffSettings: Hashable, Sendable {
  public var metric: DiffMetric
  /// A pixel counts where its distance is above; 0…1.
  public var threshold: Double
  /// A frame is changed where more pixels count.
  public var maxChanged: Int
  /// Nil compares alpha itself with `rgba`, and is `checker` with the other metrics.
  public var backdrop: Backdrop?
  /// How far a moved cluster is looked for, in pixels; 0 does not look.
  public var maxShift: Int

  public init(
    metric: DiffMetric = .rgba, threshold: Double? = nil, maxChanged: Int = 0,
    backdrop: Backdrop? = nil, maxShift: Int = 0
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.defaultThreshold
    self.maxChanged = maxChanged
    self.backdrop = backdrop
    self.maxShift = maxShift
  }
}

/// A part of a frame that is judged otherwise.
public struct DiffRegion: Hashable, Sendable {
  public var rect: PixelRect
  /// The threshold that holds in it; nil ignores it.
  public var tolerance: Double?

  public init(rect: PixelRect, tolerance: Double? = nil) {
    self.rect = rect
    self.tolerance = tolerance
  }
}
