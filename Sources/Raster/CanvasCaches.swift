/// What a canvas keeps of what it has drawn, within one budget.
///
/// The caches share it since what takes room differs from scene to scene: pictures in one, shadows
/// in another. A canvas draws the same with any budget, 0 included.
struct CanvasCaches {
  var scaledImages: Cache<ScaledImageKey, PlacedSurface>
  var glyphMasks: Cache<GlyphMask.Key, GlyphMask>
  var lineMasks: Cache<LineMask.Key, LineMask>
  var gradients: Cache<GradientKey, PlacedSurface>
  var pathMasks: Cache<PathMaskKey, PlacedSurface>
  var shadowMasks: Cache<ShadowMask.Key, PlacedSurface>
  var blurredGroups: Cache<BlurredGroupKey, PlacedSurface>
  var flatPictures: Cache<FlatPictureKey, PlacedSurface>
  let budget: CacheBudget
  private var round = 0
  /// Rounds until room is made again, where the last try found too little to drop.
  private var pause = 0

  /// - Parameter limit: In bytes.
  init(limit: Int) {
    let budget = CacheBudget(limit: limit)
    self.budget = budget
    scaledImages = Cache(budget: budget)
    glyphMasks = Cache(budget: budget)
    lineMasks = Cache(budget: budget)
    gradients = Cache(budget: budget)
    pathMasks = Cache(budget: budget)
    shadowMasks = Cache(budget: budget)
    blurredGroups = Cache(budget: budget)
    flatPictures = Cache(budget: budget)
  }

  /// The budget of a canvas of so many pixels, in bytes: as the pictures, shadows and gradients of a
  /// scene do, it grows with the canvas; text does so less.
  static func limit(pixels: Int) -> Int { leastBytes + pixels * bytesPerPixel }

  // Measured on the scenes of scripts/bench and the examples: they need a third of this, and with none
  // frames take 1.5 to 2.8 times as long. A screen may well have a picture, a gradient and a blur that
  // are each as large as the canvas.
  private static let leastBytes = 8 << 20
  /// Four times as much as the canvas itself.
  private static let bytesPerPixel = 16
  /// After how many rounds without use a value goes though there is room, so that long films need no
  /// more memory than short ones: two seconds of a film at 60 fps.
  private static let longestUnused = 120
  /// How often such values are looked for, in rounds.
  private static let sweepInterval = 32

  /// Ends a frame, and makes room for the next.
  mutating func endRound() {
    scaledImages.endRound()
    glyphMasks.endRound()
    lineMasks.endRound()
    gradients.endRound()
    pathMasks.endRound()
    shadowMasks.endRound()
    blurredGroups.endRound()
    flatPictures.endRound()
    round += 1
    if round.isMultiple(of: Self.sweepInterval) {
      dropUnused(for: Self.longestUnused, proved: true)
    }
    if budget.newBytes > budget.limit / 8 { dropUnused(for: 2, proved: false) }
    let free = max(budget.limit / 8, budget.refused)
    guard budget.room < free else {
      budget.refused = 0
      return
    }
    if pause > 0 {
      pause -= 1
      return
    }
    budget.refused = 0
    for rounds in [64, 16, 4, 1] where budget.room < free {
      dropUnused(for: rounds, proved: true)
    }
    // All of it is in use: looking again at once would find the same.
    if budget.room < free { pause = 8 }
  }

  private mutating func dropUnused(for rounds: Int, proved: Bool) {
    scaledImages.dropUnused(for: rounds, proved: proved)
    glyphMasks.dropUnused(for: rounds, proved: proved)
    lineMasks.dropUnused(for: rounds, proved: proved)
    gradients.dropUnused(for: rounds, proved: proved)
    pathMasks.dropUnused(for: rounds, proved: proved)
    shadowMasks.dropUnused(for: rounds, proved: proved)
    blurredGroups.dropUnused(for: rounds, proved: proved)
    flatPictures.dropUnused(for: rounds, proved: proved)
  }
}
