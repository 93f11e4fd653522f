import Geometry
import Motion

extension TimingCurve {
  /// The curve in a designer's words.
  var words: String {
    switch self {
    case .bezier(let curve):
      if let easing = Easing.allCases.first(where: { $0.controlPoints == curve }) {
        return easing.rawValue
      }
      let most = curve.highestProgress
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.short }
      let swing = most > 1.0005 ? ", overshoots by \(((most - 1) * 100).short) %" : ""
      return "cubic Bézier (\(points.joined(separator: ", ")))\(swing)"
    case .steps(let steps):
      let jump =
        switch steps.jump {
        case .start: "at the start of each"
        case .end: "at the end of each"
        case .none: "between them"
        case .both: "at both ends"
        }
      return "\(steps.count) steps, jumping \(jump)"
    case .piecewiseLinear(let easing): return "straight lines between \(easing.points.count) points"
    case .circular(let easing): return easing.rawValue
    case .spring(let motion): return motion.timing.words
    }
  }
}

extension SpringTiming {
  /// The spring in a designer's words.
  var words: String {
    switch self {
    case .fitted(let spring):
      "spring with damping ratio \(spring.dampingRatio.short), fitted to its duration"
        + " (stiffness \(spring.spring.stiffness.short))"
    case .coreAnimation(let spring): "Core Animation spring, \(spring.words)"
    case .interpolating(let spring): "interpolating spring, \(spring.words)"
    case .analytic(let spring):
      "SwiftUI spring in closed form, response \(spring.response.short) s, damping fraction"
        + " \(spring.dampingRatio.short)"
    case .fluid(let spring):
      "SwiftUI spring, response \(spring.response.short) s, damping fraction"
        + " \(spring.dampingFraction.short)"
    }
  }
}

extension CASpring {
  fileprivate var words: String {
    "mass \(mass.short), stiffness \(stiffness.short), damping \(damping.short)"
      + " (damping ratio \(dampingRatio.short)"
      + (dampingRatio > 1 && !allowsOverdamping ? ", computed as critical)" : ")")
  }
}

extension Double {
  fileprivate var short: String { text(decimals: 3, trimmed: true) }
}
