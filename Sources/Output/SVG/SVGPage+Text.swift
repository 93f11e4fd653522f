import Drawing
import Geometry

extension SVGPage {
  /// One `text` element a line, which stays text: another face or shaper cannot change where it
  /// begins and, where `textLength` is understood, how wide it is.
  mutating func write(_ item: TextItem) {
    for line in item.lines {
      let runs = line.runs.filter { !$0.string.isEmpty }
      guard let first = runs.first else { continue }
      var attributes: Attributes = [
        ("x", line.origin.x.svgLength), ("y", line.origin.y.svgLength),
        ("textLength", line.width > 0 ? line.width.svgLength : nil), ("xml:space", "preserve"),
      ]
      guard runs.count > 1 else {
        attributes += look(of: first)
        self.line(SVGPage.tag("text", attributes) + ">\(first.string.xmlEscaped())</text>")
        continue
      }
      // No line break between the runs: it would be a space in the text.
      let spans = runs.map {
        SVGPage.tag("tspan", look(of: $0)) + ">\($0.string.xmlEscaped())</tspan>"
      }
      self.line(SVGPage.tag("text", attributes) + ">" + spans.joined() + "</text>")
    }
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
