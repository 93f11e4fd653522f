/// How far apart two pixels are. The raw value is the word of the command line.
public enum DiffMetric: String, CaseIterable, Sendable {
  /// The largest difference of a channel, alpha included, in parts of 255.
  case rgba
  /// The distance in YIQ of Kotsarenko and Ramos, 2010, with Vyšniauskas' detection of antialiased
  /// pixels, 2009: the counts of pixelmatch 7.2.0.
  case yiq
  /// The distance |ΔLr| + √(Δa² + Δb²) in Ottosson's OKLab with its corrected lightness, 1 from black
  /// to white, with the same detection: the counts of pixelmatch after 7.2.0.
  case oklab

  /// Names the algorithm in reports: counts of another version are not comparable.
  public var algorithm: String {
    switch self {
    case .rgba: "rgba/1"
    case .yiq: "yiq/pixelmatch-7.2.0"
    case .oklab: "oklab-hyab/1"
    }
  }

  /// What holds where no threshold is given: exact for `rgba`, pixelmatch's own for the others.
  public var defaultThreshold: Double {
    switch self {
    case .rgba: 0
    case .yiq, .oklab: 0.1
    }
  }

  /// Whether pixels that only smooth an edge are told apart and not counted.
  public var detectsAntialiasing: Bool {
    switch self {
    case .rgba: false
    case .yiq, .oklab: true
    }
  }
}

/// What shows through semi-transparent pixels where they are compared.
public enum Backdrop: String, CaseIterable, Sendable {
  case white, black
  /// Colours by position, so that no colour of a pixel hides in it; pixelmatch's.
  case checker

  /// The colour behind a pixel, each channel 0 to 255.
  ///
  /// - Parameter offset: Of the pixel's first byte in an image without padding.
  func color(at offset: Int) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .white: (255, 255, 255)
    case .black: (0, 0, 0)
    case .checker:
      // pixelmatch 7.2.0: 48 or 207, by the offset divided by 1, φ and φ².
      (
        48 + 159 * Double(offset % 2),
        48 + 159 * Double(Int(Double(offset) / 1.618033988749895) % 2),
        48 + 159 * Double(Int(Double(offset) / 2.618033988749895) % 2)
      )
    }
  }
}
