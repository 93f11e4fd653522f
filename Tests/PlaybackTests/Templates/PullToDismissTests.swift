import Playback
import SpecReader
import Testing

/// The template `pull-to-dismiss`: a button that fills with the pull, then grows, then acts.
struct PullToDismissTests {
  struct Pull: Sendable, CustomTestStringConvertible {
    /// The list's content offset.
    var offset: Double
    /// Of the mask, in points.
    var height: Double
    var scale: Double
    var testDescription: String { "\(offset) pt" }
  }

  /// Progress is the offset's part of 80 pt. The mask is full, 30 pt, at 0.75; from there to 1 the
  /// scale goes from 1 to 1.3.
  static let pulls = [
    Pull(offset: 0, height: 0, scale: 1),
    Pull(offset: -30, height: 15, scale: 1),
    Pull(offset: -59.2, height: 29.6, scale: 1),
    Pull(offset: -60, height: 30, scale: 1),
    Pull(offset: -60.01, height: 30, scale: 1.00015),
    Pull(offset: -60.8, height: 30, scale: 1.012),
    Pull(offset: -70, height: 30, scale: 1.15),
    Pull(offset: -79.2, height: 30, scale: 1.288),
    Pull(offset: -79.99, height: 30, scale: 1.29985),
    Pull(offset: -80.001, height: 30, scale: 1.3),
    Pull(offset: -120, height: 30, scale: 1.3),
  ]

  /// A finger that stands where the rubber band gives the offset: the list is d = 712 pt high,
  /// below 44 pt of page and 56 of header, and x = (1/(1 − offset/d) − 1)·d/0.55 after 10 pt.
  static func timeline(_ offset: Double) throws -> Timeline {
    let reach = offset == 0 ? 0 : 10 + (1 / (1 + offset / 712) - 1) * 712 / 0.55
    return try templateTimeline(
      .pullToDismiss,
      variables: #""pull": [[0, 187, 200], [0.5, 187, \#(200 + reach)], [1, 187, \#(200 + reach)]]"#
    )
  }

  @Test(arguments: pulls) func theButtonFillsAndGrows(_ pull: Pull) throws {
    let values = try Self.timeline(pull.offset).values(
      ["list.contentOffset.y", "fill.height", "fill.maxY", "close.transform.scale.x"], at: 0.9)
    for (value, expected) in zip(values, [pull.offset, pull.height, 30, pull.scale]) {
      #expect(abs(value - expected) < 1e-6, "\(values)")
    }
  }

  /// At the goal the menu goes while the finger is down still: in 0.3 s, easeInOut, from 44 pt to
  /// the screen's lower edge, the dimming from 0.3 to 0.
  @Test(arguments: pulls) func itGoesAtTheGoal(_ pull: Pull) throws {
    let timeline = try Self.timeline(pull.offset)
    #expect(timeline.marks.contains { $0.id == "dismiss" } == (pull.offset <= -80))
    guard pull.offset <= -80 else { return }
    let start = try timeline.start(of: "dismiss")
    #expect(start <= 0.5)
    for (part, progress) in [(0.0, 0.0), (0.25, easeInOutQuarter), (0.5, 0.5), (1, 1)] {
      let values = try timeline.values(["menu.minY", "dim.opacity"], at: start + part * 0.3)
      #expect(abs(values[0] - (44 + 768 * progress)) < 1e-3)
      #expect(abs(values[1] - 0.3 * (1 - progress)) < 1e-6)
    }
    let end = Double(timeline.duration) / 1e9
    #expect(try timeline.values(["menu.minY", "dim.opacity"], at: end) == [812, 0])
  }
}
