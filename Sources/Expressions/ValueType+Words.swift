extension ValueType {
  /// The type with its article, for messages: `a number`, `a list of texts`.
  public var phrase: String { "a \(name)" }

  /// The type in words: `number`, `list of texts`.
  public var name: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .text: "text"
    case .color: "colour"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .path: "path"
    case .transform: "transform"
    case .contents: "contents value"
    case .list(nil): "list"
    case .list(.some(let element)): "list of \(element.plural)"
    case .dictionary: "dictionary"
    }
  }

  private var plural: String {
    switch self {
    case .number, .boolean, .text, .color, .point, .size, .rect, .path, .transform, .contents:
      "\(name)s"
    case .list: "lists"
    case .dictionary: "dictionaries"
    }
  }
}
