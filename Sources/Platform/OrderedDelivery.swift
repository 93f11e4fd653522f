/// Hands elements that several workers make in any order to one consumer in index order.
///
/// At most `capacity` elements wait: a worker that is further ahead blocks in ``submit(_:at:)``
/// until the consumer has caught up, so memory stays bounded however slow the consumer is.
///
/// There is no deadlock as long as each worker submits its indices in increasing order, takes
/// up a run of indices only after all earlier ones have been taken, and no index is left out
/// without ``abort()``.
public final class OrderedDelivery<Element: Sendable>: Sendable {
  private struct State {
    var next: Int
    var waiting: [Int: Element] = [:]
    var isAborted = false
  }

  private let monitor: Monitor<State>
  private let end: Int
  private let capacity: Int

  /// - Parameters:
  ///   - indices: The indices that will be submitted, each once.
  ///   - capacity: How many elements may wait for the consumer, 1 or more.
  public init(indices: Range<Int>, capacity: Int) {
    precondition(capacity > 0, "an ordered delivery needs room for one element")
    monitor = Monitor(State(next: indices.lowerBound))
    end = indices.upperBound
    self.capacity = capacity
  }

  /// Hands over an element; waits while it is `capacity` or more ahead of the consumer.
  ///
  /// - Returns: False after ``abort()``: the worker stops, its element is dropped.
  public func submit(_ element: Element, at index: Int) -> Bool {
    precondition(index < end, "index \(index) is outside the delivery")
    return monitor.wait { state in
      if state.isAborted { return false }
      precondition(index >= state.next, "index \(index) was delivered before")
      guard index < state.next + capacity else { return nil }
      state.waiting[index] = element
      return true
    }
  }

  /// The element with the next index; waits until it is there.
  ///
  /// - Returns: Nil after the last index and after ``abort()``.
  public func next() -> Element? {
    monitor.wait { state -> Element?? in
      if state.isAborted || state.next >= end { return .some(nil) }
      guard let element = state.waiting.removeValue(forKey: state.next) else { return nil }
      state.next += 1
      return element
    }
  }

  /// Ends the delivery early, wakes everybody and drops what waits. For the side that fails.
  public func abort() {
    monitor.update { state in
      state.isAborted = true
      state.waiting = [:]
    }
  }

  /// Whether ``abort()`` was called. A worker asks before it starts a costly element.
  public var isAborted: Bool { monitor.update { $0.isAborted } }
}
