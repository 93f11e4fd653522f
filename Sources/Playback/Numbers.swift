import Expressions
import Geometry
import Motion

/// A value as the numbers that are animated one by one.
struct Numbers: AnimatableVector {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// Fits any count: missing numbers are 0.
  static let zero = Numbers([])

  func combined(with other: Numbers, by combine: (Double, Double) -> Double) -> Numbers {
    let count = max(numbers.count, other.numbers.count)
    return Numbers((0..<count).map { combine(self[$0], other[$0]) })
  }

  subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
}

/// How a value is made of numbers.
enum NumberForm: Hashable, Sendable {
  case number
  /// Red, green, blue and alpha, gamma-encoded.
  case color
  /// The same in linear light, alpha as it is.
  case linearColor

  /// The form of a value, nil for one that has nothing between it and another.
  init?(of value: Value, colors: NumberForm = .color) {
    switch value {
    case .number: self = .number
    case .color: self = colors
    case .boolean, .text, .point, .size, .rect, .list, .dictionary, .contents: return nil
    }
  }

  func numbers(of value: Value) -> [Double] {
    switch (self, value) {
    case (.number, _): return [value.number]
    case (.color, .color(let color)): return [color.red, color.green, color.blue, color.alpha]
    case (.linearColor, .color(let color)):
      return [color.red, color.green, color.blue].map(TransferFunction.linear) + [color.alpha]
    case (.color, _), (.linearColor, _): return []
    }
  }

  func value(of numbers: [Double]) -> Value {
    switch self {
    case .number: return .number(numbers.first ?? 0)
    case .color, .linearColor:
      guard numbers.count == 4 else { return .color(.clear) }
      let encoded =
        self == .color
        ? numbers : numbers.prefix(3).map(TransferFunction.encoded) + numbers.suffix(1)
      return .color(
        Color(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: encoded[3]))
    }
  }
}

extension Value {
  /// The value between two, component by component; amounts may leave 0…1. Colours straight, in
  /// gamma sRGB (Core Animation) or in linear light (SwiftUI). What cannot be interpolated
  /// switches at once.
  func interpolated(to other: Value, at amount: Double, linearly: Bool = false) -> Value {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(from.interpolated(to: to, amount: amount))
    case (.color(let from), .color(let to)):
      return .color(
        linearly
          ? from.linearlyInterpolated(to: to, amount: amount)
          : from.interpolated(to: to, amount: amount))
    case (.number, _), (.boolean, _), (.text, _), (.color, _), (.point, _), (.size, _),
      (.rect, _), (.list, _), (.dictionary, _), (.contents, _):
      return other
    }
  }

  /// Component by component; the other value where they cannot be added.
  func sum(_ other: Value) -> Value {
    guard let form = NumberForm(of: self), form == NumberForm(of: other) else { return other }
    return form.value(
      of: zip(form.numbers(of: self), form.numbers(of: other)).map { $0 + $1 })
  }

  /// Component by component; the value itself where they cannot be subtracted.
  func difference(_ other: Value) -> Value {
    guard let form = NumberForm(of: self), form == NumberForm(of: other) else { return self }
    return form.value(
      of: zip(form.numbers(of: self), form.numbers(of: other)).map { $0 - $1 })
  }

  /// Component by component; the value itself where it has none.
  func scaled(by factor: Double) -> Value {
    guard let form = NumberForm(of: self) else { return self }
    return form.value(of: form.numbers(of: self).map { $0 * factor })
  }
}
