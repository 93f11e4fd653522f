import Geometry
import Pixels
import Raster
import SceneModel

/// Reads SVG assets and refuses those that cannot be drawn as they are meant, or not in finite
/// time.
enum VectorAsset {
  /// Of a file, in bytes. Ours; a drawing of that size is a mistake.
  static let longest = 16 << 20

  static func read(
    _ bytes: [UInt8], of asset: Asset, limits: RenderLimits
  ) throws(Diagnostic) -> VectorImage {
    func fault(_ code: DiagnosticCode, _ words: String) -> Diagnostic {
      Diagnostic(.error, code, at: asset.place, "'\(asset.path)' \(words)")
    }
    guard bytes.count <= longest else {
      throw fault(.tooLarge, "has \(bytes.count) bytes, an SVG must have at most \(longest)")
    }
    if let words = SVGInspection(bytes).fault { throw fault(.badImage, words) }
    let vector: VectorImage
    do throws(RasterError) {
      vector = try VectorImage(svg: bytes)
      try vector.tryOut()
    } catch {
      throw fault(.badImage, "is no usable SVG: \(error.reason)")
    }
    let side = max(vector.size.width, vector.size.height)
    guard side <= Double(limits.image.maximumSide) else {
      throw fault(
        .tooLarge,
        "has a side of \(side.text(decimals: 1, trimmed: true)) pt, must be at most"
          + " \(limits.image.maximumSide) pt")
    }
    return vector
  }
}
