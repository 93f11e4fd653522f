import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// The size a text, picture or snapshot has by itself, in points; a box has its parent's.
  ///
  /// A text is as wide as its longest line, unwrapped, and, where it may have several lines, at
  /// most the room to the parent's edge on its open side; as high as its lines at the width it
  /// has. Both are rounded up to 1/64 pt, so that the text fits where it was measured.
  func naturalExtent(_ id: AxisID, at time: Double, _ read: (NodeID) -> Value) -> Double {
    switch tree.instances[id.instance].kind {
    case .box, .shape, .axialGradient, .radialGradient, .conicGradient: return 0
    case .image, .svg:
      let size = contentsSize(value(.contents, of: id.instance, read))
      switch id.axis {
      case .x: return size.width
      case .y: return size.height
      }
    case .text:
      let style = paragraphStyle(of: id.instance, read)
      let runs = textRuns(of: id.instance, read)
      switch id.axis {
      case .x:
        let natural = roundedUp(text.layout(runs, style: style, width: nil).size.width)
        guard style.numberOfLines != 1 else { return natural }
        return min(natural, room(for: id, at: time, read))
      case .y:
        let width = read(axis(AxisID(instance: id.instance, axis: .x)).extent).number
        return roundedUp(text.layout(runs, style: style, width: max(0, width)).size.height)
      }
    }
  }

  /// The distance to the parent's edge on the side that the declared edge leaves open.
  private func room(for id: AxisID, at time: Double, _ read: (NodeID) -> Value) -> Double {
    let parent = tree.instances[id.instance].parent.map { parent in
      read(axis(AxisID(instance: parent, axis: .x)).extent).number
    }
    let width = parent ?? scene.canvas.size.width
    let record = axis(id)
    let place = read(record.place).number
    switch record.mode(at: time).place {
    case .min: return max(0, width - place)
    case .max: return max(0, place)
    case .mid, .position: return max(0, 2 * min(place, width - place))
    }
  }

  private func roundedUp(_ length: Double) -> Double { (length * 64).rounded(.up) / 64 }

  /// The size of what an image layer shows, in points; zero where it shows nothing.
  func contentsSize(_ value: Value) -> Size {
    guard case .contents(let contents) = value else { return .zero }
    switch contents {
    case .none: return .zero
    case .asset(let name): return assetSizes[name] ?? .zero
    case .symbol: return Size(width: Symbol.side, height: Symbol.side)
    case .snapshot(let number): return snapshots[number].bounds.size
    }
  }

  func paragraphStyle(of instance: Int, _ read: (NodeID) -> Value) -> ParagraphStyle {
    let lineHeight = number(.lineHeight, of: instance, read)
    return ParagraphStyle(
      alignment: .init(rawValue: value(.textAlignment, of: instance, read).text) ?? .natural,
      lineBreakMode: .init(rawValue: value(.lineBreakMode, of: instance, read).text)
        ?? .byTruncatingTail,
      numberOfLines: Int(max(0, number(.numberOfLines, of: instance, read).rounded())),
      lineHeight: lineHeight > 0 ? lineHeight : nil)
  }

  func color(_ property: Property, of instance: Int, _ read: (NodeID) -> Value) -> Color {
    if case .color(let color) = value(property, of: instance, read) { return color }
    return .clear
  }
}

extension Value {
  /// The text it is; empty for anything else, which the reader's type check rules out.
  var text: String {
    if case .text(let text) = self { return text }
    return ""
  }
}
