public import Geometry
public import Motion

/// A spec and what the command line changes in it. Nil is what the spec says.
public struct SpecOptions: Hashable, Sendable {
  /// A file as the user named it; `-` for standard input.
  public var spec: String
  public var canvas: CanvasOptions
  public var assignments: [Assignment]
  /// In the order they are laid over each other.
  public var variants: [String]
  /// Warnings are errors.
  public var isStrict: Bool

  init(_ invocation: Invocation, spec: String) throws(UsageError) {
    self.spec = spec
    canvas = try CanvasOptions(invocation)
    assignments = try invocation.values(.set, Assignment.init(word:))
    var names: Set<String> = []
    if let twice = assignments.first(where: { !names.insert($0.name).inserted }) {
      let message = "\(twice.name.quoted) is given twice"
      throw UsageError(.invalidValue(.set, ValueError(message)), in: invocation.subcommand)
    }
    variants = try invocation.values(.variant, NameList.variants).flatMap { $0 }
    isStrict = invocation.has(.strict)
  }
}

extension SpecOptions {
  /// The options that change the spec.
  var given: [Option] {
    let all: [(Option, Bool)] = [
      (.fps, canvas.frameRate != nil), (.scale, canvas.scale != nil), (.size, canvas.size != nil),
      (.device, canvas.device != nil), (.background, canvas.background != nil),
      (.set, !assignments.isEmpty), (.variant, !variants.isEmpty),
    ]
    return all.filter(\.1).map(\.0)
  }
}

/// What the command line changes in the canvas of a spec. Nil is what the spec says.
public struct CanvasOptions: Hashable, Sendable {
  public var frameRate: FrameRate?
  /// Pixels per point.
  public var scale: Double?
  /// In points; never together with a device.
  public var size: Size?
  public var device: String?
  /// A colour as a spec writes it.
  public var background: String?

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.exclude(.device, .size)
    frameRate = try invocation.value(.fps, FrameRate.init(word:))
    scale = try invocation.value(.scale, Scale.read)
    size = try invocation.value(.size, Size.init(word:))
    device = try invocation.value(.device) { word throws(ValueError) in
      try NameList.single(word, "device")
    }
    background = try invocation.value(.background) { word throws(ValueError) in
      try NameList.single(word, "background")
    }
  }
}
