import Drawing
import Geometry
import Testing

@testable import Raster

@Suite struct GroupBlurTests {
  /// The edge of a wide white square, blurred, follows the Gaussian's integral.
  @Test(arguments: [0.5, 2.0, 9]) func anEdgeBecomesTheGaussiansIntegral(radius: Double) throws {
    let group = Group(id: "g", blurRadius: radius, items: [fill(80, -60, 200, 280, .white)])
    let frame = try render([.group(group)], width: 160, height: 160)
    for x in 40..<120 {
      let place = (Double(x) + 0.5 - 80) / radius
      let expected = 255 * (0.5 + MaterialTests.integral(to: place))
      #expect(abs(Double(frame.pixel(x, 80)[3]) - expected) <= 3, "\(x)")
    }
  }

  /// Colours stay premultiplied: white over nothing is gray nowhere.
  @Test func staysPremultiplied() throws {
    let group = Group(id: "g", blurRadius: 4, items: [fill(10, 10, 20, 20, .white, radius: 6)])
    let frame = try render([.group(group)], width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let pixel = frame.pixel(x, y)
        #expect(Set(pixel).count == 1)
      }
    }
    #expect(frame.pixel(8, 20)[3] > 0)
  }

  @Test func shinesInFromOutside() throws {
    let group = Group(id: "g", blurRadius: 6, items: [fill(-40, 0, 40, 40, .black)])
    let frame = try render([.group(group)], width: 40, height: 40, background: .white)
    // A third of a deviation outside of the edge.
    #expect(abs(frame.pixel(0, 20)[0] - 136) <= 3)
  }

  /// The clip cuts before the blur, so its edge is soft; a group around it cuts sharply.
  @Test func blursItsOwnClipAndIsCutByOthers() throws {
    let clip = Shape.roundedRect(Rect(x: 10, y: 0, width: 20, height: 40), .zero)
    let soft = Group(id: "g", clip: clip, blurRadius: 3, items: [fill(0, 0, 40, 40, .black)])
    let frame = try render([.group(soft)], width: 40, height: 40, background: .white)
    #expect(frame.pixel(8, 20)[0] < 250)
    var sharp = soft
    sharp.clip = nil
    let around = Group(id: "h", clip: clip, items: [.group(sharp)])
    let cut = try render([.group(around)], width: 40, height: 40, background: .white)
    #expect(cut.pixel(8, 20) == [255, 255, 255, 255])
    #expect(cut.pixel(11, 20) == [0, 0, 0, 255])
  }

  @Test func nothingIsLeftOfAnEmptyOne() throws {
    let group = Group(id: "g", blurRadius: 3, items: [])
    let frame = try render([.group(group)], width: 4, height: 4, background: .white)
    #expect(frame.pixel(2, 2) == [255, 255, 255, 255])
  }
}
