import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// Keyframes with their values read, as each component of a key gets them.
  mutating func keyframes(
    _ keyframes: Keyframes, of key: PropertyKey, _ instance: Int, _ colors: ColorInterpolation
  ) throws(Diagnostic) -> [PendingWrite.Values] {
    var timings: [TimingCurve] = []
    for timing in keyframes.timings {
      // Over the way between two keyframes as its whole.
      timings.append(try pace(timing, duration: 1, of: instance, named: "timings").curve)
    }
    let times = try keyTimes(keyframes, of: instance)
    switch keyframes.course {
    case .path(let formula, let rotation):
      let path = try path(formula, of: instance)
      try judge(times, count: path.segments.count + 1, keyframes)
      let animation = PathAnimation(
        path: path, keyTimes: times, timingFunctions: timings,
        calculationMode: keyframes.calculationMode, rotationMode: rotation)
      return [Axis.x, .y].map { axis in
        let course = Course.path(animation, axis)
        return PendingWrite.Values(
          from: course.start, to: course.end, isPlain: false, course: course,
          keyframes: KeyframeFacts(
            values: [], strokeCount: path.segments.count, rotationMode: rotation, keyTimes: times,
            curves: timings, mode: keyframes.calculationMode),
          direction: axis == .x && rotation != .none ? animation : nil)
      }
    case .values(let formulas):
      try judge(times, count: formulas.count, keyframes)
      var rows: [[Value]] = []
      for formula in formulas {
        let value = try evaluate(formula, of: instance)
        try check(value, for: key, at: formula.place)
        rows.append(key.components.indices.map { component($0, of: value, for: key) ?? value })
      }
      let corners = try corners(keyframes, of: instance)
      return courses(
        rows, keyframes.calculationMode, times, timings, corners, colors.form
      ).enumerated().map { index, course in
        PendingWrite.Values(
          from: rows.first?[index], to: rows.last?[index], isPlain: false, course: course,
          keyframes: KeyframeFacts(
            values: rows.map { $0[index] }, strokeCount: nil, rotationMode: .none, keyTimes: times,
            curves: timings, mode: keyframes.calculationMode))
      }
    }
  }

  /// One course a component of values that are read, a row each.
  private func courses(
    _ rows: [[Value]], _ mode: CalculationMode, _ times: [Double]?, _ timings: [TimingCurve],
    _ corners: [KeyframeAnimation<Numbers>.Corner], _ colors: NumberForm
  ) -> [Course] {
    let components = rows.first?.indices ?? 0..<0
    func animation(_ numbers: [[Double]]) -> KeyframeAnimation<Numbers> {
      KeyframeAnimation(
        values: numbers.map(Numbers.init), keyTimes: times, timingFunctions: timings,
        calculationMode: mode, corners: corners)
    }
    let forms = rows.flatMap { $0 }.map { NumberForm(of: $0, colors: colors) }
    if forms.allSatisfy({ $0 == .number }) {
      // Together, since the paced modes go by the distance of the whole.
      let whole = animation(rows.map { $0.map(\.number) })
      return components.map { .keyframes(whole, .component($0)) }
    }
    return components.map { index in
      let column = rows.map { $0[index] }
      if let form = NumberForm(of: column[0], colors: colors),
        column.allSatisfy({ NumberForm(of: $0, colors: colors) == form })
      {
        return .keyframes(animation(column.map { form.numbers(of: $0) }), .all(form))
      }
      if mode != .discrete, case .transform = column[0] {
        return .transforms(
          TransformAnimation(
            values: column.map { Transform3D($0) }, keyTimes: times, timingFunctions: timings,
            calculationMode: mode, corners: corners))
      }
      // The reader lets words pass only where they are held.
      let held = KeyframeAnimation(
        values: column.indices.map(Double.init), keyTimes: times, calculationMode: .discrete)
      return .discrete(column, held)
    }
  }

  private mutating func keyTimes(
    _ keyframes: Keyframes, of instance: Int
  ) throws(Diagnostic) -> [Double]? {
    guard let formulas = keyframes.keyTimes else { return nil }
    var times: [Double] = []
    for formula in formulas { times.append(try number(formula, of: instance) ?? 0) }
    return times
  }

  private mutating func corners(
    _ keyframes: Keyframes, of instance: Int
  ) throws(Diagnostic) -> [KeyframeAnimation<Numbers>.Corner] {
    let count = max(keyframes.tension.count, keyframes.continuity.count, keyframes.bias.count)
    var corners: [KeyframeAnimation<Numbers>.Corner] = []
    for index in 0..<count {
      var corner = KeyframeAnimation<Numbers>.Corner()
      if index < keyframes.tension.count {
        corner.tension = try number(keyframes.tension[index], of: instance) ?? 0
      }
      if index < keyframes.continuity.count {
        corner.continuity = try number(keyframes.continuity[index], of: instance) ?? 0
      }
      if index < keyframes.bias.count {
        corner.bias = try number(keyframes.bias[index], of: instance) ?? 0
      }
      corners.append(corner)
    }
    return corners
  }

  private mutating func path(
    _ formula: Formula, of instance: Int
  ) throws(Diagnostic) -> Path {
    let data = try evaluate(formula, of: instance).text
    let path: Path
    do throws(SVGPathError) {
      path = try Path(svgData: data)
    } catch {
      throw Diagnostic(.error, .pathSyntax, at: formula.place, "path: \(error.message)")
    }
    guard !path.segments.isEmpty else {
      throw Diagnostic(
        .error, .outOfRange, at: formula.place, "a path draws nothing, must have a stroke")
    }
    return path
  }

  /// Key times that were computed: their count and order.
  private func judge(
    _ times: [Double]?, count: Int, _ keyframes: Keyframes
  ) throws(Diagnostic) {
    guard let times, let formulas = keyframes.keyTimes else { return }
    let isDiscrete = keyframes.calculationMode == .discrete
    guard times.count == count || (isDiscrete && times.count == count + 1) else {
      throw Diagnostic(
        .error, .outOfRange, at: keyframes.place,
        "keyTimes has \(times.count) entries, must have \(count), one a keyframe")
    }
    var latest = 0.0
    for (time, formula) in zip(times, formulas) {
      guard time >= latest, time <= 1 else {
        throw Diagnostic(
          .error, .outOfRange, at: formula.place,
          "a key time is \(time.shortestText), must be \(latest.shortestText) to 1")
      }
      latest = time
    }
  }
}

extension Pace {
  /// The curve, or the spring over a distance of 1.
  fileprivate var curve: TimingCurve {
    switch self {
    case .curve(let curve): curve
    case .spring(let spring): TimingCurve(spring)
    }
  }
}

extension ColorInterpolation {
  fileprivate var form: NumberForm {
    switch self {
    case .gamma: .color
    case .linear: .linearColor
    }
  }
}
