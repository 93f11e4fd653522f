import Expressions
import Geometry
import Playback
import SceneModel
import SpecReader
import Testing

/// The template `overlay-sheet`: where it goes, and when it goes away.
struct OverlaySheetTests {
  struct Release: Sendable, CustomTestStringConvertible {
    var height: Double
    /// Of the finger, upward is negative.
    var velocity: Double
    var target: Double
    var testDescription: String { "\(height) pt, \(velocity) pt/s" }
  }

  /// What the template's variables give for a sheet with detents at 100, 200 and 300 pt.
  static func value(of name: String, _ release: Release, more: String = "") throws -> Value? {
    let scene = try templateScene(
      .overlaySheet,
      variables: """
        "detents": [100, 200, 300], "h": \(release.height), "v": \(release.velocity) \(more)
        """)
    return scene.variables.first { $0.name == name }?.formula.value
  }

  /// OverlayContainer, RushingForwardTargetNotchPolicyTests: a sheet at rest.
  @Test(
    arguments: [
      (0.0, 100.0), (50, 100), (100, 100), (149, 100), (151, 200), (200, 200), (249, 200),
      (251, 300), (300, 300), (310, 300), (100_000, 300),
    ].map { Release(height: $0.0, velocity: 0, target: $0.1) })
  func atRestTheNearestDetent(_ release: Release) throws {
    #expect(try Self.value(of: "target", release) == .number(release.target))
  }

