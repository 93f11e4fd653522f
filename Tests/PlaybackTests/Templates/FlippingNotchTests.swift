import Expressions
import Playback
import SpecReader
import Testing

/// The template `flipping-notch` from the pull to the new cell, by the constants of FlippingNotch.
struct FlippingNotchTests {
  /// A cell of 343 × 177 pt as wide as the notch, 209 pt.
  static let droppedHeight = 177.0 / 343 * 209

  /// The drop goes from 112 pt, 26 of the notch and 86 of the pull, to 40 pt and the small cell;
  /// the list from 86 to half of 177 + 10. easeInOut is at a half half-way and at 0.129… a quarter
  /// of the way; the radius goes straight from 16 to 10.
  @Test(arguments: [(variants: [String](), drop: 0.3), (variants: ["slow"], drop: 3.3)])
  func theDrop(variants: [String], drop: Double) throws {
    let timeline = try templateTimeline(.flippingNotch, variants: variants)
    let start = try timeline.start(of: "drop")
    #expect(abs(start - 0.45) < 1e-9)
    for (part, progress) in [
      (0.0, 0.0), (0.25, easeInOutQuarter), (0.5, 0.5), (0.75, 1 - easeInOutQuarter), (1, 1),
    ] {
      let values = try timeline.values(
        [
          "clone.maxY", "clone.minY", "clone.width", "clone.minX", "list.transform.translation.y",
          "clone.cornerRadius",
        ], at: start + part * drop)
      let expected: [Double] = [
        112 + (40 + Self.droppedHeight - 112) * progress, 40 * progress, 209, 83,
        86 + (93.5 - 86) * progress, 16 - 6 * part,
      ]
      for (value, expected) in zip(values, expected) {
        #expect(abs(value - expected) < 0.01, "\(part): \(values)")
      }
    }
  }

  /// The flip goes to the place of a cell, 16 pt from the left, 44 pt from above, and moves the
  /// list by a cell and a gap.
  @Test(arguments: [(variants: [String](), flip: 0.6), (variants: ["slow"], flip: 3.6)])
  func theFlip(variants: [String], flip: Double) throws {
    let timeline = try templateTimeline(.flippingNotch, variants: variants)
    let start = try timeline.start(of: "flip")
    let columns = [
      "clone.minX", "clone.minY", "clone.width", "clone.height", "list.transform.translation.y",
    ]
    let trace = try Trace(timeline)
    let angle = try #require(trace.columns.firstIndex(of: "flip.angle"))
    for (part, progress) in [(0.0, 0.0), (0.25, easeInOutQuarter), (0.5, 0.5)] {
      let values = try timeline.values(columns, at: start + part * flip)
      let expected: [Double] = [
        83 - 67 * progress, 40 + 4 * progress, 209 + 134 * progress,
        Self.droppedHeight + (177 - Self.droppedHeight) * progress, 93.5 + 93.5 * progress,
      ]
      for (value, expected) in zip(values, expected) {
        #expect(abs(value - expected) < 0.01, "\(part): \(values)")
      }
      guard case .number(let degrees) = try trace.rows(at: [start + part * flip])[0][angle] else {
        Issue.record("the angle is no number")
        continue
      }
      #expect(abs(degrees - 180 * progress) < 1e-3)
    }
    let end = try timeline.values(columns, at: start + flip)
    #expect(end.map { ($0 * 1e6).rounded() / 1e6 } == [16, 44, 343, 177, 187])
    #expect(abs(Double(timeline.duration) / 1e9 - (start + flip)) < 1e-9)
  }

  /// Until the limit the list follows a finger by UIScrollView's rubber band,
  /// (1 − 1/(0.55·x/d + 1))·d with d = 768, the list's height, after 10 pt: −86 pt are reached with
  /// x = (1/(1 − 86/d) − 1)·d/0.55.
  @Test(arguments: [(-0.5, false), (0.5, true)])
  func itDropsFromItsLimitOn(beyond: Double, drops: Bool) throws {
    let reach = 10 + (1 / (1 - 86.0 / 768) - 1) * 768 / 0.55
    let timeline = try templateTimeline(
      .flippingNotch,
      variables: #""pull": [[0, 187, 300], [0.4, 187, \#(300 + reach + beyond)]]"#)
    #expect(timeline.marks.contains { $0.id == "drop" } == drops)
    if !drops {
      let end = Double(timeline.duration) / 1e9
      #expect(try timeline.values(["list.contentOffset.y", "notch.maxY"], at: end) == [0, 26])
    }
  }

  /// The notch hangs 26 pt into the screen and follows the offset down to the limit.
  @Test func theNotchFollowsThePull() throws {
    let timeline = try templateTimeline(.flippingNotch, variants: ["short"])
    for time in [0.0, 0.1, 0.2, 0.3, 0.45, 0.6] {
      let (offset, edge, height) = (
        try timeline.value("list.contentOffset.y", at: time),
        try timeline.value("notch.maxY", at: time), try timeline.value("notch.height", at: time)
      )
      #expect(abs(edge - (26 - max(-86, min(0, offset)))) < 1e-9)
      #expect(height == 112)
    }
  }
}
