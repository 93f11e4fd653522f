import Drawing
import Geometry
import SceneModel

extension Emitter {
  /// The text's lines, centred between the bounds' upper and lower edge as `UILabel` has them.
  ///
  /// What is too wide and neither wrapped nor truncated is cut at the bounds: all of `byClipping`.
  func text(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let runs = graph.textRuns(of: instance, { values[$0] })
    guard !runs.isEmpty else { return [] }
    let style = graph.paragraphStyle(of: instance, { values[$0] })
    var layout = graph.text.layout(runs, style: style, width: bounds.width)
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
