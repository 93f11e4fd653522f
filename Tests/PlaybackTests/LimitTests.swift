import Motion
import Playback
import SceneModel
import SpecReader
import Testing

/// Speeds and times at the ends of what is allowed, and beyond: a diagnostic, never a crash.
struct LimitTests {
  static let layers = #"{ "id": "a", "minX": 0, "width": 1, "height": 1 }"#

  /// The first fault of a spec, from the reader or from the timeline.
  static func fault(_ steps: String, canvas: String = "") throws -> Diagnostic? {
    let text = """
      { "version": 1, "canvas": { "size": [400, 300], "fps": 60 \(canvas) },
        "variables": { "v": 1 }, "layers": [ \(layers) ], "timeline": [ \(steps) ] }
      """
    let result = SpecReader.read(text, file: "spec.json")
    if let fault = result.diagnostics.first(where: { $0.severity == .error }) { return fault }
    let scene = try #require(result.scene)
    do throws(Diagnostic) {
      _ = try Timeline(scene, assetSizes: [:], text: FixedAdvanceText())
      return nil
    } catch {
      return error
    }
  }

  /// Everything that has a speed; `$` stands for it.
  static let places = [
    #"{ "sequence": [ { "wait": 1 } ], "duration": 1, "speed": $ }"#,
    #"{ "parallel": [ { "wait": 1, "delay": 1 }, { "wait": 2 } ], "duration": 3, "speed": $ }"#,
    #"{ "animate": { "a": { "minX": 5 } }, "duration": 1, "speed": $ }"#,
    #"""
    { "animate": { "a": { "minX": 5 } }, "duration": 1, "repeatCount": "infinity", "speed": $ }
    """#,
    #"""
    { "sequence": [
        { "animate": { "a": { "minX": 5 } }, "timing": { "stiffness": 1 }, "speed": $ } ],
      "duration": 1, "repeatCount": "infinity" }
    """#,
  ]

  @Test(
    arguments: places, ["1e-12", "-1e-12", "0.0009", "1e12", "-1e12", "1001", "1e-300", "1e300"])
  func aSpeedOutOfRangeIsAFault(place: String, speed: String) throws {
    for word in [speed, "\"=v * \(speed)\""] {
      let fault = try #require(try Self.fault(place.replacing("$", with: word)), "\(word)")
      #expect(fault.code == .outOfRange)
      #expect(fault.place != nil)
      #expect(fault.message.contains("speed"), "\(fault.message)")
    }
  }

  @Test(arguments: places, ["0.001", "-0.001", "1000", "-1000", "0", "1"])
  func aSpeedInRangeIsNone(place: String, speed: String) throws {
    #expect(try Self.fault(place.replacing("$", with: speed)) == nil)
  }

  /// Groups in groups: their speeds multiply.
  @Test(arguments: [
    (outer: 0.001, inner: 1000, isAllowed: true), (outer: 0.01, inner: 0.1, isAllowed: true),
    (outer: 0.01, inner: 0.01, isAllowed: false), (outer: 100, inner: -100, isAllowed: false),
    (outer: 0, inner: 0.5, isAllowed: true),
  ])
  func speedsOfNestedGroupsMultiply(outer: Double, inner: Double, isAllowed: Bool) throws {
    let fault = try Self.fault(
      """
      { "sequence": [
          { "parallel": [ { "wait": 1 } ], "duration": 1, "speed": \(inner) } ],
        "duration": 5, "speed": \(outer) }
      """)
    #expect((fault == nil) == isAllowed, "\(fault?.message ?? "")")
    if let fault { #expect(fault.code == .outOfRange && fault.place != nil) }
  }

  /// Steps of a day, the longest: 1157 are 99 964 800 s and 1158 are 100 051 200 s, more than the
  /// 100 000 000 s within which a step must start. 106 752 would be more nanoseconds than an `Int`
  /// holds.
  @Test(arguments: [(1158, true), (1159, false), (99_000, false)])
  func aStepThatStartsTooLateIsAFault(count: Int, isAllowed: Bool) throws {
    let steps = Array(repeating: #"{ "wait": 86400 }"#, count: count).joined(separator: ",")
    let fault = try Self.fault(steps)
    #expect((fault == nil) == isAllowed)
    guard let fault else { return }
    #expect(fault.code == .outOfRange && fault.place != nil)
    #expect(
      fault.message == "the step starts after 100051200 s, must start within 100000000 s")
  }
}
