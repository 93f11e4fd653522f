import TestSupport
import Testing

@Suite struct StandardOutputTests {
  let folder: TemporaryFolder

  init() throws { folder = try SampleSpec.folder(["card.json": SampleSpec.card]) }

  /// 48 × 40 px of four bytes, ten frames.
  @Test(arguments: ["rgba", "bgra"]) func carriesBarePixels(format: String) throws {
    let run = try BuiltTool.run(
      ["render", "card.json", "-o", "-", "--format", format], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.count == 48 * 40 * 4 * 10)
    #expect(run.output.prefix(4) == [255, 255, 255, 255])
    // The bar is red: at t = 0 in rows 18 to 21, from the left edge on.
    let bar = 19 * 48 * 4
    #expect(
      Array(run.output[bar..<bar + 4]) == (format == "rgba" ? [255, 0, 0, 255] : [0, 0, 255, 255]))
    #expect(run.errors.hasPrefix("10 frames, "))
  }

  @Test(arguments: ["png", "svg"]) func carriesWholeDocuments(format: String) throws {
    let run = try BuiltTool.run(
      ["render", "card.json", "-o", "-", "--format", format], in: folder)
    _ = try BuiltTool.run(
      ["render", "card.json", "-o", "files/", "--format", format], in: folder)
    let files = folder.names(in: "files").filter { $0.hasSuffix(format) }
    #expect(files.count == 10)
    #expect(run.output == (try files.flatMap { try folder.bytes("files/\($0)") }))
  }

  @Test(arguments: [
    "render card.json -o - --format rgba", "render card.json -o - --format png",
    "still card.json --at 0 -o - --format png", "trace card.json", "inspect card.json",
    "check card.json --json", "list devices", "help", "version",
  ])
  func fullDiskIsAnError(_ words: String) throws {
    let run = try BuiltTool.shell("$tool \(words) > /dev/full", in: folder)
    #expect(run.exitCode == 3)
    #expect(
      run.errors.hasSuffix(
        "inbetween: error: cannot write 'standard output': No space left on device\n"))
  }

  /// Frames of 3 MB: what a slow reader gets through a pipe is what a file gets.
  @Test(arguments: ["rgba", "bgra"]) func slowReadersGetTheSameBytes(format: String) throws {
    let words = "$tool render card.json -q -o - --format \(format) --scale 40"
    let run = try BuiltTool.shell(
      "\(words) > file && \(words) | (sleep 0.3; cat) | cmp - file && wc -c < file", in: folder)
    #expect(run.exitCode == 0)
    #expect(Int(run.outputText.trimmingPrefix(" ").dropLast()) == 24 * 20 * 1600 * 4 * 10)
  }

  @Test(arguments: [
    "render endless.json -o - --format rgba", "render endless.json -o - --format bgra --scale 40",
    "trace endless.json --to 100s",
  ])
  func readerMayLeave(_ words: String) throws {
    try folder.write(SampleSpec.endless, to: "endless.json")
    let run = try BuiltTool.shell(
      "$tool \(words) | head -c 5 > /dev/null; exit ${PIPESTATUS[0]}", in: folder)
    #expect(run.exitCode == 141)
    #expect(run.errors.isEmpty)
  }
}
