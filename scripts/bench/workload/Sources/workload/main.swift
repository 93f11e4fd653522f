import Drawing
import Geometry
import Playback
import SceneModel
import SpecReader

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// How long the engine takes for a large film: reading it, compiling it, and one frame's values and
// display list. Ten animations a layer. The thread's own time, the best of several rounds: what else
// the machine does can only make one longer.
//
// usage: workload [LAYERS…]

struct NoText: TextMeasuring {
  func layout(_ runs: [TextRun], style: ParagraphStyle, width: Double?) -> TextLayout {
    TextLayout(lines: [], size: .zero)
  }
}

func best(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = threadMilliseconds()
    try body()
    best = min(best, threadMilliseconds() - start)
  }
  return best
}

func threadMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func padded(_ number: Double, decimals: Int = 2) -> String {
  let text = number.text(decimals: decimals)
  return String(repeating: " ", count: max(0, 10 - text.count)) + text
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
print("    layers  animations   read ms  compile ms   frame ms")
for layers in counts.isEmpty ? [250, 500, 1000] : counts {
  let text = Workload.spec(layers: layers, animations: 10)
  let reading = best(of: 3) { _ = SpecReader.read(text, file: "workload.json") }
  guard let scene = SpecReader.read(text, file: "workload.json").scene else {
    fatalError("the workload is no spec")
  }
  func compile() throws -> Timeline {
    try Timeline(scene, assetSizes: [:], text: NoText())
  }
  let compiling = try best(of: 7) { _ = try compile() }
  let timeline = try compile()
  let end = Double(timeline.duration) / 1e9
  let frames = 60
  let drawing = try best(of: 5) {
    for frame in 0..<frames {
      _ = try timeline.displayList(at: end * Double(frame) / Double(frames))
    }
  }
  print(
    padded(Double(layers), decimals: 0), padded(Double(layers * 10), decimals: 0),
    padded(reading), padded(compiling), padded(drawing / Double(frames), decimals: 3))
}
