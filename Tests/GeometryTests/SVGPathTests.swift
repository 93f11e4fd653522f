import Geometry
import Testing

/// Elements here are read from the text by hand, by the rules of SVG 2, section 9.3.
struct SVGPathTests {
  static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  struct Case: Sendable, CustomTestStringConvertible {
    var data: String
    var elements: [Path.Element]
    var testDescription: String { data }

    init(_ data: String, _ elements: Path.Element...) {
      self.data = data
      self.elements = elements
    }
  }

  static let cases = [
    Case(""),
    Case(" \t\r\n\u{c}"),
    Case("M1 2", .move(to: p(1, 2))),
    Case("M10-20.5L.5.25", .move(to: p(10, -20.5)), .line(to: p(0.5, 0.25))),
    Case("M 1e1,2E-1 L+3.,-4.e+1", .move(to: p(10, 0.2)), .line(to: p(3, -40))),
    Case("M1,2 3,4,5 6", .move(to: p(1, 2)), .line(to: p(3, 4)), .line(to: p(5, 6))),
    Case("m1 2 3 4", .move(to: p(1, 2)), .line(to: p(4, 6))),
    Case(
      "M5 5l1 1h2v-3H0V9z", .move(to: p(5, 5)), .line(to: p(6, 6)), .line(to: p(8, 6)),
      .line(to: p(8, 3)), .line(to: p(0, 3)), .line(to: p(0, 9)), .close),
    Case(
      "M1 1h1 2 3", .move(to: p(1, 1)), .line(to: p(2, 1)), .line(to: p(4, 1)),
      .line(to: p(7, 1))),
    // After Z the pen is where the subpath began.
    Case(
      "M1 1 5 1Zl2 2ZM9 9zm1 1", .move(to: p(1, 1)), .line(to: p(5, 1)), .close,
      .line(to: p(3, 3)), .close, .move(to: p(9, 9)), .close, .move(to: p(10, 10))),
    Case(
      "M0 0C1 2 3 4 5 6S9 8 7 6", .move(to: p(0, 0)),
      .curve(to: p(5, 6), control1: p(1, 2), control2: p(3, 4)),
      .curve(to: p(7, 6), control1: p(7, 8), control2: p(9, 8))),
    Case(
      "M1 1c1 0 2 1 2 2s1 2 2 2", .move(to: p(1, 1)),
      .curve(to: p(3, 3), control1: p(2, 1), control2: p(3, 2)),
      .curve(to: p(5, 5), control1: p(3, 4), control2: p(4, 5))),
    // Shorthand after another kind has its control point on the pen.
    Case(
      "M1 1S2 2 3 3Q4 4 5 3S6 6 7 7", .move(to: p(1, 1)),
      .curve(to: p(3, 3), control1: p(1, 1), control2: p(2, 2)),
      .quadCurve(to: p(5, 3), control: p(4, 4)),
      .curve(to: p(7, 7), control1: p(5, 3), control2: p(6, 6))),
    Case(
      "M0 0Q1 2 3 0T6 0t3 0", .move(to: p(0, 0)), .quadCurve(to: p(3, 0), control: p(1, 2)),
      .quadCurve(to: p(6, 0), control: p(5, -2)), .quadCurve(to: p(9, 0), control: p(7, 2))),
    Case(
      "M2 2L3 3T4 4", .move(to: p(2, 2)), .line(to: p(3, 3)),
      .quadCurve(to: p(4, 4), control: p(3, 3))),
    Case("M1 1A0 5 0 0 0 4 4", .move(to: p(1, 1)), .line(to: p(4, 4))),
    Case("M1 1A5 5 0 1 0 1 1", .move(to: p(1, 1))),
  ]

  @Test(arguments: cases) func reads(_ testCase: Case) throws {
    #expect(try Path(svgData: testCase.data).elements == testCase.elements)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var data: String
    var offset: Int
    var message: String
    var testDescription: String { data }
  }

  static let faults = [
    Fault(data: "L1 2", offset: 0, message: "path data must begin with 'M'"),
    Fault(
      data: "M1 2 X", offset: 5,
      message: "'X' is no path command, must be one of M L H V C S Q T A Z"),
    Fault(
      data: "M1 2 é", offset: 5,
      message: "'é' is no path command, must be one of M L H V C S Q T A Z"),
    Fault(
      data: "M1 2z3", offset: 5,
      message: "'3' is no path command, must be one of M L H V C S Q T A Z"),
    Fault(data: "M1", offset: 2, message: "expected a number after 'M'"),
    Fault(data: "M1 2l3", offset: 6, message: "expected a number after 'l'"),
    Fault(data: "M1 2,", offset: 5, message: "expected a number after 'M'"),
    Fault(data: "M1,,2", offset: 3, message: "expected a number after 'M'"),
    Fault(data: "M1 2L3 -", offset: 7, message: "expected a number after 'L'"),
    Fault(data: "M.e5 2", offset: 1, message: "expected a number after 'M'"),
    Fault(data: "M0 0c1 1 2 2 3 3 4 4", offset: 20, message: "expected a number after 'c'"),
    Fault(data: "M0 0A1 1 0 2 0 3 3", offset: 11, message: "an arc's flag must be 0 or 1"),
    Fault(
      data: "M0 0L1e10 0", offset: 5,
      message: "a coordinate must be -1000000000 to 1000000000 pt"),
    Fault(
      data: "M0 0l1e999 0", offset: 5,
      message: "a coordinate must be -1000000000 to 1000000000 pt"),
    Fault(
      data: "M9e8 0l9e8 0", offset: 7,
      message: "a coordinate must be -1000000000 to 1000000000 pt"),
  ]

