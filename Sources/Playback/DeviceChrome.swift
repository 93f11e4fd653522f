import Drawing
import Geometry
import SceneModel

/// The device around the layers and what its system draws over them. The same in every frame.
///
/// Shapes and measures are ours; where a thing lies follows the device table: the status bar is
/// centred beside the cutout, the home indicator lies in the lower safe area.
struct DeviceChrome: Sendable {
  private let size: Size
  private let frameSize: Size
  private let origin: Point
  private let screen: Shape
  /// Around the screen, below it.
  private let body: [DisplayItem]
  /// Over the layers, cut by the screen's corners.
  private let overlay: [DisplayItem]

  /// Nil where nothing of the device is drawn.
  init?(of canvas: Canvas, _ appearance: Appearance, text: any TextMeasuring) {
    guard let device = canvas.device, canvas.chrome != .none else { return nil }
    size = canvas.size
    frameSize = canvas.frameSize
    origin = canvas.origin
    let radius = device.cornerRadius
    screen = .roundedRect(
      Rect(origin: .zero, size: size),
      CornerRadii(radius, curve: .continuous).clamped(to: size))
    let color: Color =
      switch (canvas.statusBarStyle, appearance) {
      case (.lightContent, _), (.default, .dark): .white
      case (.darkContent, _), (.default, .light): .black
      }
    let bar = StatusBar(of: device, width: size.width, color: color, text: text)
    overlay = device.cutoutItems + bar.items + device.homeIndicator(in: size, color)
    body = canvas.chrome == .device ? device.bodyItems(appearance, around: origin, size) : []
  }

  /// A frame of the device with layers on its screen, which is black where they show nothing.
  func list(around items: [DisplayItem], background: Color) -> DisplayList {
    let rect = Rect(origin: .zero, size: size)
    let below = DisplayItem.fill(Fill(shape: .roundedRect(rect, .zero), color: background))
    let content = (background.alpha > 0 ? [below] : []) + items + overlay
    let shown = Group(
      id: "", transform: .translation(x: origin.x, y: origin.y), clip: screen, items: content)
    // The body is black glass below the screen; without one, the canvas is.
    return DisplayList(
      size: frameSize, background: body.isEmpty ? .black : .clear, items: body + [.group(shown)])
  }
}

extension Device {
  /// The notch or the Dynamic Island, black.
  fileprivate var cutoutItems: [DisplayItem] {
    switch cutout {
    case .none: []
    case .island(let rect): [.filled(rect, radius: rect.height / 2, .black)]
    case .notch(let rect):
      [.path(PathItem(path: .notch(rect), style: .fill(.nonZero), color: .black))]
    }
  }

  /// 134 of 375 points wide on a phone, as iPhone X has it, and in that ratio on others; 3 of 10
  /// of the width on a tablet.
  fileprivate func homeIndicator(in size: Size, _ color: Color) -> [DisplayItem] {
    guard safeArea.bottom > 0 else { return [] }
    let width =
      switch family {
      case .phone: (size.width * 134 / 375).rounded()
      case .pad: (size.width * 0.3).rounded()
      }
    return [
      .filled(
        Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5),
        radius: 2.5, color)
    ]
  }

  /// Keys, metal, glass and, without a cutout and round corners, the home button.
  fileprivate func bodyItems(
    _ appearance: Appearance, around origin: Point, _ size: Size
  ) -> [DisplayItem] {
    let body = body
    let metal = Color(gray: appearance == .light ? 0.78 : 0.36)
    let key = Color(gray: appearance == .light ? 0.66 : 0.28)
    let outer = Rect(
      x: body.keys, y: body.keys, width: size.width + 2 * (origin.x - body.keys),
      height: size.height + 2 * (origin.y - body.keys))
    let glass = outer.insetBy(body.band)
    let radii = CornerRadii(body.cornerRadius, curve: .continuous)
    var items = keys(beside: outer, key)
    items += [
      .fill(Fill(shape: .roundedRect(outer, radii.clamped(to: outer.size)), color: metal)),
      .fill(
        Fill(
          shape: .roundedRect(glass, radii.insetBy(body.band).clamped(to: glass.size)),
          color: .black)),
    ]
    guard family == .phone, cornerRadius == 0 else { return items }
    let middle = glass.midX
    let button = Rect(x: middle - 29, y: glass.maxY - body.end / 2 - 29, width: 58, height: 58)
    items += [
      .fill(Fill(shape: .ring(button, CornerRadii(29), width: 2), color: Color(gray: 0.3))),
      .filled(
        Rect(x: middle - 30, y: glass.minY + body.end / 2 - 3, width: 60, height: 6), radius: 3,
        Color(gray: 0.2)),
    ]
    return items
  }

  /// A phone's keys stand out at both sides, a tablet's none.
  private func keys(beside outer: Rect, _ color: Color) -> [DisplayItem] {
    guard family == .phone else { return [] }
    let height = outer.height
    let left = [(0.16, 0.035), (0.23, 0.065), (0.315, 0.065)]
    let right = [(0.25, 0.11)]
    func key(_ x: Double, _ part: (top: Double, length: Double)) -> DisplayItem {
      .filled(
        Rect(
          x: x, y: outer.minY + part.top * height, width: 2 * body.keys,
          height: part.length * height), radius: body.keys / 2, color)
    }
    return left.map { key(outer.minX - body.keys, $0) }
      + right.map { key(outer.maxX - body.keys, $0) }
  }
}

extension Path {
  /// A sensor housing that hangs from the upper edge, with outward curves of 6 points where it
  /// meets it and lower corners of two thirds of its height.
  fileprivate static func notch(_ rect: Rect) -> Path {
    // The cubic Bézier curve nearest to a quarter of a circle.
    let share = 0.5523
    let (small, large) = (6.0, rect.height * 2 / 3)
    func corner(_ start: Point, _ corner: Point, _ end: Point) -> Element {
      .curve(
        to: end,
        control1: Point(
          x: start.x + (corner.x - start.x) * share, y: start.y + (corner.y - start.y) * share),
        control2: Point(
          x: end.x + (corner.x - end.x) * share, y: end.y + (corner.y - end.y) * share))
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return Path([
      .move(to: Point(x: left - small, y: top)),
      corner(
        Point(x: left - small, y: top), Point(x: left, y: top), Point(x: left, y: top + small)),
      .line(to: Point(x: left, y: bottom - large)),
      corner(
        Point(x: left, y: bottom - large), Point(x: left, y: bottom),
        Point(x: left + large, y: bottom)),
      .line(to: Point(x: right - large, y: bottom)),
      corner(
        Point(x: right - large, y: bottom), Point(x: right, y: bottom),
        Point(x: right, y: bottom - large)),
      .line(to: Point(x: right, y: top + small)),
      corner(
        Point(x: right, y: top + small), Point(x: right, y: top),
        Point(x: right + small, y: top)),
      .close,
    ])
  }
}

extension DisplayItem {
  static func filled(_ rect: Rect, radius: Double, _ color: Color) -> DisplayItem {
    .fill(Fill(shape: .roundedRect(rect, CornerRadii(radius)), color: color))
  }
}

extension Color {
  fileprivate init(gray: Double) {
    self.init(red: gray, green: gray, blue: gray, alpha: 1)
  }
}
