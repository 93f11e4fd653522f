import CairoShim
public import Pixels
import Synchronization

/// The decoded pictures of a film by name.
///
/// Pictures are premultiplied once and never change, so any number of canvases may read them.
/// They are kept as plain bytes and not as cairo surfaces: a surface counts its uses and keeps
/// notes, which is not safe from several threads. SVG pictures stay vectors.
public final class ImageStore: Sendable {
  private let images: [String: Picture]
  private let vectors: [String: VectorImage]
  /// Halved copies, made when a canvas first needs them: level 1 is half as wide.
  private let smaller = Mutex<[String: [Picture]]>([:])

  /// - Parameters:
  ///   - images: Straight RGBA of 8 bits, by the names that display lists use.
  ///   - vectors: Pictures under other names.
  public init(
    _ images: [String: Pixels.Image] = [:], vectors: [String: VectorImage] = [:]
  ) throws(RasterError) {
    var pictures: [String: Picture] = [:]
    for (name, image) in images {
      guard image.width > 0, image.height > 0,
        image.bytes.count == 4 * image.width * image.height
      else {
        throw RasterError(
          operation: "use the image '\(name)'",
          reason: "it has \(image.bytes.count) bytes for \(image.width) × \(image.height) px")
      }
      pictures[name] = Picture(premultiplying: image)
    }
    self.images = pictures
    self.vectors = vectors
  }

  /// The picture halved a number of times.
  func picture(_ name: String, level: Int) throws(RasterError) -> Picture {
    guard let full = images[name] else {
      throw RasterError(operation: "draw the image '\(name)'", reason: "no such image")
    }
    guard level > 0 else { return full }
    return smaller.withLock { smaller in
      var levels = smaller[name] ?? []
      while levels.count < level { levels.append((levels.last ?? full).halved()) }
      smaller[name] = levels
      return levels[level - 1]
    }
  }

  /// Whether librsvg draws some of the pictures.
  public var hasVectors: Bool { !vectors.isEmpty }

  /// Nil for a name that is none of a vector picture.
  func vector(_ name: String) -> VectorImage? { vectors[name] }

  /// In pixels; nil for an unknown name.
  func size(of name: String) -> (width: Int, height: Int)? {
    images[name].map { ($0.width, $0.height) }
  }
}

/// Premultiplied BGRA, rows without padding.
struct Picture: Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  private init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(premultiplying image: Pixels.Image) {
    self.init(
      width: image.width, height: image.height,
      bytes: [UInt8](unsafeUninitializedCapacity: image.bytes.count) { buffer, count in
        cs_premultiply(image.bytes, buffer.baseAddress, image.width * image.height)
        count = image.bytes.count
      })
  }

  /// The pixels of a surface.
  init(_ surface: borrowing Surface) {
    let (width, height) = (surface.width, surface.height)
    self = surface.withBytes { bytes, stride in
      Picture(
        cs_picture(
          pixels: bytes.assumingMemoryBound(to: UInt8.self).baseAddress, width: Int32(width),
          height: Int32(height), stride: stride))
    }
  }

  /// A copy of a picture's pixels.
  init(_ picture: cs_picture) {
    let (width, height) = (Int(picture.width), Int(picture.height))
    let rows = UnsafeRawBufferPointer(start: picture.pixels, count: picture.stride * height)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      for row in 0..<height {
        let line = rows[row * picture.stride..<row * picture.stride + 4 * width]
        _ = UnsafeMutableBufferPointer(rebasing: buffer[4 * width * row..<4 * width * (row + 1)])
          .update(fromContentsOf: line)
      }
      count = 4 * width * height
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The pixels as straight RGBA.
  var straight: Image {
    let out = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, count in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = Int(bytes[pixel + 3])
        for channel in 0..<3 {
          let value = Int(bytes[pixel + 2 - channel])
          out[pixel + channel] =
            alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        out[pixel + 3] = UInt8(alpha)
      }
      count = bytes.count
    }
    return Image(width: width, height: height, bytes: out)
  }

  /// Half as wide and high, rounded up.
  func halved() -> Picture {
    let (width, height) = ((self.width + 1) / 2, (self.height + 1) / 2)
    let bytes = withPicture { picture in
      [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
        cs_halve(picture, buffer.baseAddress, 4 * width)
        count = 4 * width * height
      }
    }
    return Picture(width: width, height: height, bytes: bytes)
  }

  func withPicture<R>(_ body: (cs_picture) -> R) -> R {
    bytes.withUnsafeBufferPointer { buffer in
      body(
        cs_picture(
          pixels: buffer.baseAddress, width: Int32(width), height: Int32(height),
          stride: 4 * width))
    }
  }
}
