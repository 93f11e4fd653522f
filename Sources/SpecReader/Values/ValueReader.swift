import Expressions
import Geometry
import SceneModel

/// What a value is for.
struct ValueUse {
  /// The key, for messages.
  var name: String
  /// Where its expressions stand.
  var context: NameContext
}

extension Reading {
  /// Reads a value: written out, or an expression, known ones checked.
  ///
  /// - Returns: Nil where something is wrong, which has been told.
  mutating func value(_ json: Located, _ shape: Shape, _ use: ValueUse) -> Formula? {
    switch shape {
    case .number, .boolean, .text, .color, .word, .namedNumber:
      return scalar(json, shape, use)
    case .families: return families(json, use)
    case .styledText: return styledText(json, use)
    case .words(let words): return self.words(json, words, use)
    case .contents: return contents(json, use)
    case .path: return path(json, use)
    case .series(let element): return series(json, of: element, use)
    case .numbers(let components): return numbers(json, components, use)
    case .either(.numbers(let first), .numbers(let second)) where !fits(json, first, second):
      error(
        .wrongType, at: json,
        "'\(use.name)' must be \(Shape.numbers(first).words) or \(Shape.numbers(second).words)")
      return nil
    case .either(.word, .list(.object(.transformFunction))) where listed(json).isObject:
      error(
        .wrongType, at: json,
        "'\(use.name)' is an object, must be 'identity' or a list of transform functions",
        hint: "write it in a list, as [{\"m34\": -0.002}]")
      return nil
    case .either(let first, let second):
      return value(json, chosen(json, first, second), use)
    case .list(.object(.transformFunction)): return transformFunctions(json, use)
    case .integer, .name, .choice, .fraction, .layerPath, .any, .list, .map, .object, .union, .step:
      wrongType(json, name: use.name, expected: shape.words)
      return nil
    }
  }

  /// Whether a list, if it is one, has as many numbers as one of two forms.
  private mutating func fits(
    _ json: Located, _ first: [Shape.Component], _ second: [Shape.Component]
  ) -> Bool {
    guard case .array(let elements) = listed(json).kind else { return true }
    return elements.count == first.count || elements.count == second.count
  }

  /// Which of two shapes a value is meant to have: a list of numbers only where it is a list, or
  /// a variable that is one; a word only where it is a text.
  private mutating func chosen(_ json: Located, _ first: Shape, _ second: Shape) -> Shape {
    switch second {
    case .numbers(let components):
      guard case .array(let elements) = listed(json).kind else { break }
      // Of two lists the one with so many numbers.
      if case .numbers = first, elements.count != components.count { return first }
      return second
    case .list, .either(.numbers, .numbers):
      if case .array = listed(json).kind { return second }
    case .number, .boolean, .text, .styledText, .color, .word, .namedNumber, .words, .families,
      .contents, .path, .series, .either, .integer, .name, .choice, .fraction, .layerPath, .any,
      .map, .object,
      .union, .step:
      break
    }
    guard case .text(let text) = json.kind, !text.hasPrefix("=") else { return first }
    switch second {
    case .word, .namedNumber: return second
    case .number, .boolean, .text, .styledText, .color, .words, .families, .contents, .path,
      .series, .numbers, .either, .integer, .name, .choice, .fraction, .layerPath, .any, .list,
      .map, .object, .union, .step:
      return first
    }
  }

  private mutating func scalar(_ json: Located, _ shape: Shape, _ use: ValueUse) -> Formula? {
    let formula: Formula?
    switch (json.kind, shape) {
    case (.text(let text), _) where text.hasPrefix("=") && !text.hasPrefix("=="):
      formula = expression(json, type: shape.type, use)
    case (.number(let number, _), .number):
      formula = Formula(.value(.number(number)), at: sources.place(of: json))
    case (.boolean(let value), .boolean):
      formula = Formula(.value(.boolean(value)), at: sources.place(of: json))
    case (.text(let text), .text), (.text(let text), .word), (.text(let text), .namedNumber):
      formula = Formula(.value(.text(text.withoutEscape)), at: sources.place(of: json))
    case (.text(let text), .color):
      formula = color(text, json).map {
        Formula(.value(.color($0)), at: sources.place(of: json))
      }
    default:
      wrongType(json, name: use.name, expected: shape.words)
      formula = nil
    }
    guard let formula else { return nil }
    if let known = formula.value { return checked(known, shape, use, formula) }
    return formula
  }

