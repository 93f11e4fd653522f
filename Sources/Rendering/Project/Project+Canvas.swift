public import Output
public import Raster

extension Project {
  /// An empty canvas of a film's size that has the spec's pictures and fonts.
  public func canvas(for film: Film) throws(RasterError) -> Raster.Canvas {
    try Raster.Canvas(
      width: film.width, height: film.height, scale: film.scale, images: pictures.store, text: text)
  }
}
