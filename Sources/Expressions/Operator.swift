/// An operator with two operands, by its sign.
public enum BinaryOperator: String, CaseIterable, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  /// What binds tighter is higher. As in C; all associate to the left.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .add, .subtract: 5
    case .multiply, .divide: 6
    }
  }
}

/// An operator before its operand, by its sign.
public enum UnaryOperator: String, CaseIterable, Sendable {
  case negate = "-"
  case not = "!"
}
