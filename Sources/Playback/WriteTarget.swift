import Expressions
import Geometry
import SceneModel

/// A quantity that is written, as it stands just before.
struct WriteTarget {
  enum Key: Hashable {
    case property(Property)
    case place(Axis, Edge)
    case extent(Axis)
    case output(FingerOutput)
    /// Turned along a path.
    case turn
  }

  var node: NodeID
  var instance: Int
  var key: Key
  /// What is shown of it.
  var shown = Value.number(0)
  /// The same without running animations.
  var model = Value.number(0)
  /// Change a second of what is shown; nil where it follows from the node itself.
  var velocity: [Double]?
  /// Where the step names it.
  var place: SourcePlace?

  init(node: NodeID, instance: Int, key: Key) {
    self.node = node
    self.instance = instance
    self.key = key
  }

  /// By how much SwiftUI enlarges the value before it judges a spring's rest: 128 for points and
  /// colours (read from SwiftUI's animatable data), else 1.
  var unitScale: Double {
    switch key {
    case .place, .extent, .output: return 128
    case .turn: return 1
    case .property(let property):
      switch property.form {
      case .number(let unit, _): return unit == .points ? 128 : 1
      case .color, .path, .colors: return 128
      case .numbers(let unit, _): return unit == .points ? 128 : 1
      case .matrix, .boolean, .text, .styledText, .word, .words, .families, .contents: return 1
      }
    }
  }
}

extension WriteTarget.Key {
  /// The axis along which it moves: that of a place, a size or a component of a point or size.
  var axis: Axis? {
    switch self {
    case .place(let axis, _), .extent(let axis): axis
    case .property(let property): property.rawValue.axis
    case .output(let output): output.rawValue.axis
    case .turn: nil
    }
  }
}

extension String {
  /// Of a key path's last word. A turn about an axis does not go along it.
  fileprivate var axis: Axis? {
    guard !contains("rotation") else { return nil }
    return hasSuffix(".x") || hasSuffix(".width")
      ? .x : hasSuffix(".y") || hasSuffix(".height") ? .y : nil
  }
}
