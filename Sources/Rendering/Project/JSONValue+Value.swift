public import Expressions
import Geometry
public import Output

extension JSONValue {
  /// A value as JSON: points, sizes and rects as lists of their components, colours and contents
  /// in a spec's words.
  public init(_ value: Expressions.Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    case .text(let text): self = .string(text)
    case .color: self = .string(value.description)
    case .point(let point): self = .numbers([point.x, point.y])
    case .size(let size): self = .numbers([size.width, size.height])
    case .rect(let rect): self = .numbers([rect.x, rect.y, rect.width, rect.height])
    case .transform(let map): self = .numbers(map.writtenNumbers)
    case .path(let path): self = .string(path.svgData)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .dictionary(let fields):
      self = .object(fields.map { Member($0.name, JSONValue($0.value)) })
    case .contents(.none): self = .null
    case .contents(.asset(let name)): self = .string(name)
    case .contents(.symbol(let name)): self = ["symbol": .string(name)]
    case .contents(.snapshot): self = .string(value.description)
    }
  }

  private static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }
}
