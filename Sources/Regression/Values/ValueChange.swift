import Expressions
import Geometry

/// A value that is another in some frames.
public struct ValueChange: Hashable, Sendable {
  /// As `notch.cornerRadius`.
  public var name: String
  /// The frames in which it differs, in runs.
  public var frames: [ClosedRange<Int>]
  /// The largest difference; nil for what is no number.
  public var maxDelta: Double?
  /// Where the difference is largest, else where it begins.
  public var frame: Int
  public var before: String
  public var after: String
  /// The number at each frame of both sides; empty for what is no number.
  public var curveBefore: [Double]
  public var curveAfter: [Double]
}

extension ValueChange: CustomStringConvertible {
  /// `notch.cornerRadius: frames 4–17, max Δ 0.42 at frame 9 (12.31 → 12.73)`
  public var description: String {
    let delta = maxDelta.map { "max Δ \($0.fourDecimals) at frame \(frame)" } ?? "at frame \(frame)"
    return "\(name): \(frames.frameWords), \(delta) (\(before) → \(after))"
  }
}

extension [ClosedRange<Int>] {
  /// `frame 3`, `frames 4–17, 20`.
  public var frameWords: String {
    let parts = map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    let word = count == 1 && self[0].count == 1 ? "frame" : "frames"
    return "\(word) \(parts.joined(separator: ", "))"
  }

  /// The runs of some ascending numbers.
  public init(runsOf numbers: [Int]) {
    self = []
    for number in numbers {
      if let last, last.upperBound + 1 == number {
        self[endIndex - 1] = last.lowerBound...number
      } else {
        append(number...number)
      }
    }
  }
}

/// How the values of two films differ.
public struct ValueComparison: Hashable, Sendable {
  /// In the order of the new film's columns.
  public var changes: [ValueChange]
  /// Columns of one side only.
  public var added: [String]
  public var removed: [String]
  /// What a spring or curve does otherwise, one a line.
  public var animations: [AnimationChange]
  /// What the specs say otherwise.
  public var spec: [SpecChange]

  public init(
    changes: [ValueChange] = [], added: [String] = [], removed: [String] = [],
    animations: [AnimationChange] = [], spec: [SpecChange] = []
  ) {
    self.changes = changes
    self.added = added
    self.removed = removed
    self.animations = animations
    self.spec = spec
  }

  /// Whether a value of a frame is another.
  public var hasValueChanges: Bool { !(changes.isEmpty && added.isEmpty && removed.isEmpty) }

  public var isEmpty: Bool { !hasValueChanges && animations.isEmpty && spec.isEmpty }

  /// The names of what differs in a frame.
  public func names(inFrame index: Int) -> [String] {
    changes.filter { change in change.frames.contains { $0.contains(index) } }.map(\.name)
  }
}

extension ValueComparison {
  init(_ old: ValueTable, _ new: ValueTable) {
    self.init()
    let before = Dictionary(uniqueKeysWithValues: zip(old.columns, old.columns.indices))
    let after = Set(new.columns)
    added = new.columns.filter { before[$0] == nil }
    removed = old.columns.filter { !after.contains($0) }
    let count = min(old.rows.count, new.rows.count)
    for (column, name) in new.columns.enumerated() {
      guard let other = before[name] else { continue }
      let change = ValueChange(
        name: name, before: old.rows.map { $0[other] }, after: new.rows.map { $0[column] },
        count: count)
      if let change { changes.append(change) }
    }
  }
}

extension ValueChange {
  /// Nil where the first `count` values are the same.
  init?(name: String, before: [Value], after: [Value], count: Int) {
    let differing = (0..<count).filter { before[$0].exactText != after[$0].exactText }
    guard let first = differing.first else { return nil }
    var largest: (delta: Double, frame: Int)?
    for frame in differing {
      guard let one = before[frame].number, let other = after[frame].number else { continue }
      if abs(other - one) > largest?.delta ?? -1 { largest = (abs(other - one), frame) }
    }
    let frame = largest?.frame ?? first
    let isNumber = (before + after).allSatisfy { $0.number != nil }
    self.init(
      name: name, frames: .init(runsOf: differing), maxDelta: largest?.delta, frame: frame,
      before: before[frame].shownText, after: after[frame].shownText,
      curveBefore: isNumber ? before.compactMap(\.number) : [],
      curveAfter: isNumber ? after.compactMap(\.number) : [])
  }
}
