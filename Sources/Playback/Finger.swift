import Geometry
import Motion
import SceneModel

/// A finger on the canvas while the timeline is compiled.
struct Finger {
  struct Sample {
    /// In nanoseconds of the film.
    var time: Int
    /// In points of the canvas.
    var point: Point
  }

  /// By time; at least one. Straight lines between them.
  var samples: [Sample]
  /// In points per second.
  var releaseVelocity: Point
  /// Counts down when it leaves.
  var join: Int
  /// Of the step.
  var path: [Int]
  /// What follows it, from the inside out.
  var grips: [Grip]

  /// The number of the sample that was last; its leg goes on to the next one.
  func leg(at time: Int) -> Int { samples.lastIndex { $0.time <= time } ?? 0 }

  func point(at time: Int) -> Point {
    let leg = leg(at: time)
    guard leg + 1 < samples.count else { return samples[leg].point }
    let (from, to) = (samples[leg], samples[leg + 1])
    return from.point.interpolated(
      to: to.point, amount: Double(time - from.time) / Double(to.time - from.time))
  }

  /// In points per second, from a time on; 0 from the last sample on.
  func velocity(at time: Int) -> Point {
    let leg = leg(at: time)
    guard leg + 1 < samples.count else { return .zero }
    let (from, to) = (samples[leg], samples[leg + 1])
    return (to.point - from.point).scaled(by: 1e9 / Double(to.time - from.time))
  }
}

/// A behaviour under a finger.
struct Grip {
  enum Phase {
    /// Held, not yet dragged.
    case possible
    case recognised
    /// Held, but another one has the drag.
    case failed
    /// Something else has taken the layer over.
    case lost
  }

  enum Kind {
    case scroll(ScrollGrip)
    case pan(PanBehaviour)
    case sheet(SheetGrip)
  }

  /// The layer whose behaviour it is.
  var instance: Int
  var kind: Kind
  var phase = Phase.possible
  /// Where the finger was when what is kept here held.
  var reference = Point.zero

  /// Whether only one of its like follows a finger.
  var isExclusive: Bool {
    switch kind {
    case .scroll, .sheet: true
    case .pan: false
    }
  }

  /// The directions in which it is recognised.
  var axes: [Axis] {
    switch kind {
    case .scroll(let grip): Axis.allCases.filter { grip.ranges[$0]?.canScroll ?? false }
    case .pan(let pan): pan.axes
    case .sheet: [.y]
    }
  }
}

/// A scroll view under a finger.
struct ScrollGrip {
  var ranges: [Axis: ScrollRange]
  /// The offset when the finger came down.
  var start = Point.zero
  /// The offset the finger asks for at the grip's reference.
  var wanted = Point.zero
}

/// A sheet under a finger, perhaps with a scroll view inside it.
struct SheetGrip {
  enum Driven {
    case sheet, content
  }

  var behaviour: SheetBehaviour
  var translation: SheetTranslation
  /// Whether it stood at a detent when the finger came down.
  var wasAtRest: Bool
  /// The height the finger asks for at the grip's reference.
  var wanted: Double
  /// What moves with the finger.
  var driven = Driven.sheet
  /// Nil where the finger is not on a scroll view that hands drags over.
  var inner: Inner?

  struct Inner {
    var instance: Int
    var range: ScrollRange
    var wanted: Double
  }
}

extension ScrollRange {
  /// Whether a finger can move the content at all.
  var canScroll: Bool { bounces || offsets.upperBound > offsets.lowerBound }
}

extension Point {
  subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .x: x
      case .y: y
      }
    }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}
