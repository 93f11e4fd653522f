import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// Puts a finger on the canvas; the step ends when it leaves.
  mutating func start(_ drag: Drag, in work: Work, at time: Int) throws(Diagnostic) {
    guard let instance = try instances(of: drag.layer).first else { return }
    let (samples, velocity) = try touch(drag, at: time)
    let path = joins[work.join].list.map { $0.path + [$0.next - 1] } ?? []
    fingers.append(
      Finger(
        samples: samples, releaseVelocity: velocity, join: work.join, path: path,
        grips: try grips(on: instance)))
    queue.add(.init(time: samples[0].time, path: path, action: .touch(fingers.count - 1)))
  }

  /// Where the finger is when, its numbers read now, and how fast it leaves.
  private mutating func touch(
    _ drag: Drag, at time: Int
  ) throws(Diagnostic) -> (samples: [Finger.Sample], releaseVelocity: Point) {
    var samples: [TouchTrack.Sample] = []
    var holds = false
    switch drag.touch {
    case .samples(let formulas):
      for formula in formulas {
        let value = try evaluate(formula, of: nil)
        let sample = TouchTrack.Sample(
          time: value.component(0).number,
          point: Point(x: value.component(1).number, y: value.component(2).number))
        guard (0...86_400).contains(sample.time) else {
          throw Diagnostic(
            .error, .outOfRange, at: formula.place,
            "a touch is at \(sample.time.shortestText), must be 0 to 86400 s")
        }
        if let last = samples.last, sample.time <= last.time {
          throw Diagnostic(
            .error, .outOfRange, at: formula.place,
            "a touch sample is at \(sample.time.shortestText) s after one at"
              + " \(last.time.shortestText) s, times must rise")
        }
        samples.append(sample)
      }
    case .line(let line):
      let duration = try number(line.duration, of: nil) ?? 0
      guard (0.001...86_400).contains(duration) else {
        throw Diagnostic(
          .error, .outOfRange, at: line.duration.place,
          "a touch takes \(duration.shortestText), must be 0.001 to 86400 s")
      }
      let (from, to) = (try point(line.from), try point(line.to))
      samples = [.init(time: 0, point: from), .init(time: duration, point: to)]
      if line.release == .hold {
        holds = true
        samples.append(.init(time: duration + TouchLine.holdDuration, point: to))
      }
    }
    let track: TouchTrack
    do throws(ParameterError) {
      track = try TouchTrack(samples)
    } catch {
      throw Diagnostic(.error, .outOfRange, at: drag.place, error.message)
    }
    let finger = track.samples.map { sample in
      Finger.Sample(time: time + Nanoseconds.count(ofSeconds: sample.time), point: sample.point)
    }
    for (sample, next) in zip(finger, finger.dropFirst()) where next.time <= sample.time {
      throw Diagnostic(
        .error, .outOfRange, at: drag.place,
        "two touch samples are less than a nanosecond apart")
    }
    return (finger, holds ? .zero : track.releaseVelocity)
  }

  private mutating func point(_ formula: Formula) throws(Diagnostic) -> Point {
    let value = try evaluate(formula, of: nil)
    return Point(x: value.component(0).number, y: value.component(1).number)
  }

  /// The behaviours of a layer and of those it lies in, from the inside out.
  private mutating func grips(on layer: Int) throws(Diagnostic) -> [Grip] {
    var chain: [Int] = []
    var next: Int? = layer
    while let instance = next {
      chain.append(instance)
      next = graph.tree.instances[instance].parent
    }
    // A scroll view that hands its drags over is followed through its sheet, from its own place.
    var sheets: [Int: Int] = [:]
    for instance in chain {
      guard let path = behaviours(of: instance).sheet?.scroll else { continue }
      let inner = graph.tree.instances(of: path).first { chain.contains($0) }
      if let inner { sheets[inner] = instance }
    }
    var result: [Grip] = []
    for instance in chain {
      let behaviours = behaviours(of: instance)
      if let sheet = sheets[instance], let behaviour = self.behaviours(of: sheet).sheet {
        result.append(try sheetGrip(behaviour, of: sheet, inner: instance))
      } else if let scroll = behaviours.scroll {
        result.append(
          Grip(
            instance: instance,
            kind: .scroll(ScrollGrip(ranges: try ranges(of: scroll, instance)))))
      }
      if let pan = behaviours.pan { result.append(Grip(instance: instance, kind: .pan(pan))) }
      if let sheet = behaviours.sheet, !sheets.values.contains(instance) {
        result.append(try sheetGrip(sheet, of: instance, inner: nil))
      }
    }
    return result
  }

  func behaviours(of instance: Int) -> Behaviours {
    graph.tree.declared[graph.tree.instances[instance].declared].behaviours
  }

  // MARK: The finger moves on

  /// Carries a finger over an instant: it comes down, goes another way, is recognised, hands over
  /// or leaves.
  mutating func advance(_ number: Int, at time: Int) throws(Diagnostic) {
    memo.begin(at: Double(time) / 1e9)
    let leg = fingers[number].leg(at: time)
    if time == fingers[number].samples[0].time { try touchDown(number, at: time) }
    try recognise(number, at: time)
    guard leg + 1 < fingers[number].samples.count else {
      for grip in fingers[number].grips.indices { try release(grip, of: number, at: time) }
      memo.begin(at: Double(time) / 1e9)
      return arrive(at: fingers[number].join, time: time)
    }
    var next = fingers[number].samples[leg + 1].time
    for grip in fingers[number].grips.indices {
      if let handOver = try follow(grip, of: number, until: next, at: time) {
        next = min(next, handOver)
      }
      if let recognition = recognitionTime(grip, of: number, after: time) {
        next = min(next, recognition)
      }
    }
    queue.add(.init(time: next, path: fingers[number].path, action: .touch(number)))
  }

  /// The finger stops what moves under it.
  private mutating func touchDown(_ number: Int, at time: Int) throws(Diagnostic) {
    for index in fingers[number].grips.indices {
      let grip = fingers[number].grips[index]
      for other in fingers.indices where other != number {
        for held in fingers[other].grips.indices
        where fingers[other].grips[held].instance == grip.instance {
          fingers[other].grips[held].phase = .lost
        }
      }
      switch grip.kind {
      case .scroll: fingers[number].grips[index] = try catchContent(grip, at: time)
      case .pan: break
      case .sheet: fingers[number].grips[index] = try catchSheet(grip, at: time)
      }
    }
    memo.begin(at: Double(time) / 1e9)
  }

  /// What a leg of the finger makes of a grip.
  ///
  /// - Parameter end: When the leg ends.
  /// - Returns: When within the leg it hands over to something else.
  private mutating func follow(
    _ index: Int, of number: Int, until end: Int, at time: Int
  ) throws(Diagnostic) -> Int? {
    let finger = fingers[number]
    let grip = finger.grips[index]
    switch grip.kind {
    case .pan:
      followPan(grip, finger, until: end, at: time)
      return nil
    case .scroll(let scroll):
      if grip.phase == .recognised { followScroll(grip, scroll, finger, until: end, at: time) }
      return nil
    case .sheet(let sheet):
      guard grip.phase == .recognised else { return nil }
      let (followed, handOver) = followSheet(grip, sheet, finger, until: end, at: time)
      fingers[number].grips[index] = followed
      return handOver
    }
  }

  private mutating func release(_ index: Int, of number: Int, at time: Int) throws(Diagnostic) {
    let finger = fingers[number]
    let grip = finger.grips[index]
    // A finger that has left holds nothing.
    fingers[number].grips[index].phase = .lost
    guard grip.phase != .lost else { return }
    switch grip.kind {
    case .scroll(let scroll): try releaseContent(grip, scroll, finger, at: time)
    case .pan: releasePan(grip, finger, at: time)
    case .sheet(let sheet): try releaseSheet(grip, sheet, finger, at: time)
    }
  }
}
