import PixelShim

/// Why a PNG file could not be read or written. The path is the caller's to add.
public enum PNGError: Error, Hashable, Sendable {
  /// The signature of the format is missing.
  case notPNG
  /// The file ends before its last chunk does.
  case truncated
  /// The CRC of a chunk, given by its type, is wrong.
  case badChecksum(chunk: String)
  /// The file goes on after its last chunk.
  case trailingBytes
  /// An animated PNG, where one picture is expected.
  case animated
  case sideTooLarge(size: PixelSize, limit: Int)
  case tooManyPixels(size: PixelSize, limit: Int)
  /// The content breaks a rule of the format.
  case corrupt(reason: String)
  case outOfMemory
  /// Compressing failed; not to be expected for any pixels.
  case encoderFailed(reason: String)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .truncated: "the PNG file is truncated"
    case .badChecksum(let chunk): "the PNG file is damaged: wrong checksum in chunk '\(chunk)'"
    case .trailingBytes: "the PNG file has bytes after its end"
    case .animated: "the PNG file is animated, must be a single picture"
    case .sideTooLarge(let size, let limit): "\(ImageLimits.Excess.side(size, limit: limit))"
    case .tooManyPixels(let size, let limit): "\(ImageLimits.Excess.pixels(size, limit: limit))"
    case .corrupt(let reason): "the PNG file is damaged: \(reason)"
    case .outOfMemory: "not enough memory for the picture"
    case .encoderFailed(let reason): "cannot make a PNG file: \(reason)"
    }
  }
}

extension PNGError {
  static func check(_ status: ps_status, _ message: ps_message) throws(PNGError) {
    if let error = error(for: status, message.words) { throw error }
  }

  private static func error(for status: ps_status, _ text: String) -> PNGError? {
    switch status {
    case PS_OK: nil
    case PS_NOT_PNG: .notPNG
    case PS_TRUNCATED: .truncated
    case PS_BAD_CHECKSUM: .badChecksum(chunk: text)
    case PS_TRAILING_BYTES: .trailingBytes
    case PS_ANIMATED: .animated
    case PS_OUT_OF_MEMORY: .outOfMemory
    case PS_ENCODER_FAILED: .encoderFailed(reason: text)
    // PS_CORRUPT; a C enumeration has no exhaustive switch.
    default: .corrupt(reason: text)
    }
  }
}

extension ps_message {
  /// What a library said.
  var words: String {
    withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
