import Expressions
import Geometry
import Motion
import SceneModel

extension Reading {
  /// Reads a whole spec. What depends on other parts is read after them: variables' names, the
  /// tree's ids, the canvas, the copies; then all values.
  ///
  /// - Returns: Nil where something essential is missing.
  mutating func scene(_ root: Located, overrides: Overrides) -> Scene? {
    guard let root = overTemplate(root),
      let spec = object(root, .spec, name: "the document")
    else { return nil }
    document = root
    guard version(spec) else { return nil }
    readVariables(spec, overrides: overrides)
    noteArguments()
    if let json = spec["parameters"] {
      judgeKinds(ofParameters: json, defaults: templateVariables ?? spec["variables"])
    }
    let assets = spec["assets"].map { readAssets($0) } ?? []
    let fonts = spec["fonts"].map { readFonts($0) } ?? []

    var drafts = spec["layers"].map { layerDrafts($0) } ?? []
    judgeNames(drafts)
    if let json = spec["canvas"] {
      // What is wrong with it has been told: the rest is judged as if on some phone.
      canvas = readCanvas(json, overrides: overrides) ?? .standIn
    }
    readCopies(&drafts)
    if let canvasForm = spec["canvas"] { readBackground(canvasForm, overrides: overrides) }

    let layers = drafts.map { layer($0) }
    var stepIDs: [String: SourcePlace] = [:]
    let timeline = spec["timeline"].map { steps($0, name: "timeline", ids: &stepIDs) } ?? []
    let variables = readRemainingVariables()
    if let json = spec["parameters"] { judgeParameters(json) }
    guard let canvas else { return nil }
    let scene = Scene(
      title: spec["title"].flatMap { name($0, name: "title") } ?? "", canvas: canvas,
      appearance: appearance, assets: assets, fonts: fonts, variables: variables, layers: layers,
      timeline: timeline)
    judgeCycles(in: scene)
    return scene
  }

  /// False where the spec is of another version, whose keys cannot be judged.
  private mutating func version(_ spec: ObjectValues) -> Bool {
    guard let version = spec["version"] else { return true }
    switch version.kind {
    case .number(1, _): return true
    case .number(_, let literal):
      error(.version, at: version, "version is \(literal), this program reads version 1")
      return false
    case .invalid, .null, .boolean, .text, .array, .object:
      wrongType(version, name: "version", expected: "the number 1")
      return true
    }
  }
}

extension Canvas {
  /// Has a value for every name that a canvas may have, so that no expression fails for a fault
  /// that stands elsewhere. No scene has it.
  fileprivate static var standIn: Canvas {
    let device = Device.named("iphone-15-pro")
    return Canvas(
      size: device?.size ?? Size(width: 393, height: 852), scale: device?.scale ?? 3,
      frameRate: FrameRate(numerator: 60), background: nil, device: device)
  }
}