  @Test(arguments: faults) func tellsWhere(_ fault: Fault) {
    let error = #expect(throws: SVGPathError.self) { try Path(svgData: fault.data) }
    #expect(error?.offset == fault.offset)
    #expect(error?.message == fault.message)
  }

  struct Arc: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var data: String
    /// Of the whole ellipse; its axes are turned by `rotation` degrees.
    var centre: Point
    var radii: Size
    var rotation = 0.0
    /// A point of the ellipse the arc passes, and how many curves it has.
    var through: Point
    var curves: Int
  }

  /// Between (10, 0) and (0, 10) lie two circles of radius 10: about (0, 0) and about (10, 10).
  static let arcs = [
    Arc(
      testDescription: "short way, clockwise", data: "M10 0A10 10 0 0 1 0 10", centre: .zero,
      radii: Size(width: 10, height: 10), through: p(50.squareRoot(), 50.squareRoot()), curves: 1),
    Arc(
      testDescription: "long way, clockwise", data: "M10 0A10 10 0 1 1 0 10", centre: p(10, 10),
      radii: Size(width: 10, height: 10), through: p(20, 10), curves: 3),
    Arc(
      testDescription: "short way, counter-clockwise", data: "M10 0A10 10 0 0 0 0 10",
      centre: p(10, 10), radii: Size(width: 10, height: 10),
      through: p(10 - 50.squareRoot(), 10 - 50.squareRoot()), curves: 1),
    Arc(
      testDescription: "long way, counter-clockwise, flags run together",
      data: "M10 0A10 10 0 100 10", centre: .zero, radii: Size(width: 10, height: 10),
      through: p(-10, 0), curves: 3),
    Arc(
      testDescription: "radii that do not reach grow", data: "m0 0a1 2 0 018 0", centre: p(4, 0),
      radii: Size(width: 4, height: 8), through: p(4, -8), curves: 2),
    Arc(
      testDescription: "negative radii", data: "M0 0A-4-4 0 0 0 8 0", centre: p(4, 0),
      radii: Size(width: 4, height: 4), through: p(4, 4), curves: 2),
    // Axes at 90°: as radii 10, 20.
    Arc(
      testDescription: "turned by a right angle", data: "M-10 0A20 10 90 0 1 10 0",
      centre: .zero, radii: Size(width: 20, height: 10), rotation: 90, through: p(0, -20),
      curves: 2),
    // From one end of the long axis, at (3, 4)·4, to the other.
    Arc(
      testDescription: "turned by atan(4/3)", data: "M12 16A20 10 53.13010235415598 0 1 -12-16",
      centre: .zero, radii: Size(width: 20, height: 10), rotation: 53.13010235415598,
      through: p(-8, 6), curves: 2),
  ]

  @Test(arguments: arcs) func arcsLieOnTheirEllipse(_ arc: Arc) throws {
    let segments = try Path(svgData: arc.data).segments
    #expect(segments.count == arc.curves)
    let angle = arc.rotation * .pi / 180
    var nearest = Double.infinity
    for segment in segments {
      for step in 0...64 {
        let point = segment.point(at: Double(step) / 64)
        let (dx, dy) = (point.x - arc.centre.x, point.y - arc.centre.y)
        let x = (Double.cos(angle) * dx + Double.sin(angle) * dy) / arc.radii.width
        let y = (Double.cos(angle) * dy - Double.sin(angle) * dx) / arc.radii.height
        #expect(abs(Double.hypot(x, y) - 1) < 2.8e-4)
        nearest = min(nearest, .hypot(point.x - arc.through.x, point.y - arc.through.y))
      }
    }
    #expect(nearest < 0.01 * max(arc.radii.width, arc.radii.height))
  }

  /// No text may trap: every prefix, and every single byte changed.
  @Test func survivesAnyText() {
    let text = "M1-2.5e1 3,4zm0 0a1 2 30 01 5 6C1 2 3 4 5 6s1 1 2 2Q1 1 2 2t3 3H4v5"
    var read = 0
    for end in 0...text.utf8.count {
      let prefix = String(decoding: Array(text.utf8)[..<end], as: UTF8.self)
      if (try? Path(svgData: prefix)) != nil { read += 1 }
      for byte in [0x20, 0x2c, 0x2e, 0x39, 0x65, 0x5a, 0xff] as [UInt8] where end > 0 {
        var bytes = Array(text.utf8)
        bytes[end - 1] = byte
        _ = try? Path(svgData: String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(read > 10 && read < text.utf8.count)
    for data in ["M0 0A1 1 0 0 0 1e-200 0", "M0 0A1e9 1e-9 7 1 1 1e9 1e9", "M1e9 0A0 0 0 0 0 0 0"] {
      let points = (try? Path(svgData: data))?.segments.map(\.end) ?? []
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite } && !points.isEmpty)
    }
  }
}
