import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
  /// How PNG files end: the chunk IEND with its checksum (PNG specification, 11.2.5).
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  @Test(arguments: [(2, 130), (15, 143)]) func leavesWholeFramesAndNoManifest(
    signal: Int, exitCode: Int32
  ) throws {
    let folder = try SampleSpec.folder(["endless.json": SampleSpec.endless])
    let run = try BuiltTool.Run(["render", "endless.json", "-o", "frames/"], in: folder)
    while run.isRunning, folder.names(in: "frames").count < 20 { usleep(1000) }
    if signal == 2 { run.interrupt() } else { run.terminate() }
    let outcome = run.end()
    #expect(outcome.exitCode == exitCode)
    let names = folder.names(in: "frames")
    #expect((20..<90_001).contains(names.count))
    let broken = try names.filter {
      try !$0.hasPrefix("frame_") || folder.bytes("frames/\($0)").suffix(12) != Self.end[...]
    }
    #expect(broken.isEmpty)
  }

  /// One signal is enough wherever the tool waits, and a pipe is no asset.
  @Test(arguments: ["check -", "render - -o x/", "check pipe"]) func waitingEnds(
    words: String
  ) throws {
    for signal in ["INT", "TERM"] {
      let folder = try SampleSpec.folder()
      // The first second is for the tool to start; 124 would say that the signal was not heeded.
      let run = try BuiltTool.shell(
        """
        mkfifo pipe; exec 9<>pipe
        timeout --foreground -s \(signal) -k 5 1 $tool \(words) <&9; exit $?
        """, in: folder)
      // timeout itself answers 124 where the program ended in time after the signal.
      #expect(run.exitCode == 124, "\(run.errors)")
    }
  }

  @Test func pipesAreNoFilesOfASpec() throws {
    let folder = try SampleSpec.folder([
      "asset.json": Self.spec("\"assets\": { \"p\": \"pipe\" }, \"layers\": []"),
      "font.json": Self.spec("\"fonts\": [\"pipe\"], \"layers\": []"),
      "touch.json": Self.spec(
        """
        "layers": [ { "id": "a", "scroll": {} } ],
        "timeline": [ { "drag": "a", "touch": { "file": "pipe" } } ]
        """),
    ])
    for name in ["asset", "font", "touch"] {
      let run = try BuiltTool.shell(
        "test -p pipe || mkfifo pipe; timeout 20 $tool check \(name).json", in: folder)
      #expect(run.exitCode == 3)
      #expect(run.errors.contains("cannot read 'pipe': it is not a regular file"), "\(run.errors)")
    }
  }

  private static func spec(_ members: String) -> String {
    "{ \"version\": 1, \"canvas\": { \"size\": [9, 9] }, \(members) }"
  }

  /// Else the first file or pipe that is opened would take the number, and be waited for.
  @Test(arguments: [
    ("check - <&-", 3, "cannot read 'standard input': Bad file descriptor"),
    ("check card.json >&-", 0, ""), ("help >&-", 3, "cannot write 'standard output'"),
    ("render card.json -o a/ <&- >&- 2>&-", 0, ""),
  ]) func closedStreamsAreErrors(words: String, exitCode: Int32, says: String) throws {
    let folder = try SampleSpec.folder()
    let run = try BuiltTool.shell("timeout 20 $tool \(words)", in: folder)
    #expect(run.exitCode == exitCode)
    #expect(says.isEmpty || run.errors.contains(says), "\(run.errors)")
  }
}
