import Expressions
import Geometry
import Motion

/// How a value is made of numbers.
indirect enum NumberForm: Hashable, Sendable {
  case number
  /// Red, green, blue and alpha, gamma-encoded.
  case color
  /// The same in linear light, alpha as it is.
  case linearColor
  /// Points of a path of this structure, x and y in turn; its own points are all zero.
  case path(Path)
  /// One value after the other.
  case list([NumberForm])

  /// The form of a value, nil for one that has nothing between it and another.
  init?(of value: Value, colors: NumberForm = .color) {
    switch value {
    case .number: self = .number
    case .color: self = colors
    case .path(let path): self = .path(path.mapped { _ in .zero })
    case .list(let values):
      var forms: [NumberForm] = []
      for value in values {
        guard let form = NumberForm(of: value, colors: colors) else { return nil }
        forms.append(form)
      }
      self = .list(forms)
    case .boolean, .text, .point, .size, .rect, .transform, .dictionary, .contents: return nil
    }
  }

  func numbers(of value: Value) -> [Double] {
    switch (self, value) {
    case (.number, _): return [value.number]
    case (.color, .color(let color)): return [color.red, color.green, color.blue, color.alpha]
    case (.linearColor, .color(let color)):
      return [color.red, color.green, color.blue].map(TransferFunction.linear) + [color.alpha]
    case (.path, .path(let path)): return path.points.flatMap { [$0.x, $0.y] }
    case (.list(let forms), .list(let values)):
      return zip(forms, values).flatMap { $0.numbers(of: $1) }
    case (.color, _), (.linearColor, _), (.path, _), (.list, _): return []
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
    case .path(let structure):
      guard numbers.count == 2 * structure.points.count else { return .path(structure) }
      var index = 0
      return .path(
        structure.mapped { _ in
          defer { index += 2 }
          return Point(x: numbers[index], y: numbers[index + 1])
        })
    case .list(let forms):
      var start = 0
      return .list(
        forms.map { form in
          let end = min(numbers.count, start + form.count)
          defer { start = end }
          return form.value(of: Array(numbers[start..<end]))
        })
    }
  }

  /// How many numbers a value has.
  var count: Int {
    switch self {
    case .number: 1
    case .color, .linearColor: 4
    case .path(let structure): 2 * structure.points.count
    case .list(let forms): forms.reduce(0) { $0 + $1.count }
    }
  }
}

extension Value {
  /// The value between two, component by component, matrices by their decomposition; amounts may
  /// leave 0…1. Colours straight, in gamma sRGB (Core Animation) or in linear light (SwiftUI).
  /// What cannot be interpolated switches at once.
  func interpolated(to other: Value, at amount: Double, linearly: Bool = false) -> Value {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(from.interpolated(to: to, amount: amount))
    case (.color(let from), .color(let to)):
      return .color(
        linearly
          ? from.linearlyInterpolated(to: to, amount: amount)
          : from.interpolated(to: to, amount: amount))
    case (.transform(let from), .transform(let to)):
      return .transform(from.interpolated(to: to, amount: amount))
    case (.path(let from), .path(let to)):
      return from.interpolated(to: to, amount: amount).map { .path($0) } ?? other
    case (.list(let from), .list(let to)):
      guard from.count == to.count else { return other }
      return .list(
        zip(from, to).map { $0.interpolated(to: $1, at: amount, linearly: linearly) })
    case (.number, _), (.boolean, _), (.text, _), (.color, _), (.point, _), (.size, _),
      (.rect, _), (.path, _), (.transform, _), (.list, _), (.dictionary, _), (.contents, _):
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
