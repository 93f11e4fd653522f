import Drawing
import Geometry

extension SVGPage {
  /// One `text` element a line, which stays text: another face or shaper cannot change where it
  /// begins and, where `textLength` is understood, how wide it is. Glyphs that are pictures are
  /// images, with the text between them in elements of its own.
  mutating func write(_ item: TextItem) {
    for line in item.lines {
      if line.parts.isEmpty { write(line.runs, at: line.origin, width: line.width) }
      for part in line.parts {
        switch part {
        case .text(let runs, let x, let width):
          write(runs, at: Point(x: line.origin.x + x, y: line.origin.y), width: width)
        case .picture(let name, let rect, let opacity):
          guard picture(name) != nil else { continue }
          let place = rect.offsetBy(x: line.origin.x, y: line.origin.y)
          writePicture(name, over: place, opacity: opacity)
        }
      }
    }
  }

  private mutating func write(_ runs: [TextRun], at origin: Point, width: Double) {
    let runs = runs.filter { !$0.string.isEmpty }
    guard let first = runs.first else { return }
    var attributes: Attributes = [
      ("x", origin.x.svgLength), ("y", origin.y.svgLength),
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
