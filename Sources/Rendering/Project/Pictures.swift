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
    switch PictureFormat(bytes, path: asset.path) {
    case .svg:
      let vector = try VectorAsset.read(bytes, of: asset, limits: limits)
      vectors[asset.name] = vector
      files[asset.name] = .svg(bytes, size: vector.size)
      sizes[asset.name] = vector.size
    case .jpeg: try readJPEG(bytes, of: asset)
    case .png, .unknown: try readPNG(bytes, of: asset)
    case .other(let name):
      throw Diagnostic(
        .error, .badImage, at: asset.place,
        "'\(asset.path)' is a \(name) file, must be PNG, JPEG or SVG")
    }
  }

  private mutating func readPNG(_ bytes: [UInt8], of asset: Asset) throws(Diagnostic) {
    do throws(PNGError) {
      if count(try PNGHeader.probe(bytes).size) {
        keep(try Image(png: bytes, limits: limits.image), as: .png(bytes), of: asset)
        return
      }
    } catch {
      throw Diagnostic(
        .error, .badImage, at: asset.place, "'\(asset.path)' is no usable PNG: \(error)")
    }
    throw tooMany(with: asset)
  }

  private mutating func readJPEG(_ bytes: [UInt8], of asset: Asset) throws(Diagnostic) {
    let image: Image?
    let header: JPEGHeader
    do throws(JPEGError) {
      header = try JPEGHeader.probe(bytes)
      image = count(header.size) ? try Image(jpeg: bytes, limits: limits.image) : nil
    } catch {
      throw Diagnostic(
        .error, .badImage, at: asset.place, "'\(asset.path)' is no usable JPEG: \(error)")
    }
    guard let image else { throw tooMany(with: asset) }
    // Viewers of SVG do not agree on whether a picture is turned as its orientation says.
    do throws(PNGError) {
      let file: SVGPicture = header.orientation == 1 ? .jpeg(bytes) : .png(try image.png())
      keep(image, as: file, of: asset)
    } catch {
      throw Diagnostic(.error, .badImage, at: asset.place, "'\(asset.path)': \(error)")
    }
  }

  private mutating func keep(_ image: Image, as file: SVGPicture, of asset: Asset) {
    let scale = Double(Pictures.scale(ofFile: asset.path))
    files[asset.name] = file
    images[asset.name] = image
    sizes[asset.name] = Size(
      width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  /// Whether all pictures so far have no more pixels than they may.
  private mutating func count(_ size: PixelSize) -> Bool {
    pixelCount += size.pixelCount
    return pixelCount <= limits.imagePixels
  }

  private func tooMany(with asset: Asset) -> Diagnostic {
    Diagnostic(
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
