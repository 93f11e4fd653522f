/// Which frames a run is about.
public struct FrameOptions: Hashable, Sendable {
  public var choice: FrameChoice
  /// The film's last frame is left out.
  public var excludesEnd: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.exclude(.frames, .from)
    try invocation.exclude(.frames, .to)
    let from = try invocation.value(.from, TimePoint.init(word:))
    let to = try invocation.value(.to, TimePoint.init(word:))
    if let selection = try invocation.value(.frames, FrameSelection.init(word:)) {
      choice = .listed(selection)
    } else {
      choice = from == nil && to == nil ? .all : .span(from: from, to: to)
    }
    excludesEnd = invocation.has(.excludeEnd)
  }
}
