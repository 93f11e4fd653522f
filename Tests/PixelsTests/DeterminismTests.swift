import TestSupport
import Testing

@testable import Pixels

/// The same pixels give the same file, whichever encoder makes it.
struct DeterminismTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: Int
    var height: Int
  }

  /// Small frames: the fewer bytes, the fewer slots has ISA-L's match table, and the sooner an
  /// entry that does not come from the pixels meets one that does.
  static let cases = [
    Case(testDescription: "tens of bytes", width: 4, height: 3),
    Case(testDescription: "a hundred bytes", width: 8, height: 5),
    Case(testDescription: "a kilobyte", width: 25, height: 20),
    Case(testDescription: "two bands", width: 3, height: 70),
  ]

  /// Rows of one colour with a pixel of another, in every frame other colours.
  static func frames(_ test: Case) -> [TestFrame] {
    var random = SplitMix64(state: 3)
    return (0..<50).map { _ in
      var frame = TestFrame(width: test.width, height: test.height)
      let isOpaque = Bool.random(using: &random)
      let ground = PNGEncoderTests.color(isOpaque: isOpaque, &random)
      frame.fill(PixelRect(size: frame.size), straight: ground)
      let column = Int.random(in: 0..<test.width, using: &random)
      frame.fill(
        PixelRect(x: column, y: 0, width: 1, height: test.height),
        straight: PNGEncoderTests.color(isOpaque: isOpaque, &random))
      return frame
    }
  }

  /// Keeps an encoder at its place in memory, which an array of encoders could not.
  final class Place {
    var encoder: PNGEncoder

    init(size: PixelSize, codec: PNGCodec) throws {
      encoder = try PNGEncoder(size: size, codec: codec)
    }
  }

  /// All encoders are alive together, so that each has its state at another address. Without
  /// the block that ps_isal_deflate makes of a band's first bytes, 50 to 250 files of the
  /// smallest frames differ on x86-64.
  @Test(arguments: cases, PNGCodec.allCases)
  func filesDoNotDependOnTheEncodersAddress(_ test: Case, _ codec: PNGCodec) throws {
    let frames = Self.frames(test)
    let size = PixelSize(width: test.width, height: test.height)
    let places = try (0..<100).map { _ in try Place(size: size, codec: codec) }
    var different = 0
    for frame in frames {
      let files = try places.map { place in try frame.withView { try place.encoder.encode($0) } }
      different += files.count { $0 != files[0] }
    }
    #expect(different == 0, "of \(frames.count * places.count) files")
  }

  /// An encoder's buffers hold what it made before.
  @Test(arguments: cases, PNGCodec.allCases)
  func filesDoNotDependOnTheFramesBefore(_ test: Case, _ codec: PNGCodec) throws {
    let frames = Self.frames(test)
    let size = PixelSize(width: test.width, height: test.height)
    var used = try PNGEncoder(size: size, codec: codec)
    for (index, frame) in frames.enumerated() {
      var fresh = try PNGEncoder(size: size, codec: codec)
      let file = try frame.withView { try fresh.encode($0) }
      #expect(try frame.withView { try used.encode($0) } == file, "frame \(index)")
    }
  }
}
