import Pixels
import Platform
public import Playback
public import Raster
public import SceneModel
public import SpecReader

/// A spec with all it needs, compiled: it can tell what any frame shows and draw it.
public struct Project: Sendable {
  public let spec: SpecFile
  public let overrides: Overrides
  public let timeline: Timeline
  /// The texts that places in the spec are in.
  public let sources: SourceTable
  /// The spec and the files it names.
  public let inputs: [InputFile]
  let pictures: Pictures
  let text: PangoText

  public var scene: Scene { timeline.scene }

  /// What a spec gave.
  public struct Loading: Sendable {
    /// Nil where a diagnostic is an error.
    public var project: Project?
    public var findings: Findings
  }

  /// Reads a spec and the files it names, and compiles it.
  ///
  /// - Throws: Where the machine lacks the default fonts, whatever the spec says.
  public static func load(
    _ spec: SpecFile, overrides: Overrides = Overrides(), limits: RenderLimits = RenderLimits()
  ) throws(RasterError) -> Loading {
    var touches: [String] = []
    let reader = spec.fileReader(limits: limits)
    let result = SpecReader.read(
      spec.bytes, file: spec.name, overrides: overrides, limits: limits.spec
    ) { (path, place) throws(Diagnostic) in
      touches.append(path)
      return try reader(path, place)
    }
    var loading = Loading(
      findings: Findings(result.diagnostics, sources: result.sources, file: spec.name))
    guard let scene = result.scene else { return loading }
    if let fault = limits.fault(of: scene.canvas, at: result.canvasPlace) {
      loading.findings.add([fault])
    }

    let (resources, faults) = try Resources.read(of: scene, in: spec.folder, limits: limits)
    loading.findings.add(faults)
    guard !loading.findings.hasErrors, let resources else { return loading }
    do throws(Diagnostic) {
      let timeline = try Timeline(
        scene, assetSizes: resources.pictures.sizes, text: resources.text)
      let project = Project(
        spec: spec, overrides: overrides, timeline: timeline, sources: result.sources,
        inputs: spec.inputs(of: scene, touches: touches), pictures: resources.pictures,
        text: resources.text)
      if let fault = limits.fault(ofFrameCount: project.frameCount, at: result.timelinePlace) {
        throw fault
      }
      loading.project = project
      loading.findings.add(project.fontWarnings)
    } catch {
      loading.findings.add([error])
    }
    return loading
  }
}

extension SpecFile {
  /// - Parameter touches: The files with recorded touches, relative to the folder.
  public func inputs(of scene: Scene?, touches: [String]) -> [InputFile] {
    let own = name == "-" ? [] : [InputFile(name, .spec)]
    let assets = scene?.assets.map { InputFile(Files.join(folder, $0.path), .asset) } ?? []
    let fonts = scene?.fonts.map { InputFile(Files.join(folder, $0.path), .font) } ?? []
    return own + assets + fonts + touches.map { InputFile(Files.join(folder, $0), .touch) }
  }
}

extension RenderLimits {
  fileprivate func fault(of canvas: SceneModel.Canvas, at place: SourcePlace?) -> Diagnostic? {
    let size = canvas.pixelSize
    guard size.pixelCount > pixels else { return nil }
    return Diagnostic(
      .error, .tooLarge, at: place,
      "a frame has \(size) = \(size.pixelCount) pixels, must be at most \(pixels)")
  }

  fileprivate func fault(ofFrameCount count: Int, at place: SourcePlace?) -> Diagnostic? {
    guard count > frames else { return nil }
    return Diagnostic(
      .error, .tooLarge, at: place, "the film has \(count) frames, must be at most \(frames)")
  }
}
