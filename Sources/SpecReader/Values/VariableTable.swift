import SceneModel

/// The variables of a spec, overrides applied.
struct VariableTable {
  struct Variable {
    var name: String
    var json: Located
    /// Read when an expression asks for it, since what it is decides whether it can be read.
    var reading = Progress.unread
    /// Whether its JSON stands in for an object or a list somewhere.
    var isPutInPlace = false
  }

  enum Progress {
    case unread
    /// Its own expression is being read.
    case started
    /// Nil where it cannot be read, which has been told.
    case read(Formula?)
  }

  private(set) var list: [Variable] = []
  private var numbers: [String: Int] = [:]

  func number(of name: String) -> Int? { numbers[name] }

  subscript(number: Int) -> Variable {
    get { list[number] }
    set { list[number] = newValue }
  }

  /// Gives a variable a value: a new one at the end, or in place of the former.
  mutating func set(_ name: String, to json: Located) {
    if let number = numbers[name] {
      list[number].json = json
    } else {
      numbers[name] = list.count
      list.append(Variable(name: name, json: json))
    }
  }

  /// What a value is where it is the name of a variable alone, as `"=label"`, and the variables
  /// that lead there; the value itself where it is not.
  func standing(for value: Located) -> (json: Located, chain: [Int]) {
    var (json, chain) = (value, [Int]())
    while case .text(let text) = json.kind, text.hasPrefix("="),
      let number = numbers[text.dropFirst().trimmed], !chain.contains(number)
    {
      chain.append(number)
      json = list[number].json
    }
    return (json, chain)
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    var result = self
    while result.first == " " { result.removeFirst() }
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
