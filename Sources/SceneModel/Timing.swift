public import Motion

/// The course of an animation, its numbers not yet evaluated.
///
/// A union told by its form: a name, four numbers, or an object by its keys.
public struct Timing: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A named curve; the text is evaluated when the step starts.
    case named(Formula)
    /// A cubic Bézier: x1, y1, x2, y2.
    case bezier([Formula])
    /// CSS' `steps()`: a number of steps and where the staircase jumps.
    case steps(Formula, jump: Steps.Jump)
    /// CSS' `linear()`.
    case linear([LinearStop])
    /// `UIView.animate(usingSpringWithDamping:initialSpringVelocity:)` and
    /// `UISpringTimingParameters(dampingRatio:initialVelocity:)` over the step's duration.
    case dampingRatio(Formula, initialVelocity: InitialVelocity?)
    /// `CASpringAnimation` and `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`;
    /// brings its own duration.
    case spring(Spring)
    /// `CASpringAnimation(perceptualDuration:bounce:)` and `UIView.animate(springDuration:bounce:)`;
    /// brings its own duration.
    case perceptual(duration: Formula, bounce: Formula?, initialVelocity: Formula?)
    /// `Animation.interpolatingSpring`; brings its own duration.
    case interpolating(Spring)
    /// One of SwiftUI's springs; brings its own duration.
    case swiftUI(SwiftUISpring)
    /// One of two, by a condition that is evaluated when the step starts. Both bring their own duration,
    /// or neither does.
    indirect case choice(Choice)
  }

  /// `condition ? then : otherwise`, as the spec writes it.
  public struct Choice: Hashable, Sendable {
    public var condition: Formula
    /// The condition's text.
    public var text: String
    public var then: Alternative
    public var otherwise: Alternative

    public init(
      if condition: Formula, text: String, then: Alternative, otherwise: Alternative
    ) {
      self.condition = condition
      self.text = text
      self.then = then
      self.otherwise = otherwise
    }
  }

  /// One of the two of a choice.
  public struct Alternative: Hashable, Sendable {
    /// As the spec names it.
    public var text: String
    public var timing: Timing

    public init(_ text: String, _ timing: Timing) {
      self.text = text
      self.timing = timing
    }
  }

  /// The speed a spring starts with, in whole travels per second.
  public enum InitialVelocity: Hashable, Sendable {
    case number(Formula)
    /// `UISpringTimingParameters`' vector: of what moves along x, and of what moves along y.
    case vector(dx: Formula, dy: Formula)
  }

  /// A point of a `linear` timing.
  public struct LinearStop: Hashable, Sendable {
    public var output: Formula
    /// The fraction of the duration; nil spreads it evenly between its neighbours.
    public var input: Formula?

    public init(output: Formula, input: Formula?) {
      self.output = output
      self.input = input
    }
  }

  /// `CASpringAnimation`'s parameters; nil is its default (mass 1, stiffness 100, damping 10,
  /// initialVelocity 0).
  public struct Spring: Hashable, Sendable {
    public var mass: Formula?
    public var stiffness: Formula?
    public var damping: Formula?
    public var initialVelocity: InitialVelocity?
    public var allowsOverdamping: Bool

    public init(
      mass: Formula?, stiffness: Formula?, damping: Formula?, initialVelocity: InitialVelocity?,
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
    case .named, .bezier, .steps, .linear, .dampingRatio: false
    case .spring, .perceptual, .interpolating, .swiftUI: true
    case .choice(let choice): choice.then.timing.bringsDuration
    }
  }

  /// True where it is a spring, which can start with a velocity.
  public var isSpring: Bool {
    switch kind {
    case .named, .bezier, .steps, .linear: false
    case .dampingRatio, .spring, .perceptual, .interpolating, .swiftUI: true
    case .choice(let choice):
      choice.then.timing.isSpring && choice.otherwise.timing.isSpring
    }
  }

  /// True where it may start with a velocity of its own along each axis.
  public var mayDifferByAxis: Bool {
    switch kind {
    case .dampingRatio(_, let velocity): velocity?.isVector ?? false
    case .spring(let spring), .interpolating(let spring): spring.initialVelocity?.isVector ?? false
    case .choice(let choice):
      choice.then.timing.mayDifferByAxis || choice.otherwise.timing.mayDifferByAxis
    case .named, .bezier, .steps, .linear, .perceptual, .swiftUI: false
    }
  }

  /// The names of curves over the step's duration.
  public static let curveNames: [String] =
    Easing.allCases.map(\.rawValue) + CircularEasing.allCases.map(\.rawValue)
}

extension Timing.InitialVelocity {
  fileprivate var isVector: Bool {
    if case .vector = self { return true }
    return false
  }
}
