/// The colours of UIKit that follow the appearance, by their `UIColor` names.
///
/// Values are those of iOS 13 to 18 at standard contrast and base elevation. Source: Apple, Human
/// Interface Guidelines, Color (system colours and grays, published as 8-bit RGB); for the element
/// colours, which Apple does not publish, what `UIColor.resolvedColor(with:)` gives on iOS 13.
public enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case darkText, lightText

  public func color(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  private var light: Color {
    switch self {
    case .systemRed: Color(rgb: 0xff3b30)
    case .systemOrange: Color(rgb: 0xff9500)
    case .systemYellow: Color(rgb: 0xffcc00)
    case .systemGreen: Color(rgb: 0x34c759)
    case .systemMint: Color(rgb: 0x00c7be)
    case .systemTeal: Color(rgb: 0x30b0c7)
    case .systemCyan: Color(rgb: 0x32ade6)
    case .systemBlue: Color(rgb: 0x007aff)
    case .systemIndigo: Color(rgb: 0x5856d6)
    case .systemPurple: Color(rgb: 0xaf52de)
    case .systemPink: Color(rgb: 0xff2d55)
    case .systemBrown: Color(rgb: 0xa2845e)
    case .systemGray: Color(rgb: 0x8e8e93)
    case .systemGray2: Color(rgb: 0xaeaeb2)
    case .systemGray3: Color(rgb: 0xc7c7cc)
    case .systemGray4: Color(rgb: 0xd1d1d6)
    case .systemGray5: Color(rgb: 0xe5e5ea)
    case .systemGray6: Color(rgb: 0xf2f2f7)
    case .label: Color(rgb: 0x000000)
    case .secondaryLabel: Color(rgb: 0x3c3c43, alpha: 0.6)
    case .tertiaryLabel: Color(rgb: 0x3c3c43, alpha: 0.3)
    case .quaternaryLabel: Color(rgb: 0x3c3c43, alpha: 0.18)
    case .placeholderText: Color(rgb: 0x3c3c43, alpha: 0.3)
    case .link: Color(rgb: 0x007aff)
    case .separator: Color(rgb: 0x3c3c43, alpha: 0.29)
    case .opaqueSeparator: Color(rgb: 0xc6c6c8)
    case .systemBackground: Color(rgb: 0xffffff)
    case .secondarySystemBackground: Color(rgb: 0xf2f2f7)
    case .tertiarySystemBackground: Color(rgb: 0xffffff)
    case .systemGroupedBackground: Color(rgb: 0xf2f2f7)
    case .secondarySystemGroupedBackground: Color(rgb: 0xffffff)
    case .tertiarySystemGroupedBackground: Color(rgb: 0xf2f2f7)
    case .systemFill: Color(rgb: 0x787880, alpha: 0.2)
    case .secondarySystemFill: Color(rgb: 0x787880, alpha: 0.16)
    case .tertiarySystemFill: Color(rgb: 0x767680, alpha: 0.12)
    case .quaternarySystemFill: Color(rgb: 0x747480, alpha: 0.08)
    case .darkText: Color(rgb: 0x000000)
    case .lightText: Color(rgb: 0xffffff, alpha: 0.6)
    }
  }

  private var dark: Color {
    switch self {
    case .systemRed: Color(rgb: 0xff453a)
    case .systemOrange: Color(rgb: 0xff9f0a)
    case .systemYellow: Color(rgb: 0xffd60a)
    case .systemGreen: Color(rgb: 0x30d158)
    case .systemMint: Color(rgb: 0x63e6e2)
    case .systemTeal: Color(rgb: 0x40c8e0)
    case .systemCyan: Color(rgb: 0x64d2ff)
    case .systemBlue: Color(rgb: 0x0a84ff)
    case .systemIndigo: Color(rgb: 0x5e5ce6)
    case .systemPurple: Color(rgb: 0xbf5af2)
    case .systemPink: Color(rgb: 0xff375f)
    case .systemBrown: Color(rgb: 0xac8e68)
    case .systemGray: Color(rgb: 0x8e8e93)
    case .systemGray2: Color(rgb: 0x636366)
    case .systemGray3: Color(rgb: 0x48484a)
    case .systemGray4: Color(rgb: 0x3a3a3c)
    case .systemGray5: Color(rgb: 0x2c2c2e)
    case .systemGray6: Color(rgb: 0x1c1c1e)
    case .label: Color(rgb: 0xffffff)
    case .secondaryLabel: Color(rgb: 0xebebf5, alpha: 0.6)
    case .tertiaryLabel: Color(rgb: 0xebebf5, alpha: 0.3)
    case .quaternaryLabel: Color(rgb: 0xebebf5, alpha: 0.16)
    case .placeholderText: Color(rgb: 0xebebf5, alpha: 0.3)
    case .link: Color(rgb: 0x0984ff)
    case .separator: Color(rgb: 0x545458, alpha: 0.6)
    case .opaqueSeparator: Color(rgb: 0x38383a)
    case .systemBackground: Color(rgb: 0x000000)
    case .secondarySystemBackground: Color(rgb: 0x1c1c1e)
    case .tertiarySystemBackground: Color(rgb: 0x2c2c2e)
    case .systemGroupedBackground: Color(rgb: 0x000000)
    case .secondarySystemGroupedBackground: Color(rgb: 0x1c1c1e)
    case .tertiarySystemGroupedBackground: Color(rgb: 0x2c2c2e)
    case .systemFill: Color(rgb: 0x787880, alpha: 0.36)
    case .secondarySystemFill: Color(rgb: 0x787880, alpha: 0.32)
    case .tertiarySystemFill: Color(rgb: 0x767680, alpha: 0.24)
    case .quaternarySystemFill: Color(rgb: 0x767680, alpha: 0.18)
    case .darkText: Color(rgb: 0x000000)
    case .lightText: Color(rgb: 0xffffff, alpha: 0.6)
    }
  }
}
