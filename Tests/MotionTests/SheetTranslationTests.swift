import Motion
import Testing

struct SheetTranslationTests {
  static let range = 200.0...600
  static let laws: [SheetTranslation] = [
    .linear, .standardRubberBand, .standardLogarithm, .rubberBand(factor: 0.3, limit: 80),
    .logarithmic(factor: 0.2, limit: 100),
  ]

  @Test(arguments: laws) func followsTheFingerBetweenTheDetents(_ law: SheetTranslation) {
    for height in [200.0, 333, 600] {
      #expect(law.height(for: height, in: Self.range) == height)
      #expect(law.wanted(for: height, in: Self.range) == height)
    }
  }

  @Test func linearIsClamped() {
    #expect(SheetTranslation.linear.height(for: 700, in: Self.range) == 600)
    #expect(SheetTranslation.linear.height(for: 100, in: Self.range) == 200)
  }

  /// limit·(1 + 0.5·log₁₀(translation/limit)); at ten times the limit it is 1.5 limits.
  @Test func logarithmIsThatOfOverlayContainer() {
    let law = SheetTranslation.standardLogarithm
    #expect(abs(law.height(for: 6000, in: Self.range) - 900) < 1e-9)
    #expect(abs(law.height(for: 700, in: Self.range) - 620.0840) < 1e-4)
    // Mirrored at 200: 150 is 50 below, as 250 is 50 above.
    #expect(abs(law.height(for: 150, in: Self.range) - (400 - 209.6910)) < 1e-4)
  }

  @Test func rubberBandIsThatOfAScrollView() {
    let law = SheetTranslation.standardRubberBand
    let give = RubberBand(limit: 600).offset(forTravel: 100)
    #expect(law.height(for: 700, in: Self.range) == 600 + give)
    let below = RubberBand(limit: 200).offset(forTravel: 100)
    #expect(law.height(for: 100, in: Self.range) == 200 - below)
  }

  @Test(arguments: laws.dropFirst()) func resistsMoreAndMore(_ law: SheetTranslation) {
    var last = 600.0
    var lastStep = Double.infinity
    for way in stride(from: 20.0, through: 400, by: 20) {
      let height = law.height(for: 600 + way, in: Self.range)
      #expect(height > last)
      #expect(height - last < min(20, lastStep))
      (last, lastStep) = (height, height - last)
    }
  }

  @Test(arguments: laws.dropFirst()) func isInverted(_ law: SheetTranslation) {
    for wanted in [20.0, 180, 640, 900] {
      let height = law.height(for: wanted, in: Self.range)
      #expect(abs(law.wanted(for: height, in: Self.range) - wanted) < 1e-7)
    }
  }

  @Test(arguments: laws) func detentAtZeroGivesNothingBelow(_ law: SheetTranslation) {
    let range = 0.0...600
    let height = law.height(for: -50, in: range)
    switch law {
    case .linear, .rubberBand(_, nil), .logarithmic(_, nil): #expect(height == 0)
    case .rubberBand, .logarithmic: #expect(height < 0)
    }
  }
}
