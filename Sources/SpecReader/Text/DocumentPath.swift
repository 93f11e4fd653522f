/// The way to a value through its document, as a diagnostic shows it:
/// `/layers/2 (id "notch")/cornerRadius`.
///
/// Keys are escaped as in JSON Pointer (RFC 6901); an object with an `id` is followed by it.
struct DocumentPath {
  struct Element {
    var name: String
    var id: String?
  }

  var elements: [Element] = []

  mutating func push(key: String) {
    elements.append(Element(name: key.pointerEscaped))
  }

  mutating func push(index: Int) {
    elements.append(Element(name: String(index)))
  }

  mutating func pop() {
    elements.removeLast()
  }

  var text: String {
    var result = ""
    for element in elements {
      result += "/" + element.name
      if let id = element.id { result += " (id \"\(id)\")" }
    }
    return result
  }
}

extension DocumentPath {
  /// The path from a document's root to the value or key that covers a range of bytes.
  init(to range: Range<Int>, in root: Located) {
    var value = root
    while true {
      switch value.kind {
      case .array(let elements):
        guard let index = elements.index(covering: range, by: { $0.range }) else { return }
        push(index: index)
        value = elements[index]
      case .object(let members):
        let covered = members.index(
          covering: range, by: { $0.keyRange.lowerBound..<$0.value.range.upperBound })
        guard let index = covered else { return }
        push(key: members[index].key)
        value = members[index].value
      case .invalid, .null, .boolean, .number, .text:
        return
      }
      if case .object = value.kind, case .text(let id) = value["id"]?.kind {
        elements[elements.count - 1].id = id
      }
      if value.range == range { return }
    }
  }
}

extension Array {
  /// The element whose range holds another; the elements stand in the order of their ranges.
  fileprivate func index(
    covering range: Range<Int>, by rangeOf: (Element) -> Range<Int>
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if rangeOf(self[middle]).upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < count else { return nil }
    let found = rangeOf(self[low])
    return found.lowerBound <= range.lowerBound && range.upperBound <= found.upperBound ? low : nil
  }
}

extension String {
  fileprivate var pointerEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
