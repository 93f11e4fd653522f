/// A text style of Dynamic Type, by UIKit's name.
///
/// A spec's `textStyle` stands for the three numbers it has at the default content size, Large.
/// Source: Apple, Human Interface Guidelines, Typography, iOS text styles.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// In points.
  public var fontSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  public var fontWeight: Double {
    switch self {
    case .headline: 600
    case .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2:
      400
    }
  }

  /// The distance of baselines, in points.
  public var lineHeight: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }
}
