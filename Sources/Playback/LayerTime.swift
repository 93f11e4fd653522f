import Expressions
import Geometry
import Motion
import SceneModel

/// How time runs for one animation in layers that have a time of their own, since they last changed
/// it: a straight line.
struct LayerPace: Hashable, Sendable {
  /// In nanoseconds of the film.
  var start: Int
  /// How much of the animation had gone by then, in its layer's seconds; negative before it begins.
  var elapsed: Double
  /// The layer's seconds a second of the film; 0 stands still, negative goes backwards.
  var rate: Double
  /// When the animation began, in its layer's seconds.
  var begin: Double

  /// The layer's seconds since the animation began.
  func elapsed(at filmTime: Double) -> Double {
    elapsed + (filmTime - Double(start) / 1e9) * rate
  }
}

/// The times of all layers that have one of their own: `speed`, `timeOffset` and `beginTime`.
struct LayerTimes {
  /// By instance.
  private var timings: [Int: MediaTiming] = [:]
  /// In the order of time; one a layer and time.
  private(set) var changes: [Change] = []

  /// What a layer's time is from an instant on.
  struct Change: Hashable {
    /// In nanoseconds.
    var time: Int
    var instance: Int
    var timing: MediaTiming
  }

  /// Whether any layer has one.
  var isEmpty: Bool { timings.isEmpty }

  mutating func set(_ timing: MediaTiming, of instance: Int, at time: Int) {
    let isTheFilms = timing.beginTime == 0 && timing.speed == 1 && timing.timeOffset == 0
    let isNews = !isTheFilms || timings[instance] != nil
    timings[instance] = isTheFilms ? nil : timing
    guard isNews else { return }
    changes.removeAll { $0.time == time && $0.instance == instance }
    changes.append(Change(time: time, instance: instance, timing: timing))
  }

  /// The time of a layer and how fast it runs; nil where it is the film's.
  func time(
    of instance: Int, in tree: InstanceTree, at filmTime: Double
  ) -> (time: Double, rate: Double)? {
    guard !isEmpty else { return nil }
    var chain: [MediaTiming] = []
    var next: Int? = instance
    while let layer = next {
      if let timing = timings[layer] { chain.append(timing) }
      next = tree.instances[layer].parent
    }
    guard !chain.isEmpty else { return nil }
    return chain.reversed().reduce((filmTime, 1)) { outer, timing in
      (timing.layerTime(at: outer.0), outer.1 * timing.speed)
    }
  }
}

extension Property {
  /// Those of a layer's own time.
  static let timing: [Property] = [.speed, .timeOffset, .beginTime]
}

extension Compiler {
  /// Reads what layers declare of their own time.
  ///
  /// - Throws: Where it depends on what moves: time cannot run by what it moves.
  mutating func readLayerTimes() throws(Diagnostic) {
    memo.begin(at: 0)
    for instance in graph.tree.instances.indices where graph.says(.timing, of: instance) {
      let layer = graph.tree.declared[graph.tree.instances[instance].declared]
      var place: SourcePlace?
      for declared in layer.values {
        guard case .property(let property) = declared.key.form, Property.timing.contains(property),
          let node = graph.node(of: property, of: instance)
        else { continue }
        if property == .speed || place == nil { place = declared.formula.place }
        guard !graph.isFixed(node) else { continue }
        throw Diagnostic(
          .error, .outOfRange, at: declared.formula.place,
          "'\(declared.key.name)' reads what is shown, must be known when the film starts",
          hint: "change it by a step's 'set', or drive an animation by 'fractionComplete'")
      }
      try readLayerTime(of: instance, at: 0, place: place)
    }
  }

  private mutating func readLayerTime(
    of instance: Int, at filmTime: Int, place: SourcePlace?
  ) throws(Diagnostic) {
    var numbers: [Double] = []
    for property in Property.timing {
      let node = graph.node(of: property, of: instance)
      if let node {
        numbers.append(try memo.modelValue(of: node, in: graph).number)
      } else {
        numbers.append(property.defaultValue(graph.scene.appearance).number)
      }
    }
    layerTimes.set(
      MediaTiming(beginTime: numbers[2], speed: numbers[0], timeOffset: numbers[1]), of: instance,
      at: filmTime)
    let rate = layerTimes.time(of: instance, in: graph.tree, at: 0)?.rate ?? 1
    guard rate == 0 || MediaTiming.allowedSpeeds.contains(abs(rate)) else {
      throw Diagnostic(
        .error, .outOfRange, at: place,
        "with the layers around it the layer's speed is \(rate.shortestText), must be 0, or"
          + " \(MediaTiming.speedWords) either way")
    }
  }

