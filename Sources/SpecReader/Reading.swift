import Expressions
import Geometry
import Motion
import SceneModel

/// What the readers of one spec share: its texts, what has been told, and its names.
struct Reading {
  var sources: SourceTable
  var diagnostics: [Diagnostic] = []
  var limits: ReadLimits
  /// Reads the files the spec names.
  var files: SpecReader.FileReader = SpecReader.noFiles
  /// The spec with its template under it; nil until the template has been found.
  var document: Located?
  /// The template's variables, as its text has them; nil without a template.
  var templateVariables: Located?

  var variables = VariableTable()
  /// Those being read, each because the one before asked for it.
  var openVariables: [Int] = []
  /// Decides what colours' names mean; from the variable of that name.
  var appearance = Appearance.light
  /// Nil until the canvas has been read.
  var canvas: Canvas?
  var assets: Set<String> = []
  /// Variables, and the layers once they are known.
  var names = NameTable(variables: [], layers: [])
  /// Of each layer by its number, the count of copies; nil without `repeat`.
  var copyCounts: [Int?] = []

  /// How many layers or steps stand inside each other.
  var depth = 0
  /// Steps so far, those of variables counted wherever they are put in place.
  var stepCount = 0
  /// Whether the steps being read stand in a group, which gives its duration to those without.
  var isInGroup = false

  init(sources: SourceTable, limits: ReadLimits) {
    self.sources = sources
    self.limits = limits
  }

  mutating func tell(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Tells an error at a value.
  mutating func error(
    _ code: DiagnosticCode, at value: Located, _ message: String, hint: String? = nil
  ) {
    tell(Diagnostic(.error, code, at: sources.place(of: value), message, hint: hint))
  }

  /// Tells an error at a key.
  mutating func error(
    _ code: DiagnosticCode, atKey member: Located.Member, _ message: String, hint: String? = nil
  ) {
    tell(Diagnostic(.error, code, at: sources.place(ofKey: member), message, hint: hint))
  }

  /// Tells an error unless one of its kind has been told.
  mutating func tellOnce(_ code: DiagnosticCode, at value: Located, _ message: String) {
    guard !diagnostics.contains(where: { $0.code == code }) else { return }
    error(code, at: value, message)
  }

  /// Goes one layer or step deeper; false, and told, where that is too deep, as when a variable's
  /// JSON contains itself. Who goes in subtracts 1 from `depth` on the way out.
  mutating func enter(_ value: Located) -> Bool {
    guard depth < limits.text.depth else {
      tellOnce(
        .depth, at: value,
        "layers or steps stand inside each other more than \(limits.text.depth) deep")
      return false
    }
    depth += 1
    return true
  }

  /// Tells that a value is of a wrong kind; silent where its fault has been told.
  mutating func wrongType(_ value: Located, name: String, expected: String) {
    if case .invalid = value.kind { return }
    error(
      .wrongType, at: value, "'\(name)' is \(value.kindWords), must be \(expected)",
      hint: value.rewritingHint)
  }
}

/// How much a spec may hold before it is refused.
public struct ReadLimits: Hashable, Sendable {
  public var text: TextLimits
  /// Layers, each copy counted.
  public var layers: Int
  /// Steps, those of variables counted wherever they are put in place.
  public var steps: Int
  /// The longer side of the canvas, in pixels. cairo draws no larger image.
  public var canvasSide: Int

  public init(
    text: TextLimits = TextLimits(), layers: Int = 100_000, steps: Int = 100_000,
    canvasSide: Int = 32_767
  ) {
    self.text = text
    self.layers = layers
    self.steps = steps
    self.canvasSide = canvasSide
  }
}

extension Located {
  /// What to do where a text should have been something else.
  fileprivate var rewritingHint: String? {
    guard case .text(let text) = kind else { return nil }
    if Double(text) != nil || text == "true" || text == "false" { return "write it without quotes" }
    for (unit, meaning) in [
      ("ms", "seconds"), ("s", "seconds"), ("pt", "points"), ("px", "points"),
    ]
    where text.hasSuffix(unit) && Double(text.dropLast(unit.count)) != nil {
      return "numbers have no unit: write the \(meaning) alone"
    }
    return text.looksLikeExpression ? "an expression begins with '=': write \"=\(text)\"" : nil
  }
}

extension String {
  /// Whether it is a name with parts, as `parent.midY`, or reckons with numbers or names.
  fileprivate var looksLikeExpression: Bool {
    guard utf8.count <= 80, let first = unicodeScalars.first,
      first.properties.isAlphabetic || "0123456789(-".unicodeScalars.contains(first)
    else { return false }
    let isOfWords = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_.[]()+-*/, ".unicodeScalars.contains($0)
    }
    return isOfWords && contains { ".+*/(".contains($0) } && !hasSuffix(".")
  }
}
