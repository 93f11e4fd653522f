/// A change of the model, animated from what is shown; or, where it is explicit, an animation
/// added over a model that stays.
public struct Animation: Hashable, Sendable {
  public var assignments: [Assignment]
  /// In seconds, at least 0; nil where the timing brings its own.
  public var duration: Formula?
  /// Nil is easeInOut, of an explicit animation linear.
  public var timing: Timing?
  /// How it takes over from a running animation; nil leaves it to the timing's framework.
  public var blend: Blend?
  /// Repetitions and the like; nil plays it once.
  public var media: MediaFormulas?
  /// `layer.add(animation)`; nil changes the model.
  public var explicit: ExplicitAnimation?
  /// What drives the animation in place of time: a paused `UIViewPropertyAnimator`.
  public var fractionComplete: FractionComplete?
  public var colorInterpolation: ColorInterpolation

  public init(
    assignments: [Assignment], duration: Formula?, timing: Timing?, blend: Blend? = nil,
    media: MediaFormulas? = nil, explicit: ExplicitAnimation? = nil,
    fractionComplete: FractionComplete? = nil, colorInterpolation: ColorInterpolation = .gamma
  ) {
    self.assignments = assignments
    self.duration = duration
    self.timing = timing
    self.blend = blend
    self.media = media
    self.explicit = explicit
    self.fractionComplete = fractionComplete
    self.colorInterpolation = colorInterpolation
  }
}

/// How an animation joins the model, which it leaves as it is.
public struct ExplicitAnimation: Hashable, Sendable {
  /// Whether its value is added to what is below it.
  public var isAdditive: Bool
  /// Whether each cycle starts where the one before ended.
  public var isCumulative: Bool

  public init(isAdditive: Bool = false, isCumulative: Bool = false) {
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}

/// The progress of a paused property animator.
public struct FractionComplete: Hashable, Sendable {
  /// Live; clamped to 0…1.
  public var fraction: Formula
  /// Whether values follow the fraction itself, or the timing's curve at it.
  public var scrubsLinearly: Bool

  public init(fraction: Formula, scrubsLinearly: Bool) {
    self.fraction = fraction
    self.scrubsLinearly = scrubsLinearly
  }
}

/// Between which numbers colours are mixed.
public enum ColorInterpolation: String, CaseIterable, Hashable, Sendable {
  /// Gamma-encoded sRGB (Core Animation).
  case gamma
  /// Linear light (SwiftUI).
  case linear
}

/// How an animation takes over from one that is still running.
public enum Blend: String, CaseIterable, Hashable, Sendable {
  /// The running one goes on as an offset that dies out (UIKit).
  case additive
  /// The running one ends; the spring starts at the value and velocity shown (SwiftUI).
  case velocity
  /// The running one ends; starts at the value shown, at rest.
  case replace
}
