import Motion
import SceneModel

extension SpecObject {
  /// The kinds of steps; each is told by the key that is its raw value.
  static let steps: [SpecObject] = [
    .set, .animate, .transition, .wait, .branch, .parallel, .sequence,
  ]

  static let commonStepFields = [
    Field("id", .name, "a mark for --at step:id"),
    Field("delay", .seconds, "waits before the step starts"),
  ]

  private static let durationField = Field(
    "duration", .seconds, "how long it takes; not where the timing brings its own")

  private static let timingField = Field("timing", .timing, "its course; 'easeInOut' by default")

  static let setFields = [
    Field("set", .map(.object(.values)), required: true, "values by layer and key, written at once")
  ]

  static let animateFields = [
    Field(
      "animate", .map(.object(.animatedValues)), required: true,
      "values by layer and key, to move to"),
    durationField, timingField,
    Field(
      "blend", .word(Blend.allCases.map(\.rawValue)),
      "how it takes over from a running animation"),
  ]

  static let transitionFields = [
    Field("transition", .object(.transitionBody), required: true, "turns a layer to its back side"),
    durationField, timingField,
  ]

  static let transitionBodyFields = [
    Field("layer", .layerPath, required: true, "the layer that is turned or dissolved"),
    Field(
      "style", .word(TransitionStyle.allCases.map(\.rawValue)), required: true,
      "how the back side appears"),
    Field("set", .map(.object(.values)), "makes the back side"),
    Field("animate", .map(.object(.animatedValues)), "moves both sides"),
  ]

  static let animatedValueFields = PropertyKey.all.filter(\.isAnimatable).map { key in
    Field(key.name, .either(key.shape, .object(.change)), key.summary)
  }

  static let waitFields = [
    Field(
      "wait", .either(.seconds, .boolean), required: true, "a pause, or a condition to wait for")
  ]

  static let branchFields = [
    Field("if", .boolean, required: true, "decided when the step starts"),
    Field("then", .list(.step), required: true, "what happens where it holds"),
    Field("else", .list(.step), "what happens where it does not"),
  ]

  static let parallelFields = [
    Field("parallel", .list(.step), required: true, "all start together; ends with the last")
  ]

  static let sequenceFields = [
    Field("sequence", .list(.step), required: true, "one after the other")
  ]

  static let changeFields = [
    Field("from", .any, "where it starts; what is shown without it"),
    Field("to", .any, "where it ends"),
    Field("by", .any, "how far it goes"),
  ]

  static let dampingRatioFields = [
    Field(
      "dampingRatio", .number(0.01...Double.greatestFiniteMagnitude, unit: ""), required: true,
      "1 does not overshoot"),
    Field("initialVelocity", .number(Shape.anyNumber, unit: "per s"), "in travels per second"),
  ]

  static let springFields = [
    Field("mass", .number(positive, unit: ""), "1 by default"),
    Field("stiffness", .number(positive, unit: ""), "100 by default"),
    Field("damping", .number(Shape.notNegative, unit: ""), "10 by default"),
    Field("initialVelocity", .number(Shape.anyNumber, unit: "per s"), "in travels per second"),
    Field("allowsOverdamping", .boolean, "false by default"),
  ]

  private static let positive = 1e-6...Double.greatestFiniteMagnitude
}

extension PropertyKey {
  /// Whether there is something between two of its values.
  var isAnimatable: Bool {
    guard case .property(let property) = form else { return true }
    switch property.form {
    case .number, .color, .path, .colors, .numbers: return true
    case .boolean, .text, .word, .families, .contents: return false
    }
  }
}

extension Shape {
  static let timing: Shape = .either(
    .word(Easing.allCases.map(\.rawValue)),
    .either(
      .numbers([
        Component(name: "x1", range: 0...1, unit: ""),
        Component(name: "y1", range: anyNumber, unit: ""),
        Component(name: "x2", range: 0...1, unit: ""),
        Component(name: "y2", range: anyNumber, unit: ""),
      ]), .union([.dampingRatio, .spring])))
}
