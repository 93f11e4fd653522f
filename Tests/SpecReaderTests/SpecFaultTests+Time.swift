import SceneModel

/// Faults in the time of layers, in chosen timings, in velocities along each axis and in perspective.
extension SpecFaultTests {
  private static func animate(
    _ keys: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil
  ) -> Fault {
    Fault(
      SpecText(
        variables: #"{"fast": true, "heavy": {"stiffness": 60}, "slow": [0.3, 0, 0.7, 1]}"#,
        layers: #"[{"id": "a"}]"#,
        timeline: #"[{"animate": {"a": {"minX": 5}}, \#(keys)}]"#), code, message, hint: hint)
  }

  static let timeFaults: [Fault] = [
    .layer(#"{"speed": ⟦"fast"⟧}"#, .wrongType, "'speed' is the text 'fast', must be a number"),
    .layer(
      #"{"speed": ⟦NaN⟧}"#, .outOfRange,
      "'NaN' is not a finite number, must be at most about 1.8e308"),
    .layer(
      #"{"speed": ⟦1e999⟧}"#, .outOfRange,
      "'1e999' is not a finite number, must be at most about 1.8e308"),
    .layer(#"{"speed": ⟦[⟧1, 2]}"#, .wrongType, "'speed' is a list, must be a number"),
    .layer(#"{"timeOffset": ⟦null⟧}"#, .wrongType, "'timeOffset' is null, must be a number"),
    .layer(#"{"beginTime": ⟦true⟧}"#, .wrongType, "'beginTime' is true, must be a number"),
    .layer(
      #"{"id": "b"}, {"type": "image", "contents": {"snapshot": "b", ⟦"timeOffset"⟧: 1}}"#,
      .unknownKey, "unknown key 'timeOffset' in a snapshot", hint: "known: snapshot"),
    .layer(
      #"{"sublayerTransform": [{"m34": ⟦"near"⟧}]}"#, .wrongType,
      "'m34' is the text 'near', must be a number"),
    .layer(
      #"{"transform": [{"m34": ⟦"-1/500"⟧}]}"#, .wrongType,
      "'m34' is the text '-1/500', must be a number",
      hint: #"an expression begins with '=': write "=-1/500""#),
    .layer(
      #"{"sublayerTransform": ⟦{⟧"m34": -0.002}}"#, .wrongType,
      "'sublayerTransform' is an object, must be 'identity' or a list of transform functions",
      hint: #"write it in a list, as [{"m34": -0.002}]"#),
    .layer(
      #"{⟦"sublayerTransform.m34"⟧: -0.002}"#, .unknownKey,
      "unknown key 'sublayerTransform.m34' in a layer",
      hint: #"write it as a function: "sublayerTransform": [{"m34": …}]"#),
    .step(
      #"{"animate": {"a": {⟦"transform.m34"⟧: -0.002}}, "duration": 1}"#, .unknownKey,
      "unknown property 'transform.m34'",
      hint: #"write it as a function: "transform": [{"m34": …}]"#),
    animate(
      #""timing": {"damping": 8, "initialVelocity": ⟦{⟧"dx": 1}}"#, .missingKey,
      "'dy' is missing in an initial velocity", hint: "add 'dy': a number"),
    animate(
      #""timing": {"damping": 8, "initialVelocity": {"dx": 1, "dy": ⟦"fast"⟧}}"#, .wrongType,
      "'dy' is the text 'fast', must be a number"),
    animate(
      #""timing": {"damping": 8, "initialVelocity": {"dx": 1, "dy": 2, ⟦"dz"⟧: 3}}"#, .unknownKey,
      "unknown key 'dz' in an initial velocity", hint: "known: dx, dy"),
    animate(
      #""timing": {"damping": 8, "initialVelocity": ⟦[⟧1, 2]}"#, .wrongType,
      "'initialVelocity' is a list, must be a number or an object",
      hint: #"for one along each axis write {"dx": 1, "dy": 2}"#),
    animate(
      #"""
      "timing": {"interpolatingSpring":
        {"stiffness": 8, "damping": 1, "initialVelocity": ⟦{⟧"dx": 1, "dy": 2}}}
      """#, .wrongType,
      "'initialVelocity' of an interpolating spring is one number, only a spring by 'dampingRatio' or"
        + " by mass has one for each axis", hint: "write a number, in travels per second"),
    animate(
      #""duration": 1, "timing": ⟦"=fast ? slow : heavy"⟧"#, .conflictingKeys,
      "one of the two timings brings its own duration and the other does not",
      hint: "choose between two that take the step's duration, or two that do not"),
    animate(
      #""duration": 1, "timing": "=fast ? slow : ⟦slo⟧""#, .unknownName, "unknown name 'slo'",
      hint: "did you mean 'slow'?"),
    animate(
      #""duration": 1, "timing": "=⟦1⟧ ? slow : slow""#, .expressionType,
      "'timing': value is a number, must be a boolean"),
    animate(
      #""duration": 1, "timing": "=fast ? slow : ⟦3⟧""#, .expressionType,
      "'timing': value is a number, must be a text"),
    animate(
      #""timing": "=fast ? heavy : heavy", ⟦"duration"⟧: 1"#, .superfluousDuration,
      "this timing brings its own duration, the step must not have one",
      hint: #"leave 'duration' out; a spring by name takes it as its value: { "bouncy": 0.5 }"#),
    animate(
      #""duration": 1, "speed": ⟦"fast"⟧"#, .wrongType,
      "'speed' is the text 'fast', must be a number"),
    animate(
      #""duration": 1, "timeOffset": ⟦"x"⟧"#, .wrongType,
      "'timeOffset' is the text 'x', must be a number"),
  ]
}
