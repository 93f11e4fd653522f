public import Drawing
import Expressions
public import Geometry
public import SceneModel

/// A scene compiled to functions of time.
///
/// Steps, conditions and interruptions are resolved once; afterwards any time can be asked for, in
/// any order and from any thread. A frame depends on nothing but the timeline and the time.
public struct Timeline: Sendable {
  public let scene: Scene
  /// In nanoseconds; the time of the settled end.
  public let duration: Int
  /// When each step with an id that was reached started, in the order of their starts.
  public let marks: [StepMark]
  /// Whether something moves for ever.
  public var isEndless: Bool { graph.tracks.contains { $0.endlessCycle != nil } }

  let graph: Graph
  let transitions: [TransitionRecord]
  /// In the order of their starts.
  let animations: [AnimationRecord]
  /// In the order of their starts.
  let waits: [WaitRecord]
  /// In the order in which they were handed over.
  let scrubs: [ScrubRecord]
  let layerTimes: LayerTimes
  /// The nodes whose values change, each after those it reads.
  private let order: [NodeID]
  let still: StillValues
  let background: NodeID?
  private let stillItems: StillItems
  /// Nil where the layers are shown alone.
  private let chrome: DeviceChrome?

  /// Compiles a scene.
  ///
  /// - Parameters:
  ///   - assetSizes: The natural sizes of the scene's assets by name, in points.
  ///   - text: Breaks texts into lines; decides their natural sizes.
  /// - Throws: A ``Diagnostic`` for what only shows when steps run: cycles of live expressions,
  ///   values out of range, conditions that never hold.
  public init(
    _ scene: Scene, assetSizes: [String: Size], text: any TextMeasuring
  ) throws(Diagnostic) {
    self.scene = scene
    var graph = Graph(
      scene: scene, tree: InstanceTree(scene), assetSizes: assetSizes, text: text)
    try graph.build()
    if let formula = scene.canvas.background {
      background = graph.node(of: try graph.link(formula, of: nil, owner: "canvas.background"))
    } else {
      background = nil
    }
    var compiler = Compiler(graph)
    try compiler.run()
    let compiled = compiler.graph
    self.graph = compiled
    transitions = compiler.transitions
    animations = compiler.animations
    waits = compiler.waitRecords
    scrubs = compiler.scrubs
    layerTimes = compiler.layerTimes
    marks = compiler.marks
    duration = scene.canvas.duration ?? compiler.filmEnd

    let sorted = try compiled.sorted()
    let moves = compiled.movingNodes(sorted, transitions: compiler.transitions)
    var values = [Value](repeating: .boolean(false), count: compiled.nodes.count)
    var index = [Int32](repeating: -1, count: compiled.nodes.count)
    var order: [NodeID] = []
    for node in sorted {
      if moves[node] {
        index[node] = Int32(order.count)
        order.append(node)
      } else {
        values[node] = try compiled.compute(node, at: 0) { values[$0] }
      }
    }
    self.order = order
    still = StillValues(values: values, movingIndex: index)
    chrome = DeviceChrome(of: scene.canvas, scene.appearance, text: text)
    stillItems = StillItems(
      graph: compiled, transitions: compiler.transitions, still: still)
  }

  /// What every frame is computed from at a time in seconds.
  ///
  /// - Parameter transition: Gives the front side of a transition: the properties it set keep
  ///   their former values, and all that reads them follows.
  /// - Throws: A diagnostic where a live expression has no value at that time.
  func values(
    at time: Double, frontOf transition: TransitionRecord? = nil
  ) throws(Diagnostic) -> FrameValues {
    var result = FrameValues(
      still: still, moving: [Value](repeating: .boolean(false), count: order.count))
    guard let transition else {
      for (index, node) in order.enumerated() {
        result.moving[index] = try graph.compute(node, at: time) { result[$0] }
      }
      return result
    }
    for (index, node) in order.enumerated() {
      if let kept = transition.front[node] {
        result.moving[index] = kept
      } else {
        result.moving[index] = try graph.compute(
          node, at: time, modes: transition.frontModes
        ) { result[$0] }
      }
    }
    return result
  }

  /// The frame at a time in seconds as drawing instructions.
  ///
  /// - Throws: A diagnostic where a live expression has no value at that time; ``check(times:)``
  ///   finds out beforehand.
  public func displayList(at time: Double) throws(Diagnostic) -> DisplayList {
    let values = try values(at: time)
    var fronts: [Int: FrameValues] = [:]
    for (number, transition) in transitions.enumerated() where transition.isRunning(at: time) {
      fronts[number] = try self.values(at: time, frontOf: transition)
    }
    let emitter = Emitter(
      graph: graph, transitions: transitions, time: time, values: values, fronts: fronts,
      stillItems: stillItems)
    var color = Color.clear
    if let background, case .color(let shown) = values[background] { color = shown }
    let items = graph.tree.roots.sortedByDepth(emitter).compactMap { emitter.emit($0) }
    if let chrome { return chrome.list(around: items, background: color.clamped) }
    return DisplayList(size: scene.canvas.size, background: color.clamped, items: items)
  }

  /// Evaluates every live expression that can fail at each of some times.
  ///
  /// - Throws: The first failure, with the values the expression read and the time.
  public func check(times: some Sequence<Double>) throws(Diagnostic) {
    let canFail = order.contains { node in
      if case .formula(let live) = graph.nodes[node] { return live.canFail }
      return false
    }
    guard canFail else { return }
    for time in times {
      do throws(Diagnostic) {
        _ = try values(at: time)
      } catch {
        var diagnostic = error
        diagnostic.message += " at t = \(time.text(decimals: 6, trimmed: true)) s"
        throw diagnostic
      }
    }
  }
}

/// When a step with an id started.
public struct StepMark: Hashable, Sendable {
  public var id: String
  /// In seconds.
  public var time: Double
}

extension LiveFormula {
  var canFail: Bool {
    if case .expression(let expression) = formula.kind { return expression.canFail }
    return false
  }
}

extension Graph {
  /// By node: whether its value changes over time.
  fileprivate func movingNodes(
    _ sorted: [NodeID], transitions: [TransitionRecord]
  ) -> [Bool] {
    var moves = [Bool](repeating: false, count: nodes.count)
    // A side of a transition differs even where the write came before the first frame.
    for transition in transitions {
      for node in transition.front.keys { moves[node] = true }
      for index in transition.frontModes.keys {
        moves[axes[index].extent] = true
        moves[axes[index].origin] = true
      }
    }
    for node in sorted where !moves[node] {
      switch nodes[node] {
      case .track(let track): moves[node] = !tracks[track].isConstant
      case .extent(let id), .origin(let id): moves[node] = axis(id).changes
      case .constant, .formula, .component, .between, .plainText, .list, .dictionary, .path,
        .composite,
        .edge, .boundsEdge, .naturalExtent, .converted, .scrubbed, .matrix:
        break
      }
      if !moves[node] { moves[node] = inputs(of: node).contains { moves[$0] } }
    }
    return moves
  }
}
