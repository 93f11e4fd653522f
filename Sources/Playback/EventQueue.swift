import SceneModel

/// What the walk through the steps does next, by time; at one time in the order of the file.
struct EventQueue {
  struct Event {
    /// In nanoseconds.
    var time: Int
    /// The way through the timeline to the step, which sorts as the file does.
    var path: [Int]
    var action: Action
  }

  enum Action {
    /// The next step of a list begins, its delay first.
    case begin(StepList)
    /// A step, or the part of it for some copies, does its work.
    case perform(Work)
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }
  var nextTime: Int? { events.last?.time }

  mutating func add(_ event: Event) {
    // Sorted with the next event last; after those that are due at the same place.
    var low = 0
    var high = events.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(events[middle], event) || !precedes(event, events[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    events.insert(event, at: low)
  }

  mutating func next() -> Event? { events.popLast() }

  private func precedes(_ a: Event, _ b: Event) -> Bool {
    a.time != b.time ? a.time < b.time : a.path.lexicographicallyPrecedes(b.path)
  }
}

/// Steps that run one after the other, and how far they have got.
struct StepList {
  var steps: [Step]
  var next: Int
  /// The way through the timeline to the list.
  var path: [Int]
  /// What waits for the list's end.
  var join: Int?
  /// The compiler's number of the group it runs in.
  var group: Int?
}

/// A step that is due, with what follows it.
struct Work {
  var step: Step
  /// The instances whose assignments are carried out; nil for all.
  var only: Int?
  /// Counts down when it is done.
  var join: Int
  /// The compiler's number of the group it runs in.
  var group: Int?
}

/// Something that goes on when all it waits for has ended.
struct Join {
  var remaining: Int
  /// The latest end so far, in nanoseconds.
  var latest: Int
  /// The list that goes on; nil at the end of the timeline.
  var list: StepList?
}
