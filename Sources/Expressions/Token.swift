/// A word of an expression.
struct Token: Hashable {
  enum Kind: Hashable {
    case number(Double)
    case text(String)
    case name(String)
    /// `true` or `false`.
    case boolean(Bool)
    case binary(BinaryOperator)
    case not
    case question, colon, comma, dot
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case end
  }

  var kind: Kind
  var range: SourceRange
}
