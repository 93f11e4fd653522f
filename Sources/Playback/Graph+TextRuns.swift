import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// A text layer's runs; none where there is no text.
  func textRuns(of instance: Int, _ read: (NodeID) -> Value) -> [TextRun] {
    let string = value(.string, of: instance, read)
    func own(_ property: Property) -> Value { value(property, of: instance, read) }
    if case .list(let runs) = string {
      return runs.map { StyledRun($0) }.filter { !$0.string.isEmpty }.map { run in
        textRun(run.string) { run[$0] ?? own($0) }
      }
    }
    return string.text.isEmpty ? [] : [textRun(string.text, own)]
  }

  private func textRun(_ string: String, _ value: (Property) -> Value) -> TextRun {
    var families: [String] = []
    if case .list(let values) = value(.font) { families = values.map(\.text) }
    var color = Color.clear
    if case .color(let shown) = value(.textColor) { color = shown }
    let font = Font(
      families: families, size: max(0.01, value(.fontSize).number),
      weight: Int(min(900, max(100, value(.fontWeight).number.rounded()))),
      italic: value(.italic) == .boolean(true), kern: value(.kern).number)
    return TextRun(string: string, font: font, color: color)
  }
}
