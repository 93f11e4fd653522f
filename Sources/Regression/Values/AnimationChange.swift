import Geometry
import Playback

/// An animation that runs otherwise: another curve, another spring, another time.
public struct AnimationChange: Hashable, Sendable {
  /// As `card.minX`; with a number from the second of one value on.
  public var name: String
  /// Nil where there was none.
  public var before: String?
  public var after: String?
}

extension AnimationChange: CustomStringConvertible {
  public var description: String {
    switch (before, after) {
    case (.some, .some):
      "\(name): " + differences.map { "\($0.before) → \($0.after)" }.joined(separator: "; ")
    case (nil, let after?): "\(name): new animation, \(after)"
    case (let before?, nil): "\(name): animation gone, \(before)"
    case (nil, nil): name
    }
  }

  /// The parts that are not the same, where both have as many; none where one is missing.
  public var differences: [(before: String, after: String)] {
    guard let before, let after else { return [] }
    let (old, new) = (before.split(separator: ", "), after.split(separator: ", "))
    guard old.count == new.count else { return [(before, after)] }
    return zip(old, new).filter { $0 != $1 }.map { (String($0), String($1)) }
  }

  /// Animations of one value are matched in the order of their starts.
  static func all(_ old: Timeline, _ new: Timeline) -> [AnimationChange] {
    let (before, after) = (facts(of: old), facts(of: new))
    let names =
      after.map(\.name)
      + before.map(\.name).filter { name in
        !after.contains { $0.name == name }
      }
    let oldTexts = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0.text) })
    let newTexts = Dictionary(uniqueKeysWithValues: after.map { ($0.name, $0.text) })
    return names.compactMap { name in
      oldTexts[name] == newTexts[name]
        ? nil : AnimationChange(name: name, before: oldTexts[name], after: newTexts[name])
    }
  }

  private static func facts(of timeline: Timeline) -> [(name: String, text: String)] {
    var counts: [String: Int] = [:]
    return timeline.explanations.map { animation in
      let name = "\(animation.layer).\(animation.property)"
      let number = counts[name, default: 0] + 1
      counts[name] = number
      return (number == 1 ? name : "\(name) (\(number))", animation.facts)
    }
  }
}

extension AnimationExplanation {
  fileprivate var facts: String {
    let length = duration.map { " for \($0.fourDecimals) s" } ?? ""
    let spring = spring.map { ", \($0.text)" } ?? ""
    return "from \(start.fourDecimals) s\(length), \(curve)\(spring)"
  }
}
