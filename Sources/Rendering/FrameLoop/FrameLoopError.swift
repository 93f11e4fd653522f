public import Output
public import Raster

/// Why a film was not drawn to its end.
public enum FrameLoopError<Failure: Error>: Error {
  /// What is shown at a frame's time cannot be told.
  case scene(FrameStamp, Failure)
  /// A canvas could not be made; nil, or a frame not be drawn.
  case drawing(FrameStamp?, RasterError)
  case output(OutputError)

  static func wrap<Result>(_ body: () throws(OutputError) -> Result) throws(Self) -> Result {
    do throws(OutputError) { return try body() } catch { throw .output(error) }
  }
}

extension FrameLoopError: Equatable where Failure: Equatable {}
