public import Geometry
public import Motion

/// What the command line says in place of the spec.
public struct Overrides: Hashable, Sendable {
  /// A variable's value, as `--set` has it: JSON, or else a text.
  public struct Assignment: Hashable, Sendable {
    /// Its name; of one that is a dictionary, with names after dots, a field of it.
    public var variable: String
    public var value: String

    public init(variable: String, value: String) {
      self.variable = variable
      self.value = value
    }
  }

  /// Names of variants, later ones over earlier ones.
  public var variants: [String]
  /// Over the variants.
  public var assignments: [Assignment]
  /// In place of the canvas' device and size.
  public var device: String?
  /// In place of the canvas' device and size, in points.
  public var size: Size?
  public var scale: Double?
  public var frameRate: FrameRate?
  /// A colour, or an expression after `=`.
  public var background: String?

  public init(
    variants: [String] = [], assignments: [Assignment] = [], device: String? = nil,
    size: Size? = nil, scale: Double? = nil, frameRate: FrameRate? = nil,
    background: String? = nil
  ) {
    self.variants = variants
    self.assignments = assignments
    self.device = device
    self.size = size
    self.scale = scale
    self.frameRate = frameRate
    self.background = background
  }
}