  /// Lets the animations of a layer and of all within it go on in its new time.
  mutating func changeTime(
    of instance: Int, at time: Int, place: SourcePlace?
  ) throws(Diagnostic) {
    memo.begin(at: Double(time) / 1e9)
    try readLayerTime(of: instance, at: time, place: place)
    if let running = transitions.first(where: { running in
      running.endTime > time && graph.tree.instance(running.instance, isOrLiesIn: instance)
    }) {
      throw Diagnostic(
        .error, .outOfRange, at: place,
        "the time of '\(graph.traceName(of: running.instance))' changes during its transition",
        hint: "let the step come after the transition")
    }
    for inner in graph.tree.instances.indices
    where graph.tree.instance(inner, isOrLiesIn: instance) {
      let moment = layerTimes.time(of: inner, in: graph.tree, at: Double(time) / 1e9)
      for track in graph.tracks(of: inner) {
        let era = graph.tracks[track].last
        guard !era.segments.isEmpty else { continue }
        var segments = era.segments.filter { $0.end > time || $0.isExplicit && $0.end == time }
        for index in segments.indices {
          guard segments[index].clock.groups.isEmpty else { throw .groupInOwnTime(at: place) }
          segments[index].goOn(in: moment ?? (Double(time) / 1e9, 1), from: time)
        }
        graph.tracks[track].write(era.base, segments: segments, at: time)
      }
    }
    memo.begin(at: Double(time) / 1e9)
  }

  /// The pace of an animation that begins now; nil in a layer that has the film's time.
  func pace(of instance: Int, at time: Int) -> LayerPace? {
    layerTimes.time(of: instance, in: graph.tree, at: Double(time) / 1e9).map { moment in
      LayerPace(start: time, elapsed: 0, rate: moment.rate, begin: moment.time)
    }
  }

  /// How long a stretch of some layers' time takes in the film, at most; 0 where it never ends.
  func filmLength(of length: Int, in instances: [Int], at time: Int) -> Int {
    guard !layerTimes.isEmpty else { return length }
    return instances.reduce(0) { longest, instance in
      let rate = pace(of: instance, at: time)?.rate ?? 1
      guard rate > 0 else { return longest }
      return max(longest, rate == 1 ? length : Nanoseconds.whole(Double(length) / rate))
    }
  }
}

extension Segment {
  /// Goes on in another time of its layer from an instant of the film on.
  mutating func goOn(in moment: (time: Double, rate: Double), from time: Int) {
    let begin = clock.pace?.begin ?? Double(clock.start) / 1e9
    clock.pace = LayerPace(
      start: time, elapsed: moment.time - begin, rate: moment.rate, begin: begin)
    bound()
  }

  /// Sets its end and its rest, in the film, by its clock.
  mutating func bound() {
    guard clock.groups.isEmpty else { return }
    let whole = clock.media.map(\.visibleDuration) ?? clock.duration
    let stands = clock.media?.speed == 0
    let pace = clock.pace ?? LayerPace(start: clock.start, elapsed: 0, rate: 1, begin: 0)
    let remaining = whole - pace.elapsed
    if pace.rate > 0, remaining.isFinite {
      let seconds = min(max(0, remaining), 86_400) / pace.rate
      end = pace.start + Nanoseconds.count(ofSeconds: seconds)
      rest = end
    } else if pace.rate < 0 {
      // It comes back to its start and stays there, or is gone, as its clock says.
      end = Int.max
      rest = pace.start + Nanoseconds.count(ofSeconds: max(0, pace.elapsed) / -pace.rate)
    } else {
      end = Int.max
      rest = stands || pace.rate == 0 ? pace.start : Int.max
    }
    if staysAtEnd { end = Int.max }
  }
}

extension InstanceTree {
  /// Whether a layer is another or lies in it, at any depth.
  func instance(_ inner: Int, isOrLiesIn outer: Int) -> Bool {
    var next: Int? = inner
    while let layer = next {
      if layer == outer { return true }
      next = instances[layer].parent
    }
    return false
  }
}

extension Graph {
  /// The tracks of all that steps write of a layer.
  fileprivate func tracks(of instance: Int) -> [Int] {
    let axes = Axis.allCases.map { axis(AxisID(instance: instance, axis: $0)) }
    let nodes =
      Property.allCases.compactMap { node(of: $0, of: instance) }
      + axes.flatMap { [$0.place, $0.size] }
      + FingerOutput.allCases.compactMap { outputNode($0, of: instance) }
      + (turns[instance].map { [$0] } ?? [])
    return nodes.compactMap { track(of: $0) }
  }

  /// Whether a node has one value for good, whatever moves: where nothing that it follows from moves.
  fileprivate func isFixed(_ node: NodeID) -> Bool {
    var (open, seen) = ([node], Set([node]))
    func follow(_ nodes: some Sequence<NodeID>) {
      for node in nodes where seen.insert(node).inserted { open.append(node) }
    }
    while let node = open.popLast() {
      if case .constant = nodes[node] { continue }
      if case .formula = nodes[node] {
        follow(inputs(of: node))
        continue
      }
      guard let track = track(of: node), tracks[track].eras.count == 1 else { return false }
      switch tracks[track].last.base {
      case .constant: break
      case .node(let base): follow([base])
      case .motion: return false
      }
    }
    return true
  }
}

extension Diagnostic {
  /// A group has steps of several layers and one time for them all.
  static func groupInOwnTime(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, .outOfRange, at: place,
      "a group's animation is in a layer whose time is not the film's",
      hint: "give the group a 'speed' instead of the layer")
  }
}
