import SceneModel
import Testing

/// The table of Apple's Human Interface Guidelines: size and leading in points.
@Suite struct TextStyleTests {
  static let table: [(TextStyle, size: Double, leading: Double)] = [
    (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
    (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
  ]

  @Test func hasApplesNumbers() {
    #expect(Self.table.map(\.0) == TextStyle.allCases)
    for (style, size, leading) in Self.table {
      #expect(style.fontSize == size && style.lineHeight == leading)
      #expect(style.fontWeight == (style == .headline ? 600 : 400))
    }
  }
}
