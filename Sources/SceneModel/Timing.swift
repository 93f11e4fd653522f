/// The course of an animation, its numbers not yet evaluated.
///
/// A union told by its form: a name, four numbers, or an object by its keys.
public struct Timing: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A named curve; the text is evaluated when the step starts.
    case named(Formula)
    /// A cubic Bézier: x1, y1, x2, y2.
    case bezier([Formula])
    /// `UIView.animate(usingSpringWithDamping:initialSpringVelocity:)` over the step's duration.
    case dampingRatio(Formula, initialVelocity: Formula?)
    /// `CASpringAnimation`; brings its own duration.
    case spring(Spring)
  }

  /// `CASpringAnimation`'s parameters; nil is its default (mass 1, stiffness 100, damping 10,
  /// initialVelocity 0).
  public struct Spring: Hashable, Sendable {
    public var mass: Formula?
    public var stiffness: Formula?
    public var damping: Formula?
    public var initialVelocity: Formula?
    public var allowsOverdamping: Bool

    public init(
      mass: Formula?, stiffness: Formula?, damping: Formula?, initialVelocity: Formula?,
      allowsOverdamping: Bool
    ) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
      self.initialVelocity = initialVelocity
      self.allowsOverdamping = allowsOverdamping
    }
  }

  public var kind: Kind
  public var place: SourcePlace

  public init(_ kind: Kind, at place: SourcePlace) {
    self.kind = kind
    self.place = place
  }

  /// True where the step has no `duration`, because the timing brings it.
  public var bringsDuration: Bool {
    switch kind {
    case .named, .bezier, .dampingRatio: false
    case .spring: true
    }
  }
}
