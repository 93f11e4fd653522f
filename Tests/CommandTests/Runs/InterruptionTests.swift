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
}
