/// What in an SVG document keeps it from being drawn here.
///
/// A walk over its tags, without judging whether they fit together, which librsvg does. librsvg
/// leaves out what a document refers to outside of itself and says nothing; and some filters take
/// as long as their numbers say.
struct SVGInspection {
  /// The first fault in words that follow the file's name; nil where there is none.
  private(set) var fault: String?

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      fault = "is UTF-16, must be UTF-8"
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    inspect(text[...])
  }

  private mutating func inspect(_ text: Substring) {
    var rest = text
    while fault == nil, let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      judgeStyle(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.after("-->")
      } else if rest.hasPrefix("<![CDATA[") {
        let end = rest.firstRange(of: "]]>")?.lowerBound ?? rest.endIndex
        judgeStyle(rest[..<end])
        rest = rest[end...]
      } else if rest.hasPrefix("<!ENTITY") {
        let end = rest.utf8.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        if rest[..<end].contains("SYSTEM") || rest[..<end].contains("PUBLIC") {
          fault = "declares an external entity; pictures must stand alone"
        }
        rest = rest[end...]
      } else {
        var tag = SVGTag(rest.dropFirst())
        while let attribute = tag.nextAttribute(), fault == nil {
          judge(attribute.name, attribute.value, of: tag.name)
        }
        rest = tag.rest.isEmpty ? rest.dropFirst() : tag.rest
      }
    }
  }

  private mutating func judge(_ name: Substring, _ value: Substring, of element: Substring) {
    let local = name.split(separator: ":").last ?? name
    if local == "href", element != "a", !value.isInternal {
      fault = refersTo(value)
    } else if let limit = Self.limits[String(element.split(separator: ":").last ?? element)],
      local == limit.attribute
    {
      let numbers = value.split { $0 == " " || $0 == "," }.compactMap { Double(String($0)) }
      if let number = numbers.max(), number > limit.most {
        fault =
          "has \(limit.attribute) \(value.prefix(20)) in \(element), must be at most"
          + " \(Int(limit.most))"
      }
    } else {
      judgeStyle(value)
    }
  }

  /// Judges what may hold CSS.
  private mutating func judgeStyle(_ text: Substring) {
    if let found = text.firstRange(of: "@import") {
      fault = refersTo(text[found.upperBound...].prefix(60))
      return
    }
    var rest = text
    while let found = rest.firstRange(of: "url(") {
      rest = rest[found.upperBound...]
      let value = rest.prefix { $0 != ")" }.drop { $0 == " " || $0 == "'" || $0 == "\"" }
      if !value.isInternal {
        fault = refersTo(value)
        return
      }
    }
  }

  private func refersTo(_ target: Substring) -> String {
    "refers to '\(target.prefix(60))' outside of itself; pictures must stand alone"
  }

  /// How large the numbers of slow filters may be (ours). An octave costs a pass over the picture,
  /// a radius or an order its square at each pixel.
  private static let limits: [String: (attribute: Substring, most: Double)] = [
    "feTurbulence": ("numOctaves", 16), "feMorphology": ("radius", 100),
    "feConvolveMatrix": ("order", 16),
  ]
}

/// The attributes of a start tag, one after the other.
private struct SVGTag {
  let name: Substring
  private(set) var rest: Substring

  /// - Parameter text: From behind the tag's `<`.
  init(_ text: Substring) {
    name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    rest = text[name.endIndex...]
  }

  /// Nil at the tag's end.
  mutating func nextAttribute() -> (name: Substring, value: Substring)? {
    rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == "?" }
    let name = rest.prefix { $0 != "=" && $0 != ">" && $0 != "<" && !$0.isWhitespace }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return (name, "") }
    rest = rest.dropFirst().drop { $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return (name, "") }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return (name, value)
  }
}

extension Substring {
  /// Whether a reference stays in its document.
  fileprivate var isInternal: Bool {
    let target = drop { $0.isWhitespace }
    return target.isEmpty || target.hasPrefix("#") || target.hasPrefix("data:")
  }

  fileprivate func after(_ end: String) -> Substring {
    firstRange(of: end).map { self[$0.upperBound...] } ?? ""
  }
}
