import Expressions
public import Geometry
public import Motion

/// A transition as its spec says it, read and validated: names exist, types fit, copies are
/// counted, constants are known. What depends on time is still a ``Formula``.
public struct Scene: Hashable, Sendable {
  public var title: String
  public var canvas: Canvas
  public var appearance: Appearance
  public var assets: [Asset]
  /// Font files beside the spec.
  public var fonts: [FontFile]
  /// In the file's order, overrides by variants and by the command line applied.
  public var variables: [Variable]
  /// Back to front.
  public var layers: [Layer]
  public var timeline: [Step]

  public init(
    title: String, canvas: Canvas, appearance: Appearance, assets: [Asset], fonts: [FontFile],
    variables: [Variable], layers: [Layer], timeline: [Step]
  ) {
    self.title = title
    self.canvas = canvas
    self.appearance = appearance
    self.assets = assets
    self.fonts = fonts
    self.variables = variables
    self.layers = layers
    self.timeline = timeline
  }
}

/// What the frames show: a device's screen, or a size.
public struct Canvas: Hashable, Sendable {
  /// In points; greater than 0.
  public var size: Size
  /// Pixels per point; greater than 0.
  public var scale: Double
  public var frameRate: FrameRate
  /// Lies below the layers; nil is transparent.
  public var background: Formula?
  /// Cuts or extends the film, in nanoseconds; nil lets the timeline decide.
  public var duration: Int?
  /// Nil where the spec gives a size.
  public var device: Device?
  /// `none` without a device.
  public var chrome: Chrome
  public var statusBarStyle: StatusBarStyle

  public init(
    size: Size, scale: Double, frameRate: FrameRate, background: Formula?, duration: Int? = nil,
    device: Device? = nil, chrome: Chrome = .none, statusBarStyle: StatusBarStyle = .default
  ) {
    self.size = size
    self.scale = scale
    self.frameRate = frameRate
    self.background = background
    self.duration = duration
    self.device = device
    self.chrome = chrome
    self.statusBarStyle = statusBarStyle
  }
}

/// A picture the layers name.
public struct Asset: Hashable, Sendable {
  public var name: String
  /// Relative to the spec's folder.
  public var path: String
  public var place: SourcePlace

  public init(name: String, path: String, place: SourcePlace) {
    self.name = name
    self.path = path
    self.place = place
  }
}

/// A font file beside the spec.
public struct FontFile: Hashable, Sendable {
  /// Relative to the spec's folder.
  public var path: String
  public var place: SourcePlace

  public init(path: String, place: SourcePlace) {
    self.path = path
    self.place = place
  }
}

/// A named value that expressions read.
///
/// Variables that hold a style, a timing or steps are put in place by the reader and do not occur
/// here.
public struct Variable: Hashable, Sendable {
  public var name: String
  public var formula: Formula

  public init(name: String, formula: Formula) {
    self.name = name
    self.formula = formula
  }
}
