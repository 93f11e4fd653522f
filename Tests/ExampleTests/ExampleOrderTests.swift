import Drawing
import Playback
import Rendering
import TestSupport
import Testing

/// A frame is a function of its time: of every example frames are the same in whatever order and on
/// whatever thread they are asked for, from a timeline that was asked before and from a new one.
struct ExampleOrderTests {
  /// At most so many moments of a film: frames, and instants between them.
  static let count = 150

  @Test(arguments: Example.all)
  func framesAreThoseOfARunInOrder(_ example: Example) async throws {
    let project = try example.project()
    let length = Double(project.timeline.duration) / 1e9
    let times = (0..<Self.count).map { length * Double($0) / Double(Self.count - 1) }
    let inOrder = try times.map { try project.timeline.displayList(at: $0) }
    #expect(length == 0 || Set(inOrder.map(\.description)).count > 1)

    let fresh = try example.project().timeline
    let unequal = try await withThrowingTaskGroup(of: [Double].self) { group in
      for (number, timeline) in [project.timeline, fresh, fresh].enumerated() {
        group.addTask {
          var random = SplitMix64(state: UInt64(number))
          return try times.indices.shuffled(using: &random).filter { index in
            try timeline.displayList(at: times[index]) != inOrder[index]
          }.map { times[$0] }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(unequal == [])
  }
}
