import Expressions
import Geometry
import SceneModel

extension PropertyKey {
  /// The kinds of layer that have it; nil for all.
  var kinds: [LayerKind]? {
    switch form {
    case .property(let property): property.kinds
    case .place, .extent, .output, .composite: nil
    }
  }

  /// What it takes: a type with its unit and range, or the words.
  var valueWords: String {
    switch form {
    case .property(let property): property.form.words
    case .place, .extent: "number, pt"
    case .output(let output): output.isWritable ? type.name : "\(type.name), read-only"
    case .composite: type.name
    }
  }

  /// One line.
  var summary: String {
    switch form {
    case .property(let property): property.summary
    case .place(_, .position): "where the anchor point lies, in the superlayer"
    case .place: "an edge or the middle, in the superlayer, before the transform"
    case .extent: "how far the bounds extend, at least 0"
    case .output(let output): output.summary
    case .composite(let keys): keys.map(partName).joined(separator: ", ") + " at once"
    }
  }

  /// `x` for `position.x` in `position`.
  private func partName(_ key: PropertyKey) -> String {
    let prefix = name + "."
    return key.name.hasPrefix(prefix) ? String(key.name.dropFirst(prefix.count)) : key.name
  }
}

extension Property.Form {
  fileprivate var words: String {
    switch self {
    case .number(let unit, let range):
      (["number", unit.rawValue].filter { !$0.isEmpty } + (range.words.map { [$0] } ?? []))
        .joined(separator: ", ")
    case .color: "colour"
    case .boolean: "boolean"
    case .text: "text"
    case .word(let words): words.joined(separator: " | ")
    case .words(let words): "list of " + words.joined(separator: " | ")
    case .styledText: "text or list of runs"
    case .families: "text or list of texts"
    case .matrix: "[a, b, c, d, tx, ty] or [m11 … m44]"
    case .contents: "asset, symbol or snapshot"
    case .path: "path"
    case .colors: "list of colours"
    case .numbers(let unit, let range):
      (["list of numbers", unit.rawValue].filter { !$0.isEmpty }
        + (range.words.map { [$0] } ?? [])).joined(separator: ", ")
    }
  }
}

extension ClosedRange<Double> {
  /// `0…1`, `≥ 0`; nil where any number is allowed.
  fileprivate var words: String? {
    let largest = Double.greatestFiniteMagnitude
    if upperBound < largest { return "\(lowerBound.shortestText)…\(upperBound.shortestText)" }
    return lowerBound > -largest ? "≥ \(lowerBound.shortestText)" : nil
  }
}
