import Geometry
import SceneModel

/// Every key of a spec as Markdown, for the documentation.
///
/// Written from the tables the readers go by (``SpecObject``), as the schema is. A layer's keys
/// stand once, where the layer is; the objects that take them too say so.
public enum KeyReference {
  /// A heading and a table an object, ended by a newline.
  public static var text: String { SpecObject.allCases.map(section).joined(separator: "\n") }

  /// What a timing may be, as a phrase; the tables say `timing`.
  public static var timing: String {
    guard case .either(let first, let second) = Shape.timing else { return form(.timing) }
    return "\(value(first)); or \(value(second))"
  }

  private static func section(_ object: SpecObject) -> String {
    let heading = "### \(object.title)\n\n"
    switch object {
    case .style, .values:
      return heading + "The keys of \(link(.layer)) that are values: all from `minX` on.\n"
    case .animatedValues:
      return heading
        + "The keys of \(link(.layer)) that are numbers, colours, paths or lists of them, each with a value"
        + " to move to, or with \(link(.change)), \(link(.keyframes)) or \(link(.pathMotion)).\n"
    case .spec, .canvas, .layer, .snapshot, .symbol, .path, .textRun, .scroll, .pan, .sheet, .set,
      .animate, .transition, .drag, .wait, .branch, .parallel, .sequence, .transitionBody,
      .parameter, .touchFile,
      .touchLine, .change, .transformFunction, .keyframes,
      .pathMotion, .stepsTiming, .linearTiming,
      .dampingRatio, .spring, .perceptualSpring, .presetSpring, .responseSpring, .bounceSpring,
      .interpolatingSpring, .interpolatingParameters, .initialVelocity:
      let rows = object.fields.map { field in
        "| `\(field.key)`\(remark(field, of: object)) | \(value(field.shape))"
          + " | \(escaped(field.summary)) |\n"
      }
      return heading + "| key | value | meaning |\n|---|---|---|\n" + rows.joined()
    }
  }

  /// Whether the key is required, and which types of layer have it, where not all do.
  private static func remark(_ field: SpecObject.Field, of object: SpecObject) -> String {
    if field.isRequired { return ", required" }
    guard object == .layer, case .property(let property)? = PropertyKey.named(field.key)?.form,
      let kinds = property.kinds
    else { return "" }
    return " (\(kinds.map(\.rawValue).joined(separator: ", ")))"
  }

  /// What a key may hold, as a phrase without an article.
  private static func value(_ shape: Shape) -> String {
    if shape == .timing { return "[timing](#timings)" }
    return form(shape)
  }

  private static func form(_ shape: Shape) -> String {
    switch shape {
    case .number(let range, let unit): number(range, unit: unit)
    case .boolean: "boolean"
    case .text: "text"
    case .styledText: "text, or a list of \(link(.textRun))"
    case .path: "SVG path data, or \(link(.path))"
    case .series(let element): "list of: \(value(element))"
    case .color: "colour"
    case .word(let words), .choice(let words): word(words)
    case .namedNumber(let names): word(names.map(\.name))
    case .words(let words): "list of: \(word(words))"
    case .families: "text or list of texts"
    case .contents: "asset's name, \(link(.symbol)), \(link(.snapshot)) or null"
    case .numbers(let components):
      "[" + components.map(\.name).joined(separator: ", ") + "]"
    case .either(let first, let second): "\(value(first)); or \(value(second))"
    case .integer(let range):
      range.count == 1
        ? "\(range.lowerBound)" : "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .name: "text, no expression"
    case .fraction: "text such as `60000/1001`"
    case .layerPath: "layer's id"
    case .any: "any value"
    case .list(let element): "list of: \(value(element))"
    case .map(let element): "object by name of: \(value(element))"
    case .object(let object): link(object)
    case .union(let objects): objects.map(link).joined(separator: ", ")
    case .step: "[step](#steps)"
    }
  }

  private static func number(_ range: ClosedRange<Double>, unit: String) -> String {
    let isUnbounded = range == Shape.anyNumber
    let bounds = isUnbounded ? unit : range.words(unit: unit)
    return bounds.isEmpty ? "number" : "number, \(bounds)"
  }

  /// Longer lists, such as the devices, have a table of their own.
  private static func word(_ words: [String]) -> String {
    words.count > 20 ? "name" : words.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// To the heading that the object has.
  private static func link(_ object: SpecObject) -> String {
    let anchor = object.title.lowercased().filter {
      $0.isLetter || $0.isNumber || " -_".contains($0)
    }
    return "[\(object.words)](#\(anchor.replacing(" ", with: "-")))"
  }

  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension SpecObject {
  /// Its heading in the documentation.
  fileprivate var title: String {
    switch self {
    case .spec: "The spec"
    case .canvas: "The canvas"
    case .parameter: "A parameter"
    case .layer: "A layer"
    case .style: "A style"
    case .snapshot: "A snapshot"
    case .symbol: "A symbol"
    case .path: "A path of a rectangle"
    case .textRun: "A run of a text"
    case .scroll, .pan, .sheet: "Behaviour `\(rawValue)`"
    case .touchLine: "A touch in a straight line"
    case .touchFile: "A recorded touch"
    case .set, .animate, .transition, .drag, .wait, .branch, .parallel, .sequence:
      "Step `\(rawValue)`"
    case .transitionBody: "A transition"
    case .values: "Values that are set"
    case .animatedValues: "Values that are animated"
    case .change: "From, to, by"
    case .transformFunction: "A transform function"
    case .keyframes: "Keyframes"
    case .pathMotion: "Motion along a path"
    case .stepsTiming: "Timing by steps"
    case .linearTiming: "Timing by straight lines"
    case .dampingRatio: "Timing by damping ratio"
    case .spring: "Spring by mass, stiffness and damping"
    case .perceptualSpring: "Spring by perceptual duration"
    case .presetSpring: "SwiftUI's springs by name"
    case .responseSpring: "Spring by response"
    case .bounceSpring: "Spring by bounce"
    case .interpolatingSpring: "Interpolating spring"
    case .interpolatingParameters: "An interpolating spring's parameters"
    case .initialVelocity: "An initial velocity"
    }
  }
}
