import Foundation
import Playback
import SceneModel
import SpecReader
import Testing

/// `UISpringTimingParameters` with a vector as its initial velocity: each component of a point starts
/// with its own, in travels per second.
struct VelocityVectorTests {
  static func film(_ values: String, _ keys: String) throws -> Timeline {
    try timeline(
      layers: #"{ "id": "a", "position": [0, 0], "width": 20, "height": 10 }"#,
      timeline: #"{ "animate": { "a": { \#(values) } }, \#(keys) }"#)
  }

  /// The closed form, written out once more: the part of the way of x'' = −k(x − 1) − cx' with mass 1
  /// from 0 with the velocity v.
  static func part(_ stiffness: Double, _ damping: Double, _ v: Double, at time: Double) -> Double {
    let decay = damping / 2
    let omega = (stiffness - decay * decay).squareRoot()
    return 1 - exp(-decay * time) * (cos(omega * time) + (decay - v) / omega * sin(omega * time))
  }

  @Test func eachComponentOfAPointHasItsOwn() throws {
    let timeline = try Self.film(
      #""position": [200, -80]"#,
      #""timing": { "stiffness": 120, "damping": 8, "initialVelocity": { "dx": 6, "dy": -3 } }"#)
    for time in [0.02, 0.1, 0.3, 0.7] {
      let shown = try timeline.values(["a.position.x", "a.position.y"], at: time)
      #expect(abs(shown[0] - 200 * Self.part(120, 8, 6, at: time)) < 1e-9, "at \(time)")
      #expect(abs(shown[1] - -80 * Self.part(120, 8, -3, at: time)) < 1e-9, "at \(time)")
    }
  }

  /// The step lasts as long as the slower one: ln((1 + |B|)/0.001)/λ with B = (λ − v)/ω.
  @Test func theStepLastsUntilBothHaveSettled() throws {
    func settling(_ v: Double) -> Double {
      log((1 + abs((4 - v) / (120.0 - 16).squareRoot())) / 0.001) / 4
    }
    let timeline = try timeline(
      layers: #"{ "id": "a", "position": [0, 0], "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "position": [100, 100] } },
          "timing": { "stiffness": 120, "damping": 8, "initialVelocity": { "dx": 0, "dy": 30 } } },
        { "id": "next", "wait": 1 }
        """)
    let time = try #require(timeline.marks.first?.time)
    #expect(settling(30) > settling(0) + 0.1)
    #expect(abs(time - settling(30)) < 1e-8)
  }

  /// Over the step's duration each component has the spring that UIKit fits to its velocity: what a
  /// step of its own with that number shows.
  @Test(arguments: [(1.5, -2.0), (0, 4), (0.25, 0.25)])
  func fittedSpringsAreFittedToEach(_ dx: Double, _ dy: Double) throws {
    func keys(_ velocity: String) -> String {
      #""duration": 0.8, "timing": { "dampingRatio": 0.5, "initialVelocity": \#(velocity) }"#
    }
    let both = try Self.film(
      #""position": [100, 50], "transform.translation": [10, 20], "height": 40"#,
      keys(#"{ "dx": \#(dx), "dy": \#(dy) }"#))
    let x = try Self.film(
      #""position.x": 100, "transform.translation.x": 10"#, keys("\(dx)"))
    let y = try Self.film(
      #""position.y": 50, "transform.translation.y": 20, "height": 40"#, keys("\(dy)"))
    for time in [0.05, 0.2, 0.5, 0.79, 0.8] {
      for key in ["position.x", "transform.translation.x"] {
        #expect(try both.value("a.\(key)", at: time) == x.value("a.\(key)", at: time))
      }
      for key in ["position.y", "transform.translation.y", "height"] {
        #expect(try both.value("a.\(key)", at: time) == y.value("a.\(key)", at: time))
      }
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var step: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Fault(
      step:
        #""animate": { "a": { "opacity": 0 } }, "timing": { "damping": 8, "initialVelocity": { "dx": 1, "dy": 2 } }"#,
      message: "'opacity' moves along no axis, the timing's 'initialVelocity' is one for each"),
    Fault(
      step:
        #""animate": { "a": { "minX": 0 } }, "timing": { "damping": 8, "initialVelocity": { "dx": 1 } }"#,
      message: "'dy' is missing in an initial velocity"),
    Fault(
      step:
        #""animate": { "a": { "minX": 0 } }, "timing": { "perceptualDuration": 1, "initialVelocity": { "dx": 1, "dy": 2 } }"#,
      message:
        "'initialVelocity' of a spring with 'perceptualDuration' is one number, only a spring by"
        + " 'dampingRatio' or by mass has one for each axis"),
    Fault(
      step:
        #""transition": { "layer": "a", "style": "fade", "set": { "a": { "opacity": 0 } } }, "timing": { "damping": 8, "initialVelocity": { "dx": 1, "dy": 2 } }"#,
      message: "'transition' moves along no axis, the timing's 'initialVelocity' is one for each"),
    Fault(
      step:
        #""animate": { "a": { "minX": { "values": [0, 9], "timings": [{ "dampingRatio": 0.5, "initialVelocity": { "dx": 1, "dy": 2 } }] } } }, "duration": 1"#,
      message: "'timings' moves along no axis, the timing's 'initialVelocity' is one for each"),
    Fault(
      step:
        #""animate": { "a": { "minX": 9, "minY": 9 } }, "fractionComplete": 0.5, "scrubsLinearly": false, "timing": { "damping": 8, "initialVelocity": { "dx": 1, "dy": 2 } }"#,
      message: "'fractionComplete' moves along no axis, the timing's 'initialVelocity' is one for"
        + " each"
    ),
  ])
  func faultsAreTold(_ fault: Fault) throws {
    let result = SpecReader.read(
      """
      { "version": 1, "canvas": { "size": [40, 30] }, "layers": [ { "id": "a" } ],
        "timeline": [ { \(fault.step) } ] }
      """, file: "spec.json")
    var messages = result.diagnostics.map(\.message)
    if let scene = result.scene {
      do {
        _ = try Timeline(scene, assetSizes: [:], text: FixedAdvanceText())
      } catch {
        messages.append(error.message)
      }
    }
    #expect(messages.contains(fault.message), "\(messages)")
  }
}
