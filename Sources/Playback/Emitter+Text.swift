import Drawing
import Geometry
import SceneModel

extension Emitter {
  /// The text's lines, centred between the bounds' upper and lower edge as `UILabel` has them.
  ///
  /// Lines that do not fit into the bounds' height are left out: the text is truncated at those that
  /// do, at least one. What is too wide and neither wrapped nor truncated is cut at the bounds: all of `byClipping`.
  func text(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let runs = graph.textRuns(of: instance, { values[$0] })
    guard !runs.isEmpty else { return [] }
    var style = graph.paragraphStyle(of: instance, { values[$0] })
    var layout = graph.text.layout(runs, style: style, width: bounds.width)
    let fitting = layout.lineCount(within: bounds.height, style)
    if fitting < layout.lines.count {
      style.numberOfLines = fitting
      layout = graph.text.layout(runs, style: style, width: bounds.width)
    }
    let top = bounds.y + (bounds.height - layout.size.height) / 2
    for index in layout.lines.indices {
      layout.lines[index].origin.x += bounds.x
      layout.lines[index].origin.y += top
    }
    let text = DisplayItem.text(TextItem(lines: layout.lines))
    guard style.lineBreakMode == .byClipping, layout.size.width > bounds.width, !bounds.isEmpty
    else { return [text] }
    return [.group(Group(id: "", clip: .roundedRect(bounds, .zero), items: [text]))]
  }
}

extension TextLayout {
  /// How many lines fit into a height, at least one. Natural heights are rounded up, and a line
  /// that is too high by a rounding fits.
  fileprivate func lineCount(within height: Double, _ style: ParagraphStyle) -> Int {
    guard size.height > height + 0.01 else { return lines.count }
    var bottom = 0.0
    let count = lines.prefix { line in
      bottom += style.lineHeight ?? (line.ascent + line.descent)
      return bottom <= height + 0.01
    }.count
    return max(1, count)
  }
}
