import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// A sheet under a finger that has not come down yet.
  ///
  /// - Parameter inner: The scroll view under the finger that hands its drags over.
  mutating func sheetGrip(
    _ behaviour: SheetBehaviour, of instance: Int, inner: Int?
  ) throws(Diagnostic) -> Grip {
    let factor = try shown(behaviour.factor, of: instance)?.number
    let limit = try shown(behaviour.limit, of: instance)?.number
    let translation: SheetTranslation =
      switch behaviour.translation {
      case .linear: .linear
      case .rubberBand:
        .rubberBand(factor: factor ?? RubberBand.scrollViewFactor, limit: limit)
      case .logarithmic:
        .logarithmic(factor: factor ?? SheetTranslation.standardLogarithmFactor, limit: limit)
      }
    var grip = SheetGrip(
      behaviour: behaviour, translation: translation, wasAtRest: true, wanted: 0)
    if let inner, let scroll = behaviours(of: inner).scroll,
      let range = try ranges(of: scroll, inner)[.y]
    {
      grip.inner = SheetGrip.Inner(instance: inner, range: range, wanted: 0)
    }
    return Grip(instance: instance, kind: .sheet(grip))
  }

  /// The sheet stops where it is, and what scrolls in it.
  mutating func catchSheet(_ grip: Grip, at time: Int) throws(Diagnostic) -> Grip {
    guard case .sheet(var sheet) = grip.kind else { return grip }
    let height = try output(.sheetHeight, of: grip.instance)
    sheet.wasAtRest = !moves(.sheetHeight, of: grip.instance, at: time)
    if !sheet.wasAtRest {
      writeOutput(.sheetHeight, of: grip.instance, .number(height), at: time)
      writeOutput(.sheetVelocity, of: grip.instance, .number(0), at: time)
    }
    disturb(OutputID(instance: grip.instance, output: .sheetIsAtRest), at: time)
    sheet.wanted = sheet.translation.wanted(for: height, in: sheet.behaviour.range)
    if let inner = sheet.inner {
      let offset = try hold(inner.instance, at: time)
      sheet.inner?.wanted = inner.range.wanted(forOffset: offset.y)
    }
    var caught = grip
    caught.kind = .sheet(sheet)
    return caught
  }

  /// The sheet, or the content in it, follows a leg of the finger.
  ///
  /// - Returns: The grip as it holds from now on, and when on this leg the one hands over to the
  ///   other.
  mutating func followSheet(
    _ grip: Grip, _ sheet: SheetGrip, _ finger: Finger, until end: Int, at time: Int
  ) -> (Grip, handOver: Int?) {
    let (point, speed) = (finger.point(at: time), finger.velocity(at: time).y)
    var (grip, sheet) = (grip, sheet)
    sheet.move(by: point.y - grip.reference.y, towards: speed)
    grip.reference = point
    grip.kind = .sheet(sheet)
    let range = sheet.behaviour.range
    var handOver: Int?
    switch sheet.driven {
    case .sheet:
      let course = FingerMotion.Course.sheetPull(
        from: sheet.wanted, velocity: -speed, sheet.translation, range)
      writeOutput(
        .sheetHeight, of: grip.instance,
        .motion(FingerMotion(course, start: time, end: end)), at: time)
      if let inner = sheet.inner {
        let offset = inner.range.offset(forWanted: inner.wanted)
        writeOutput(.contentOffsetY, of: inner.instance, .number(offset), at: time)
        writeOutput(.velocityY, of: inner.instance, .number(0), at: time)
        if speed < 0 {
          handOver = (range.upperBound - sheet.wanted).instant(at: -speed, after: time)
        }
      }
    case .content:
      let height = sheet.translation.height(for: sheet.wanted, in: range)
      writeOutput(.sheetHeight, of: grip.instance, .number(height), at: time)
      if let inner = sheet.inner {
        pull(
          inner.instance, .y, from: inner.wanted, velocity: -speed, inner.range, until: end,
          at: time)
        if speed > 0 {
          handOver = (inner.wanted - inner.range.offsets.lowerBound).instant(
            at: speed, after: time)
        }
      }
    }
    writeOutput(.sheetVelocity, of: grip.instance, .number(speed), at: time)
    return (grip, handOver)
  }

  // MARK: Release

  mutating func releaseSheet(
    _ grip: Grip, _ sheet: SheetGrip, _ finger: Finger, at time: Int
  ) throws(Diagnostic) {
    var sheet = sheet
    let isDragged = grip.phase == .recognised
    let velocity = isDragged ? finger.releaseVelocity.y : 0
    if isDragged { sheet.move(by: finger.point(at: time).y - grip.reference.y, towards: 0) }
    if let inner = sheet.inner {
      let isScrolled = isDragged && sheet.driven == .content
      let speed = isScrolled ? -velocity * inner.range.slope(atWanted: inner.wanted) : 0
      let rest = letGo(
        inner.instance, .y, offset: inner.range.offset(forWanted: inner.wanted), velocity: speed,
        inner.range, dragStart: isScrolled ? inner.wanted : nil, at: time)
      writeOutput(.isDragging, of: inner.instance, .boolean(false), at: time)
      comeToRest(OutputID(instance: inner.instance, output: .isAtRest), at: rest, now: time)
    }
    let rest = OutputID(instance: grip.instance, output: .sheetIsAtRest)
    guard isDragged || !sheet.wasAtRest else { return comeToRest(rest, at: time, now: time) }
    let height = sheet.translation.height(for: sheet.wanted, in: sheet.behaviour.range)
    writeOutput(.sheetHeight, of: grip.instance, .number(height), at: time)
    if isDragged { writeOutput(.sheetVelocity, of: grip.instance, .number(velocity), at: time) }
    // The content took the finger with it; the sheet stands at its highest detent.
    if sheet.driven == .content, height == sheet.behaviour.range.upperBound {
      writeDetent(nearestTo: height, sheet.behaviour, of: grip.instance, at: time)
      return comeToRest(rest, at: time, now: time)
    }
    memo.begin(at: Double(time) / 1e9)
    try settle(sheet.behaviour, of: grip.instance, from: height, at: time)
  }

  /// Sends a sheet where its policy says, read now.
  private mutating func settle(
    _ sheet: SheetBehaviour, of instance: Int, from height: Double, at time: Int
  ) throws(Diagnostic) {
    var target = sheet.detents[sheet.nearestDetent(to: height)]
    if let formula = sheet.target { target = try evaluate(formula, of: instance).number }
    let end: Int
    let course: FingerMotion.Course
    switch try pace(of: sheet, instance, at: time) {
    case .spring(let timing):
      let motion = timing.motion(distance: target - height)
      guard motion.settlingDuration <= 86_400 else {
        throw .neverSettles(motion.settlingDuration, at: sheet.timing?.place ?? sheet.place)
      }
      end = time + Nanoseconds.count(ofSeconds: motion.settlingDuration, rounded: .up)
      course = .sheetSpring(from: height, to: target, motion)
    case .curve(let curve):
      let duration = try seconds(sheet.duration, of: instance, at: time) ?? 0
      end = time + duration
      course = .sheetCurve(
        from: height, to: target, curve, duration: Double(duration) / 1e9)
    }
    writeDetent(nearestTo: target, sheet, of: instance, at: time)
    let rest = OutputID(instance: instance, output: .sheetIsAtRest)
    guard target != height, end > time else {
      writeOutput(.sheetHeight, of: instance, .number(target), at: time)
      return comeToRest(rest, at: time, now: time)
    }
    writeOutput(
      .sheetHeight, of: instance, .motion(FingerMotion(course, start: time, end: end)), at: time)
    comeToRest(rest, at: end, now: time)
  }

  /// How a sheet goes to where it rests: its timing in closed form, or a spring of response 0.3
  /// that does not overshoot.
  private mutating func pace(
    of sheet: SheetBehaviour, _ instance: Int, at time: Int
  ) throws(Diagnostic) -> Pace {
    let duration = try seconds(sheet.duration, of: instance, at: time) ?? 0
    memo.begin(at: Double(time) / 1e9)
    guard let timing = sheet.timing else {
      return .spring(try analytic(response: SheetBehaviour.standardResponse, 1, of: sheet))
    }
    switch try pace(timing, duration: Double(duration) / 1e9, of: instance, along: .y) {
    case .spring(.fluid(let spring)):
      return .spring(try analytic(response: spring.response, spring.dampingFraction, of: sheet))
    case .spring(let spring): return .spring(spring)
    case .curve(let curve): return .curve(curve)
    }
  }

  private func analytic(
    response: Double, _ dampingRatio: Double, of sheet: SheetBehaviour
  ) throws(Diagnostic) -> SpringTiming {
    do throws(ParameterError) {
      return .analytic(try Spring(response: response, dampingRatio: dampingRatio))
    } catch {
      throw Diagnostic(.error, .outOfRange, at: sheet.place, error.message)
    }
  }

  private mutating func writeDetent(
    nearestTo height: Double, _ sheet: SheetBehaviour, of instance: Int, at time: Int
  ) {
    let index = sheet.nearestDetent(to: height)
    writeOutput(.sheetDetent, of: instance, .number(Double(index)), at: time)
  }
}

