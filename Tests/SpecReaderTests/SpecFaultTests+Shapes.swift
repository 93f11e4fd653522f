import SceneModel

/// Faults in shapes and gradients.
extension SpecFaultTests {
  static let shapeFaults: [Fault] = [
    .layer(
      #"{"type": "shape", "path": "M0 0 L10 ⟦x⟧"}"#, .pathSyntax,
      "'path': expected a number after 'L'"),
    .layer(
      #"{"type": "shape", "path": "M0 0 L⟦1⟧"}"#, .pathSyntax,
      "'path': expected a number after 'L'"),
    .layer(
      #"{"type": "shape", "path": "\tM0 0 ⟦é⟧"}"#, .pathSyntax,
      "'path': 'é' is no path command, must be one of M L H V C S Q T A Z"),
    .layer(
      #"{"type": "shape", "path": "M0 0 A1 1 0 ⟦5⟧ 0 3 3"}"#, .pathSyntax,
      "'path': an arc's flag must be 0 or 1"),
    .layer(
      #"{"type": "shape", "path": "=⟦'M0'⟧"}"#, .expressionFailure,
      "expected a number after 'M', at byte 2 in ''M0''"),
    .layer(
      #"{"type": "shape", "path": ⟦3⟧}"#, .wrongType,
      "'path' is the number 3, must be SVG path data or {\"ovalIn\": rect}"
        + " or {\"roundedRect\": rect}"
    ),
    .layer(
      #"{"type": "shape", "path": ⟦{⟧"cornerRadius": 3}}"#, .missingKey,
      "a path needs 'ovalIn' or 'roundedRect'"),
    .layer(
      #"{"type": "shape", "path": {"ovalIn": [0, 0, 1, 1], ⟦"roundedRect"⟧: [0, 0, 1, 1]}}"#,
      .conflictingKeys, "a path is made of one of its keys, not of two"),
    .layer(
      #"{"type": "shape", "path": {"ovalIn": [0, 0, 1, 1], ⟦"cornerRadius"⟧: 1}}"#,
      .conflictingKeys, "'cornerRadius' goes with 'roundedRect'"),
    .layer(
      #"{"type": "shape", "path": {"roundedRect": [0, 0, 1, ⟦-1⟧]}}"#, .outOfRange,
      "'path.roundedRect.height' is -1, must be 0 pt or more"),
    .layer(
      #"{"type": "shape", "path": {⟦"ovalin"⟧: [0, 0, 1, 1], "ovalIn": [0, 0, 1, 1]}}"#,
      .unknownKey,
      "unknown key 'ovalin' in a path", hint: "did you mean 'ovalIn'?"),
    .layer(
      #"{⟦"path"⟧: "M0 0"}"#, .wrongLayerKind,
      "'path' is for layers of type 'shape', this one is a 'box'"),
    .layer(
      #"{"type": "shape", "lineCap": ⟦"flat"⟧}"#, .unknownWord, "unknown lineCap 'flat'"),
    .layer(
      #"{"type": "shape", "lineDashPattern": [1, ⟦-2⟧]}"#, .outOfRange,
      "'lineDashPattern[1]' is -2, must be 0 pt or more"),
    .layer(
      #"{"type": "shape", "miterLimit": ⟦0.5⟧}"#, .outOfRange,
      "'miterLimit' is 0.5, must be 1 or more"),
    .layer(
      #"{"type": "axialGradient", "colors": ⟦"red"⟧}"#, .wrongType,
      "'colors' is the text 'red', must be a list of colours"),
    .layer(
      #"{"type": "conicGradient", "colors": ["red", ⟦"bleu"⟧]}"#, .unknownWord,
      "unknown colour 'bleu'", hint: "did you mean 'blue'?"),
    .layer(
      #"{"type": "radialGradient", "colors": ["red", "blue"], "locations": [0, ⟦1.5⟧]}"#,
      .outOfRange, "'locations[1]' is 1.5, must be 0 to 1"),
    .layer(
      #"{"type": "radialGradient", "colors": ["red", "blue"], "locations": ⟦[⟧0, 0.5, 1]}"#,
      .wrongType, "'locations' has 3 numbers, must be one for each of 2 colours"),
    Fault(
      SpecText(
        layers: #"[{"id": "s", "type": "shape"}]"#,
        timeline: #"[{"animate": {"s": {"path": {"by": ⟦"M0 0"⟧}}}, "duration": 1}]"#),
      .wrongType, "a path has no 'by', write 'from' and 'to'"),
    Fault(
      SpecText(
        layers: #"[{"id": "s", "type": "shape"}]"#,
        timeline: #"[{"animate": {"s": {⟦"lineCap"⟧: "round"}}, "duration": 1}]"#),
      .notAnimatable, "'lineCap' has nothing between two values",
      hint: "write it with 'set', or with a transition"),
  ]
}