  /// Judges a known value against its range or its words.
  private mutating func checked(
    _ value: Value, _ shape: Shape, _ use: ValueUse, _ formula: Formula
  ) -> Formula? {
    switch shape {
    case .number(let range, let unit):
      guard case .number(let number) = value, !range.contains(number) else { break }
      tell(.outOfRange(use.name, number, range, unit: unit, at: formula.place))
      return nil
    case .word(let words):
      guard case .text(let word) = value, !words.contains(word) else { break }
      tell(.unknownWord(use.name, word, known: words, at: formula.place))
      return nil
    case .namedNumber(let names):
      guard case .text(let word) = value else { break }
      guard let named = names.first(where: { $0.name == word }) else {
        tell(.unknownWord(use.name, word, known: names.map(\.name), at: formula.place))
        return nil
      }
      return Formula(.value(.number(named.number)), at: formula.place)
    case .boolean, .text, .styledText, .color, .words, .families, .contents, .path, .series,
      .numbers, .either, .integer, .name, .choice, .fraction, .layerPath, .any, .list, .map,
      .object, .union, .step:
      break
    }
    guard value.largestNumber <= NumberLimit.largest else {
      tell(
        Diagnostic(
          .error, .outOfRange, at: formula.place,
          "'\(use.name)' is \(value.description.shortened), must be \(NumberLimit.words)"))
      return nil
    }
    return formula
  }

  private mutating func color(_ text: String, _ json: Located) -> Color? {
    do {
      return try Color(text: text.withoutEscape, appearance: appearance)
    } catch {
      self.error(
        .unknownWord, at: json, error.message,
        hint: error.unknown.flatMap { Spelling.hint(for: $0.name, known: $0.known) })
      return nil
    }
  }

  private mutating func families(_ json: Located, _ use: ValueUse) -> Formula? {
    if case .text(let text) = json.kind, !text.hasPrefix("=") {
      return Formula(.value(.list([.text(text)])), at: sources.place(of: json))
    }
    let json = listed(json)
    guard case .array(let elements) = json.kind else {
      guard case .text = json.kind else {
        wrongType(json, name: use.name, expected: Shape.families.words)
        return nil
      }
      return expression(json, type: .list(.text), use)
    }
    return collected(elements.map { scalar($0, .text, use) }, at: sources.place(of: json))
  }

  private mutating func words(_ json: Located, _ words: [String], _ use: ValueUse) -> Formula? {
    let json = listed(json)
    switch json.kind {
    case .array(let elements):
      return collected(
        elements.map { scalar($0, .word(words), use) }, at: sources.place(of: json))
    case .text(let text) where text.hasPrefix("="):
      return expression(json, type: .list(.text), use)
    case .text, .invalid, .null, .boolean, .number, .object:
      wrongType(json, name: use.name, expected: Shape.words(words).words)
      return nil
    }
  }

  private mutating func numbers(
    _ json: Located, _ components: [Shape.Component], _ use: ValueUse
  ) -> Formula? {
    let json = listed(json)
    guard case .array(let elements) = json.kind else {
      guard case .text(let text) = json.kind, text.hasPrefix("="), !text.hasPrefix("==") else {
        wrongType(json, name: use.name, expected: Shape.numbers(components).words)
        return nil
      }
      return expression(json, type: Shape.numbers(components).type, use)
    }
    guard elements.count == components.count else {
      error(
        .wrongType, at: json,
        "'\(use.name)' has \(elements.count) numbers, must be \(Shape.numbers(components).words)")
      return nil
    }
    let formulas = zip(elements, components).map { element, component in
      scalar(
        element, .number(component.range, unit: component.unit),
        ValueUse(name: "\(use.name).\(component.name)", context: use.context))
    }
    guard let list = collected(formulas, at: sources.place(of: json)) else { return nil }
    guard case .list(let values)? = list.value else { return list }
    return Formula(.value(Shape.numbers(components).packed(values)), at: list.place)
  }

