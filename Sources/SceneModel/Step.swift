/// Something that happens, with its steps in the order of the file.
public struct Step: Hashable, Sendable {
  /// A mark for `--at step:id`, and the name of what a transition traces.
  public var id: String?
  /// In seconds, at least 0; nil is 0. Its expressions are read after it.
  public var delay: Formula?
  public var kind: StepKind
  public var place: SourcePlace

  public init(id: String?, delay: Formula?, kind: StepKind, place: SourcePlace) {
    self.id = id
    self.delay = delay
    self.kind = kind
    self.place = place
  }
}

/// What a step does.
///
/// Adding a kind: add a case here, then follow the compiler. CONTRIBUTING.md names the files.
public indirect enum StepKind: Hashable, Sendable {
  /// A change of the model without animation.
  case set([Assignment])
  /// A change of the model, animated from what is shown.
  case animate(Animation)
  /// `UIView.transition` or `CATransition`.
  case transition(Transition)
  /// A pause of some seconds.
  case pause(Formula)
  /// A pause until a condition holds.
  case wait(Formula)
  /// Decided at the moment the step starts.
  case branch(condition: Formula, then: [Step], otherwise: [Step])
  /// All start together; ends with the last.
  case parallel([Step])
  /// One after the other.
  case sequence([Step])
}

/// One property of one layer (or of several copies) that a step writes.
public struct Assignment: Hashable, Sendable {
  public var layer: LayerPath
  public var key: PropertyKey
  public var value: AssignedValue
  /// Where the key stands.
  public var place: SourcePlace

  public init(layer: LayerPath, key: PropertyKey, value: AssignedValue, place: SourcePlace) {
    self.layer = layer
    self.key = key
    self.value = value
    self.place = place
  }
}

/// The values between which a step moves a property.
public enum AssignedValue: Hashable, Sendable {
  /// From what is shown (or additively on it) to a value, which the model gets.
  case to(Formula)
  /// `CABasicAnimation`: at least one is given. The model gets the last value.
  case basic(from: Formula?, to: Formula?, by: Formula?)
}

/// A change of the model, animated from what is shown.
public struct Animation: Hashable, Sendable {
  public var assignments: [Assignment]
  /// In seconds, at least 0; nil where the timing brings its own.
  public var duration: Formula?
  /// Nil is easeInOut.
  public var timing: Timing?
  /// How it takes over from a running animation; nil leaves it to the timing's framework.
  public var blend: Blend?

  public init(
    assignments: [Assignment], duration: Formula?, timing: Timing?, blend: Blend? = nil
  ) {
    self.assignments = assignments
    self.duration = duration
    self.timing = timing
    self.blend = blend
  }
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

/// `UIView.transition` or `CATransition` on a layer.
public struct Transition: Hashable, Sendable {
  public var layer: LayerPath
  public var style: TransitionStyle
  /// Makes the back side: written when the step starts.
  public var set: [Assignment]
  /// Moves both sides.
  public var animate: [Assignment]
  /// In seconds, greater than 0; nil where the timing brings its own.
  public var duration: Formula?
  /// Nil is easeInOut.
  public var timing: Timing?

  public init(
    layer: LayerPath, style: TransitionStyle, set: [Assignment], animate: [Assignment],
    duration: Formula?, timing: Timing?
  ) {
    self.layer = layer
    self.style = style
    self.set = set
    self.animate = animate
    self.duration = duration
    self.timing = timing
  }
}

/// How a transition shows its back side.
public enum TransitionStyle: String, CaseIterable, Hashable, Sendable {
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom
  case crossDissolve

  /// The axis along which a flip shrinks the layer, or nil.
  public var flipAxis: Axis? {
    switch self {
    case .flipFromLeft, .flipFromRight: .x
    case .flipFromTop, .flipFromBottom: .y
    case .crossDissolve: nil
    }
  }
}
