/// An expression as it is written: its grammar is right, its names and types are not yet known.
///
/// The nodes stand in one array, operands before their operator, so that neither copying nor
/// comparing nor freeing a long expression recurses.
public struct Syntax: Hashable, Sendable {
  /// The longest text, in UTF-8 bytes.
  public static let maximumLength = 16384
  /// The deepest nesting of parentheses, brackets, calls, prefix operators and `?:`.
  public static let maximumDepth = 32

  /// The text, without the `=` before it.
  public let text: String
  var nodes: [Node]
  var root: Int

  /// One operand or operator; operands are given by their place in ``Syntax/nodes``.
  struct Node: Hashable, Sendable {
    var kind: Kind
    var range: SourceRange
  }

  enum Kind: Hashable, Sendable {
    case number(Double)
    case text(String)
    case boolean(Bool)
    /// A name and what follows it.
    case path([Element])
    /// What follows an operand that is no name: `(a)[1].x`.
    case access(Int, [Element])
    case list([Int])
    case call(name: String, nameRange: SourceRange, arguments: [Int])
    case unary(UnaryOperator, Int)
    case binary(BinaryOperator, Int, Int)
    case conditional(Int, then: Int, otherwise: Int)
  }

  /// A part of a path: `.name`, `[index]` or `[*]`.
  enum Element: Hashable, Sendable {
    case name(String, SourceRange)
    case index(Int, SourceRange)
    case all(SourceRange)

    var range: SourceRange {
      switch self {
      case .name(_, let range), .index(_, let range), .all(let range): range
      }
    }
  }

  /// Reads a text, without the `=` before it.
  public static func parse(_ text: String) throws(ExpressionError) -> Syntax {
    var parser = try Parser(text)
    let root = try parser.expressionToEnd()
    return Syntax(text: text, nodes: parser.nodes, root: root)
  }
}

extension Syntax {
  /// The name, where the whole expression is one: `title`, not `title.x`.
  public var singleName: String? {
    guard case .path(let elements) = nodes[root].kind, elements.count == 1,
      case .name(let name, _) = elements[0]
    else { return nil }
    return name
  }

  /// The parts of `condition ? then : otherwise`, where the whole expression is that: texts of their own,
  /// with blanks before them so that each part stands where it stood.
  public var alternatives: (condition: String, then: String, otherwise: String)? {
    guard case .conditional(let condition, let then, let otherwise) = nodes[root].kind else {
      return nil
    }
    func part(_ node: Int) -> String {
      let range = nodes[node].range
      return String(repeating: " ", count: range.lowerBound) + text.slice(range)
    }
    return (part(condition), part(then), part(otherwise))
  }

  /// The first name of each path, in the order of their nodes: what the expression depends on.
  public var names: [String] {
    nodes.compactMap { node in
      guard case .path(let elements) = node.kind, case .name(let name, _)? = elements.first else {
        return nil
      }
      return name
    }
  }
}
