public import Expressions
import Geometry
public import SceneModel

/// The animated values of a timeline as a table: one row a time, one column a value.
///
/// A column stands for what a step writes or what a live expression makes of something that
/// changes: layers in tree order, in a layer the order of the property table, then transitions.
public struct Trace: Sendable {
  /// As `<layer id>.<key path>`; `<step id>.angle` and `.side` for a transition.
  public let columns: [String]
  private let sources: [Source]
  private let graph: Graph
  private let transitions: [TransitionRecord]

  private enum Source: Hashable, Sendable {
    case node(NodeID, Part)
    case angle(Int)
    case side(Int)
  }

  /// What of a value a column shows.
  enum Part: Hashable, Sendable {
    /// An entry of a matrix, counted row by row.
    case entry(Int)
    /// A part of an element of a list.
    indirect case element(Int, Part)
    case whole, red, green, blue, alpha, x, y, width, height
  }

  /// - Parameter properties: Further columns, as `clone.maxY`.
  /// - Throws: A diagnostic where one of them means nothing.
  public init(_ timeline: Timeline, properties: [String] = []) throws(Diagnostic) {
    var graph = timeline.graph
    var columns: [(name: String, source: Source)] = []
    let written = graph.writtenKeys()
    for instance in graph.tree.instances.indices {
      let name = graph.traceName(of: instance)
      let keys = graph.tracedKeys(
        of: instance, written: written[instance], still: timeline.still)
      for (key, node) in keys {
        for (suffix, part) in Self.parts(of: key.type, at: node, in: graph) {
          columns.append(("\(name).\(key.name)\(suffix)", .node(node, part)))
        }
      }
    }
    var names = Set(columns.map(\.name))
    for property in properties {
      let (node, type) = try graph.node(named: property)
      for (suffix, part) in Self.parts(of: type, at: node, in: graph)
      where !names.contains(property + suffix) {
        names.insert(property + suffix)
        columns.append((property + suffix, .node(node, part)))
      }
    }
    for (number, transition) in timeline.transitions.enumerated() {
      guard let id = transition.id, transition.style.flipAxis != nil else { continue }
      columns.append(("\(id).angle", .angle(number)))
      columns.append(("\(id).side", .side(number)))
    }
    self.columns = columns.map(\.name)
    sources = columns.map(\.source)
    self.graph = graph
    transitions = timeline.transitions
  }

  /// The values of all columns at each time in seconds.
  public func rows(at times: [Double]) throws(Diagnostic) -> [[Value]] {
    var memo = Memo()
    var rows: [[Value]] = []
    for time in times {
      memo.begin(at: time)
      var row: [Value] = []
      for source in sources {
        switch source {
        case .node(let node, let part):
          row.append(part.value(of: try memo.value(of: node, in: graph)))
        case .angle(let number): row.append(.number(transitions[number].angle(at: time)))
        case .side(let number):
          row.append(.number(transitions[number].showsBack(at: time) ? 1 : 0))
        }
      }
      rows.append(row)
    }
    return rows
  }

  private static func parts(
    of type: ValueType, at node: NodeID, in graph: Graph
  ) -> [(suffix: String, part: Part)] {
    switch type {
    case .color: [(".red", .red), (".green", .green), (".blue", .blue), (".alpha", .alpha)]
    case .point: [(".x", .x), (".y", .y)]
    case .size: [(".width", .width), (".height", .height)]
    case .rect: [(".x", .x), (".y", .y), (".width", .width), (".height", .height)]
    case .transform:
      if graph.isFlat(node) {
        [
          (".a", .entry(0)), (".b", .entry(1)), (".c", .entry(4)), (".d", .entry(5)),
          (".tx", .entry(12)), (".ty", .entry(13)),
        ]
      } else {
        (0..<16).map { (".m\($0 / 4 + 1)\($0 % 4 + 1)", .entry($0)) }
      }
    case .list(let element?) where element != .text:
      (0..<max(1, graph.mostElements(of: node))).flatMap { index in
        parts(of: element, at: node, in: graph).map { suffix, part in
          ("[\(index)]\(suffix)", .element(index, part))
        }
      }
    case .number, .boolean, .text, .path, .contents, .list, .dictionary: [("", .whole)]
    }
  }
}

extension Trace.Part {
  func value(of value: Value) -> Value {
    switch (self, value) {
    case (.red, .color(let color)): .number(color.red)
    case (.green, .color(let color)): .number(color.green)
    case (.blue, .color(let color)): .number(color.blue)
    case (.alpha, .color(let color)): .number(color.alpha)
    case (.element(let index, let part), .list(let values)):
      // A list that is shorter just now has nothing there.
      index < values.count ? part.value(of: values[index]) : .contents(.none)
    case (.entry(let index), _): value.component(index)
    case (.x, _): value.component(0)
    case (.y, _): value.component(1)
    case (.width, .rect), (.height, .rect): value.component(self == .width ? 2 : 3)
    case (.width, _): value.component(0)
    case (.height, _): value.component(1)
    case (.element, _), (.whole, _), (.red, _), (.green, _), (.blue, _), (.alpha, _): value
    }
  }
}
