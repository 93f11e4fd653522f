import CairoShim
import Drawing
import Geometry

/// A gradient's colours by location, ready for the shim: premultiplied, mixed by lines between
/// stops.
struct ColorRamp {
  private var pieces: [cs_ramp_piece] = []
  private var edges: [Float] = []

  /// Stops closer than this make a jump.
  private static let hair: Float = 1e-6

  init(_ gradient: Gradient) {
    let colors = gradient.stops.map { $0.color.premultipliedBytes }
    let locations = gradient.stops.map { Float(min(max($0.location, 0), 1)) }
    guard let first = colors.first, let last = colors.last else { return }
    pieces.append(Self.piece(from: -.infinity, to: locations[0], first))
    for index in 1..<max(1, colors.count) {
      let (start, end) = (locations[index - 1], locations[index])
      if end - start > Self.hair {
        pieces.append(Self.piece(from: start, to: end, colors[index - 1], colors[index]))
      } else if colors[index - 1] != colors[index] {
        edges.append(end)
      }
    }
    pieces.append(
      Self.piece(from: locations[locations.count - 1], to: .infinity, last))
    if gradient.form == .conic, first != last { edges.append(0) }
  }

  private static func piece(
    from start: Float, to end: Float, _ color: [Float], _ next: [Float]? = nil
  ) -> cs_ramp_piece {
    let slope = next.map { next in zip(color, next).map { ($1 - $0) / (end - start) } }
    return cs_ramp_piece(
      start: start.isFinite ? start : 0, end: end, color: color.tuple,
      slope: (slope ?? [0, 0, 0, 0]).tuple)
  }

  func withShimValue(_ body: (cs_ramp) -> Void) {
    var ramp = cs_ramp()
    withUnsafeMutableBytes(of: &ramp.first) { bytes in
      let first = bytes.bindMemory(to: UInt32.self)
      var index = 0
      for cell in first.indices {
        let location = Float(cell) / Float(CS_RAMP_CELLS)
        while pieces[index].end <= location { index += 1 }
        first[cell] = UInt32(index)
      }
    }
    pieces.withUnsafeBufferPointer { pieces in
      edges.withUnsafeBufferPointer { edges in
        ramp.pieces = pieces.baseAddress
        ramp.edges = edges.baseAddress
        ramp.edge_count = edges.count
        body(ramp)
      }
    }
  }
}

extension Color {
  /// Blue, green, red, alpha, 0...255.
  fileprivate var premultipliedBytes: [Float] {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = unit(self.alpha)
    return [unit(blue) * alpha, unit(green) * alpha, unit(red) * alpha, alpha]
      .map { Float(255 * $0) }
  }
}

extension [Float] {
  fileprivate var tuple: (Float, Float, Float, Float) { (self[0], self[1], self[2], self[3]) }
}
