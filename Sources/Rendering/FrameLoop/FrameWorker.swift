import Drawing
import Geometry
import Output
import Pixels
import Platform
import Raster

/// What each of the loop's workers does: takes runs of frames, draws and encodes them.
struct FrameWorker<Drawer: FrameDrawer & ~Copyable, Failure: Error>: Sendable {
  private typealias LoopError = FrameLoopError<Failure>

  let film: Film
  let formats: [OutputFormat]
  let encoding: FrameEncoding
  let times: StageTimes?
  let runs: FrameRuns
  let delivery: OrderedDelivery<[EncodedFrame]>
  let canvas: @Sendable () throws(RasterError) -> Drawer
  let frame: @Sendable (Double) throws(Failure) -> DisplayList

  /// Works until there are no more frames, or the delivery is aborted.
  func run() throws(FrameLoopError<Failure>) {
    // However it ends early, nobody may wait for this worker's frames.
    var isDone = false
    defer { if !isDone { delivery.abort() } }

    let size = PixelSize(width: film.width, height: film.height)
    let encoders = try LoopError.wrap { () throws(OutputError) in
      try formats.map { (format) throws(OutputError) in
        try FrameEncoder(format: format, size: size, encoding)
      }
    }
    var drawer = try makeDrawer()
    while let run = runs.take() {
      for position in run {
        if delivery.isAborted { return }
        let stamp = film.frames[position]
        let list = try times.measure(.evaluate) { () throws(LoopError) in
          try displayList(for: stamp)
        }
        let damage = try times.measure(.draw) { () throws(LoopError) in
          try draw(list, on: &drawer, as: stamp)
        }
        times?.add(damage: damage, of: size)
        let frames = try times.measure(.encode) { () throws(LoopError) in
          try encode(list, &drawer, damage: damage, with: encoders, as: stamp)
        }
        guard delivery.submit(frames, at: position) else { return }
      }
    }
    isDone = true
  }

  private func makeDrawer() throws(LoopError) -> Drawer? {
    guard formats.contains(where: { $0.source == .pixels }) else { return nil }
    do throws(RasterError) { return try canvas() } catch { throw .drawing(nil, error) }
  }

  private func displayList(for stamp: FrameStamp) throws(LoopError) -> DisplayList {
    do throws(Failure) { return try frame(stamp.time) } catch { throw .scene(stamp, error) }
  }

  /// - Returns: What differs from the frame drawn before; empty where nothing does.
  private func draw(
    _ list: DisplayList, on drawer: inout Drawer?, as stamp: FrameStamp
  ) throws(LoopError) -> PixelRect {
    do throws(RasterError) {
      return try drawer?.draw(list) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    } catch {
      throw .drawing(stamp, error)
    }
  }

  /// What the materials of a list show, for a format that cannot tell.
  private func backdrops(
    of list: DisplayList, on drawer: inout Drawer?, as stamp: FrameStamp
  ) throws(LoopError) -> [Int: SVGBackdrop] {
    var result: [Int: SVGBackdrop] = [:]
    do throws(RasterError) {
      if drawer == nil { drawer = try canvas() }
      for (number, picture) in try drawer?.backdropPictures(of: list) ?? [:] {
        let place = picture.place
        result[number] = SVGBackdrop(
          png: try png(of: picture.image),
          place: Rect(
            x: Double(place.x), y: Double(place.y), width: Double(place.width),
            height: Double(place.height)))
      }
    } catch {
      throw .drawing(stamp, error)
    }
    return result
  }

  private func png(of image: Image) throws(RasterError) -> [UInt8] {
    do throws(PNGError) { return try image.png() } catch {
      throw RasterError(operation: "encode what a material shows", reason: "\(error)")
    }
  }

  private func encode(
    _ list: DisplayList, _ drawer: inout Drawer?, damage: PixelRect,
    with encoders: [FrameEncoder], as stamp: FrameStamp
  ) throws(LoopError) -> [EncodedFrame] {
    var frames: [EncodedFrame] = []
    for encoder in encoders {
      switch encoder {
      case .displayList(let svg):
        let (numbered, count) = list.numberingPictures()
        let backdrops = count > 0 ? try backdrops(of: numbered, on: &drawer, as: stamp) : [:]
        frames.append(svg.encode(numbered, backdrops: backdrops))
      case .pixels(let encoder):
        let frame = try LoopError.wrap { () throws(OutputError) in
          try drawer?.withPixels { (view) throws(OutputError) in
            try encoder.encode(view, damage: damage)
          }
        }
        if let frame { frames.append(frame) }
      }
    }
    return frames
  }
}
