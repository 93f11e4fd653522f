/// Why a text is no SVG path data, and where.
public struct SVGPathError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The data does not begin with `M` or `m`.
    case missingMove
    /// A letter that is no command, or something else where a command is due.
    case unknownCommand(String)
    /// A command that lacks a number.
    case missingNumber(command: String)
    /// A number that is too large.
    case notFinite
    /// An arc's flag that is neither 0 nor 1.
    case badFlag
  }

  public var kind: Kind
  /// In UTF-8 bytes of the text.
  public var range: Range<Int>

  public var message: String {
    switch kind {
    case .missingMove: "must begin with 'M' or 'm'"
    case .unknownCommand(let text):
      "'\(text)' is no command, must be one of M L H V C S Q T A Z"
    case .missingNumber(let command): "'\(command)' lacks a number"
    case .notFinite: "a number is too large"
    case .badFlag: "an arc's flag must be 0 or 1"
    }
  }
}

extension Path {
  /// The path that SVG data draws.
  ///
  /// All commands, absolute and relative. Arcs become cubic curves, one a quarter turn or part of
  /// it, at most 0.03 % of the radius off. Source: SVG 1.1, sections 8.3 (data) and F.6 (arcs).
  /// Ours: data with a fault is refused, where SVG would draw what comes before it.
  ///
  /// - Throws: ``SVGPathError``, with its place in the text.
  public init(svg data: String) throws(SVGPathError) {
    var reader = SVGPathReader(data)
    self = try reader.read()
  }
}

/// Reads path data command by command.
private struct SVGPathReader {
  private var numbers: SVGNumberReader
  private var path = Path()
  private var current = Point.zero
  private var subpathStart = Point.zero
  /// The second control point of the curve before, for the smooth commands.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?

  init(_ data: String) { numbers = SVGNumberReader(data) }

  mutating func read() throws(SVGPathError) -> Path {
    var command: UInt8?
    while true {
      numbers.skipBlanks()
      guard let byte = numbers.current else { return path }
      if byte.isLetter {
        command = byte
        try judge(byte)
        numbers.advance()
      } else {
        // Numbers without a command repeat the one before; after a move they draw lines.
        numbers.skipComma()
        switch command {
        case UInt8(ascii: "M"): command = UInt8(ascii: "L")
        case UInt8(ascii: "m"): command = UInt8(ascii: "l")
        case UInt8(ascii: "Z"), UInt8(ascii: "z"), nil:
          throw numbers.error(command == nil ? .missingMove : .unknownCommand(numbers.word))
        default: break
        }
      }
      guard let command else { return path }
      try draw(command)
    }
  }

  private func judge(_ byte: UInt8) throws(SVGPathError) {
    guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte) else {
      throw numbers.error(.unknownCommand(numbers.word))
    }
    let isMove = byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m")
    if path.elements.isEmpty, !isMove { throw numbers.error(.missingMove) }
  }

  private mutating func draw(_ command: UInt8) throws(SVGPathError) {
    numbers.command = String(UnicodeScalar(command))
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? current : .zero
    let (cubic, quad) = (lastCubicControl, lastQuadControl)
    lastCubicControl = nil
    lastQuadControl = nil
    switch UnicodeScalar(command & 0xDF) {
    case "M":
      current = try point(base)
      subpathStart = current
      path.elements.append(.move(to: current))
    case "L": line(to: try point(base))
    case "H": line(to: Point(x: base.x + (try numbers.number()), y: current.y))
    case "V": line(to: Point(x: current.x, y: base.y + (try numbers.number())))
    case "C":
      let control1 = try point(base)
      let control2 = try point(base)
      curve(control1, control2, to: try point(base))
    case "S":
      let control2 = try point(base)
      curve(reflected(cubic), control2, to: try point(base))
    case "Q":
      let control = try point(base)
      quadCurve(control, to: try point(base))
    case "T": quadCurve(reflected(quad), to: try point(base))
    case "A": try arc(base)
    default:
      path.elements.append(.close)
      current = subpathStart
    }
  }

  private mutating func point(_ base: Point) throws(SVGPathError) -> Point {
    let x = try numbers.number()
    return Point(x: base.x + x, y: base.y + (try numbers.number()))
  }

  private func reflected(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to end: Point) {
    path.elements.append(.line(to: end))
    current = end
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    path.elements.append(.curve(to: end, control1: control1, control2: control2))
    lastCubicControl = control2
    current = end
  }

  private mutating func quadCurve(_ control: Point, to end: Point) {
    path.elements.append(.quadCurve(to: end, control: control))
    lastQuadControl = control
    current = end
  }

  private mutating func arc(_ base: Point) throws(SVGPathError) {
    let radii = Size(width: abs(try numbers.number()), height: abs(try numbers.number()))
    let rotation = try numbers.number()
    let isLarge = try numbers.flag()
    let isClockwise = try numbers.flag()
    let end = try point(base)
    let arc = EllipticalArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    path.elements += arc?.curves ?? (end == current ? [] : [.line(to: end)])
    current = end
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    let small = self | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }
}
