import Command
import Geometry
import Motion
import Testing

@Suite struct RequestTests {
  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  @Test func renderWithoutOptions() throws {
    guard case .render(let options) = try Request(words: ["render", "a.json"]) else {
      Issue.record("no render")
      return
    }
    #expect(options.source.spec == "a.json")
    #expect(options.source.canvas.frameRate == nil)
    #expect(options.source.canvas.size == nil)
    #expect(options.outputs == ["frames/"])
    #expect(options.format == nil)
    #expect(options.frames.choice == .all)
    #expect(!options.frames.excludesEnd)
    #expect(options.startNumber == 0)
    #expect(options.jobs == .automatic)
    #expect(options.shard == nil)
    #expect(options.progress == .auto)
    #expect(options.verbosity == .normal)
    #expect(!options.overwrites && !options.printsJSON && !options.source.isStrict)
  }

  @Test func renderWithEverything() throws {
    let line =
      "render a.json -o x/ -o y.mp4 --format png --overwrite --start-number 7 --from 10% --to 20f "
      + "--exclude-end --fps 29.97 --device iphone-x --scale 2 --background white --set a=1 "
      + "--set b=2 --variant dark,de --variant slow --strict -j 4 --shard 2/8 --json "
      + "--progress plain -v"
    guard case .render(let options) = try Request(words: Self.words(line)) else {
      Issue.record("no render")
      return
    }
    #expect(options.outputs == ["x/", "y.mp4"])
    #expect(options.format == "png" && options.overwrites && options.startNumber == 7)
    #expect(
      options.frames.choice == .span(from: .percent(10), to: .frame(.fromStart(20))))
    #expect(options.frames.excludesEnd)
    let canvas = options.source.canvas
    #expect(canvas.frameRate == FrameRate(numerator: 30000, denominator: 1001))
    #expect(canvas.device == "iphone-x" && canvas.scale == 2 && canvas.background == "white")
    #expect(options.source.assignments.map(\.name) == ["a", "b"])
    #expect(options.source.variants == ["dark", "de", "slow"])
    #expect(options.source.isStrict)
    #expect(options.jobs == .threads(4))
    #expect(options.shard?.number == 2 && options.shard?.count == 8)
    #expect(options.printsJSON && options.progress == .plain && options.verbosity == .verbose)
  }

  @Test func listedFramesAndSize() throws {
    let line = "render - --frames 0-9,-1 --size 320x480 -o - --format rgba"
    guard case .render(let options) = try Request(words: Self.words(line)) else {
      Issue.record("no render")
      return
    }
    #expect(options.frames.choice == .listed(try FrameSelection(word: "0-9,-1")))
    #expect(options.source.canvas.size == Size(width: 320, height: 480))
    #expect(options.source.spec == "-" && options.outputs == ["-"] && options.format == "rgba")
  }

  @Test func quietRunTellsNoProgressUnlessAsked() throws {
    guard
      case .render(let quiet) = try Request(words: ["render", "a", "-q"]),
      case .render(let asked) = try Request(words: ["render", "a", "-q", "--progress", "json"])
    else {
      Issue.record("no render")
      return
    }
    #expect(quiet.progress == .none && quiet.verbosity == .quiet)
    #expect(asked.progress == .json)
  }

  @Test func still() throws {
    let line = "still a.json --at step:flip -o x.svg --overwrite --format svg --scale 3"
    guard case .still(let options) = try Request(words: Self.words(line)) else {
      Issue.record("no still")
      return
    }
    #expect(options.time == .step("flip") && options.output == "x.svg")
    #expect(options.format == "svg" && options.overwrites)
    #expect(options.source.canvas.scale == 3)
  }

  @Test func checkHasEverySpecWithTheSameChanges() throws {
    guard case .check(let options) = try Request(words: Self.words("check a b --set x=1 --json"))
    else {
      Issue.record("no check")
      return
    }
    #expect(options.sources.map(\.spec) == ["a", "b"])
    #expect(options.sources.allSatisfy { $0.assignments.map(\.value) == ["1"] })
    #expect(options.printsJSON)
  }

  @Test(arguments: [
    ("trace a", "-", TraceOptions.Format.csv),
    ("trace a -o x.csv", "x.csv", .csv),
    ("trace a -o x.json", "x.json", .json),
    ("trace a -o x.json --format csv", "x.json", .csv),
    ("trace a --format json", "-", .json),
  ])
  func traceFormatFollowsTheEnding(
    line: String, output: String, format: TraceOptions.Format
  ) throws {
    guard case .trace(let options) = try Request(words: Self.words(line)) else {
      Issue.record("no trace")
      return
    }
    #expect(options.output == output && options.format == format)
  }

  @Test func traceWithMoreColumns() throws {
    let line = "trace a --property card.opacity --property row[2].minY --frames 0-9"
    guard case .trace(let options) = try Request(words: Self.words(line)) else {
      Issue.record("no trace")
      return
    }
    #expect(options.properties == ["card.opacity", "row[2].minY"])
    #expect(options.frames.choice == .listed(try FrameSelection(word: "0-9")))
  }

  @Test func theRest() throws {
    #expect(try Request(words: ["help"]) == .help(nil))
    #expect(try Request(words: ["help", "trace"]) == .help(.trace))
    #expect(try Request(words: ["trace", "--help"]) == .help(.trace))
    #expect(try Request(words: ["--version"]) == .version)
    #expect(try Request(words: ["schema"]) == .schema)
    guard
      case .inspect(let inspect) = try Request(words: ["inspect", "a", "--at", "50%"]),
      case .list(let list) = try Request(words: ["list", "easings", "--json"])
    else {
      Issue.record("no inspect or no list")
      return
    }
    #expect(inspect.time == .percent(50) && !inspect.explains)
    guard case .inspect(let explain) = try Request(words: ["inspect", "a", "--explain"]) else {
      Issue.record("no inspect")
      return
    }
    #expect(explain.explains && explain.time == nil)
    #expect(list.topic == .easings && list.printsJSON)
  }
}
