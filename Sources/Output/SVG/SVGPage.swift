import Drawing
import Geometry

/// A document on its way: lines of text, and the ids given so far.
struct SVGPage {
  let picture: @Sendable (String) -> SVGPicture?
  private(set) var text = ""
  var names = SVGNames()
  /// True inside a mask, where every colour is white: then its alpha and its luminance are the
  /// same, and renderers that know `mask-type` agree with those that do not.
  var isInMask = false
  /// From the coordinates that are written in to the canvas.
  var map = AffineTransform.identity
  /// From the items that are written to the coordinates that are written in, within a group in
  /// perspective.
  var projection: Projection?
  /// What the materials and groups in perspective show, by number.
  let backdrops: [Int: SVGBackdrop]
  /// Pixels per point.
  let scale: Double
  private var indent = ""

  init(
    scale: Double, backdrops: [Int: SVGBackdrop],
    picture: @escaping @Sendable (String) -> SVGPicture?
  ) {
    self.scale = scale
    self.backdrops = backdrops
    self.picture = picture
  }

  /// Attributes in the order they are written; those with nil are left out.
  typealias Attributes = [(name: String, value: String?)]

  mutating func open(_ element: String, _ attributes: Attributes) {
    write(element, attributes, end: ">\n")
    indent += "  "
  }

  mutating func close(_ element: String) {
    indent.removeLast(2)
    line("</\(element)>")
  }

  /// An element without children.
  mutating func element(_ element: String, _ attributes: Attributes) {
    write(element, attributes, end: "/>\n")
  }

  /// A line that is an element already.
  mutating func line(_ line: String) {
    text += indent
    text += line
    text += "\n"
  }

  private mutating func write(_ element: String, _ attributes: Attributes, end: String) {
    text += indent
    SVGPage.append(element, attributes, to: &text)
    text += end
  }

  static func tag(_ element: String, _ attributes: Attributes) -> String {
    var tag = ""
    append(element, attributes, to: &tag)
    return tag
  }

  private static func append(_ element: String, _ attributes: Attributes, to text: inout String) {
    text += "<"
    text += element
    for case (let name, let value?) in attributes {
      text += " "
      text += name
      text += "=\""
      text += value.xmlEscaped()
      text += "\""
    }
  }
}
