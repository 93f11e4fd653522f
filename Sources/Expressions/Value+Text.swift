import Geometry

extension Value: CustomStringConvertible {
  /// The value in words for a message, as it would be written in a spec where that is possible.
  public var description: String {
    switch self {
    case .number(let number): number.shortestText
    case .boolean(let boolean): boolean ? "true" : "false"
    case .text(let text): "'\(text)'"
    case .color(let color):
      "color(" + [color.red, color.green, color.blue].map(Self.rounded).joined(separator: " ")
        + (color.alpha == 1 ? ")" : " / \(Self.rounded(color.alpha)))")
    case .point(let point): "[\(point.x.shortestText), \(point.y.shortestText)]"
    case .size(let size): "[\(size.width.shortestText), \(size.height.shortestText)]"
    case .rect(let rect):
      "["
        + [rect.x, rect.y, rect.width, rect.height].map(\.shortestText).joined(separator: ", ")
        + "]"
    case .path(let path): "'\(path.svgData)'"
    case .transform(let map):
      "[" + map.writtenNumbers.map(\.shortestText).joined(separator: ", ") + "]"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .dictionary(let fields):
      "{\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", "))}"
    case .contents(.none): "none"
    case .contents(.asset(let name)): "'\(name)'"
    case .contents(.symbol(let name)): "symbol \(name)"
    case .contents(.snapshot(let number)): "snapshot \(number)"
    }
  }

  private static func rounded(_ component: Double) -> String {
    component.fourDecimals
  }
}
