import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// How far a scroll view can be scrolled as it is shown now.
  mutating func ranges(
    of scroll: ScrollBehaviour, _ instance: Int
  ) throws(Diagnostic) -> [Axis: ScrollRange] {
    let size = try shown(scroll.contentSize, of: instance)
    // Top, left, bottom, right.
    let inset = try shown(scroll.contentInset, of: instance) ?? .number(0)
    let bounces = try shown(scroll.bounces, of: instance) ?? .boolean(true)
    let vertical = try shown(scroll.alwaysBounceVertical, of: instance) ?? .boolean(true)
    let horizontal = try shown(scroll.alwaysBounceHorizontal, of: instance) ?? .boolean(false)
    var result: [Axis: ScrollRange] = [:]
    for axis in Axis.allCases {
      let isVertical = axis == .y
      let record = graph.axis(AxisID(instance: instance, axis: axis))
      let viewport = try memo.value(of: record.extent, in: graph).number
      let low = -inset.component(isVertical ? 0 : 1).number
      let content: Double
      if let size {
        content = size.component(isVertical ? 1 : 0).number
      } else {
        content = try extent(of: instance, axis)
      }
      let high = content + inset.component(isVertical ? 2 : 3).number - viewport
      let always = (isVertical ? vertical : horizontal) == .boolean(true)
      result[axis] = ScrollRange(
        offsets: low...max(low, high), viewport: viewport,
        bounces: bounces == .boolean(true) && (always || high > low))
    }
    return result
  }

  /// Content starts at its upper left edge, which insets move, unless the layer says where.
  mutating func placeContent() throws(Diagnostic) {
    memo.begin(at: 0)
    for instance in graph.tree.instances.indices {
      let layer = graph.tree.declared[graph.tree.instances[instance].declared]
      guard let scroll = layer.behaviours.scroll, scroll.contentInset != nil else { continue }
      let ranges = try ranges(of: scroll, instance)
      for axis in Axis.allCases {
        let output = FingerOutput.contentOffset(axis)
        let isDeclared = layer.values.contains { value in
          value.key.components.contains { $0.form == .output(output) }
        }
        guard !isDeclared, let start = ranges[axis]?.offsets.lowerBound else { continue }
        writeOutput(output, of: instance, .number(start), at: 0)
      }
      memo.begin(at: 0)
    }
  }

  /// How far the sublayers reach.
  private mutating func extent(of instance: Int, _ axis: Axis) throws(Diagnostic) -> Double {
    var result = 0.0
    for sublayer in graph.tree.instances[instance].sublayers {
      let record = graph.axis(AxisID(instance: sublayer, axis: axis))
      let end =
        try memo.value(of: record.origin, in: graph).number
        + memo.value(of: record.extent, in: graph).number
      result = max(result, end)
    }
    return result
  }

  /// The content stops where it is.
  mutating func catchContent(_ grip: Grip, at time: Int) throws(Diagnostic) -> Grip {
    guard case .scroll(var scroll) = grip.kind else { return grip }
    scroll.start = try hold(grip.instance, at: time)
    for axis in Axis.allCases {
      scroll.wanted[axis] =
        scroll.ranges[axis]?.wanted(forOffset: scroll.start[axis]) ?? scroll.start[axis]
    }
    var caught = grip
    caught.kind = .scroll(scroll)
    return caught
  }

  /// Stops a scroll view under a finger; gives the offset it stops at.
  mutating func hold(_ instance: Int, at time: Int) throws(Diagnostic) -> Point {
    var offset = Point.zero
    for axis in Axis.allCases {
      offset[axis] = try output(.contentOffset(axis), of: instance)
      if moves(.contentOffset(axis), of: instance, at: time) {
        writeOutput(.contentOffset(axis), of: instance, .number(offset[axis]), at: time)
        writeOutput(.velocity(axis), of: instance, .number(0), at: time)
      }
    }
    disturb(OutputID(instance: instance, output: .isAtRest), at: time)
    return offset
  }

  /// The content follows a leg of the finger.
  mutating func followScroll(
    _ grip: Grip, _ scroll: ScrollGrip, _ finger: Finger, until end: Int, at time: Int
  ) {
    let way = finger.point(at: time) - grip.reference
    let velocity = finger.velocity(at: time)
    for axis in grip.axes {
      guard let range = scroll.ranges[axis] else { continue }
      pull(
        grip.instance, axis, from: scroll.wanted[axis] - way[axis], velocity: -velocity[axis],
        range, until: end, at: time)
    }
  }

  mutating func pull(
    _ instance: Int, _ axis: Axis, from wanted: Double, velocity: Double, _ range: ScrollRange,
    until end: Int, at time: Int
  ) {
    let course = FingerMotion.Course.pull(from: wanted, velocity: velocity, range)
    move(instance, axis, course, until: end, at: time)
  }

  /// The content moves along a course from now on, and its speed is known.
  private mutating func move(
    _ instance: Int, _ axis: Axis, _ course: FingerMotion.Course, until end: Int, at time: Int
  ) {
    let motion = FingerMotion(course, start: time, end: end)
    writeOutput(.contentOffset(axis), of: instance, .motion(motion), at: time)
    let speed = FingerMotion(course, start: time, end: end, isSpeed: true)
    writeOutput(.velocity(axis), of: instance, .motion(speed), at: time)
  }

  // MARK: Release

  mutating func releaseContent(
    _ grip: Grip, _ scroll: ScrollGrip, _ finger: Finger, at time: Int
  ) throws(Diagnostic) {
    let isDragged = grip.phase == .recognised
    // What is shown has changed since the finger came down, and so may the edges have.
    let ranges = try behaviours(of: grip.instance).scroll.map { scroll throws(Diagnostic) in
      try self.ranges(of: scroll, grip.instance)
    }
    let way = finger.point(at: time) - grip.reference
    var end = time
    for axis in Axis.allCases {
      guard let range = ranges?[axis], let pulled = scroll.ranges[axis] else { continue }
      let follows = isDragged && grip.axes.contains(axis)
      let wanted = scroll.wanted[axis] - (follows ? way[axis] : 0)
      let speed = follows ? -finger.releaseVelocity[axis] * pulled.slope(atWanted: wanted) : 0
      let offset =
        follows
        ? pulled.offset(forWanted: wanted)
        : try output(.contentOffset(axis), of: grip.instance)
      let rest = letGo(
        grip.instance, axis, offset: offset, velocity: speed, range,
        dragStart: follows ? scroll.start[axis] : nil, at: time)
      end = max(end, rest)
    }
    writeOutput(.isDragging, of: grip.instance, .boolean(false), at: time)
    comeToRest(OutputID(instance: grip.instance, output: .isAtRest), at: end, now: time)
  }

  /// Content without a finger: it flies, bounces, or stands.
  ///
  /// - Parameters:
  ///   - velocity: Of the offset, in points per second.
  ///   - dragStart: The offset when the drag started, which paging counts from; nil for an axis
  ///     that was not dragged.
  /// - Returns: When it is at rest.
  mutating func letGo(
    _ instance: Int, _ axis: Axis, offset: Double, velocity: Double, _ range: ScrollRange,
    dragStart: Double?, at time: Int
  ) -> Int {
    guard let scroll = behaviours(of: instance).scroll else { return time }
    if scroll.isPagingEnabled, let dragStart {
      let page = range.pageOffset(from: dragStart, offset: offset, velocity: velocity)
      // Slow enough for a critically damped spring not to pass the page.
      let limit = EdgeBounce.angularFrequency * abs(offset - page)
      let bounce = EdgeBounce(
        edge: page, offset: offset, velocity: min(max(velocity, -limit), limit))
      return fly(instance, axis, .page(bounce), duration: bounce.duration, rest: page, at: time)
    }
    let distance = offset - range.clamped(offset)
    let release = ScrollRelease(
      offset: offset,
      velocity: distance == 0
        ? velocity : EdgeBounce.releaseVelocity(distance: distance, velocity: velocity),
      range: range.offsets, rate: scroll.decelerationRate,
      bounces: range.bounces)
    return fly(
      instance, axis, .release(release), duration: release.duration, rest: release.finalOffset,
      at: time)
  }

  private mutating func fly(
    _ instance: Int, _ axis: Axis, _ course: FingerMotion.Course, duration: Double, rest: Double,
    at time: Int
  ) -> Int {
    let end = time + Nanoseconds.count(ofSeconds: duration, rounded: .up)
    if end > time {
      move(instance, axis, course, until: end, at: time)
    } else if moves(.contentOffset(axis), of: instance, at: time)
      || graph.isDragged(.contentOffset(axis), of: instance)
    {
      writeOutput(.contentOffset(axis), of: instance, .number(rest), at: time)
      writeOutput(.velocity(axis), of: instance, .number(0), at: time)
    }
    return end
  }
}

extension Graph {
  /// Whether a finger gave the value last.
  fileprivate func isDragged(_ output: FingerOutput, of instance: Int) -> Bool {
    guard let node = outputNode(output, of: instance), let track = track(of: node) else {
      return false
    }
    if case .motion = tracks[track].last.base { return true }
    return false
  }
}
