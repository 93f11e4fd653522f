import Expressions
import SceneModel

/// What the names of one expression mean.
struct SpecScope: NameScope {
  var names: NameTable
  var variables: VariableTable
  /// Nil while the canvas itself is read.
  var canvas: Canvas?
  var context: NameContext

  func look(up path: [PathElement]) -> NameLookup {
    let elements = path.map(NameElement.init)
    do {
      let (meaning, consumed) = try names.meaning(of: elements, in: context)
      return lookup(of: meaning, path, consumed: consumed)
    } catch {
      return error.lookup
    }
  }

  private func lookup(
    of meaning: NameMeaning, _ path: [PathElement], consumed: Int
  ) -> NameLookup {
    switch meaning {
    case .variable(let number):
      guard case .read(let formula?) = variables[number].reading else {
        return .invalid(at: 0, message: "'\(variables[number].name)' has no value")
      }
      // A field that is known stays so where others move.
      var (known, count) = (formula, consumed)
      while count < path.count, case .dictionary(let fields) = known.kind,
        case .name(let name, _) = path[count],
        let field = fields.first(where: { $0.name == name })
      {
        (known, count) = (field.formula, count + 1)
      }
      if let value = known.value { return .value(value, consumed: count) }
      return .reference(formula.type, consumed: consumed)
    case .canvas(let key):
      guard let canvas else {
        return .invalid(
          at: 0, message: "the canvas cannot read itself",
          hint: "write the value, or let both read a variable")
      }
      return .value(canvas.value(of: key), consumed: consumed)
    case .copyIndex, .copyCount: return .reference(.number, consumed: consumed)
    case .copyItem:
      let copied = context.layer.flatMap { names.copiedLayers(around: $0).last }
      guard let type = copied.flatMap({ names.layers[$0].itemType }) else {
        let fault = NameFault.Kind.outsideCopies("item")
        return .invalid(at: 0, message: fault.words, hint: fault.hint)
      }
      return .reference(type, consumed: consumed)
    case .property(_, let key, _): return .reference(key.type, consumed: consumed)
    }
  }
}

extension NameFault {
  fileprivate var lookup: NameLookup {
    if case .unknown(let what, let known) = kind {
      return .unknown(at: element, kind: what, known: known)
    }
    return .invalid(at: element, message: kind.words, hint: kind.hint)
  }
}

extension NameFault.Kind {
  /// What to do; nil where the words say it.
  var hint: String? {
    switch self {
    case .unknown(let what, let known): Spelling.hint(for: what, known: known)
    case .layerAlone: "as 'card.width'"
    case .needsIndex, .notCopied, .notReadable: nil
    case .allCopies: "write an index, as 'row[0]'"
    case .outsideCopies("item"): "give 'repeat' a list"
    case .outsideCopies: "give the layer 'repeat', or name a copy, as 'row[0].width'"
    case .noReader: "name a layer by its id"
    case .presentation: "a layer's expressions read what is shown without it"
    case .notInside: "a layer's name stands after the one it lies in"
    case .missingProperty: "write it to a layer of another type"
    case .missingBehaviour(_, let behaviour): "give the layer '\(behaviour.rawValue)'"
    }
  }

  /// What is wrong, in words.
  var words: String {
    switch self {
    case .unknown(let what, _): "unknown \(what)"
    case .layerAlone: "a layer is no value, write '.' and one of its properties after it"
    case .needsIndex(let id): "'\(id)' has copies, write '\(id)[0]' or another index"
    case .notCopied(let id): "'\(id)' has no copies, leave out the '[ ]'"
    case .allCopies: "'[*]' names several layers, an expression needs one"
    case .outsideCopies("item"): "'item' means something only in copies of a list"
    case .outsideCopies(let word): "'\(word)' means something only in copies"
    case .noReader(let word): "'\(word)' means something only in values of a layer"
    case .presentation: "'presentation' means something only in steps"
    case .notInside(let inner, let outer): "'\(inner)' does not lie in '\(outer)'"
    case .notReadable(let name): "'\(name)' can be written, not read; read its parts"
    case .missingProperty(let name, let kind):
      "a layer of type '\(kind.rawValue)' has no '\(name)'"
    case .missingBehaviour(let name, let behaviour):
      "'\(name)' is of layers with '\(behaviour.rawValue)', this one has none"
    }
  }
}
