import FrameDiff
public import Pixels

/// A part of a film that is ignored, or judged by a tolerance of its own.
public struct IgnoreRule: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    case everywhere
    /// In pixels.
    case rect(PixelRect)
    /// What a layer draws, sublayers included, on either side.
    case layer(String)
  }

  public var place: Place
  /// In seconds, both ends included; nil is all the time.
  public var time: ClosedRange<Double>?
  /// The threshold that holds in it; nil ignores it.
  public var tolerance: Double?

  public init(place: Place, time: ClosedRange<Double>? = nil, tolerance: Double? = nil) {
    self.place = place
    self.time = time
    self.tolerance = tolerance
  }

  /// Whether the rule holds at a time, in seconds. A frame without a time has none that is
  /// excluded.
  func holds(at time: Double?) -> Bool {
    guard let range = self.time else { return true }
    guard let time else { return false }
    // A frame's time has rounding; a range's ends are typed.
    return time >= range.lowerBound - 1e-9 && time <= range.upperBound + 1e-9
  }

  /// The parts of a frame that the rule is about.
  ///
  /// - Parameter layers: What the layers of both sides cover.
  func regions(layers: [LayerPlace]) -> [DiffRegion] {
    switch place {
    case .everywhere:
      [
        DiffRegion(
          rect: PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20), tolerance: tolerance)
      ]
    case .rect(let rect): [DiffRegion(rect: rect, tolerance: tolerance)]
    case .layer(let name):
      layers.filter { $0.name == name }.map { DiffRegion(rect: $0.rect, tolerance: tolerance) }
    }
  }
}
