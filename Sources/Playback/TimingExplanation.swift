import Expressions
import Geometry
import Motion
import SceneModel

/// The speeds a spring starts with along each axis, in travels per second.
struct AxisVelocities: Hashable, Sendable {
  var x: Double
  var y: Double
}

extension Compiler {
  /// Which timing a choice takes now and why, in words; nil where nothing is chosen.
  mutating func choiceWords(of timing: Timing, _ instance: Int?) throws(Diagnostic) -> String? {
    var (taken, name) = (timing, "")
    var reasons: [String] = []
    while case .choice(let choice) = taken.kind {
      let holds = try evaluate(choice.condition, of: instance) == .boolean(true)
      let reads = try readWords(in: choice, of: instance)
      reasons.append(
        "'\(choice.text)' is \(holds)"
          + (reads.isEmpty ? "" : " (\(reads.joined(separator: ", ")))"))
      let alternative = holds ? choice.then : choice.otherwise
      (taken, name) = (alternative.timing, alternative.text)
    }
    guard !reasons.isEmpty else { return nil }
    name.removeAll { $0 == "'" || $0 == "\"" }
    return "timing '\(name)', as \(reasons.joined(separator: " and "))"
  }

  /// What a condition reads and its values, each once; nothing where the condition is that alone.
  private mutating func readWords(
    in choice: Timing.Choice, of instance: Int?
  ) throws(Diagnostic) -> [String] {
    guard case .expression(let expression) = choice.condition.kind else { return [] }
    var words: [String] = []
    for known in expression.knownNames where known.name != choice.text {
      words.append("\(known.name) is \(known.value.words)")
    }
    for part in expression.parts where part.text != choice.text {
      let value = try evaluate(
        Formula(.expression(part), at: choice.condition.place), of: instance)
      let word = "\(part.text) is \(value.words)"
      if !words.contains(word) { words.append(word) }
    }
    return words
  }
}

extension AnimationRecord {
  /// The velocity that a spring is given, and what it starts with in what it moves; nil without one.
  var velocityWords: String? {
    guard let spring = segment.springTiming else { return nil }
    var words: String
    if let velocities {
      words = "initialVelocity dx \(velocities.x.words), dy \(velocities.y.words)"
    } else if spring.initialVelocity != 0 {
      words = "initialVelocity \(spring.initialVelocity.words)"
    } else {
      return nil
    }
    guard case .spring(let course) = segment.course, course.motions.count == 1,
      let motion = course.motions.first
    else { return words }
    let speed = motion.velocity(at: 0) * (segment.clock.pace?.rate ?? 1)
    words += velocities == nil ? ": " : key.axis == .x ? ": along x it " : ": along y it "
    return words + "starts at \(speed.words)\(key.isInPoints ? " pt/s" : " a second")"
  }
}

extension SpringTiming {
  /// In travels per second.
  var initialVelocity: Double {
    switch self {
    case .fitted(let spring): spring.initialVelocity
    case .coreAnimation(let spring), .interpolating(let spring): spring.initialVelocity
    case .analytic, .fluid: 0
    }
  }
}

extension Double {
  fileprivate var words: String { text(decimals: 3, trimmed: true) }
}
