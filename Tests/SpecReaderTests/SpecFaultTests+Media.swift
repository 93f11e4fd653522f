import SceneModel

/// Faults in pictures, materials and texts.
extension SpecFaultTests {
  static let mediaFaults: [Fault] = [
    .layer(
      #"{"type": "image", "contents": {"symbol": ⟦"chevron"⟧}}"#, .unknownWord,
      "unknown symbol 'chevron'"),
    .layer(
      #"{"type": "image", "contents": {"symbol": ⟦"haert"⟧}}"#, .unknownWord,
      "unknown symbol 'haert'", hint: "did you mean 'heart'?"),
    .layer(
      #"{"material": ⟦"thicc"⟧}"#, .unknownWord, "unknown material 'thicc'",
      hint: "did you mean 'thick'?"),
    .layer(
      #"{"id": "a", "material": ⟦"=a.minX > 3 ? 'thin' : 'none'"⟧}"#, .dependsOnTime,
      "a material must be known before the film starts", hint: "write it with a step"),
    .layer(
      #"{"type": "text", "textStyle": ⟦"heading"⟧}"#, .unknownWord,
      "unknown textStyle 'heading'", hint: "did you mean 'headline'?"),
    .layer(
      #"{⟦"textStyle"⟧: "body"}"#, .wrongLayerKind,
      "'textStyle' is for layers of type 'text', this one is a 'box'"),
    .layer(
      #"{"type": "text", "string": [⟦{⟧"fontSize": 3}]}"#, .missingKey,
      "'string' is missing in a run of a text"),
    .layer(
      #"{"type": "text", "string": [{"string": "a", ⟦"opacity"⟧: 1}]}"#, .unknownKey,
      "unknown key 'opacity' in a run of a text"),
    .layer(
      #"{"type": "text", "string": ⟦3⟧}"#, .wrongType,
      "'string' is the number 3, must be a text or a list of runs"),
    .layer(
      #"{"type": "image", "contentsRect": [0, 0, ⟦1.5⟧, 1]}"#, .outOfRange,
      "'contentsRect.width' is 1.5, must be 0 to 1"),
  ]
}
