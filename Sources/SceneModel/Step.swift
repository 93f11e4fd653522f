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
  /// A finger on a layer; ends with its release.
  case drag(Drag)
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
  /// Steps in a time of their own, cut off by its end.
  case group(AnimationGroup)
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
  /// `CAKeyframeAnimation`. The model gets the last value.
  case keyframes(Keyframes)
}
