import Drawing
import Geometry
import SceneModel

/// The time at the left, signal, Wi-Fi and battery at the right: full, and 9:41 as in Apple's
/// pictures. The glyphs are ours.
struct StatusBar: Sendable {
  let items: [DisplayItem]

  init(of device: Device, width: Double, color: Color, text: any TextMeasuring) {
    let place = Place(of: device, width: width)
    var items: [DisplayItem] = []
    let font = Font(size: place.fontSize, weight: 600)
    let layout = text.layout(
      [TextRun(string: "9:41", font: font, color: color)], style: ParagraphStyle(), width: nil)
    let origin = Point(
      x: place.time - layout.size.width / 2, y: place.middle - layout.size.height / 2)
    var lines = layout.lines
    for index in lines.indices {
      lines[index].origin.x += origin.x
      lines[index].origin.y += origin.y
    }
    items.append(.text(TextItem(lines: lines)))
    var glyphs = [(Self.wifi(color), 17.0), (Self.battery(color), 27.5)]
    if place.hasSignal { glyphs.insert((Self.signal(color), 18), at: 0) }
    let gaps = place.gap * Double(glyphs.count - 1)
    let width = place.size * glyphs.reduce(0) { $0 + $1.1 } + gaps
    var x = place.glyphs - width / 2
    for (glyph, width) in glyphs {
      let map = AffineTransform.scale(x: place.size, y: place.size)
        .then(.translation(x: x.rounded(), y: (place.middle - 6 * place.size).rounded()))
      items.append(.group(Group(id: "", transform: map, items: glyph)))
      x += place.size * width + place.gap
    }
    self.items = items
  }

  /// Where things are centred, in points.
  private struct Place {
    var time: Double
    var glyphs: Double
    var middle: Double
    var fontSize: Double
    /// Of the glyphs: smaller beside a wide notch.
    var size = 1.0
    /// Between glyphs.
    var gap = 6.0
    var hasSignal = true

    init(of device: Device, width: Double) {
      switch (device.family, device.cutout) {
      case (.phone, .island(let rect)):
        // Between the corner's straight part and the island.
        time = (rect.minX + device.cornerRadius * 0.25) / 2
        glyphs = width - (width - rect.maxX + device.cornerRadius * 0.15) / 2
        (middle, fontSize) = (rect.midY, 17)
      case (.phone, .notch(let rect)):
        time = (rect.minX + device.cornerRadius * 0.1) / 2
        glyphs = width - (width - rect.maxX) / 2 - device.cornerRadius * 0.08
        if rect.minX < 90 { (size, gap) = (0.85, 4) }
        (middle, fontSize) = (device.safeArea.top / 2, rect.minX < 90 ? 14 : 16)
      case (.phone, .none):
        (time, glyphs, middle, fontSize) = (width / 2, width - 43, 10, 12)
      case (.pad, _):
        (time, glyphs, middle, fontSize) = (32, width - 44, 12, 12)
        hasSignal = false
      }
    }
  }

  /// 18 × 12 points: four bars.
  private static func signal(_ color: Color) -> [DisplayItem] {
    [4.0, 6.5, 9, 12].enumerated().map { index, height in
      .filled(
        Rect(x: 5 * Double(index), y: 12 - height, width: 3, height: height), radius: 1, color)
    }
  }

  /// 17 × 12 points: two arcs and a wedge about one point, a quarter of a circle each.
  private static func wifi(_ color: Color) -> [DisplayItem] {
    let centre = Point(x: 8.5, y: 12)
    func sector(from inner: Double, to outer: Double) -> DisplayItem {
      // Half the angle of an arc, and its curve's controls at 4/3·tan(angle/4) of the radius.
      let half = 0.78
      let reach = 4.0 / 3 * Double.tan(half / 2)
      func point(_ radius: Double, _ angle: Double, along: Double = 0) -> Point {
        Point(
          x: centre.x + radius * (.sin(angle) + along * .cos(angle)),
          y: centre.y - radius * (.cos(angle) - along * .sin(angle)))
      }
      return .path(
        PathItem(
          path: Path([
            .move(to: point(outer, -half)),
            .curve(
              to: point(outer, half), control1: point(outer, -half, along: reach),
              control2: point(outer, half, along: -reach)),
            .line(to: point(inner, half)),
            .curve(
              to: point(inner, -half), control1: point(inner, half, along: -reach),
              control2: point(inner, -half, along: reach)),
            .close,
          ]), style: .fill(.nonZero), color: color))
    }
    return [
      sector(from: 0, to: 3.6), sector(from: 5.2, to: 7.8), sector(from: 9.4, to: 12),
    ]
  }

  /// 27.5 × 12 points: a case, its pole, and all the charge.
  private static func battery(_ color: Color) -> [DisplayItem] {
    let faint = color.withAlpha(0.35)
    let pole = CornerRadii(minXminY: 0, maxXminY: 1.5, maxXmaxY: 1.5, minXmaxY: 0)
    return [
      .fill(
        Fill(
          shape: .ring(Rect(x: 0, y: 0, width: 25, height: 12), CornerRadii(4), width: 1),
          color: faint)),
      .fill(
        Fill(shape: .roundedRect(Rect(x: 26, y: 4, width: 1.5, height: 4), pole), color: faint)),
      .filled(Rect(x: 2, y: 2, width: 21, height: 8), radius: 2.2, color),
    ]
  }
}
