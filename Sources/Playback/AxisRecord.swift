import Expressions
import SceneModel

/// Place and size of a layer along one axis: two tracks, and what their numbers mean from when on.
struct AxisRecord: Hashable, Sendable {
  /// What the numbers of the two tracks mean.
  struct Mode: Hashable, Sendable {
    /// In seconds.
    var startTime: Double
    /// The edge whose coordinate the first track gives.
    var place: Edge
    /// The edge whose coordinate the second track gives; nil where it gives the size.
    var second: Edge?
  }

  /// Nodes of the two tracks.
  var place: NodeID
  var size: NodeID
  /// By start.
  private(set) var modes: [Mode]
  /// Nodes of what follows from them.
  var extent: NodeID
  var origin: NodeID

  init(place: NodeID, size: NodeID, mode: Mode, extent: NodeID, origin: NodeID) {
    self.place = place
    self.size = size
    self.extent = extent
    self.origin = origin
    modes = [mode]
  }

  /// The mode at a time in seconds.
  func mode(at time: Double) -> Mode {
    var index = modes.count - 1
    while index > 0, modes[index].startTime > time { index -= 1 }
    return modes[index]
  }

  var last: Mode { modes[modes.count - 1] }
  var changes: Bool { modes.count > 1 }

  mutating func setMode(place: Edge, second: Edge?, at time: Double) {
    guard last.place != place || last.second != second else { return }
    let mode = Mode(startTime: time, place: place, second: second)
    if last.startTime == time { modes[modes.count - 1] = mode } else { modes.append(mode) }
  }
}
