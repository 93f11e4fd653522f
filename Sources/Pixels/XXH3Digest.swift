import PixelShim

/// The 128-bit XXH3 hash of some bytes, seed 0. It finds differences that happened; it does not
/// stop somebody who makes them on purpose.
public struct XXH3Digest: Hashable, Sendable {
  /// In the canonical order of xxHash, most significant byte first.
  public let bytes: [UInt8]

  public init(of content: UnsafeRawBufferPointer) {
    var digest = [UInt8](repeating: 0, count: 16)
    ps_xxh3_128(
      content.baseAddress?.assumingMemoryBound(to: UInt8.self), content.count, &digest)
    bytes = digest
  }

  public init(of content: [UInt8]) {
    self = content.withUnsafeBytes { XXH3Digest(of: $0) }
  }

  /// - Parameter hexadecimal: 32 digits, lower case. Nil for anything else.
  public init?(hexadecimal: some StringProtocol) {
    let digits = Array(hexadecimal.utf8)
    guard digits.count == 32 else { return nil }
    var bytes: [UInt8] = []
    for index in Swift.stride(from: 0, to: 32, by: 2) {
      guard let high = Self.value(digits[index]), let low = Self.value(digits[index + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// 32 digits, lower case, as `xxhsum -H2` writes them.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension XXH3Digest: CustomStringConvertible {
  /// The hexadecimal digits after `xxh3:`.
  public var description: String { "xxh3:" + hexadecimal }
}
