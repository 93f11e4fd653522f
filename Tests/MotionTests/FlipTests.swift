import Geometry
import Motion
import Testing

struct FlipTests {
  @Test(arguments: FlipVectors.frames) func frames(_ frame: FlipVectors.Frame) {
    let time = Double(frame.index) / 60
    let progress = TimingCurve(.easeInOut).progress(at: time, duration: 0.6)
    #expect(abs(progress - frame.ease) < 1e-9)
    let flip = Flip(progress: progress)
    #expect(abs(flip.angle * .pi / 180 - frame.radians) < 1e-9)
    #expect(abs(flip.scale - frame.scale) < 1e-9)
    // The middle frame is decided by rounding; it has no extent.
    if frame.index != 18 { #expect(flip.side == (frame.index < 18 ? .front : .back)) }
  }

  @Test func sidesSwapAtNinetyDegrees() {
    #expect(Flip(progress: 0.4999).side == .front)
    #expect(Flip(progress: 0.5).side == .back)
    #expect(Flip(progress: -0.1).side == .front)
    #expect(Flip(progress: 1.25).angle == 225)
  }

  struct Perspective: Sendable, CustomTestStringConvertible {
    var degrees: Double
    var nearHalf: Double
    var farHalf: Double
    var nearWidth: Double
    var farWidth: Double
    var dolly: Double
    var testDescription: String { "\(degrees)°" }
  }

  /// Similar triangles: a point (y, z) is seen at y·d/(d − z); 60 pt high, the eye 500 pt away.
  @Test(arguments: [
    Perspective(degrees: 0, nearHalf: 30, farHalf: 30, nearWidth: 1, farWidth: 1, dolly: 1),
    Perspective(
      degrees: 30, nearHalf: 26.78429083869398, farHalf: 25.224040886925398,
      nearWidth: 1.0309278350515463, farWidth: 0.970873786407767, dolly: 0.97),
    Perspective(
      degrees: 60, nearHalf: 15.822142648557103, farHalf: 14.259076643531543,
      nearWidth: 1.0548095099038066, farWidth: 0.9506051095687693, dolly: 0.9480384757729337),
    Perspective(
      degrees: 89.9999999, nearHalf: 5.57e-8, farHalf: 4.94e-8,
      nearWidth: 1.0638297872340425, farWidth: 0.9433962264150944, dolly: 0.94),
  ])
  func perspective(_ vector: Perspective) throws {
    let flip = Flip(progress: vector.degrees / 180)
    #expect(abs(flip.dollyScale(extent: 60, distance: 500) - vector.dolly) < 1e-9)
    for isReversed in [false, true] {
      let map = flip.projection(isVertical: true, isReversed: isReversed, distance: 500)
      let near = try #require(map.project(Point(x: 1, y: isReversed ? -30 : 30)))
      #expect(abs(abs(near.point.y) - vector.nearHalf) < 1e-9)
      #expect(abs(near.point.x - vector.nearWidth) < 1e-9)
      let far = try #require(map.project(Point(x: 1, y: isReversed ? 30 : -30)))
      #expect(abs(abs(far.point.y) - vector.farHalf) < 1e-9)
      #expect(abs(far.point.x - vector.farWidth) < 1e-9)
    }
  }

  /// flipFromBottom: the bottom edge comes towards the viewer first and ends at the top of what is
  /// then the back, which stands upright.
  @Test func backIsUprightAtTheEnd() throws {
    let map = Flip(progress: 1).projection(isVertical: true, isReversed: false, distance: 500)
    let corner = try #require(map.project(Point(x: 10, y: 30)))
    #expect(abs(corner.point.x - 10) < 1e-12)
    #expect(abs(corner.point.y - 30) < 1e-12)
  }
}
