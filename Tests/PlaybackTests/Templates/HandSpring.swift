/// SwiftUI's integrator, written down a second time from its description: sub-steps of 1/300 s
/// whose times are summed in Double; the first sample at or after a time is shown.
struct HandSpring {
  var response: Double
  var dampingFraction: Double
  /// Of the spring it took over from, and for how long that one's fades out.
  var former: (response: Double, fadingFor: Double)?

  /// - Returns: Place and velocity a time after the spring has started.
  func state(
    from start: Double, velocity: Double = 0, to target: Double, at time: Double
  ) -> (place: Double, velocity: Double) {
    var (x, v, a, t) = (start, velocity, 0.0, 0.0)
    while t < time {
      let w = 2 * Double.pi / response(at: t)
      let half = v + a / 600
      x += half / 300
      a = w * w * (target - x) - 2 * w * dampingFraction * half
      v = half + a / 600
      t += 1.0 / 300
    }
    return (x, v)
  }

  private func response(at time: Double) -> Double {
    guard let former else { return response }
    let part = min(time / former.fadingFor, 1)
    return response + (former.response - response) * (1 - part * part * (3 - 2 * part))
  }
}
