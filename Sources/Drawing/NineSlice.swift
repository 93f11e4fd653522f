public import Geometry

/// How a picture is stretched in its middle and not at its edges (`CALayer.contentsCenter`).
///
/// The picture maps to its place linearly in pieces: on each axis the edges of the middle are
/// mapped as given and all between two edges alike, so that the nine parts meet without a seam.
public struct NineSlice: Hashable, Sendable {
  /// The middle, in the unit coordinates of the picture; lies within the item's `source`.
  public var source: Rect
  /// Where the middle goes; lies within the item's `destination`.
  public var destination: Rect

  public init(source: Rect, destination: Rect) {
    self.source = source
    self.destination = destination
  }
}

extension ImageItem {
  /// The item as plainly stretched parts: itself, or up to nine, back to front.
  ///
  /// - Parameter overlap: How far a part goes on under the next ones to its right and below it,
  ///   in points, so that a renderer that antialiases each by itself shows no seam.
  public func parts(overlap: Double) -> [ImageItem] {
    guard let slices else { return [self] }
    func edges(_ outer: Rect, _ inner: Rect) -> (x: [Double], y: [Double]) {
      (
        [outer.minX, inner.minX, inner.maxX, outer.maxX],
        [outer.minY, inner.minY, inner.maxY, outer.maxY]
      )
    }
    let (from, to) = (edges(source, slices.source), edges(destination, slices.destination))
    var result: [ImageItem] = []
    for row in 0..<3 {
      for column in 0..<3 {
        var part = ImageItem(
          image: image,
          source: Rect(
            minX: from.x[column], minY: from.y[row], maxX: from.x[column + 1],
            maxY: from.y[row + 1]),
          destination: Rect(
            minX: to.x[column], minY: to.y[row], maxX: to.x[column + 1], maxY: to.y[row + 1]))
        if part.source.isEmpty || part.destination.isEmpty { continue }
        part.grow(
          x: min(overlap, to.x[3] - to.x[column + 1]), y: min(overlap, to.y[3] - to.y[row + 1]))
        result.append(part)
      }
    }
    return result
  }

  /// Shows more of the picture at the right and at the bottom, at the same scale.
  private mutating func grow(x: Double, y: Double) {
    source.width += x * source.width / destination.width
    source.height += y * source.height / destination.height
    destination.width += x
    destination.height += y
  }
}
