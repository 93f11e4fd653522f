import Geometry

/// What a template's text says of itself, for lists and for specs to start from.
public struct TemplateOutline: Sendable {
  /// A variable that is meant to be set.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var summary: String
    /// Its value in the template, as JSON on one line.
    public var defaultText: String
    /// What it may be, as `0 to 60 s`; empty where it may be anything of its kind.
    public var allowed: String
  }

  public let template: Template
  public let title: String
  private let canvas: SchemaValue
  public let variables: [Variable]
  public let variants: [String]

  public init(_ template: Template) {
    self.template = template
    var sources = SourceTable()
    let root = sources.read(SourceText(file: template.file, bytes: template.text)).root
    title = root?["title"]?.text ?? ""
    canvas = root?["canvas"].map { SchemaValue($0) } ?? .object([])
    variants = root?["variants"]?.members.map(\.key) ?? []
    var reading = Reading(sources: sources, limits: ReadLimits())
    var variables: [Variable] = []
    for member in root?["parameters"]?.members ?? [] {
      guard let parameter = reading.parameter(member),
        let value = root?["variables"]?[member.key]
      else { continue }
      variables.append(
        Variable(
          name: member.key, summary: parameter.summary,
          defaultText: SchemaValue(value).oneLine, allowed: parameter.allowed))
    }
    self.variables = variables
  }

  /// The canvas as JSON on one line.
  ///
  /// - Parameter device: In place of the template's; nil keeps that.
  public func canvas(device: String?) -> String {
    canvas.replacing(Overrides(device: device).canvasMembers).oneLine
  }
}

extension Parameter {
  fileprivate var allowed: String {
    if !words.isEmpty { return words.joined(separator: ", ") }
    let limit = Double.greatestFiniteMagnitude
    let suffix = unit.isEmpty || unit == "°" ? unit : " " + unit
    switch (range.lowerBound > -limit, range.upperBound < limit) {
    case (false, false): return unit
    case (false, true): return "at most \(range.upperBound.shortestText)\(suffix)"
    case (true, _): return range.words(unit: unit)
    }
  }
}

extension Located {
  fileprivate var text: String? {
    guard case .text(let text) = kind else { return nil }
    return text
  }

  fileprivate var members: [Member] {
    guard case .object(let members) = kind else { return [] }
    return members
  }
}

extension SchemaValue {
  /// A value as it was read; numbers keep their digits.
  init(_ json: Located) {
    switch json.kind {
    case .invalid, .null: self = .literal("null")
    case .boolean(let value): self = .boolean(value)
    case .number(_, let literal): self = .literal(literal)
    case .text(let text): self = .text(text)
    case .array(let elements): self = .array(elements.map { SchemaValue($0) })
    case .object(let members):
      self = .members(members.map { Member(key: $0.key, value: SchemaValue($0.value)) })
    }
  }
}
