import TestSupport
import Testing

/// What a wrong run says, and with which code it ends.
@Suite struct FailureTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    var words: String
    var exitCode: Int32
    /// A part of standard error.
    var says: String
    var testDescription: String { words }
  }

  static let wrongs = [
    Wrong(words: "render", exitCode: 2, says: "SPEC is missing"),
    Wrong(
      words: "render none.json", exitCode: 3,
      says: "cannot read 'none.json': No such file or directory"),
    Wrong(words: "check none.json", exitCode: 3, says: "none.json"),
    Wrong(
      words: "render card.json --set dorp=1", exitCode: 2,
      says: "error: unknown variable 'dorp' in --set [unknown-name]\n  did you mean 'drop'?"),
    Wrong(
      words: "render card.json --variant nigth", exitCode: 2,
      says: "error: unknown variant 'nigth' [unknown-name]\n  did you mean 'night'?"),
    Wrong(
      words: "render card.json --device iphone-x1", exitCode: 2,
      says: "error: unknown device 'iphone-x1' [unknown-word]\n"),
    Wrong(
      words: "render card.json --frames 10", exitCode: 2,
      says: "option '--frames': frame is 10, must be 0 to 9"),
    Wrong(
      words: "render card.json --from 1s", exitCode: 2,
      says: "option '--from': time is 1 s, must be 0 to 0.3 s"),
    Wrong(
      words: "render card.json --shard 11/12", exitCode: 2,
      says: "option '--shard': there are 10 frames, this part has none of them"),
    Wrong(
      words: "render card.json -o a.png", exitCode: 2,
      says: "'a.png' has no place for the frame's number; write 'a_%05d.png'"),
    Wrong(
      words: "render card.json -o a/ -o ./a", exitCode: 2, says: "share a folder"),
    Wrong(
      words: "render card.json --scale 2000", exitCode: 2,
      says: "the canvas' longer side has 48000 pixels, must be at most 32767 [too-large]"),
    Wrong(
      words: "render card.json --scale 1000", exitCode: 2,
      says: "a frame has 24000 × 20000 = 480000000 pixels, must be at most 268435456 [too-large]"),
    Wrong(
      words: "render card.json --set drop=86400", exitCode: 2,
      says: "the film has 2592001 frames, must be at most 1000000 [too-large]"),
    Wrong(
      words: "still card.json --at step:opne -o a.png", exitCode: 2,
      says: "option '--at': unknown step 'opne'; did you mean 'open'?"),
    Wrong(
      words: "still card.json --at 0 -o a.mp4", exitCode: 2, says: "mp4 holds a film"),
    Wrong(
      words: "trace card.json --property card.opasity", exitCode: 2,
      says: "did you mean 'opacity'?"),
    Wrong(
      words: "render divided.json", exitCode: 2, says: "[expression-failure]"),
    Wrong(
      words: "render wrong.json", exitCode: 2,
      says: "wrong.json:2:40: error: unknown key 'alpha' in a layer [unknown-key]\n"),
    Wrong(
      words: "render card.json -o card.json/", exitCode: 3, says: "card.json"),
    Wrong(words: "check - -", exitCode: 2, says: "unexpected argument '-'"),
  ]

  static let divided = SampleSpec.card.replacing(
    "\"=card.maxY + 1\"", with: "\"=1 / (card.minY - 10)\"")

  static let wrong = """
    { "version": 1, "canvas": { "size": [9, 9] },
      "layers": [ { "frame": [0, 0, 9, 9], "alpha": 1 } ] }
    """

  @Test(arguments: wrongs) func isTold(_ wrong: Wrong) throws {
    let folder = try SampleSpec.folder([
      "card.json": SampleSpec.card, "divided.json": Self.divided, "wrong.json": Self.wrong,
    ])
    let run = try BuiltTool.run(wrong.words.split(separator: " ").map(String.init), in: folder)
    #expect(run.exitCode == wrong.exitCode)
    #expect(run.errors.contains(wrong.says), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names() == ["card.json", "divided.json", "wrong.json"])
  }

  /// An expression that fails in the last frame only keeps the others from being written.
  @Test func failsBeforeTheFirstFrame() throws {
    let folder = try SampleSpec.folder(["card.json": Self.divided])
    let whole = try BuiltTool.run(["render", "card.json"], in: folder)
    #expect(whole.exitCode == 2)
    #expect(whole.errors.contains("at t = 0.3 s"))
    #expect(folder.names() == ["card.json"])
    #expect(try BuiltTool.run(["render", "card.json", "--exclude-end"], in: folder).exitCode == 0)
  }
}
