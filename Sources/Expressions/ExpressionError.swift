public import Geometry

/// What is wrong with an expression, known before any frame is drawn.
public struct ExpressionError: Error, Hashable, Sendable {
  public var kind: Kind
  /// The part of the text at fault.
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Hashable, Sendable {
    // Grammar.
    /// The length in UTF-8 bytes; see ``Syntax/maximumLength``.
    case tooLong(Int)
    /// See ``Syntax/maximumDepth``.
    case tooDeep
    case unexpectedCharacter(String)
    case unterminatedText
    case numberTooLarge(String)
    case unit(number: String, unit: String)
    case unexpected(String, expected: String)
    case unexpectedEnd(expected: String)
    // Names.
    /// `kind` says what the name should be, as in `function`.
    case unknownName(String, kind: String, known: [String])
    /// In the words of the ``NameScope``.
    case invalidName(String, hint: String? = nil)
    // Types.
    case wrongType(ValueType, expected: [ValueType])
    case operands(BinaryOperator, ValueType, ValueType)
    case operand(UnaryOperator, ValueType)
    case arguments(Function, count: Int)
    case argument(Function, parameter: String, ValueType, expected: [ValueType])
    case differentTypes(ValueType, ValueType)
    case unknownMember(String, of: ValueType)
    case notIndexable(ValueType)
    case everyCopy
    case text(ColorTextError)
    // Values.
    case failure(EvaluationError)
    case notConstant(String)
  }

  /// Which kind of fault it is, for a stable code.
  public enum Category: Hashable, Sendable {
    case syntax, name, type
    /// The computation itself fails, as a division by zero does.
    case failure
    /// The value would be too large.
    case size
    /// A value that must be known before the film starts is not.
    case dependsOnTime
  }

  public var category: Category {
    switch kind {
    case .tooLong, .tooDeep, .unexpectedCharacter, .unterminatedText, .numberTooLarge, .unit,
      .unexpected, .unexpectedEnd:
      .syntax
    case .unknownName, .invalidName: .name
    case .wrongType, .operands, .operand, .arguments, .argument, .differentTypes, .unknownMember,
      .notIndexable, .everyCopy, .text:
      .type
    case .failure(let error): error.isTooLarge ? .size : .failure
    case .notConstant: .dependsOnTime
    }
  }
}
