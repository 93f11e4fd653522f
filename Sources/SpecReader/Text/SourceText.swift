public import SceneModel

/// The text of one file, and the way from a byte in it to a line and a column.
public struct SourceText: Hashable, Sendable {
  /// The name shown in diagnostics.
  public let file: String
  /// The text as it was read, without a byte order mark.
  public let bytes: [UInt8]

  /// The offset of each line's first byte.
  private let lineStarts: [Int]
  /// The Unicode scalars before every 256th byte, so that a column on a very long line is found
  /// without walking the line.
  private let scalarsBeforeBlock: [Int]

  private static let blockSize = 256
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Parameters:
  ///   - file: The name shown in diagnostics.
  ///   - bytes: UTF-8; a byte order mark at the start is left out.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    var lineStarts = [0]
    var scalarsBeforeBlock: [Int] = []
    var scalars = 0
    for (offset, byte) in self.bytes.enumerated() {
      if offset % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte == 0x0A || (byte == 0x0D && !self.bytes.hasByte(0x0A, at: offset + 1)) {
        lineStarts.append(offset + 1)
      }
    }
    if self.bytes.count % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
    self.lineStarts = lineStarts
    self.scalarsBeforeBlock = scalarsBeforeBlock
  }

  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The place of a range of bytes; the length ends with the line the range starts in.
  public func place(of range: Range<Int>, path: String) -> SourcePlace {
    let start = min(range.lowerBound, bytes.count)
    let line = lineIndex(of: start)
    let end = max(start, min(range.upperBound, lineRange(line).upperBound))
    return SourcePlace(
      file: file, line: line + 1,
      column: scalars(before: start) - scalars(before: lineStarts[line]) + 1,
      length: max(1, scalars(before: end) - scalars(before: start)), path: path)
  }

  /// The text of a line, without its end.
  ///
  /// - Parameter number: 1-based. A line that does not exist is empty.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    return String(decoding: bytes[lineRange(number - 1)], as: UTF8.self)
  }

  /// The text of a range of bytes.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private func lineRange(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The last line that starts at or before an offset.
  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    var count = scalarsBeforeBlock[block]
    for byte in bytes[block * Self.blockSize..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension [UInt8] {
  /// Whether a byte stands at an offset; false past the end.
  func hasByte(_ byte: UInt8, at offset: Int) -> Bool {
    offset < count && self[offset] == byte
  }
}
