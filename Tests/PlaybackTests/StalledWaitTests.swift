import Playback
import SceneModel
import Testing

/// A condition that nothing in its `parallel` brings about any more.
struct StalledWaitTests {
  static let box = #"{ "id": "a", "frame": [0, 0, 10, 10] }"#

  static func marks(_ steps: String, layers: String = box) throws -> [String: Double] {
    let timeline = try timeline(layers: layers, timeline: steps)
    return Dictionary(uniqueKeysWithValues: timeline.marks.map { ($0.id, $0.time) })
  }

  @Test func theRestOfItsSequenceIsSkipped() throws {
    let marks = try Self.marks(
      """
      { "parallel": [
        { "animate": { "a": { "minX": 90 } }, "duration": 0.5 },
        [ { "wait": "=a.presentation.minX > 95" }, { "id": "never", "wait": 0 } ] ] },
      { "id": "after", "wait": 0.2 }
      """)
    #expect(marks == ["after": 0.5])
  }

  /// At the very end of its siblings it still counts.
  @Test func itMayHoldWhenTheOthersEnd() throws {
    let marks = try Self.marks(
      """
      { "parallel": [
        { "animate": { "a": { "minX": 90 } }, "duration": 0.5, "timing": "linear" },
        [ { "wait": "=a.presentation.minX >= 90" }, { "id": "then", "wait": 0.25 } ] ] },
      { "id": "after", "wait": 0 }
      """)
    #expect(marks == ["then": 0.5, "after": 0.75])
  }

  /// Two that wait for each other's steps are both given up; deeper lists end with them.
  @Test func severalAreGivenUpTogether() throws {
    let marks = try Self.marks(
      """
      { "parallel": [
        [ { "wait": "=a.hidden" }, { "set": { "a": { "opacity": 0 } } } ],
        [ { "if": "=a.opacity == 1", "then": [ { "sequence": [ { "wait": "=a.opacity == 0" } ] }, { "id": "no", "wait": 0 } ] } ],
        { "wait": 0.3 } ] },
      { "id": "after", "wait": 0 }
      """)
    #expect(marks == ["after": 0.3])
  }

  @Test func anInnerParallelEndsBeforeTheOuterOne() throws {
    let marks = try Self.marks(
      """
      { "parallel": [
        [ { "parallel": [ { "wait": 0.1 }, [ { "wait": "=a.hidden" }, { "id": "no", "wait": 0 } ] ] },
          { "id": "inner", "wait": 0.4 } ],
        { "wait": 1 } ] },
      { "id": "after", "wait": 0 }
      """)
    #expect(marks == ["inner": 0.1, "after": 1])
  }

  struct Pull: Sendable, CustomTestStringConvertible {
    var way: Double
    var dismisses: Bool
    var testDescription: String { "\(way) pt" }
  }

  /// A reaction while the finger is down: 80 pt of offset take 160.5276 pt of the finger on a view
  /// of 852 pt, and 10 pt of slop.
  @Test(arguments: [
    Pull(way: 170.5, dismisses: false), Pull(way: 170.55, dismisses: true),
    Pull(way: 300, dismisses: true),
  ])
  func aPullGoesFarEnoughOrNot(_ pull: Pull) throws {
    let marks = try Self.marks(
      """
      { "parallel": [
        { "drag": "list", "touch": [[0, 100, 100], [1, 100, \(100 + pull.way)], [2, 100, \(100 + pull.way)]] },
        [ { "wait": "=list.contentOffset.y <= -80" }, { "id": "dismiss", "wait": 0 } ] ] },
      { "id": "after", "wait": "=list.isAtRest" }
      """, layers: #"{ "id": "list", "height": 852, "scroll": {} }"#)
    #expect((marks["dismiss"] != nil) == pull.dismisses)
    if let dismiss = marks["dismiss"] {
      let travel = (1 / (1 - 80.0 / 852) - 1) * 852 / 0.55 + 10
      #expect(abs(dismiss - travel / pull.way) < 2e-9)
    }
    #expect(marks["after"] == 2)
  }
}
