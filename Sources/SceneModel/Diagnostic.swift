/// What is wrong with a spec, and where.
///
/// Errors are data; ``message`` and ``hint`` are made by the factories beside the code that finds
/// the fault. Messages start in lower case, name the value and what was expected, and have no
/// period at the end.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Sendable {
    /// The spec cannot be used.
    case error
    /// The spec can be used, but does not do what it seems to; an error under `--strict`.
    case warning
    /// Something worth knowing.
    case note
  }

  public var severity: Severity
  public var code: DiagnosticCode
  /// Nil where the fault has no place in a text, as in a missing file.
  public var place: SourcePlace?
  public var message: String
  /// What to do, as a phrase: `did you mean 'easeInOut'?`.
  public var hint: String?

  public init(
    _ severity: Severity, _ code: DiagnosticCode, at place: SourcePlace?, _ message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.place = place
    self.message = message
    self.hint = hint
  }
}

/// The stable name of a kind of fault, for scripts and editors. Never renamed once released.
public enum DiagnosticCode: String, CaseIterable, Sendable {
  // The text.
  case syntax
  case encoding
  case depth = "too-deep"
  case tooLarge = "too-large"
  case duplicateKey = "duplicate-key"
  // Keys, types, ranges.
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case wrongType = "wrong-type"
  case outOfRange = "out-of-range"
  case unknownWord = "unknown-word"
  case version = "unsupported-version"
  // Names.
  case unknownName = "unknown-name"
  case duplicateID = "duplicate-id"
  case nameClash = "name-clash"
  case notAnimatable = "not-animatable"
  case wrongLayerKind = "wrong-layer-kind"
  case noBehaviour = "no-behaviour"
  case readOnly = "read-only"
  case ambiguousCopy = "ambiguous-copy"
  // Values.
  case pathSyntax = "path-syntax"
  // Expressions.
  case expressionSyntax = "expression-syntax"
  case expressionType = "expression-type"
  case expressionCycle = "expression-cycle"
  case expressionFailure = "expression-failure"
  case dependsOnTime = "depends-on-time"
  // Steps.
  case stepKind = "step-kind"
  case missingDuration = "missing-duration"
  case superfluousDuration = "superfluous-duration"
  case waitNeverHolds = "wait-never-holds"
  case noEffect = "no-effect"
  // What animations do that may not be meant.
  case snapBack = "snap-back"
  case jump
  case cutSpring = "cut-spring"
  case cutByFilm = "cut-by-film"
  case unequalParts = "unequal-parts"
  case unseenFill = "unseen-fill"
  case endsExpression = "ends-expression"
  // Files.
  case unreadableFile = "unreadable-file"
  case outsideFolder = "outside-folder"
  case badImage = "bad-image"
  case missingFont = "missing-font"
  case missingGlyph = "missing-glyph"
  // The run.
  case usage
  case output
  case drawing
}
