import Expressions
public import Output
import Pixels
import Platform
import Raster
import SceneModel
import SpecReader

extension Project {
  /// What a manifest says of where the frames come from. The faces are those that were measured
  /// or drawn with so far.
  ///
  /// - Parameter tool: Name and version.
  public func origin(tool: String) -> Manifest.Origin {
    Manifest.Origin(
      tool: tool, libraries: libraries,
      spec: Manifest.Spec(
        path: spec.name, digest: XXH3Digest(of: spec.bytes).description, variables: variables,
        variants: overrides.variants),
      fonts: text.fonts.facesUsed.map { face in
        Manifest.Face(family: face.family, file: face.file, digest: Project.digest(of: face))
      })
  }

  /// The versions of the libraries that decide the pixels and the files' bytes, by name.
  public static var libraries: [String: String] {
    LibraryVersions.all.merging(CodecVersions.all) { first, _ in first }
  }

  /// The versions of the libraries that decide this film's pixels: librsvg's where it has SVG
  /// pictures.
  public var libraries: [String: String] {
    var libraries = Project.libraries
    if pictures.store.hasVectors { libraries["librsvg"] = LibraryVersions.librsvg }
    return libraries
  }

  /// The families and files of the faces that were measured or drawn with so far.
  public var facesUsed: [(family: String, file: String)] {
    text.fonts.facesUsed.map { ($0.family, $0.file) }
  }

  /// The variables' values as the run has them, expressions as their text; then what the command
  /// line gives to variables that hold a style, a timing or steps.
  private var variables: [JSONValue.Member] {
    let values = scene.variables.map { JSONValue.Member($0.name, JSONValue($0.formula)) }
    let names = Set(values.map(\.key))
    let others = overrides.assignments.filter { assignment in
      !names.contains(String(assignment.variable.prefix { $0 != "." }))
    }
    return values + others.map { .init($0.variable, .string($0.value)) }
  }

  /// Empty where the file has gone since it was read.
  private static func digest(of face: FontSet.Face) -> String {
    let bytes = try? Files.read(face.file, limit: RenderLimits().fileBytes)
    return bytes.map { XXH3Digest(of: $0).description } ?? ""
  }
}

extension JSONValue {
  /// A formula's value, or its text with the `=` before it.
  fileprivate init(_ formula: Formula) {
    switch formula.kind {
    case .value(let value): self.init(value)
    case .expression(let expression): self = .string("=" + expression.text)
    case .list(let formulas): self = .array(formulas.map { JSONValue($0) })
    case .dictionary(let fields):
      self = .object(fields.map { Member($0.name, JSONValue($0.formula)) })
    case .path(let form, let formulas):
      self = [form.rawValue: .array(formulas.map { JSONValue($0) })]
    case .snapshot(let layer): self = ["snapshot": .string(layer.description)]
    }
  }
}
