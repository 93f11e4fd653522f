/// A function of the expression language; the raw value is its name.
///
/// Adding one: a case, its signatures and summary here, its value in `Machine+Functions.swift`.
public enum Function: String, CaseIterable, Sendable {
  case min, max, clamp, lerp, abs, floor, round, sqrt, interpolate
  case nearest, above, below, length, alpha, text

  /// What a function takes and gives.
  public struct Signature: Hashable, Sendable {
    public var parameters: [Parameter]
    /// Whether the last parameter may be given more than once.
    public var isVariadic: Bool
    public var result: ValueType

    init(_ parameters: [Parameter], variadic: Bool = false, gives result: ValueType) {
      self.parameters = parameters
      isVariadic = variadic
      self.result = result
    }

    /// The parameter an argument is for; nil where there are too many arguments.
    func parameter(at index: Int) -> Parameter? {
      if index < parameters.count { return parameters[index] }
      return isVariadic ? parameters.last : nil
    }

    func takes(_ count: Int) -> Bool {
      isVariadic ? count >= parameters.count : count == parameters.count
    }
  }

  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var type: ValueType

    init(_ name: String, _ type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// All forms of the function; the parameters' names are the same in each.
  public var signatures: [Signature] {
    let numbers = ValueType.list(.number)
    switch self {
    case .min, .max: return [Signature([.init("x", .number)], variadic: true, gives: .number)]
    case .clamp:
      return [
        Signature(
          [.init("x", .number), .init("lo", .number), .init("hi", .number)], gives: .number)
      ]
    case .lerp:
      return [ValueType.number, .point, .size, .rect, .color].map { type in
        Signature([.init("a", type), .init("b", type), .init("t", .number)], gives: type)
      }
    case .abs, .floor, .round, .sqrt: return [Signature([.init("x", .number)], gives: .number)]
    case .interpolate:
      return [
        Signature(["x", "x0", "x1", "y0", "y1"].map { .init($0, .number) }, gives: .number)
      ]
    case .nearest, .above, .below:
      return [Signature([.init("list", numbers), .init("x", .number)], gives: .number)]
    case .length: return [Signature([.init("list", .list(nil))], gives: .number)]
    case .alpha:
      return [Signature([.init("colour", .color), .init("a", .number)], gives: .color)]
    case .text:
      return [Signature([.init("number", .number), .init("decimals", .number)], gives: .text)]
    }
  }

  /// What the function gives, in a sentence.
  public var summary: String {
    switch self {
    case .min: "The smallest of its arguments."
    case .max: "The largest of its arguments."
    case .clamp: "x, but at least lo and at most hi; lo where hi is smaller than lo."
    case .lerp: "The value at the fraction t of the way from a to b; t may leave 0 to 1."
    case .abs: "The distance of x from 0."
    case .floor: "The largest whole number that is not above x."
    case .round: "The nearest whole number; halves go away from 0."
    case .sqrt: "The square root of x; x must not be below 0."
    case .interpolate:
      "y0 to y1 as x goes from x0 to x1, and y0 or y1 outside; where x0 = x1, y0 below, y1 from it on."
    case .nearest: "The element of the list nearest to x; of two as near the smaller."
    case .above: "The smallest element above x; where there is none, the largest of all."
    case .below: "The largest element below x; where there is none, the smallest of all."
    case .length: "The number of elements of the list."
    case .alpha: "The colour with another alpha, 0 to 1."
    case .text: "The number as text with a fixed number of decimals, 0 to 15."
    }
  }

  /// The function as it is written: `clamp(x, lo, hi)`, `min(x, …)`.
  public var usage: String {
    guard let signature = signatures.first else { return rawValue }
    let names = signature.parameters.map(\.name).joined(separator: ", ")
    return "\(rawValue)(\(names)\(signature.isVariadic ? ", …" : ""))"
  }

  /// Whether some arguments of the right types have no result. (`text` fails for its decimals only.)
  var canFail: Bool {
    switch self {
    case .sqrt, .nearest, .above, .below, .text: true
    case .min, .max, .clamp, .lerp, .abs, .floor, .round, .interpolate, .length, .alpha: false
    }
  }
}
