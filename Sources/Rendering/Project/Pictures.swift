import Geometry
import Output
import Pixels
import Platform
import Raster
import SceneModel

/// The decoded assets of a spec.
struct Pictures: Sendable {
  /// The files as they are, for formats that hold whole files.
  let files: [String: SVGPicture]
  /// The natural sizes, in points.
  let sizes: [String: Size]
  let store: ImageStore
}

/// Reads a spec's assets one by one; what is wrong with one does not keep the others from being
/// judged.
struct PictureReader {
  private let folder: ResourceFolder
  private let limits: RenderLimits
  private var files: [String: SVGPicture] = [:]
  private var images: [String: Image] = [:]
  private var vectors: [String: VectorImage] = [:]
  private var sizes: [String: Size] = [:]
  private var pixelCount = 0

  init(folder: ResourceFolder, limits: RenderLimits) {
    self.folder = folder
    self.limits = limits
  }

  mutating func read(_ asset: Asset) throws(Diagnostic) {
    let path = try folder.find(asset.path, at: asset.place)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: limits.fileBytes)
    } catch {
      throw .unreadable(error, at: asset.place)
    }
    let scale = Double(Pictures.scale(ofFile: asset.path))
    if PictureFormat(bytes, path: asset.path) == .svg {
      let vector = try VectorAsset.read(bytes, of: asset, limits: limits)
      vectors[asset.name] = vector
      files[asset.name] = .svg(bytes, size: vector.size)
      sizes[asset.name] = vector.size
      return
    }
    let image = try decode(bytes, of: asset)
    files[asset.name] = .png(bytes)
    images[asset.name] = image
    sizes[asset.name] = Size(
      width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  private mutating func decode(_ bytes: [UInt8], of asset: Asset) throws(Diagnostic) -> Image {
    do throws(PNGError) {
      pixelCount += try PNGHeader.probe(bytes).size.pixelCount
      if pixelCount <= limits.imagePixels { return try Image(png: bytes, limits: limits.image) }
    } catch {
      let format = PictureFormat(bytes, path: asset.path)
      throw Diagnostic(
        .error, .badImage, at: asset.place,
        format.other.map { "'\(asset.path)' is a \($0) file, must be PNG or SVG" }
          ?? "'\(asset.path)' is no usable PNG: \(error)")
    }
    throw Diagnostic(
      .error, .tooLarge, at: asset.place,
      "with '\(asset.path)' the assets have \(pixelCount) pixels, must be at most"
        + " \(limits.imagePixels)")
  }

  func finish() throws(RasterError) -> Pictures {
    Pictures(
      files: files, sizes: sizes, store: try ImageStore(images, vectors: vectors))
  }
}

extension Pictures {
  /// The pixels per point that a file's name tells, as UIKit reads it: 2 for `logo@2x.png`, 3 for
  /// `logo@3x.png`, else 1.
  static func scale(ofFile path: String) -> Int {
    let name = Files.name(of: path)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
