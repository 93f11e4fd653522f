/// One part of a frame list: a frame or a range.
///
///     part  = frame | frame "-" [frame] ["x" step]
///     frame = digits | "-" digits
///
/// Both ends belong to the range; without the second it goes to the last frame. `-10-` are the
/// last ten frames, `0--2` all but the last.
public struct FrameRange: Hashable, Sendable {
  public var first: FrameIndex
  /// Nil for the last frame of the film.
  public var last: FrameIndex?
  /// Every how many frames; at least 1.
  public var step: Int

  /// - Throws: ``ValueError`` if the text is no frame and no range, the step is 0, or the range runs
  ///   backward.
  init(word: some StringProtocol) throws(ValueError) {
    let text = Substring(word)
    if let single = FrameIndex(text) {
      self.init(first: single, last: single, step: 1)
      return
    }
    let firstText = Self.indexPrefix(of: text)
    var rest = text[firstText.endIndex...]
    guard let first = FrameIndex(firstText), rest.popFirst() == "-" else {
      throw .malformedRange(text)
    }
    let lastText = Self.indexPrefix(of: rest)
    let last = FrameIndex(lastText)
    rest = rest[lastText.endIndex...]
    guard last != nil || lastText.isEmpty else { throw .malformedRange(text) }
    var step = 1
    if rest.popFirst() == "x" {
      guard let number = WholeNumber.read(rest) else { throw .malformedRange(text) }
      guard number > 0 else {
        throw .outOfRange("the step of \(String(text).quoted)", "0", allowed: "1 or more")
      }
      step = number
      rest = ""
    } else if lastText.endIndex != text.endIndex {
      throw .malformedRange(text)
    }
    if case .fromStart(let from) = first, case .fromStart(let to) = last, from > to {
      throw .backward(from: from, to: to)
    }
    self.init(first: first, last: last, step: step)
  }

  private init(first: FrameIndex, last: FrameIndex?, step: Int) {
    self.first = first
    self.last = last
    self.step = step
  }

  /// An optional dash and the digits after it; only the dash of `-x2` is none of it.
  private static func indexPrefix(of text: Substring) -> Substring {
    let sign = text.prefix { $0 == "-" }.prefix(1)
    let digits = text[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? text.prefix(0) : text[..<digits.endIndex]
  }

  /// The indices in a film of `total` frames, ascending.
  ///
  /// - Throws: ``ValueError`` if an end does not exist, or the range runs backward.
  public func resolved(total: Int) throws(ValueError) -> StrideThrough<Int> {
    let from = try first.resolved(total: total)
    let to = try (last ?? .fromEnd(1)).resolved(total: total)
    guard from <= to else { throw .backward(from: from, to: to) }
    return stride(from: from, through: to, by: step)
  }
}

extension ValueError {
  fileprivate static func malformedRange(_ text: Substring) -> Self {
    malformed(
      String(text), "frame or range of frames", examples: "12, 0-9, 20-, -1 or 0-60x2")
  }

  fileprivate static func backward(from: Int, to: Int) -> Self {
    Self("frames run backward from \(from) to \(to), the first must not be after the last")
  }
}
