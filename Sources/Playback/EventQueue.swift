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
    /// Something happens to a finger, by the compiler's number.
    case touch(Int)
    /// A behaviour comes to rest, unless a later number has been given to its rest.
    case rest(OutputID, number: Int)
    /// What still waits in a `parallel`, by its join, is given up.
    case skip(Int)
  }

  private struct Entry {
    var event: Event
    /// Events that are due at the same place keep the order in which they were added.
    var serial: Int
  }

  /// A binary heap by number: no event is due before its parent's. The events stay where they are,
  /// in `entries`, of which those in `free` are empty.
  private var heap: [Int] = []
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var nextSerial = 0

  var nextTime: Int? { heap.first.map { entries[$0].event.time } }

  mutating func add(_ event: Event) {
    let entry = Entry(event: event, serial: nextSerial)
    nextSerial += 1
    if let slot = free.popLast() {
      entries[slot] = entry
      heap.append(slot)
    } else {
      entries.append(entry)
      heap.append(entries.count - 1)
    }
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func next() -> Event? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    free.append(first)
    return entries[first].event
  }

  /// Moves the first event down to its place.
  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      guard precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    if entries[a].event.time != entries[b].event.time {
      return entries[a].event.time < entries[b].event.time
    }
    if entries[a].event.path != entries[b].event.path {
      return entries[a].event.path.lexicographicallyPrecedes(entries[b].event.path)
    }
    return entries[a].serial < entries[b].serial
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
  /// When the step began, its delay first; in nanoseconds.
  var begin: Int
}

/// Something that goes on when all it waits for has ended.
struct Join {
  var remaining: Int
  /// The latest end so far, in nanoseconds.
  var latest: Int
  /// The list that goes on; nil at the end of the timeline.
  var list: StepList?
  /// Whether several steps run side by side until it.
  var isParallel = false
}
