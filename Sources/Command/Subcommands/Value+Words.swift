import Expressions
import Geometry

extension Value {
  /// The value for a table that a person reads: numbers with at most four decimals.
  var words: String {
    switch self {
    case .number(let number): number.fourDecimals
    case .point(let point): Self.list([point.x, point.y])
    case .size(let size): Self.list([size.width, size.height])
    case .rect(let rect): Self.list([rect.x, rect.y, rect.width, rect.height])
    case .boolean, .text, .color, .path, .transform, .list, .dictionary, .contents: description
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(\.fourDecimals).joined(separator: ", "))]"
  }
}
