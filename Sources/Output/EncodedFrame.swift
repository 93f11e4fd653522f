public import Platform

/// A frame as it is written.
public struct EncodedFrame: Sendable {
  /// Where the bytes are.
  public enum Content: Sendable {
    case bytes([UInt8])
    /// After each other; a frame shares those with the frame before that did not change.
    case pages([SharedPages])
  }

  public var content: Content
  /// What the manifest says of the frame: of its pixels where it was drawn, of its text where it is
  /// SVG; nil where no manifest is written.
  public var digest: String?

  public init(content: Content, digest: String?) {
    self.content = content
    self.digest = digest
  }

  public init(bytes: [UInt8], digest: String?) {
    self.init(content: .bytes(bytes), digest: digest)
  }

  /// All bytes, copied where they are in pages.
  public var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .pages(let pages): pages.flatMap { page in page.withUnsafeBytes { Array($0) } }
    }
  }
}

extension EncodedFrame: Hashable {
  public static func == (first: EncodedFrame, second: EncodedFrame) -> Bool {
    first.digest == second.digest && first.bytes == second.bytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(bytes)
  }
}