  /// The same tests: from 400 pt/s on the direction decides, nothing looked ahead.
  @Test(arguments: [
    Release(height: 125, velocity: -100, target: 100),
    Release(height: 125, velocity: -200, target: 100),
    Release(height: 125, velocity: -500, target: 200),
    Release(height: 251, velocity: 100, target: 300),
    Release(height: 251, velocity: 200, target: 300),
    Release(height: 251, velocity: 500, target: 200),
  ])
  func fastTheNextDetentForward(_ release: Release) throws {
    let target = try Self.value(of: "target", release, more: #", "minimumDuration": 0"#)
    #expect(target == .number(release.target))
  }

  /// The same tests: the lowest detent disabled.
  @Test(arguments: [0.0, 50, 100, 149].map { Release(height: $0, velocity: 0, target: 200) })
  func neverADisabledDetent(_ release: Release) throws {
    let target = try Self.value(of: "target", release, more: #", "reachable": [200, 300]"#)
    #expect(target == .number(release.target))
  }

  /// The policy's own default looks 0.1 s ahead: 125 + 0.1 · 380 = 163 pt is nearest to 200.
  @Test func looksAhead() throws {
    let release = Release(height: 125, velocity: -380, target: 200)
    #expect(try Self.value(of: "target", release) == .number(200))
  }

  @Test(arguments: [-1000.0, 0, 1000])
  func aSingleDetentIsTheOnlyTarget(velocity: Double) throws {
    let release = Release(height: 125, velocity: velocity, target: 100)
    let target = try Self.value(of: "target", release, more: #", "reachable": [100]"#)
    #expect(target == .number(100))
  }

  struct Dismissal: Sendable, CustomTestStringConvertible {
    var height: Double
    var velocity: Double
    var below: Double
    var above: Double
    var isDismissed: Bool
    var testDescription: String { "\(height) below \(below), \(velocity) above \(above)" }
  }

  /// OverlayContainer, OverlayContainerSheetDismissalPolicyTest; a policy without a height has 0
  /// here, one without a velocity the largest there is.
  @Test(arguments: [
    Dismissal(height: 190, velocity: 0, below: 200, above: 100_000, isDismissed: true),
    Dismissal(height: 200, velocity: 0, below: 100, above: 100_000, isDismissed: false),
    Dismissal(height: 99, velocity: 0, below: 100, above: 100_000, isDismissed: true),
    Dismissal(height: 101, velocity: 0, below: 100, above: 100_000, isDismissed: false),
    Dismissal(height: 0, velocity: 100_000, below: 0, above: 100_000, isDismissed: false),
    Dismissal(height: 0, velocity: 1000, below: 0, above: 900, isDismissed: true),
    Dismissal(height: 0, velocity: 900, below: 0, above: 1000, isDismissed: false),
  ])
  func dismissalPolicy(_ dismissal: Dismissal) throws {
    let release = Release(height: dismissal.height, velocity: dismissal.velocity, target: 0)
    let isDismissed = try Self.value(
      of: "shouldDismiss", release,
      more: """
        , "isDismissible": true, "dismissBelow": \(dismissal.below),
        "dismissVelocity": \(dismissal.above)
        """)
    #expect(isDismissed == .boolean(dismissal.isDismissed))
  }

  /// On an iPhone X the detents are 203, 406 and 609 pt. A finger that goes up by 110 pt moves the
  /// sheet by 100 to 303; 0.1 s ahead of it 406, in the middle of the outer two, is at 1030 pt/s.
  @Test(arguments: [(1020.0, 406.0), (1040.0, 609.0)])
  func theTargetChangesAtItsVelocity(speed: Double, height: Double) throws {
    let timeline = try templateTimeline(.overlaySheet, variables: "\"speed\": \(speed)")
    let end = Double(timeline.duration) / 1e9
    #expect(abs(try timeline.value("overlay.sheet.height", at: end) - height) < 1e-9)
    #expect(abs(try timeline.value("overlay.minY", at: end) - (812 - height)) < 1e-9)
  }

  /// From 303 pt at 1040 pt/s to 609 pt: response 0.3 s, damping ratio 1 − 0.3 · 890/2850, no
  /// speed at the start. x = target − d·e^(−ζωt)(cos ω′t + ζω/ω′·sin ω′t).
  @Test func theSpringIsTheOneOfItsVelocity() throws {
    let timeline = try templateTimeline(.overlaySheet, variables: #""speed": 1040"#)
    let release = try timeline.start(of: "release")
    let (omega, ratio) = (2 * Double.pi / 0.3, 1 - 0.3 * 890 / 2850)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    for time in [0.02, 0.1, 0.2, 0.3] {
      let swing =
        Double.cos(damped * time) + ratio * omega / damped * Double.sin(damped * time)
      let expected = 609 - 306 * Double.exp(-ratio * omega * time) * swing
      let shown = try timeline.value("overlay.sheet.height", at: release + time)
      #expect(abs(shown - expected) < 0.01, "\(time)")
    }
  }

  /// Two positions, on an iPhone X at 101.5 and 710.5 pt. The finger goes up by 310 pt, of which 10
  /// are the slop, and leaves at 401.5 pt and 1000 pt/s for 710.5: UIKit's spring of damping ratio 0.6
  /// with 1000/309 of the way per second. Its ω is the largest solution of UIKit's own demand
  /// |ζω − w| / (ω√(1 − ζ²)) · e^(−ζωD) = 0.001, found here by bisection; then
  /// x = target − d·e^(−ζωt)(cos ω′t + (ζω − w)/ω′ · sin ω′t).
  @Test func twoPositionsTakeUIKitsSpring() throws {
    let timeline = try templateTimeline(
      .overlaySheet, variables: #""travel": -310, "speed": 1000"#, variants: ["two"])
    let release = try timeline.start(of: "release")
    #expect(abs(try timeline.value("overlay.sheet.height", at: release) - 401.5) < 1e-6)
    let (ratio, way, duration) = (0.6, 309.0, 0.3)
    let speed = 1000 / way
    let side = (1 - ratio * ratio).squareRoot()
    func left(_ omega: Double) -> Double {
      abs(ratio * omega - speed) / (omega * side) * Double.exp(-ratio * omega * duration)
    }
    var (low, high) = (20.0, 200.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if left(middle) > 0.001 { low = middle } else { high = middle }
    }
    for time in [0.02, 0.05, 0.1, 0.2, 0.29] {
      let swing =
        Double.cos(low * side * time)
        + (ratio * low - speed) / (low * side) * Double.sin(low * side * time)
      let expected = 710.5 - way * Double.exp(-ratio * low * time) * swing
      let shown = try timeline.value("overlay.sheet.height", at: release + time)
      #expect(abs(shown - expected) < 0.01, "\(time)")
    }
    #expect(abs(try timeline.value("overlay.sheet.height", at: release + 0.3) - 710.5) < 1e-9)
  }

  /// Beyond its two positions the sheet does not follow.
  @Test func twoPositionsClampTheHeight() throws {
    let timeline = try templateTimeline(
      .overlaySheet, variables: #""drag": [[0, 187, 700], [0.5, 187, 20], [0.7, 187, 20]]"#,
      variants: ["two"])
    for time in [0.5, 0.6, 0.7, 0.75] {
      #expect(try timeline.value("overlay.sheet.height", at: time) == 710.5)
    }
  }

  /// Let go standing at 391.5 pt, nearer to 101.5: UIKit's spring of damping ratio 1 over 0.3 s, at rest
  /// at its start. ω · 0.3 s = 9.2334134764516 is UIKit's fit for that (measured).
  @Test func twoPositionsDoNotOvershootWhereTheFingerStood() throws {
    let timeline = try templateTimeline(
      .overlaySheet,
      variables: """
        "drag": { "from": [187, 700], "to": [187, 400], "duration": 0.5, "release": "hold" }
        """, variants: ["two"])
    let release = try timeline.start(of: "release")
    #expect(try timeline.value("overlay.sheet.velocity", at: release) == 0)
    for time in [0.05, 0.1, 0.2, 0.29] {
      let way = 9.2334134764516 / 0.3 * time
      let expected = 101.5 + 290 * (1 + way) * Double.exp(-way)
      let shown = try timeline.value("overlay.sheet.height", at: release + time)
      #expect(abs(shown - expected) < 1e-4, "\(time)")
    }
  }

  /// Just below and above 2400 pt/s downward, from 406 pt.
  @Test(arguments: [(2390.0, false), (2410.0, true)])
  func aFastDragDismisses(speed: Double, isDismissed: Bool) throws {
    let timeline = try templateTimeline(
      .overlaySheet,
      variables: #""isDismissible": true, "start": 1, "travel": 120, "speed": \#(speed)"#)
    #expect(timeline.marks.contains { $0.id == "dismiss" } == isDismissed)
    guard isDismissed else { return }
    let end = try timeline.start(of: "dismiss") + 0.3
    #expect(abs(try timeline.value("overlay.minY", at: end) - 812) < 1e-9)
    #expect(try timeline.value("dim.opacity", at: end) == 0)
  }

  /// 100 pt above the highest detent, 609: 709 pt of translation are worth
  /// 609·(1 + 0.5·log₁₀(709/609)).
  @Test(arguments: [("flexible", true), ("expandable", true), ("rigid", false)])
  func heightStyles(style: String, grows: Bool) throws {
    let timeline = try templateTimeline(
      .overlaySheet, variables: #""heightStyle": "\#(style)", "start": 2, "travel": -110"#)
    let release = try timeline.start(of: "release")
    let height = 609 * (1 + 0.5 * Double.log10(709 / 609))
    #expect(abs(try timeline.value("overlay.sheet.height", at: release) - height) < 1e-6)
    let own = try timeline.value("overlay.height", at: release)
    #expect(abs(own - (grows ? height : 609)) < 1e-6)
  }

  /// Below the highest detent a flexible sheet is as high as it is seen, the others are not.
  @Test(arguments: [("flexible", 203.0), ("expandable", 609.0), ("rigid", 609.0)])
  func heightAtRest(style: String, height: Double) throws {
    let timeline = try templateTimeline(
      .overlaySheet, variables: #""heightStyle": "\#(style)""#)
    #expect(abs(try timeline.value("overlay.height", at: 0) - height) < 1e-9)
  }
}
