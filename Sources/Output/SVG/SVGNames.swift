/// The ids of a document's elements.
///
/// A layer's id stays as it is where it is letters, digits, `_` and `-`. A copy's index and the dot
/// before a nested layer become dashes: `row[2].title` is `row-2-title`. Any other character is
/// written `_u` with its code in hexadecimal and `_`. What belongs to a layer follows a dot
/// (`card.clip`, `card.mask`), and so does the number of a further element of the same id
/// (`card.2`), as a snapshot makes it.
struct SVGNames {
  private var taken: Set<String> = []

  static func name(ofLayer id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
      case "0"..."9", "-":
        // An XML name begins with neither.
        if name.isEmpty { name = "_" }
        name.unicodeScalars.append(scalar)
      case "[", ".": name += "-"
      case "]": continue
      default: name += "_u" + String(scalar.value, radix: 16) + "_"
      }
    }
    return name.isEmpty || name.hasPrefix("-") ? "_" + name : name
  }

  /// The name itself at its first use, then with `.2`, `.3`….
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var count = 1
    while !taken.insert(candidate).inserted {
      count += 1
      candidate = "\(name).\(count)"
    }
    return candidate
  }
}
