extension Color {
  /// The colour a text names: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (letters of either case), a
  /// CSS name, `clear`, a ``SystemColor``, or `color(display-p3 r g b / a)`.
  ///
  /// Display P3 is converted to sRGB and not clamped: its components may leave 0...1.
  ///
  /// - Parameter appearance: Chooses between the two values of a system colour.
  public init(text: String, appearance: Appearance) throws(ColorTextError) {
    if text.utf8.first == UInt8(ascii: "#") {
      self = try Color.hexadecimal(text)
    } else if text.hasPrefix("color(") {
      self = try Color.function(text)
    } else if let system = SystemColor(rawValue: text) {
      self = system.color(in: appearance)
    } else if text == "clear" || text == "transparent" {
      self = .clear
    } else if let rgb = CSSColorNames.rgb[text] {
      self.init(rgb: rgb)
    } else {
      throw .unknownName(text)
    }
  }

  /// Every name a colour can be written by: CSS's in alphabetical order, then the system's.
  public static let names: [String] =
    ["clear", "transparent"] + CSSColorNames.rgb.keys.sorted()
    + SystemColor.allCases.map(\.rawValue)

  /// - Parameter rgb: `0xrrggbb`.
  init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255, alpha: alpha)
  }

  private static func hexadecimal(_ text: String) throws(ColorTextError) -> Color {
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard let digit = character.hexDigitValue, character.isASCII, digits.count < 8 else {
        throw .badHexadecimal(text)
      }
      digits.append(UInt8(digit))
    }
    var bytes: [UInt8] = []
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      for index in stride(from: 0, to: digits.count, by: 2) {
        bytes.append(digits[index] * 16 + digits[index + 1])
      }
    default: throw .badHexadecimal(text)
    }
    let components = bytes.map { Double($0) / 255 }
    return Color(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }

  /// `color(display-p3 r g b)`, with `/ a` after it or not.
  private static func function(_ text: String) throws(ColorTextError) -> Color {
    guard text.utf8.last == UInt8(ascii: ")") else { throw .badFunction(text) }
    let halves = text.dropFirst("color(".count).dropLast()
      .split(separator: "/", omittingEmptySubsequences: false)
    let words = halves[0].split(separator: " ")
    guard words.count == 4, halves.count <= 2 else { throw .badFunction(text) }
    guard words[0] == "display-p3" else { throw .unknownSpace(String(words[0])) }

    var components: [Double] = []
    for word in words.dropFirst() + (halves.count == 2 ? halves[1].split(separator: " ") : []) {
      guard let component = decimal(word) else { throw .badFunction(text) }
      components.append(component)
    }
    guard components.count == 2 + halves.count else { throw .badFunction(text) }
    let alpha = components.count == 4 ? components[3] : 1
    guard (0...1).contains(alpha) else { throw .alphaOutOfRange(alpha) }
    return Color(displayP3Red: components[0], green: components[1], blue: components[2])
      .withAlpha(alpha)
  }

  /// A number in digits; not the hexadecimal, `inf` and `nan` that `Double` reads as well.
  private static func decimal(_ word: Substring) -> Double? {
    let isDecimal = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(word), number.isFinite else { return nil }
    return number
  }
}
