import Motion
import SceneModel

extension SpecObject {
  /// The kinds of steps; each is told by the key that is its raw value.
  static let steps: [SpecObject] = [
    .set, .animate, .transition, .drag, .wait, .branch, .parallel, .sequence,
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

  static let animateFields =
    [
      Field(
        "animate", .map(.object(.animatedValues)), required: true,
        "values by layer and key, to move to"),
      durationField, timingField,
      Field(
        "blend", .word(Blend.allCases.map(\.rawValue)),
        "how it takes over from a running animation"),
      Field(
        "colorInterpolation", .word(ColorInterpolation.allCases.map(\.rawValue)),
        "between which numbers colours are mixed; 'gamma' by default"),
      Field(
        "fractionComplete", .number(Shape.anyNumber, unit: ""),
        "drives the animation in place of time, clamped to 0…1"),
      Field(
        "scrubsLinearly", .boolean,
        "whether 'fractionComplete' drives the values without the timing; true by default"),
      Field("explicit", .boolean, "added over the model, which stays as it is"),
      Field("additive", .boolean, "with 'explicit': added to the value below"),
      Field("cumulative", .boolean, "with 'explicit': each cycle starts where the last one ended"),
    ] + mediaFields

  /// The keys of `CAMediaTiming`.
  static let mediaFields = [
    Field(
      "repeatCount", .either(.number(Shape.notNegative, unit: ""), .word(["infinity"])),
      "how often it plays; 'infinity' without end"),
    Field("repeatDuration", .seconds, "how long it repeats, in place of 'repeatCount'"),
    Field("autoreverses", .boolean, "plays forth and back"),
    Field(
      "speed", .number(-1000...1000, unit: ""),
      "own seconds a second, 0.001 to 1000; negative plays backwards, 0 stands still at"
        + " 'timeOffset'"),
    Field(
      "timeOffset", .number(Shape.anyNumber, unit: "s"),
      "seconds skipped at the start, which come at the end"),
    Field(
      "fillMode", .word(MediaTiming.FillMode.allCases.map(\.rawValue)),
      "what shows before the start and after the end"),
    Field("removedOnCompletion", .boolean, "whether it is gone after its end; true by default"),
  ]

  private static let groupFields =
    [
      Field(
        "duration", .seconds,
        "makes it a group, as long as this: what its steps animate is cut off there")
    ] + mediaFields

  static let transitionFields = [
    Field("transition", .object(.transitionBody), required: true, "turns a layer to its back side"),
    durationField, timingField,
  ]

  static let transitionBodyFields = [
    Field("layer", .layerPath, required: true, "the layer that is turned or dissolved"),
    Field(
      "style", .word(TransitionStyle.words), required: true, "how the back side appears"),
    Field(
      "subtype", .word(TransitionSubtype.allCases.map(\.rawValue)),
      "the edge that push, moveIn and reveal start from"),
    Field(
      "projection", .word(["scale", "perspective"]),
      "how a flip is seen: from afar ('scale', the default), or by an eye before the layer"),
    Field(
      "perspective", .number(0.01...10, unit: ""),
      "with the projection 'perspective': the eye is max(width, height) / perspective away; 1"),
    Field("set", .map(.object(.values)), "makes the back side"),
    Field("animate", .map(.object(.animatedValues)), "moves both sides"),
  ]

  /// What has nothing between two values can still be held by keyframes.
  static let animatedValueFields = PropertyKey.all.filter { !$0.isTime }.map { key in
    Field(
      key.name,
      key.isAnimatable
        ? .either(key.shape, .union([.change, .keyframes, .pathMotion])) : .object(.keyframes),
      key.summary)
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

  static let parallelFields =
    [
      Field("parallel", .list(.step), required: true, "all start together; ends with the last")
    ] + groupFields

  static let sequenceFields =
    [
      Field("sequence", .list(.step), required: true, "one after the other")
    ] + groupFields

  static let changeFields = [
    Field("from", .any, "where it starts; what is shown without it"),
    Field("to", .any, "where it ends"),
    Field("by", .any, "how far it goes"),
  ]

  static let keyframesFields =
    [
      Field("values", .list(.any), required: true, "two or more, one after the other")
    ] + keyTimesFields + [
      Field(
        "tension", .list(.number(Shape.anyNumber, unit: "")),
        "one a value, for the cubic modes: 1 is tight, -1 round; 0"),
      Field(
        "continuity", .list(.number(Shape.anyNumber, unit: "")),
        "one a value, for the cubic modes: 0 is smooth"),
      Field(
        "bias", .list(.number(Shape.anyNumber, unit: "")),
        "one a value, for the cubic modes: above 0 swings over after the value, below before it"),
    ]

  static let pathFields =
    [
      Field("path", .text, required: true, "SVG path data, in the coordinates of the property"),
      Field(
        "rotationMode", .word(PathAnimation.RotationMode.allCases.map(\.rawValue)),
        "whether the layer turns with the path; 'none' by default"),
    ] + keyTimesFields

  private static let keyTimesFields = [
    Field(
      "keyTimes", .list(.number(0...1, unit: "")),
      "fractions of the duration, one a keyframe, never falling"),
    Field("timings", .list(.timing), "one for each way between two keyframes"),
    Field(
      "calculationMode", .word(CalculationMode.allCases.map(\.rawValue)),
      "how values between keyframes are found; 'linear' by default"),
  ]
}

extension PropertyKey {
  /// Whether there is something between two of its values.
  var isAnimatable: Bool {
    guard case .property(let property) = form else { return true }
    if isTime { return false }
    switch property.form {
    case .number, .color, .matrix, .path, .colors, .numbers: return true
    case .boolean, .text, .styledText, .word, .words, .families, .contents: return false
    }
  }
}
