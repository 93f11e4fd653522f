import Geometry

/// How the height of a sheet follows the finger beyond its lowest and highest detent.
///
/// Between them it follows one to one. The laws are those of OverlayContainer's translation
/// functions (read from its source), without its rounding to whole points.
public enum SheetTranslation: Hashable, Sendable {
  /// Not at all: the height is clamped.
  case linear
  /// As the content of a scroll view; the limit is how far the sheet can be pulled over, or nil
  /// for the detent's own height.
  case rubberBand(factor: Double, limit: Double?)
  /// L·(1 + factor·log₁₀(h/L)) above, and mirrored below; L is the limit, or the detent's height.
  case logarithmic(factor: Double, limit: Double?)

  public static let standardRubberBand = SheetTranslation.rubberBand(
    factor: RubberBand.scrollViewFactor, limit: nil)
  public static let standardLogarithmFactor = 0.5
  public static let standardLogarithm = SheetTranslation.logarithmic(
    factor: standardLogarithmFactor, limit: nil)

  /// The height that shows.
  ///
  /// - Parameters:
  ///   - wanted: The height at the drag's start less the finger's way down, in points.
  ///   - range: From the lowest detent to the highest.
  public func height(for wanted: Double, in range: ClosedRange<Double>) -> Double {
    if wanted > range.upperBound {
      return range.upperBound + give(wanted - range.upperBound, at: range.upperBound)
    }
    if wanted < range.lowerBound {
      return range.lowerBound - give(range.lowerBound - wanted, at: range.lowerBound)
    }
    return wanted
  }

  /// The height the finger asks for where one shows: the inverse of ``height(for:in:)``, for a
  /// finger that catches a sheet on its way. Clamped where a height cannot be reached.
  public func wanted(for height: Double, in range: ClosedRange<Double>) -> Double {
    if height > range.upperBound {
      return range.upperBound + pull(height - range.upperBound, at: range.upperBound)
    }
    if height < range.lowerBound {
      return range.lowerBound - pull(range.lowerBound - height, at: range.lowerBound)
    }
    return height
  }

  /// How far the sheet goes beyond a detent for a way of the finger beyond it.
  private func give(_ way: Double, at detent: Double) -> Double {
    switch self {
    case .linear: return 0
    case .rubberBand(let factor, let limit):
      return RubberBand(limit: limit ?? detent, factor: factor).offset(forTravel: way)
    case .logarithmic(let factor, let limit):
      let length = limit ?? detent
      guard length > 0 else { return 0 }
      return length * factor * .log10((length + way) / length)
    }
  }

  private func pull(_ way: Double, at detent: Double) -> Double {
    switch self {
    case .linear: return 0
    case .rubberBand(let factor, let limit):
      let length = limit ?? detent
      let travel = RubberBand(limit: length, factor: factor).travel(forOffset: way)
      return travel.isFinite ? travel : 0
    case .logarithmic(let factor, let limit):
      let length = limit ?? detent
      guard length > 0, factor > 0 else { return 0 }
      return length * (.pow(10, way / (length * factor)) - 1)
    }
  }
}
