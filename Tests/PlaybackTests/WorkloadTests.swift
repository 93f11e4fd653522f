import Drawing
import Playback
import Testing

struct WorkloadTests {
  /// A frame is a function of its time: in order, backwards and on several threads it is the same.
  @Test func framesDoNotDependOnOrderOrThread() async throws {
    let timeline = try timeline(Workload.spec(layers: 40, animations: 10))
    let end = Double(timeline.duration) / 1e9
    let times = (0...40).map { end * Double($0) / 40 }
    let inOrder = try times.map { try timeline.displayList(at: $0) }
    let backwards = try times.reversed().map { try timeline.displayList(at: $0) }
    #expect(Array(backwards.reversed()) == inOrder)
    let parallel = try await withThrowingTaskGroup(of: (Int, DisplayList).self) { group in
      for (index, time) in times.enumerated() {
        group.addTask { (index, try timeline.displayList(at: time)) }
      }
      return try await group.reduce(into: [Int: DisplayList]()) { $0[$1.0] = $1.1 }
    }
    #expect(times.indices.allSatisfy { parallel[$0] == inOrder[$0] })
    // The film moves from its first frame to its last.
    #expect(inOrder[0] != inOrder[1] && inOrder[20] != inOrder[40])
  }
}
