import Playback
import Testing

/// Numbers of transform functions between and beyond two states, as browsers show them: the
/// web-platform-tests css/css-transforms/animation, transform-interpolation 001 to 006 and its
/// reftests, list-interpolation, and the interpolation of translate, rotate and scale.
///
/// CSS takes functions of one kind number by number, as Core Animation takes key paths; what stands
/// for the value below or around is written out, and lengths of any one unit are points. Whole
/// matrices are in the tests of `Motion`. Core Animation has nothing for the rest: lists that match
/// only in part, skews (it takes a sheared matrix apart), turns beyond 180° about an axis that is
/// not x, y or z, lengths in two units, and CSS's `perspective`, a distance, where m34 is one over it.
struct CSSFunctionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var from, to: Double
    /// The part of the way, −1 to 2, and the number there.
    var shown: [(amount: Double, number: Double)]
    var testDescription: String { "\(key) from \(from) to \(to)" }

    init(_ key: String, _ from: Double, _ to: Double, _ shown: [(Double, Double)]) {
      (self.key, self.from, self.to) = (key, from, to)
      self.shown = shown.map { (amount: $0.0, number: $0.1) }
    }
  }

  static let rows = [
    Row(
      "transform.rotation.x", 0, 0,
      [(-1, 0), (0, 0), (0.25, 0), (0.5, 0), (0.75, 0), (1, 0), (2, 0)]),
    Row(
      "transform.rotation.x", 0, 450,
      [(-1, -450), (0, 0), (0.25, 112.5), (0.75, 337.5), (1, 450), (2, 900)]),
    Row("transform.rotation.x", 30, 90, [(0.5, 60)]),
    Row("transform.rotation.x", 90, 0, [(0.25, 67.5)]),
    Row("transform.rotation.x", 90, 180, [(0.25, 112.5)]),
    Row("transform.rotation.y", 0, 0, [(-1, 0), (0, 0), (0.25, 0), (0.75, 0), (1, 0), (2, 0)]),
    Row(
      "transform.rotation.y", 0, 10,
      [(-1, -10), (0, 0), (0.25, 2.5), (0.75, 7.5), (1, 10), (2, 20)]),
    Row(
      "transform.rotation.y", 0, 450,
      [(-1, -450), (0, 0), (0.25, 112.5), (0.75, 337.5), (1, 450), (2, 900)]),
    Row(
      "transform.rotation.y", 0, 800,
      [(-1, -800), (0, 0), (0.25, 200), (0.75, 600), (1, 800), (2, 1600)]),
    Row(
      "transform.rotation.y", 0, 900,
      [(-1, -900), (0, 0), (0.25, 225), (0.75, 675), (1, 900), (2, 1800)]),
    Row(
      "transform.rotation.y", 100, -100,
      [(-1, 300), (0, 100), (0.25, 50), (0.75, -50), (1, -100), (2, -300)]),
    Row("transform.rotation.y", 30, 90, [(0.5, 60)]),
    Row(
      "transform.rotation.z", 0, 180,
      [(-1, -180), (0, 0), (0.25, 45), (0.75, 135), (1, 180), (2, 360)]),
    Row(
      "transform.rotation.z", 0, 30,
      [(-1, -30), (0, 0), (0.25, 7.5), (0.75, 22.5), (1, 30), (2, 60)]),
    Row(
      "transform.rotation.z", 0, 360,
      [(-1, -360), (0, 0), (0.25, 90), (0.75, 270), (1, 360), (2, 720)]),
    Row("transform.rotation.z", 0, 720, [(0.25, 180)]),
    Row(
      "transform.rotation.z", 0, 90,
      [(-1, -90), (0, 0), (0.25, 22.5), (0.5, 45), (0.75, 67.5), (1, 90), (2, 180)]),
    Row(
      "transform.rotation.z", 0, 900,
      [(-1, -900), (0, 0), (0.25, 225), (0.75, 675), (1, 900), (2, 1800)]),
    Row(
      "transform.rotation.z", 10, 30,
      [(-1, -10), (0, 10), (0.25, 15), (0.75, 25), (1, 30), (2, 50)]),
    Row(
      "transform.rotation.z", 100, -100,
      [(-1, 300), (0, 100), (0.25, 50), (0.75, -50), (1, -100), (2, -300)]),
    Row(
      "transform.rotation.z", 100, 180,
      [(-1, 20), (0, 100), (0.125, 110), (0.875, 170), (1, 180), (2, 260)]),
    Row(
      "transform.rotation.z", 180, 0,
      [(-1, 360), (0, 180), (0.25, 135), (0.75, 45), (1, 0), (2, -180)]),
    Row(
      "transform.rotation.z", 30, 330,
      [(-1, -270), (0, 30), (0.25, 105), (0.75, 255), (1, 330), (2, 630)]),
    Row("transform.rotation.z", 30, 90, [(0.5, 60)]),
    Row("transform.rotation.z", 45, -45, [(0.5, 0)]),
    Row("transform.rotation.z", 720, 0, [(0.25, 540)]),
    Row(
      "transform.rotation.z", 90, 0,
      [(-1, 180), (0, 90), (0.25, 67.5), (0.75, 22.5), (1, 0), (2, -90)]),
    Row(
      "transform.scale.x", -10, 1,
      [(-1, -21), (0, -10), (0.25, -7.25), (0.75, -1.75), (1, 1), (2, 12)]),
    Row(
      "transform.scale.x", -10, 10, [(-1, -30), (0, -10), (0.25, -5), (0.75, 5), (1, 10), (2, 30)]),
    Row("transform.scale.x", 0, 1, [(-1, -1), (0, 0), (0.25, 0.25), (0.75, 0.75), (1, 1), (2, 2)]),
    Row("transform.scale.x", 0.5, 1, [(0.5, 0.75)]),
    Row(
      "transform.scale.x", 0.5, 2,
      [(-1, -1), (0, 0.5), (0.25, 0.875), (0.75, 1.625), (1, 2), (2, 3.5)]),
    Row(
      "transform.scale.x", 1, 0.5,
      [(-1, 1.5), (0, 1), (0.25, 0.875), (0.75, 0.625), (1, 0.5), (2, 0)]),
    Row(
      "transform.scale.x", 1, 10, [(-1, -8), (0, 1), (0.25, 3.25), (0.75, 7.75), (1, 10), (2, 19)]),
    Row("transform.scale.x", 1, 2, [(-1, 0), (0, 1), (0.25, 1.25), (0.75, 1.75), (1, 2), (2, 3)]),
    Row(
      "transform.scale.x", 1.1, 1.5,
      [(-1, 0.7), (0, 1.1), (0.25, 1.2), (0.75, 1.4), (1, 1.5), (2, 1.9)]),
    Row(
      "transform.scale.x", 10, 20, [(-1, 0), (0, 10), (0.25, 12.5), (0.75, 17.5), (1, 20), (2, 30)]),
    Row(
      "transform.scale.x", 2, 0.5,
      [(-1, 3.5), (0, 2), (0.25, 1.625), (0.75, 0.875), (1, 0.5), (2, -1)]),
    Row("transform.scale.x", 2, 1, [(-1, 3), (0, 2), (0.25, 1.75), (0.75, 1.25), (1, 1), (2, 0)]),
    Row("transform.scale.x", 2, 10, [(-1, -6), (0, 2), (0.125, 3), (0.875, 9), (1, 10), (2, 18)]),
    Row(
      "transform.scale.y", 0.5, 1,
      [(-1, 0), (0, 0.5), (0.25, 0.625), (0.5, 0.75), (0.75, 0.875), (1, 1), (2, 1.5)]),
    Row(
      "transform.scale.y", 1, -5, [(-1, 7), (0, 1), (0.25, -0.5), (0.75, -3.5), (1, -5), (2, -11)]),
    Row("transform.scale.y", 1, 0, [(-1, 2), (0, 1), (0.25, 0.75), (0.75, 0.25), (1, 0), (2, -1)]),
    Row(
      "transform.scale.y", 1, 0.5,
      [(-1, 1.5), (0, 1), (0.25, 0.875), (0.5, 0.75), (0.75, 0.625), (1, 0.5), (2, 0)]),
    Row("transform.scale.y", 3, 1, [(-1, 5), (0, 3), (0.25, 2.5), (0.75, 1.5), (1, 1), (2, -1)]),
    Row(
      "transform.scale.y", 30, 110,
      [(-1, -50), (0, 30), (0.125, 40), (0.875, 100), (1, 110), (2, 190)]),
    Row(
      "transform.scale.y", 5, -5, [(-1, 15), (0, 5), (0.25, 2.5), (0.75, -2.5), (1, -5), (2, -15)]),
    Row("transform.scale.y", 5, 1, [(-1, 9), (0, 5), (0.25, 4), (0.75, 2), (1, 1), (2, -3)]),
    Row("transform.scale.y", 5, 9, [(-1, 1), (0, 5), (0.25, 6), (0.75, 8), (1, 9), (2, 13)]),
    Row("transform.scale.z", 1, 0, [(-1, 2), (0, 1), (0.25, 0.75), (0.75, 0.25), (1, 0), (2, -1)]),
    Row("transform.scale.z", 1, 2, [(-1, 0), (0, 1), (0.25, 1.25), (0.75, 1.75), (1, 2), (2, 3)]),
    Row("transform.scale.z", 2, 1, [(-1, 3), (0, 2), (0.25, 1.75), (0.75, 1.25), (1, 1), (2, 0)]),
    Row("transform.scale.z", 2, 4, [(0.5, 3)]),
    Row(
      "transform.scale.z", 400, 1200,
      [(-1, -400), (0, 400), (0.125, 500), (0.875, 1100), (1, 1200), (2, 2000)]),
    Row("transform.scale.z", 5, 1, [(-1, 9), (0, 5), (0.25, 4), (0.75, 2), (1, 1), (2, -3)]),
    Row(
      "transform.translation.x", -100, 0,
      [(-1, -200), (0, -100), (0.25, -75), (0.75, -25), (1, 0), (2, 100)]),
    Row(
      "transform.translation.x", -100, 100,
      [(-1, -300), (0, -100), (0.25, -50), (0.75, 50), (1, 100), (2, 300)]),
    Row(
      "transform.translation.x", 0, -100,
      [(-1, 100), (0, 0), (0.25, -25), (0.75, -75), (1, -100), (2, -200)]),
    Row(
      "transform.translation.x", 0, 100,
      [(-1, -100), (0, 0), (0.25, 25), (0.75, 75), (1, 100), (2, 200)]),
    Row(
      "transform.translation.x", 0, 20,
      [(-1, -20), (0, 0), (0.25, 5), (0.75, 15), (1, 20), (2, 40)]),
    Row("transform.translation.x", 0, 200, [(0.25, 50)]),
    Row("transform.translation.x", 0, 4, [(0.5, 2)]),
    Row("transform.translation.x", 0, 50, [(0.5, 25)]),
    Row(
      "transform.translation.x", 0, 8, [(-1, -8), (0, 0), (0.125, 1), (0.875, 7), (1, 8), (2, 16)]),
    Row(
      "transform.translation.x", 10, 20,
      [(-1, 0), (0, 10), (0.25, 12.5), (0.75, 17.5), (1, 20), (2, 30)]),
    Row(
      "transform.translation.x", 100, 0,
      [(-1, 200), (0, 100), (0.25, 75), (0.75, 25), (1, 0), (2, -100)]),
    Row(
      "transform.translation.x", 100, 200,
      [(-1, 0), (0, 100), (0.25, 125), (0.75, 175), (1, 200), (2, 300)]),
    Row(
      "transform.translation.x", 12, 13,
      [(-1, 11), (0, 12), (0.25, 12.25), (0.75, 12.75), (1, 13), (2, 14)]),
    Row(
      "transform.translation.x", 200, 0,
      [(-1, 400), (0, 200), (0.25, 150), (0.75, 50), (1, 0), (2, -200)]),
    Row(
      "transform.translation.x", 220, 300,
      [(-1, 140), (0, 220), (0.125, 230), (0.875, 290), (1, 300), (2, 380)]),
    Row("transform.translation.x", 50, 0, [(0.5, 25)]),
    Row(
      "transform.translation.y", -50, 0,
      [(-1, -100), (0, -50), (0.25, -37.5), (0.75, -12.5), (1, 0), (2, 50)]),
    Row(
      "transform.translation.y", 0, -50,
      [(-1, 50), (0, 0), (0.25, -12.5), (0.75, -37.5), (1, -50), (2, -100)]),
    Row(
      "transform.translation.y", 0, 200,
      [(-1, -200), (0, 0), (0.25, 50), (0.75, 150), (1, 200), (2, 400)]),
    Row("transform.translation.y", 0, 50, [(0.5, 25)]),
    Row(
      "transform.translation.y", 0, 80,
      [(-1, -80), (0, 0), (0.125, 10), (0.875, 70), (1, 80), (2, 160)]),
    Row(
      "transform.translation.y", 100, 0,
      [(-1, 200), (0, 100), (0.25, 75), (0.75, 25), (1, 0), (2, -100)]),
    Row(
      "transform.translation.y", 200, 0,
      [(-1, 400), (0, 200), (0.25, 150), (0.75, 50), (1, 0), (2, -200)]),
    Row(
      "transform.translation.y", 200, 100,
      [(-1, 300), (0, 200), (0.25, 175), (0.75, 125), (1, 100), (2, 0)]),
    Row(
      "transform.translation.y", 240, 400,
      [(-1, 80), (0, 240), (0.125, 260), (0.875, 380), (1, 400), (2, 560)]),
    Row(
      "transform.translation.y", 70, 90,
      [(-1, 50), (0, 70), (0.25, 75), (0.75, 85), (1, 90), (2, 110)]),
    Row(
      "transform.translation.z", 0, 100,
      [(-1, -100), (0, 0), (0.25, 25), (0.75, 75), (1, 100), (2, 200)]),
    Row(
      "transform.translation.z", 0, 300,
      [(-1, -300), (0, 0), (0.25, 75), (0.75, 225), (1, 300), (2, 600)]),
    Row(
      "transform.translation.z", 0, 800,
      [(-1, -800), (0, 0), (0.125, 100), (0.875, 700), (1, 800), (2, 1600)]),
    Row(
      "transform.translation.z", 100, 0,
      [(-1, 200), (0, 100), (0.25, 75), (0.75, 25), (1, 0), (2, -100)]),
    Row(
      "transform.translation.z", 2, 3,
      [(-1, 1), (0, 2), (0.25, 2.25), (0.75, 2.75), (1, 3), (2, 4)]),
    Row(
      "transform.translation.z", 260, 500,
      [(-1, 20), (0, 260), (0.125, 290), (0.875, 470), (1, 500), (2, 740)]),
    Row(
      "transform.translation.z", 300, 0,
      [(-1, 600), (0, 300), (0.25, 225), (0.75, 75), (1, 0), (2, -300)]),
    Row(
      "transform.translation.z", 300, 200,
      [(-1, 400), (0, 300), (0.25, 275), (0.75, 225), (1, 200), (2, 100)]),
    Row(
      "transform.translation.z", 400, 0,
      [(-1, 800), (0, 400), (0.25, 300), (0.75, 100), (1, 0), (2, -400)]),
  ]

  /// The curve goes from −1 to 2, so that a second is the way from one state to the other.
  @Test(arguments: rows) func numbersAreThoseOfBrowsers(_ row: Row) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a" }"#,
      timeline: """
        { "animate": { "a": { "\(row.key)": { "from": \(row.from), "to": \(row.to) } } },
          "duration": 3, "timing": { "linear": [-1, 2] }, "explicit": true }
        """)
    for (amount, number) in row.shown {
      let shown = try timeline.value("a.\(row.key)", at: amount + 1)
      #expect(abs(shown - number) < 2e-4, "at \(amount)")
    }
  }
}
