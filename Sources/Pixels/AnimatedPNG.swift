import PixelShim

/// Pictures that follow each other in one PNG file (PNG, third edition, §11.3.2), for ever.
public enum AnimatedPNG {
  /// - Parameters:
  ///   - images: At least one, all of one size.
  ///   - secondsEach: How long each shows; both parts 1 to 65535.
  public static func file(
    _ images: [Image], secondsEach: (numerator: UInt16, denominator: UInt16)
  ) throws(PNGError) -> [UInt8] {
    guard let first = images.first else { preconditionFailure("an animation has a picture") }
    precondition(images.allSatisfy { $0.size == first.size }, "pictures of one size")
    var file: [UInt8] = []
    var sequence: UInt32 = 0
    for (number, image) in images.enumerated() {
      let chunks = Chunk.all(of: try image.png(as: .rgba, preset: .fast))
      if number == 0 {
        file += chunks.signature
        for chunk in chunks.list where !["IDAT", "IEND"].contains(chunk.type) {
          file += chunk.bytes
          if chunk.type == "IHDR" {
            file += Chunk(type: "acTL", data: UInt32(images.count).big + UInt32(0).big).bytes
          }
        }
      }
      let control =
        sequence.big + UInt32(image.width).big + UInt32(image.height).big + UInt32(0).big
        + UInt32(0).big + secondsEach.numerator.big + secondsEach.denominator.big + [0, 0]
      file += Chunk(type: "fcTL", data: control).bytes
      sequence += 1
      for chunk in chunks.list where chunk.type == "IDAT" {
        guard number > 0 else {
          file += chunk.bytes
          continue
        }
        file += Chunk(type: "fdAT", data: sequence.big + chunk.data).bytes
        sequence += 1
      }
    }
    return file + Chunk(type: "IEND", data: []).bytes
  }
}

struct Chunk {
  var type: String
  var data: [UInt8]

  /// With length and CRC.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return UInt32(data.count).big + body + ps_crc32(0, body, body.count).big
  }

  /// The chunks of a file that we have written.
  static func all(of file: [UInt8]) -> (signature: [UInt8], list: [Chunk]) {
    var list: [Chunk] = []
    var offset = 8
    while offset + 12 <= file.count {
      let count = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      list.append(
        Chunk(
          type: String(decoding: file[offset + 4..<offset + 8], as: UTF8.self),
          data: Array(file[offset + 8..<offset + 8 + count])))
      offset += 12 + count
    }
    return (Array(file[..<8]), list)
  }
}

extension FixedWidthInteger {
  /// Most significant byte first.
  fileprivate var big: [UInt8] {
    withUnsafeBytes(of: bigEndian) { Array($0) }
  }
}
