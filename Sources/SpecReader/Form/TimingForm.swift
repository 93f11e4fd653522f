import Motion
import SceneModel

extension SpecObject {
  /// The objects a timing may be, told apart by their keys.
  static let timings: [SpecObject] = [
    .stepsTiming, .linearTiming, .dampingRatio, .interpolatingSpring, .presetSpring,
    .perceptualSpring, .responseSpring, .bounceSpring, .spring,
  ]

  static let stepsTimingFields = [
    Field("steps", .number(1...10_000, unit: ""), required: true, "how many; a whole number"),
    Field(
      "jump", .word(Steps.Jump.allCases.map(\.rawValue)),
      "where the staircase jumps; 'end' by default"),
  ]

  static let linearTimingFields = [
    Field(
      "linear",
      .list(
        .either(
          .number(Shape.anyNumber, unit: ""),
          .numbers([
            Shape.Component(name: "output", range: Shape.anyNumber, unit: ""),
            Shape.Component(name: "input", range: Shape.anyNumber, unit: ""),
          ]))), required: true,
      "two or more outputs with straight lines between, each alone or with its input")
  ]

  static let dampingRatioFields = [
    Field(
      "dampingRatio", .number(0.01...Double.greatestFiniteMagnitude, unit: ""), required: true,
      "1 does not overshoot"),
    vectorVelocityField,
  ]

  static let springFields = [
    Field("mass", .number(positive, unit: ""), "1 by default"),
    Field("stiffness", .number(positive, unit: ""), "100 by default"),
    Field("damping", .number(Shape.notNegative, unit: ""), "10 by default"),
    vectorVelocityField,
    Field("allowsOverdamping", .boolean, "false by default"),
  ]

  static let interpolatingSpringFields = [
    Field(
      "interpolatingSpring", .object(.interpolatingParameters), required: true,
      "SwiftUI's Animation.interpolatingSpring")
  ]

  static let interpolatingParametersFields = [
    Field("mass", .number(positive, unit: ""), "1 by default"),
    Field("stiffness", .number(positive, unit: ""), required: true, "greater than 0"),
    Field("damping", .number(Shape.notNegative, unit: ""), required: true, "at least 0"),
    initialVelocityField,
  ]

  static let perceptualSpringFields = [
    Field(
      "perceptualDuration", .number(0.001...86_400, unit: "s"), required: true,
      "CASpringAnimation's; the motion settles later"),
    bounceField(-1...1, required: false),
    initialVelocityField,
  ]

  static let presetSpringFields =
    SpringPreset.allCases.map {
      Field($0.rawValue, .seconds, "SwiftUI's .\($0.rawValue), with this duration")
    } + [
      Field(
        "extraBounce", .number(-1...1, unit: ""), "added to the bounce of the name; 0 by default")
    ] + swiftUIFields

  static let responseSpringFields =
    [
      Field("response", .seconds, required: true, "the period of the undamped spring"),
      Field(
        "dampingFraction", .number(Shape.notNegative, unit: ""), required: true,
        "1 does not overshoot"),
    ] + swiftUIFields

  static let bounceSpringFields =
    [
      Field("duration", .seconds, required: true, "the perceptual duration"),
      bounceField(-0.999...1, required: true),
    ] + swiftUIFields

  private static let swiftUIFields = [
    Field("blendDuration", .seconds, "how long an interrupted spring's response fades out"),
    Field(
      "evaluation", .word(SwiftUISpring.Evaluation.allCases.map(\.rawValue)),
      "as SwiftUI integrates it ('fluid', the default), or in closed form"),
  ]

  private static let initialVelocityField = Field(
    "initialVelocity", .number(Shape.anyNumber, unit: "per s"), "in travels per second")

  private static let vectorVelocityField = Field(
    "initialVelocity",
    .either(.number(Shape.anyNumber, unit: "per s"), .object(.initialVelocity)),
    "in travels per second; of points also along each axis")

  static let initialVelocityFields = [
    Field(
      "dx", .number(Shape.anyNumber, unit: "per s"), required: true,
      "of what moves along x, in travels per second"),
    Field(
      "dy", .number(Shape.anyNumber, unit: "per s"), required: true,
      "of what moves along y, in travels per second"),
  ]

  private static func bounceField(_ range: ClosedRange<Double>, required: Bool) -> Field {
    Field("bounce", .number(range, unit: ""), required: required, "0 does not overshoot")
  }

  private static let positive = 0.0001...Double.greatestFiniteMagnitude
}

extension Shape {
  static let timing: Shape = .either(
    timingName,
    .either(
      .numbers([
        Component(name: "x1", range: 0...1, unit: ""),
        Component(name: "y1", range: anyNumber, unit: ""),
        Component(name: "x2", range: 0...1, unit: ""),
        Component(name: "y2", range: anyNumber, unit: ""),
      ]), .union(SpecObject.timings)))

  static let timingName: Shape = .word(
    Timing.curveNames + SpringPreset.allCases.map(\.rawValue))
}
