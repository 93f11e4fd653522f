import Geometry
import Motion
public import Output
public import Pixels
import Playback
public import SceneModel

extension Project {
  /// In seconds.
  public var duration: Double { Double(timeline.duration) / 1e9 }

  /// Of the whole film, with the frame of the settled end.
  public var frameCount: Int {
    FrameClock(scene.canvas.frameRate).frameCount(duration: timeline.duration)
  }

  /// Some of the film's frames.
  ///
  /// - Parameters:
  ///   - indices: Ascending, of 0..<frameCount; not empty.
  ///   - startNumber: The number in the first frame's file name.
  ///   - includesEnd: Whether the frame of the settled end counts as one of the film's.
  public func film(of indices: [Int], startNumber: Int = 0, includesEnd: Bool = true) -> Film {
    let clock = FrameClock(scene.canvas.frameRate)
    let last = max(0, frameCount - (includesEnd ? 1 : 2))
    return film(
      indices.map {
        FrameStamp(index: $0, number: startNumber + $0, time: clock.time(ofFrame: $0))
      }, lastNumber: startNumber + last, includesEnd: includesEnd)
  }

  /// One moment, which need not be a frame's.
  ///
  /// - Parameter time: In seconds.
  public func still(at time: Double) -> Film {
    film([FrameStamp(index: 0, number: 0, time: time)], lastNumber: 0, includesEnd: true)
  }

  private func film(_ frames: [FrameStamp], lastNumber: Int, includesEnd: Bool) -> Film {
    let (canvas, size) = (scene.canvas, scene.canvas.pixelSize)
    return Film(
      width: size.width, height: size.height, scale: canvas.scale, frameRate: canvas.frameRate,
      duration: duration, includesEnd: includesEnd, frames: frames, lastNumber: lastNumber)
  }
}

extension SceneModel.Canvas {
  /// The size of a frame: its points times the scale, rounded to whole pixels.
  public var pixelSize: PixelSize {
    let size = frameSize
    return PixelSize(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }
}
