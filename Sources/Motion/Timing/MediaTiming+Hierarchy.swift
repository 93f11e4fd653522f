/// Time inside time: layers in layers.
extension MediaTiming {
  /// The time inside a layer with this timing: (t − beginTime)·speed + timeOffset.
  ///
  /// Not wrapped: a layer's duration is infinite. A layer of speed 0 stands at its offset.
  public func layerTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }
}