extension SheetBehaviour {
  /// In seconds (OverlayContainer's spring; read from its source).
  fileprivate static let standardResponse = 0.3

  /// The index of the detent nearest to a height, the lower of two.
  fileprivate func nearestDetent(to height: Double) -> Int {
    detents.indices.min { abs(detents[$0] - height) < abs(detents[$1] - height) } ?? 0
  }
}

extension SheetGrip {
  /// How near to a detent or an edge counts as there, in points: a finger's way in the nanosecond
  /// by which an instant may be rounded.
  private static let tolerance = 2e-5

  /// Follows the finger a way down, then decides what goes on with it in a direction.
  ///
  /// The sheet below its highest detent comes first; there the content scrolls, down until its top.
  mutating func move(by way: Double, towards speed: Double) {
    switch driven {
    case .sheet: wanted -= way
    case .content: inner?.wanted -= way
    }
    guard let scrolled = inner, speed != 0 else { return }
    let (highest, top) = (behaviour.range.upperBound, scrolled.range.offsets.lowerBound)
    if wanted < highest - Self.tolerance {
      driven = .sheet
    } else if speed < 0 {
      if wanted < highest + Self.tolerance { wanted = highest }
      driven = .content
    } else if scrolled.wanted > top + Self.tolerance {
      driven = .content
    } else {
      if scrolled.wanted < top + Self.tolerance, scrolled.wanted > top - Self.tolerance {
        inner?.wanted = top
      }
      driven = .sheet
    }
  }
}
