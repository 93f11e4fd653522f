/// Time inside time: layers in layers, animations in groups.
extension MediaTiming {
  /// The time inside a layer with this timing: (t − beginTime)·speed + timeOffset.
  ///
  /// Not wrapped: a layer's duration is infinite. A layer of speed 0 stands at its offset.
  public func layerTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent's time of a time inside a layer; 0 where the layer stands still.
  public func parentTime(ofLayerTime time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }

  /// What shows of a child of the group with this timing.
  ///
  /// A child runs in the group's own time, so the group's duration cuts it off, and its repeats
  /// and its way back are the child's too. A child without a duration takes the group's.
  ///
  /// - Returns: nil where the group or the child does not show.
  public func moment(ofChild child: MediaTiming, at parentTime: Double) -> MediaMoment? {
    guard let own = moment(at: parentTime) else { return nil }
    let time = own.fraction * effectiveDuration
    return child.inheritingDuration(effectiveDuration).moment(at: time)
  }
}
