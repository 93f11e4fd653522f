import PixelShim

/// Why a JPEG file could not be read. The path is the caller's to add.
public enum JPEGError: Error, Hashable, Sendable {
  /// The signature of the format is missing.
  case notJPEG
  /// The file ends before the picture does.
  case truncated
  /// A picture for print, in CMYK or YCCK.
  case fourColours
  case tooLarge(ImageLimits.Excess)
  /// The content breaks a rule of the format, or is of a kind that is not read.
  case corrupt(reason: String)
  case outOfMemory
}

extension JPEGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG file"
    case .truncated: "the JPEG file is truncated"
    case .fourColours: "the JPEG file is in CMYK, must be in RGB, YCbCr or grey"
    case .tooLarge(let excess): "\(excess)"
    case .corrupt(let reason): "the JPEG file is damaged: \(reason)"
    case .outOfMemory: "not enough memory for the picture"
    }
  }
}

extension JPEGError {
  static func check(_ status: ps_status, _ message: ps_message) throws(JPEGError) {
    switch status {
    case PS_OK: return
    case PS_NOT_JPEG: throw .notJPEG
    case PS_TRUNCATED: throw .truncated
    case PS_FOUR_COLOURS: throw .fourColours
    case PS_OUT_OF_MEMORY: throw .outOfMemory
    // PS_CORRUPT; a C enumeration has no exhaustive switch.
    default: throw .corrupt(reason: message.words)
    }
  }
}
