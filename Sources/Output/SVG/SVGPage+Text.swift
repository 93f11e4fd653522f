import Drawing
import Geometry

extension SVGPage {
  /// One `text` element a line, which stays text: another face or shaper cannot change where it
  /// begins and, where `textLength` is understood, how wide it is. Glyphs that are pictures are
  /// images, with the text between them in elements of its own.
  mutating func write(_ item: TextItem) {
    for line in item.lines {
      if line.parts.isEmpty { write(line.runs, of: line, x: 0, width: line.width) }
      for part in line.parts {
        switch part {
        case .text(let runs, let x, let width):
          write(runs, of: line, x: x, width: width)
        case .picture(let name, let rect, let opacity):
          guard picture(name) != nil else { continue }
          let place = rect.offsetBy(x: line.origin.x, y: line.origin.y)
          writePicture(name, over: place, opacity: opacity)
        }
      }
    }
  }

  /// - Parameters:
  ///   - x: Where the runs begin at the left, from the line's origin.
  ///   - width: Of the runs.
  private mutating func write(_ runs: [TextRun], of line: TextLine, x: Double, width: Double) {
    let runs = runs.filter { !$0.string.isEmpty }
    guard let first = runs.first else { return }
    // Text begins where it is read from.
    let start = line.origin.x + x + (line.isRightToLeft ? width : 0)
    var attributes: Attributes = [
      ("x", start.svgLength), ("y", line.origin.y.svgLength),
      ("direction", line.isRightToLeft ? "rtl" : nil),
      ("textLength", width > 0 ? width.svgLength : nil), ("xml:space", "preserve"),
    ]
    guard runs.count > 1 else {
      attributes += look(of: first)
      self.line(SVGPage.tag("text", attributes) + ">\(first.string.xmlEscaped())</text>")
      return
    }
    // No line break between the runs: it would be a space in the text.
    let spans = runs.map {
      SVGPage.tag("tspan", look(of: $0)) + ">\($0.string.xmlEscaped())</tspan>"
    }
    self.line(SVGPage.tag("text", attributes) + ">" + spans.joined() + "</text>")
  }

  private func look(of run: TextRun) -> Attributes {
    let font = run.font
    return [
      ("font-family", SVGPage.families(font.families)), ("font-size", font.size.svgLength),
      ("font-weight", font.weight == 400 ? nil : String(font.weight)),
      ("font-style", font.italic ? "italic" : nil),
      ("letter-spacing", font.kern == 0 ? nil : font.kern.svgLength),
    ] + SVGPage.paint(run.color, isInMask: isInMask)
  }

  /// A list as CSS has it, ended by the packaged default and whatever the reader has.
  private static func families(_ families: [String]) -> String {
    let quoted = families.map { family in
      "'" + family.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    let ending = families.contains("Inter") ? ["sans-serif"] : ["Inter", "sans-serif"]
    return (quoted + ending).joined(separator: ", ")
  }
}
