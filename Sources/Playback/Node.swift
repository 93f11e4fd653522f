import Expressions
import Geometry
import SceneModel

/// A number by which a value of the scene is computed and read.
typealias NodeID = Int

/// How one value is made from others. The nodes of a timeline form a graph without cycles.
enum Node: Hashable, Sendable {
  indirect case constant(Value)
  /// A live expression.
  indirect case formula(LiveFormula)
  /// A quantity that steps can write, by its track.
  case track(Int)
  /// A component of a point, size, rect or list.
  case component(of: NodeID, index: Int)
  /// A coordinate and a part of a length from there.
  case between(NodeID, NodeID, fraction: NodeID)
  /// The text of a string that may have runs.
  case plainText(NodeID)
  /// A list of values.
  case list([NodeID])
  /// Fields by name.
  case dictionary([String], [NodeID])
  /// A path of a rectangle and further numbers.
  case path(PathForm, [NodeID])
  /// A point, size or rect of numbers.
  case composite(CompositeForm, [NodeID])
  /// The size of a layer along an axis.
  case extent(AxisID)
  /// The coordinate of its min edge, in its superlayer.
  case origin(AxisID)
  /// The coordinate of an edge, in its superlayer.
  case edge(AxisID, Edge)
  /// The coordinate of an edge in the layer's own bounds.
  case boundsEdge(AxisID, Edge)
  /// The size a text or picture has by itself.
  case naturalExtent(AxisID)
  /// A layer's rectangle in another coordinate space.
  indirect case converted(Conversion)
  /// The matrix of a list of transform functions.
  case matrix(of: NodeID)
  /// What a fraction drives in place of time.
  indirect case scrubbed(Scrub)

  enum CompositeForm: Hashable, Sendable {
    case point, size, rect
    /// The mean of all components, as `transform.scale` reads.
    case mean
    /// The first component, as `cornerRadius` reads.
    case first

    func value(of components: [Value]) -> Value {
      let numbers = components.map(\.number)
      switch self {
      case .point: return .point(Point(x: numbers[0], y: numbers[1]))
      case .size: return .size(Size(width: numbers[0], height: numbers[1]))
      case .rect:
        return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case .mean: return .number(numbers.reduce(0, +) / Double(numbers.count))
      case .first: return components[0]
      }
    }
  }
}

/// One axis of one layer.
struct AxisID: Hashable, Sendable {
  var instance: Int
  var axis: Axis
}

/// The way of a rectangle from one layer's superlayer to another coordinate space.
struct Conversion: Hashable, Sendable {
  /// Whose rectangle.
  var instance: Int
  /// Out through these layers, then in through those.
  var out: [Int]
  var inward: [Int]
}

/// A live expression, ready to run.
struct LiveFormula: Hashable, Sendable {
  var program: Program
  var formula: Formula
  /// What it gives, in words: `clone.minX`, or a variable's name.
  var owner: String
}
