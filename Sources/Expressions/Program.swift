import Geometry

/// An expression tied to what it reads, ready to be evaluated many times.
public struct Program: Hashable, Sendable {
  /// The text, without the `=` before it.
  public let text: String
  public let type: ValueType
  /// The nodes it reads, each once, in the order of the text. Not all need be read each time.
  public let nodes: [Int]
  /// Whether it may have no value at some time. (Overflow of a Double's range is left out.)
  public let canFail: Bool
  /// The value, where it reads nothing.
  public let constant: Value?

  let code: Code
  let pool: Pool
  let names: [Name]
  let appearance: Appearance

  /// A name in the text, and where its value comes from; for messages.
  struct Name: Hashable, Sendable {
    var name: String
    var range: SourceRange
    var source: Link
  }

  /// A program that gives one value.
  public init(constant: Value, text: String = "") {
    self.init(
      text: text, type: constant.type, nodes: [], canFail: false, constant: constant, code: Code(),
      pool: Pool(), names: [], appearance: .light)
  }

  init(
    text: String, type: ValueType, nodes: [Int], canFail: Bool, constant: Value?, code: Code,
    pool: Pool, names: [Name], appearance: Appearance
  ) {
    self.text = text
    self.type = type
    self.nodes = nodes
    self.canFail = canFail
    self.constant = constant
    self.code = code
    self.pool = pool
    self.names = names
    self.appearance = appearance
  }

  /// The value, given the nodes' values.
  ///
  /// - Parameter read: The value of a node, of the type its reference was checked with. After a
  ///   failure it is asked once more for what the message names.
  public func evaluate(_ read: (Int) -> Value) throws(EvaluationError) -> Value {
    if let constant { return constant }
    var machine = Machine(pool: pool, appearance: appearance)
    do {
      return try machine.run(code, gives: ValueClass(type), read)
    } catch {
      throw EvaluationError(error, at: code.sites[machine.step], in: text, names, read)
    }
  }
}

extension EvaluationError {
  init(
    _ kind: Kind, at site: Code.Site, in text: String, _ names: [Program.Name],
    _ read: (Int) -> Value
  ) {
    var reads: [Read] = []
    for name in names.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where site.blamed.lowerBound <= name.range.lowerBound
      && name.range.upperBound <= site.blamed.upperBound
      && !reads.contains(where: { $0.name == name.name })
    {
      switch name.source {
      case .value(let value): reads.append(Read(name: name.name, value: value))
      case .node(let node): reads.append(Read(name: name.name, value: read(node)))
      }
    }
    self.init(kind: kind, range: site.range, source: text.slice(site.range), reads: reads)
  }
}
