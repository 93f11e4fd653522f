import Expressions
import SceneModel

/// The JSON Schema of a spec, for editors.
///
/// Written from the tables the readers go by (``SpecObject``). It knows forms, ranges and words;
/// names, types of expressions and what belongs together only the reader can judge.
public enum Schema {
  /// The schema of version 1 as JSON text (draft 2020-12), ended by a newline.
  public static var text: String {
    let definitions = SpecObject.allCases.map { ($0.rawValue, object($0)) }
    let root: [(String, SchemaValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "Inbetween transition spec, version 1"),
      ("$ref", "#/$defs/spec"),
      ("$defs", .object([("expression", expression), ("step", step)] + definitions)),
    ]
    return SchemaValue.object(root).text + "\n"
  }

  /// A text after one `=`; two stand for a text that starts with `=`.
  private static let expression: SchemaValue = [
    ("type", "string"), ("pattern", "^=([^=]|$)"),
    ("description", "an expression after '=', or a variable's name alone"),
  ]

  private static let step = SchemaValue.anyOf(
    alternatives(.union(SpecObject.steps)) + [list(of: [("$ref", "#/$defs/step")])])

  private static let anExpression: SchemaValue = [("$ref", "#/$defs/expression")]

  private static func object(_ form: SpecObject) -> SchemaValue {
    let properties = form.fields.map { field in
      (field.key, value(field.shape).described(field.summary))
    }
    var members: [(String, SchemaValue)] = [
      ("type", "object"), ("description", .text(form.words)), ("properties", .object(properties)),
      ("additionalProperties", false),
    ]
    let required = form.fields.filter(\.isRequired).map { SchemaValue.text($0.key) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if form == .change || form == .spring || form == .path { members.append(("minProperties", 1)) }
    if form == .transformFunction {
      members += [("minProperties", 1), ("maxProperties", 1)]
    }
    return .object(members)
  }

  /// The schema of what a key may hold.
  private static func value(_ shape: Shape) -> SchemaValue {
    SchemaValue.anyOf(alternatives(shape))
  }

  private static func alternatives(_ shape: Shape) -> [SchemaValue] {
    switch shape {
    case .number(let range, _): [number(range), anExpression]
    case .boolean: [[("type", "boolean")], anExpression]
    case .text, .color: [[("type", "string")]]
    case .word(let words): [[("enum", .array(words.map(SchemaValue.text)))], anExpression]
    case .namedNumber(let names): alternatives(.word(names.map(\.name)))
    case .words(let words):
      [list(of: [("enum", .array(words.map(SchemaValue.text)))]), anExpression]
    case .choice(let words): [[("enum", .array(words.map(SchemaValue.text)))]]
    case .styledText: [[("type", "string")], list(of: reference(.textRun))]
    case .families: [[("type", "string")], list(of: [("type", "string")]), anExpression]
    case .path: [[("type", "string")], reference(.path)]
    case .series(let element): [list(of: value(element)), anExpression]
    case .contents:
      [
        [("type", "string")], [("type", "null")], reference(.symbol), reference(.snapshot),
        anExpression,
      ]
    case .numbers(let components):
      [
        [
          ("type", "array"),
          (
            "prefixItems",
            .array(components.map { .anyOf([number($0.range), anExpression]) })
          ),
          ("minItems", .number(Double(components.count))),
          ("maxItems", .number(Double(components.count))),
        ], anExpression,
      ]
    case .either(let first, let second):
      alternatives(first) + alternatives(second).filter { !alternatives(first).contains($0) }
    case .integer(let range):
      [
        [
          ("type", "integer"), ("minimum", .number(Double(range.lowerBound))),
          ("maximum", .number(Double(range.upperBound))),
        ]
      ]
    case .name, .layerPath: [[("type", "string"), ("pattern", "^[^=]")]]
    case .fraction: [[("type", "string"), ("pattern", "^[0-9]+/[0-9]+$")]]
    case .any: [true]
    case .list(let element): [list(of: value(element)), anExpression]
    case .map(let element):
      [[("type", "object"), ("additionalProperties", value(element))], anExpression]
    case .object(let form): [reference(form), anExpression]
    case .step: [[("$ref", "#/$defs/step")]]
    case .union(let forms): forms.map(reference) + [anExpression]
    }
  }

  private static func number(_ range: ClosedRange<Double>) -> SchemaValue {
    var members: [(String, SchemaValue)] = [("type", "number")]
    let limit = Double.greatestFiniteMagnitude
    if range.lowerBound > -limit { members.append(("minimum", .number(range.lowerBound))) }
    if range.upperBound < limit { members.append(("maximum", .number(range.upperBound))) }
    return .object(members)
  }

  private static func list(of element: SchemaValue) -> SchemaValue {
    [("type", "array"), ("items", element)]
  }

  private static func reference(_ form: SpecObject) -> SchemaValue {
    [("$ref", .text("#/$defs/\(form.rawValue)"))]
  }
}
