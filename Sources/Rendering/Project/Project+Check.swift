import Drawing
import Playback
public import SceneModel

extension Project {
  /// What would go wrong, or be missing, in the frames at some times: expressions without a value
  /// and, where texts are to be judged, characters and families that no font has.
  ///
  /// - Parameters:
  ///   - times: In seconds.
  ///   - layingOutText: Lays out every text of every frame, which costs a part of what drawing
  ///     them costs.
  /// - Returns: The warnings about fonts that are known by then, all of them.
  public func check(times: [Double], layingOutText: Bool) -> [Diagnostic] {
    do throws(Diagnostic) {
      try timeline.check(times: times)
      if layingOutText, scene.hasText {
        for time in times { _ = try timeline.displayList(at: time) }
      }
    } catch {
      return [error]
    }
    return fontWarnings
  }

  /// The ids of the layers that are pictures in SVG frames, which cannot say what they show.
  ///
  /// - Parameter times: In seconds.
  public func layersAsPictures(times: [Double]) throws(Diagnostic) -> [String] {
    var ids: [String] = []
    for time in times {
      for id in try timeline.displayList(at: time).layersAsPictures where !ids.contains(id) {
        ids.append(id)
      }
    }
    return ids
  }
}
