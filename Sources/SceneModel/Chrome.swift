public import Geometry

/// How much of the device is drawn around and over the layers.
public enum Chrome: String, CaseIterable, Hashable, Sendable {
  /// The layers alone, with square corners.
  case none
  /// What the screen shows and is: its round corners, the notch or Dynamic Island, the status bar
  /// and the home indicator. A frame is as large as the canvas.
  case screen
  /// The screen and the device around it. A frame is larger than the canvas.
  case device
}

/// The colour of the status bar and the home indicator. The names are those of
/// `UIStatusBarStyle`, whose `default` depends on the appearance.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
  case `default`, lightContent, darkContent
}

extension Device {
  /// The device around its screen, in points. The measures are ours, chosen by eye so that a
  /// device is told by its outline; nobody's drawings are copied.
  public struct Body: Hashable, Sendable {
    /// Black glass around the screen: at the left and right.
    public var side: Double
    /// Black glass above and below the screen.
    public var end: Double
    /// The band of metal around the glass.
    public var band: Double
    /// How far keys stand out of the band.
    public var keys: Double
    /// Of the metal's outer edge.
    public var cornerRadius: Double
  }

  public var body: Body {
    switch (family, cornerRadius > 0) {
    case (.phone, true):
      Body(side: 10, end: 10, band: 4, keys: 2, cornerRadius: cornerRadius + 14)
    // The home button lies below the screen.
    case (.phone, false): Body(side: 22, end: 100, band: 4, keys: 2, cornerRadius: 60)
    case (.pad, _): Body(side: 24, end: 24, band: 4, keys: 2, cornerRadius: cornerRadius + 28)
    }
  }
}

extension Canvas {
  /// Of a frame, in points: the canvas, and the device around it where that is drawn.
  public var frameSize: Size {
    Size(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y)
  }

  /// Where the canvas begins in a frame, in points.
  public var origin: Point {
    switch chrome {
    case .none, .screen: return .zero
    case .device:
      guard let body = device?.body else { return .zero }
      return Point(x: body.side + body.band + body.keys, y: body.end + body.band + body.keys)
    }
  }
}
