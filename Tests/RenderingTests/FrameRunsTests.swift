import Testing

@testable import Rendering

struct FrameRunsTests {
  /// Every position once and in order, long runs at first: a tenth of a film is never left to one
  /// worker alone.
  @Test(arguments: [1, 2, 3, 8, 64], [1, 2, 7, 55, 1000])
  func shareAFilmOut(workerCount: Int, frameCount: Int) {
    let runs = FrameRuns(frameCount: frameCount, longest: 16, workerCount: workerCount)
    var taken: [Range<Int>] = []
    while let run = runs.take() { taken.append(run) }
    #expect(taken.flatMap(Array.init) == Array(0..<frameCount))
    #expect(zip(taken, taken.dropFirst()).allSatisfy { $0.count >= $1.count })
    #expect(taken.allSatisfy { $0.count <= 16 })
    for run in taken {
      let remaining = frameCount - run.lowerBound
      #expect(run.count <= max(2, remaining / (2 * workerCount)))
    }
  }
}
