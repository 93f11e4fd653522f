import Expressions
import Playback
import Testing

/// What `inspect --at` says of live expressions. The values are worked out by hand from linear
/// motions: `a` moves 100 pt a second.
struct LiveValueTests {
  static let layers = #"""
    { "id": "a", "frame": [0, 0, 10, 10] },
    { "id": "list", "frame": [0, 0, 100, 100],
      "scroll": { "contentSize": ["=a.maxX", 500], "contentInset": ["=a.minX / 2", 0, 0, 0] } },
    { "id": "panel", "frame": [0, 0, 100, 100],
      "sheet": { "detents": [10, 90], "target": "=a.minX + 10", "limit": "=a.width" } },
    { "id": "p", "frame": [0, 0, 1, 1], "repeat": 2 }
    """#
  static let move = #"""
    { "parallel": [
      { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
      [ { "wait": "=a.minX >= 50" }, { "id": "late", "wait": "=a.minX >= 80" } ] ] }
    """#

  static func live(_ steps: String, at time: Double) throws -> [String: Value] {
    let values = try timeline(layers: layers, timeline: steps).liveValues(at: time)
    #expect(Set(values.map(\.owner)).count == values.count || values.isEmpty)
    return Dictionary(values.map { ($0.owner, $0.value) }) { first, _ in first }
  }

  @Test func behavioursTellWhatTheyWouldReadNow() throws {
    let live = try Self.live(Self.move, at: 0.25)
    #expect(live["list.scroll.contentSize"] == .number(35))
    #expect(live["list.scroll.contentInset"] == .number(12.5))
    #expect(live["panel.sheet.target"] == .number(35))
    #expect(live["panel.sheet.limit"] == .number(10))
  }

  /// The conditions hold at 0.5 and 0.8 s.
  @Test(arguments: [(0.25, 2), (0.6, 1), (0.9, 0)])
  func aConditionIsLiveUntilItHolds(time: Double, count: Int) throws {
    let live = try Self.live(Self.move, at: time)
    let conditions = live.filter { $0.key.hasSuffix("wait") }
    #expect(conditions.count == count)
    #expect(conditions.values.allSatisfy { $0 == .boolean(false) })
    #expect((live["late.wait"] != nil) == (count > 0))
    #expect((live["/timeline/0/parallel/1/0/wait"] != nil) == (count > 1))
  }

  @Test func aConditionNothingWaitsForYetNeedHaveNoValue() throws {
    let steps = #"""
      { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
      { "wait": "=1 / (a.minX - 25) > 0" }
      """#
    #expect(try Self.live(steps, at: 0.25)["/timeline/1/wait"] == nil)
    #expect(try Self.live(steps, at: 0.75)["/timeline/1/wait"] == .boolean(true))
  }

  @Test func fractionsSayTheirSteps() throws {
    let live = try Self.live(
      #"""
      { "animate": { "p[*]": { "opacity": 0 } }, "fractionComplete": "=a.minX / (index + 1)" },
      { "id": "turn", "animate": { "list": { "opacity": 0 } }, "fractionComplete": "=a.minX" },
      \#(Self.move)
      """#, at: 0.1)
    let fractions = live.filter { $0.key.contains("fractionComplete") }
    #expect(
      Set(fractions.keys) == [
        "/timeline/0/fractionComplete of p[0]", "/timeline/0/fractionComplete of p[1]",
        "turn.fractionComplete",
      ])
    guard case .number(let second)? = fractions["/timeline/0/fractionComplete of p[1]"] else {
      Issue.record("no number: \(fractions)")
      return
    }
    #expect(abs(second - 5) < 1e-9)
  }
}
