import SceneModel

/// An object of the spec: which keys it may have, and what they hold.
///
/// Readers ask for keys only through these tables, unknown keys are judged by them and the schema
/// is written from them. Adding a key: a row in the object's table, and its reading.
enum SpecObject: String, CaseIterable, Hashable, Sendable {
  case spec, canvas, parameter, layer, style, snapshot, symbol, path
  case scroll, pan, sheet
  case set, animate, transition, drag, wait, branch = "if", parallel, sequence
  case transitionBody = "transition-body"
  case touchLine = "touch-line"
  case touchFile = "touch-file"
  case values
  case textRun = "text-run"
  case animatedValues = "animated-values"
  case change, keyframes
  case pathMotion = "path-motion"
  case stepsTiming = "steps-timing"
  case linearTiming = "linear-timing"
  case transformFunction = "transform-function"
  case dampingRatio = "damping-ratio"
  case spring
  case perceptualSpring = "perceptual-spring"
  case presetSpring = "preset-spring"
  case responseSpring = "response-spring"
  case bounceSpring = "bounce-spring"
  case interpolatingSpring = "interpolating-spring"
  case interpolatingParameters = "interpolating-parameters"
  case initialVelocity = "initial-velocity"

  /// One key.
  struct Field: Hashable, Sendable {
    var key: String
    var shape: Shape
    var isRequired: Bool
    /// One line for the documentation.
    var summary: String

    init(_ key: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      self.key = key
      self.shape = shape
      isRequired = required
      self.summary = summary
    }
  }

  /// Every key, in the order of the documentation.
  var fields: [Field] { Self.tables[self]?.fields ?? [] }

  func field(_ key: String) -> Field? { Self.tables[self]?.byKey[key] }

  private struct Table {
    var fields: [Field]
    var byKey: [String: Field]
  }

  private static let tables: [SpecObject: Table] = Dictionary(
    uniqueKeysWithValues: allCases.map { form in
      let fields = form.rows
      let byKey = Dictionary(fields.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      return (form, Table(fields: fields, byKey: byKey))
    })

  private var rows: [Field] {
    switch self {
    case .spec: Self.specFields
    case .canvas: Self.canvasFields
    case .parameter: Self.parameterFields
    case .layer: Self.layerFields
    case .style: Self.styleFields
    case .snapshot: Self.snapshotFields
    case .symbol: Self.symbolFields
    case .scroll: Self.scrollFields
    case .pan: Self.panFields
    case .sheet: Self.sheetFields
    case .path: Self.pathObjectFields
    case .set: Self.setFields + Self.commonStepFields
    case .animate: Self.animateFields + Self.commonStepFields
    case .transition: Self.transitionFields + Self.commonStepFields
    case .drag: Self.dragFields + Self.commonStepFields
    case .wait: Self.waitFields + Self.commonStepFields
    case .branch: Self.branchFields + Self.commonStepFields
    case .parallel: Self.parallelFields + Self.commonStepFields
    case .sequence: Self.sequenceFields + Self.commonStepFields
    case .transitionBody: Self.transitionBodyFields
    case .touchLine: Self.touchLineFields
    case .touchFile: Self.touchFileFields
    case .values: Self.assignedFields
    case .textRun: Self.textRunFields
    case .animatedValues: Self.animatedValueFields
    case .change: Self.changeFields
    case .keyframes: Self.keyframesFields
    case .pathMotion: Self.pathFields
    case .stepsTiming: Self.stepsTimingFields
    case .linearTiming: Self.linearTimingFields
    case .transformFunction: Self.transformFunctionFields
    case .dampingRatio: Self.dampingRatioFields
    case .spring: Self.springFields
    case .perceptualSpring: Self.perceptualSpringFields
    case .presetSpring: Self.presetSpringFields
    case .responseSpring: Self.responseSpringFields
    case .bounceSpring: Self.bounceSpringFields
    case .interpolatingSpring: Self.interpolatingSpringFields
    case .interpolatingParameters: Self.interpolatingParametersFields
    case .initialVelocity: Self.initialVelocityFields
    }
  }

  /// What it is called in messages.
  var words: String {
    switch self {
    case .spec: "a spec"
    case .canvas: "the canvas"
    case .parameter: "a parameter"
    case .layer: "a layer"
    case .style: "a style"
    case .snapshot: "a snapshot"
    case .symbol: "a symbol"
    case .path: "a path"
    case .scroll, .pan, .sheet: "the behaviour '\(rawValue)'"
    case .touchLine: "a touch in a straight line"
    case .touchFile: "a recorded touch"
    case .set, .animate, .transition, .drag, .wait, .branch, .parallel, .sequence:
      "a step with '\(rawValue)'"
    case .transitionBody: "a transition"
    case .values, .animatedValues: "a layer's values"
    case .textRun: "a run of a text"
    case .change: "an animated value"
    case .keyframes: "an animated value with 'values'"
    case .pathMotion: "an animated value with 'path'"
    case .stepsTiming: "a timing with 'steps'"
    case .linearTiming: "a timing with 'linear'"
    case .transformFunction: "a transform function"
    case .dampingRatio: "a timing with 'dampingRatio'"
    case .spring: "a spring"
    case .perceptualSpring: "a spring with 'perceptualDuration'"
    case .presetSpring: "a spring of SwiftUI"
    case .responseSpring: "a spring with 'response'"
    case .bounceSpring: "a spring with 'bounce'"
    case .interpolatingSpring, .interpolatingParameters: "an interpolating spring"
    case .initialVelocity: "an initial velocity"
    }
  }
}
