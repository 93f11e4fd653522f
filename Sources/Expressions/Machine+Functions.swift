import Geometry

extension Machine {
  /// Replaces a function's arguments, the last on top, by its value.
  mutating func call(_ function: Function, _ count: Int) throws(EvaluationError.Kind) {
    switch function {
    case .min: reduce(count) { $1 < $0 ? $1 : $0 }
    case .max: reduce(count) { $1 > $0 ? $1 : $0 }
    case .clamp:
      let (high, low, x) = (popNumber(), popNumber(), popNumber())
      // As CSS clamp(): the lower bound wins where the bounds cross.
      numbers.append(Swift.max(low, Swift.min(x, high)))
    case .lerp:
      let (t, end, start) = (popNumber(), popNumber(), popNumber())
      try push(Machine.lerp(start, end, t))
    case .abs: numbers.append(popNumber().magnitude)
    case .floor: numbers.append(popNumber().rounded(.down))
    case .round: numbers.append(popNumber().rounded())
    case .sqrt:
      let x = popNumber()
      guard x >= 0 else { throw .negativeSquareRoot(x) }
      numbers.append(x.squareRoot())
    case .interpolate:
      let (y1, y0, x1, x0, x) = (popNumber(), popNumber(), popNumber(), popNumber(), popNumber())
      try push(Machine.interpolate(x, x0, x1, y0, y1))
    case .nearest, .above, .below:
      let x = popNumber()
      numbers.append(try Machine.choose(function, from: popNumbers(), x))
    case .length: numbers.append(Double(popList().count))
    case .alpha:
      guard case .color(let color) = popValue() else {
        preconditionFailure("checked types: a colour")
      }
      values.append(.color(color.withAlpha(popNumber())))
    case .text:
      let (decimals, number) = (popNumber(), popNumber())
      guard let places = Int(exactly: decimals), (0...15).contains(places) else {
        throw .decimalsOutOfRange(decimals)
      }
      values.append(.text(number.text(decimals: places)))
    }
  }

  private mutating func reduce(_ count: Int, _ choose: (Double, Double) -> Double) {
    var result = popNumber()
    for _ in 1..<count { result = choose(result, popNumber()) }
    numbers.append(result)
  }

  private mutating func push(_ number: Double) throws(EvaluationError.Kind) {
    guard number.isFinite else { throw .notFinite }
    numbers.append(number)
  }

  private mutating func popNumbers() throws(EvaluationError.Kind) -> [Double] {
    var numbers: [Double] = []
    for value in popList() {
      guard case .number(let number) = value else {
        throw .wrongType(value.type, expected: .number)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Exact at both ends.
  private static func lerp(_ start: Double, _ end: Double, _ t: Double) -> Double {
    t == 1 ? end : start + (end - start) * t
  }

  private static func interpolate(
    _ x: Double, _ x0: Double, _ x1: Double, _ y0: Double, _ y1: Double
  ) -> Double {
    if x0 == x1 { return x < x0 ? y0 : y1 }
    let fraction = (x - x0) / (x1 - x0)
    if fraction <= 0 { return y0 }
    if fraction >= 1 { return y1 }
    return lerp(y0, y1, fraction)
  }

  /// The element that `nearest`, `above` or `below` takes. The rules for ties and for the ends of
  /// the list are this program's own.
  private static func choose(
    _ function: Function, from list: [Double], _ x: Double
  ) throws(EvaluationError.Kind) -> Double {
    guard let smallest = list.min(), let largest = list.max() else { throw .emptyList }
    if function == .above { return list.filter { $0 > x }.min() ?? largest }
    if function == .below { return list.filter { $0 < x }.max() ?? smallest }
    var nearest = smallest
    for element in list {
      let (distance, best) = ((element - x).magnitude, (nearest - x).magnitude)
      if distance < best || (distance == best && element < nearest) { nearest = element }
    }
    return nearest
  }

  mutating func lerpValues() throws(EvaluationError.Kind) {
    let t = popNumber()
    let end = popValue()
    let start = popValue()
    func mix(_ start: Double, _ end: Double) -> Double { Machine.lerp(start, end, t) }
    let result: Value
    switch (start, end) {
    case (.point(let a), .point(let b)): result = .point(Point(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      result = .size(Size(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      result = .rect(
        Rect(
          x: mix(a.x, b.x), y: mix(a.y, b.y), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.color(let a), .color(let b)):
      result = .color(
        Color(
          red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
          alpha: mix(a.alpha, b.alpha)))
    default: throw .wrongType(end.type, expected: start.type)
    }
    values.append(result)
  }
}
