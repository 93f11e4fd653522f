public import Pixels

/// What is wrong with a sequence beyond the pixels of a frame. Each fails the comparison.
public enum SequenceFault: Hashable, Sendable {
  case missing(FrameSequence.Key)
  case extra(FrameSequence.Key)
  /// Two frames with one number.
  case repeated(FrameSequence.Key)
  /// A frame that shows the one before once more.
  case duplicate(FrameSequence.Key, of: FrameSequence.Key)
  /// A frame that shows what another should.
  case reordered(FrameSequence.Key, shows: FrameSequence.Key)
  case size(expected: PixelSize, actual: PixelSize)
  case frameRate(expected: String, actual: String)
  case count(expected: Int, actual: Int)
  /// Of the tool, a library or a font; nil where one side has none.
  case version(of: String, expected: String?, actual: String?)

  /// The word reports know it by.
  public var code: String {
    switch self {
    case .missing: "missing"
    case .extra: "extra"
    case .repeated: "repeated"
    case .duplicate: "duplicate"
    case .reordered: "reordered"
    case .size: "size"
    case .frameRate: "frame-rate"
    case .count: "count"
    case .version: "version"
    }
  }
}

extension SequenceFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let key): "\(key) is missing"
    case .extra(let key): "\(key) is extra: nothing is expected there"
    case .repeated(let key): "\(key) is there more than once"
    case .duplicate(let key, let other): "\(key) is a duplicate: it shows \(other) once more"
    case .reordered(let key, let other): "\(key) is out of order: it shows \(other)"
    case .size(let expected, let actual): "the size is \(actual) px, expected \(expected) px"
    case .frameRate(let expected, let actual): "the frame rate is \(actual), expected \(expected)"
    case .count(let expected, let actual): "there are \(actual) frames, expected \(expected)"
    case .version(let name, let expected, let actual):
      "\(name) is \(actual ?? "not used"), expected \(expected ?? "not used")"
    }
  }
}

extension SequenceFault {
  /// What two sequences say of themselves that is not the same.
  static func facts(_ expected: FrameSequence, _ actual: FrameSequence) -> [SequenceFault] {
    var faults: [SequenceFault] = []
    if let one = expected.size, let other = actual.size, one != other {
      faults.append(.size(expected: one, actual: other))
    }
    if let one = expected.frameRate, let other = actual.frameRate, one != other {
      faults.append(.frameRate(expected: one, actual: other))
    }
    if expected.frames.count != actual.frames.count {
      faults.append(.count(expected: expected.frames.count, actual: actual.frames.count))
    }
    guard let one = expected.inputs, let other = actual.inputs else { return faults }
    if one.tool != other.tool {
      faults.append(.version(of: "the tool", expected: one.tool, actual: other.tool))
    }
    return faults + versions(one.libraries, other.libraries, "library")
      + versions(one.fonts, other.fonts, "font")
  }

  private static func versions(
    _ expected: [String: String], _ actual: [String: String], _ word: String
  ) -> [SequenceFault] {
    Set(expected.keys).union(actual.keys).sorted().compactMap { name in
      expected[name] == actual[name]
        ? nil
        : .version(of: "\(word) \(name)", expected: expected[name], actual: actual[name])
    }
  }
}