  /// The JSON of a variable that is a list, where a value is that variable's name alone; else the
  /// value.
  mutating func listed(_ json: Located) -> Located {
    guard case .array = variables.standing(for: json).json.kind else { return json }
    return substituted(json)
  }

  /// One formula of several; nil where one is missing.
  func collected(_ formulas: [Formula?], at place: SourcePlace) -> Formula? {
    var found: [Formula] = []
    for formula in formulas {
      guard let formula else { return nil }
      found.append(formula)
    }
    let list = Formula(.list(found), at: place)
    return list.value.map { Formula(.value($0), at: place) } ?? list
  }
}

extension Shape {
  /// The type of its values in an expression.
  var type: ValueType {
    switch self {
    case .number, .namedNumber, .integer: .number
    case .boolean: .boolean
    case .color: .color
    case .words, .families: .list(.text)
    case .contents: .contents
    case .path: .path
    case .series(let element): .list(element.type)
    case .numbers(let components):
      switch components.map(\.name) {
      case ["x", "y"]: .point
      case ["width", "height"]: .size
      case ["x", "y", "width", "height"]: .rect
      case ["a", "b", "c", "d", "tx", "ty"]: .transform
      case let names where names.count == 16: .transform
      default: .list(.number)
      }
    case .either(let first, _): first.type
    case .text, .styledText, .word, .name, .choice, .fraction, .layerPath, .any, .list, .map,
      .object, .union,
      .step:
      .text
    }
  }

  /// Numbers as a point, a size, a rect or a list.
  fileprivate func packed(_ values: [Value]) -> Value {
    let numbers = values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
    switch (type, numbers.count) {
    case (.point, 2): return .point(Point(x: numbers[0], y: numbers[1]))
    case (.size, 2): return .size(Size(width: numbers[0], height: numbers[1]))
    case (.rect, 4):
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.transform, 6):
      return .transform(
        Transform3D(
          AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
            ty: numbers[5])))
    case (.transform, 16):
      let rows = stride(from: 0, to: 16, by: 4).map { start in
        SIMD4(numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
      }
      return .transform(
        Transform3D(row1: rows[0], row2: rows[1], row3: rows[2], row4: rows[3]))
    default: return .list(values)
    }
  }
}

extension String {
  /// Without the second `=` of a text that starts with one.
  var withoutEscape: String { hasPrefix("==") ? String(dropFirst()) : self }
}

extension Diagnostic {
  static func outOfRange(
    _ name: String, _ number: Double, _ range: ClosedRange<Double>, unit: String,
    at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .error, .outOfRange, at: place,
      "'\(name)' is \(number.shortestText), must be \(range.words(unit: unit))")
  }

  static func unknownWord(
    _ name: String, _ word: String, known: [String], at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownWord, at: place, "unknown \(name) '\(word.shortened)'",
      hint: Spelling.hint(for: word, known: known))
  }
}

extension Value {
  /// The largest magnitude of the numbers in it.
  fileprivate var largestNumber: Double {
    switch self {
    case .number(let number): number.magnitude
    case .point(let point): max(point.x.magnitude, point.y.magnitude)
    case .size(let size): max(size.width.magnitude, size.height.magnitude)
    case .rect(let rect):
      [rect.x, rect.y, rect.width, rect.height].reduce(0) { max($0, $1.magnitude) }
    case .transform(let map):
      [map.row1, map.row2, map.row3, map.row4].reduce(0) { largest, row in
        max(largest, row.max(), -row.min())
      }
    case .list(let values): values.reduce(0) { max($0, $1.largestNumber) }
    case .path(let path): path.points.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) }
    case .boolean, .text, .color, .dictionary, .contents: 0
    }
  }
}

extension Located {
  fileprivate var isObject: Bool {
    if case .object = kind { return true }
    return false
  }
}
