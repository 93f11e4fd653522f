import Geometry

extension Value {
  /// The value brought to a type that its own type fits; see ``ValueType/fit(to:)``.
  func converted(
    to type: ValueType, appearance: Appearance
  ) throws(EvaluationError.Kind) -> Value {
    switch (self, type) {
    case (.text(let text), .color):
      do {
        return .color(try Color(text: text, appearance: appearance))
      } catch {
        throw .color(error)
      }
    case (.text(let text), .path):
      do {
        return .path(try Path(svgData: text))
      } catch {
        throw .path(error)
      }
    case (.list(let values), .point):
      let numbers = try Value.numbers(values, count: 2, for: type)
      return .point(Point(x: numbers[0], y: numbers[1]))
    case (.list(let values), .size):
      let numbers = try Value.numbers(values, count: 2, for: type)
      return .size(Size(width: numbers[0], height: numbers[1]))
    case (.list(let values), .rect):
      let numbers = try Value.numbers(values, count: 4, for: type)
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.list(let values), .list(.some(let element))):
      var converted: [Value] = []
      for value in values {
        converted.append(try value.converted(to: element, appearance: appearance))
      }
      return .list(converted)
    default:
      guard self.type.fit(to: type) == .exact else { throw .wrongType(self.type, expected: type) }
      return self
    }
  }

  private static func numbers(
    _ values: [Value], count: Int, for type: ValueType
  ) throws(EvaluationError.Kind) -> [Double] {
    guard values.count == count else {
      throw .elementCount(values.count, expected: type, count: count)
    }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value else {
        throw .wrongType(value.type, expected: .number)
      }
      numbers.append(number)
    }
    return numbers
  }
}
