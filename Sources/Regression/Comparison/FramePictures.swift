public import FrameDiff
import Output
import Pixels

/// The two pictures of a frame as PNG files.
public struct FramePictures: Hashable, Sendable {
  /// Of the frame's result.
  public var position: Int
  /// Nil where there is none.
  public var expected: [UInt8]?
  public var actual: [UInt8]?
}

extension SequenceComparison {
  /// Gets the pictures of frames that differ once more.
  ///
  /// - Parameter limit: How many frames at most: those changed, evenly over the film, and the worst.
  ///   The default is ours: a page stays small enough to be opened.
  public func pictures(limit: Int = 120) throws(RegressionError) -> [FramePictures] {
    var old = PictureSource(expected)
    var new = PictureSource(actual)
    let before = Dictionary(
      expected.sequence.frames.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
    let after = Dictionary(
      actual.sequence.frames.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
    var pictures: [FramePictures] = []
    for frame in telling(limit: limit) {
      // One frame alone is matched whatever the names.
      let one = before[frame.key] ?? (frames.count == 1 ? expected.sequence.frames.first : nil)
      let other = after[frame.key] ?? (frames.count == 1 ? actual.sequence.frames.first : nil)
      var pair = FramePictures(position: frame.position, expected: nil, actual: nil)
      if let one { pair.expected = try old.png(of: one) }
      if let other { pair.actual = try new.png(of: other) }
      pictures.append(pair)
    }
    return pictures
  }

  private func telling(limit: Int) -> [FrameResult] {
    let changed = changedFrames
    guard changed.count > limit, limit > 0 else { return changed }
    var chosen = Set((0..<limit).map { $0 * changed.count / limit })
    let worst = changed.indices.max { one, other in
      (changed[one].comparison?.counted ?? 0) < (changed[other].comparison?.counted ?? 0)
    }
    if let worst { chosen.insert(worst) }
    return chosen.sorted().map { changed[$0] }
  }

  /// Expected, actual and difference side by side, or the three as frames of an animated PNG. Where
  /// only one of the two is at hand, that picture alone.
  ///
  /// - Returns: Nil where there is nothing to show: no picture, or none to animate.
  public static func triptych(
    _ pictures: FramePictures, settings: DiffSettings, animated: Bool
  ) throws(RegressionError) -> [UInt8]? {
    guard let expected = pictures.expected, let actual = pictures.actual else {
      guard !animated, let only = pictures.expected ?? pictures.actual else { return nil }
      let image = try PictureSource.decoded(only, path: "picture")
      do throws(PNGError) { return PNGMark.added(to: try image.png()) } catch {
        throw .output(.cannotEncode(reason: error.description))
      }
    }
    let old = try PictureSource.decoded(expected, path: "expected picture")
    let new = try PictureSource.decoded(actual, path: "actual picture")
    let (_, pixels) = FrameComparer(settings).judge(expected: old, actual: new)
    do throws(PNGError) {
      guard animated else {
        return PNGMark.added(
          to: try DifferencePicture.triptych(expected: old, actual: new, pixels).png())
      }
      return PNGMark.added(
        to: try AnimatedPNG.file(
          [
            old.padded(to: pixels.size), new.padded(to: pixels.size),
            DifferencePicture.marks(on: old, pixels),
          ], secondsEach: (numerator: 7, denominator: 10)))
    } catch {
      throw .output(.cannotEncode(reason: error.description))
    }
  }
}
