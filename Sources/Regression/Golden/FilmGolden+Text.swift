import Geometry
import Pixels

extension FilmGolden {
  /// The lines of the file; the last one says that nothing is missing.
  public var text: String {
    var lines = ["inbetween-golden \(Self.formatVersion)", "tool \(inputs.tool)"]
    lines += inputs.libraries.sorted { $0.key < $1.key }.map { "library \($0.value) \($0.key)" }
    lines.append("spec \(inputs.specDigest) \(spec)")
    lines += inputs.fonts.sorted { $0.key < $1.key }.map { "font \($0.value) \($0.key)" }
    lines.append("fps \(frameRate)")
    lines.append("size \(size.width) \(size.height) \(scale.shortestText)")
    lines += values.map { value in
      "value \(value.digest) \(value.name)"
        + (value.range.isEmpty ? "" : " \(value.range.joined(separator: " "))")
    }
    lines += frames.map { frame in
      "frame \(frame.index) \(frame.time.text(decimals: 6, trimmed: true))"
        + " \(frame.pixels.digest.hexadecimal) \(frame.values)" + (frame.isKey ? " key" : "")
    }
    lines.append("end \(frames.count)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Throws: Where the text is no golden, of a later version, cut short or damaged.
  public init(text: String, path: String) throws(RegressionError) {
    var reader = GoldenReader(path: path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.read(line)
    }
    self = try reader.golden()
  }
}

/// The state while a golden's lines are read.
private struct GoldenReader {
  let path: String
  private var number = 0
  private var result = FilmGolden(
    inputs: .init(tool: "", libraries: [:], fonts: [:], specDigest: ""), spec: "",
    size: PixelSize(width: 0, height: 0), scale: 1, frameRate: "", values: [], frames: [])
  private var isComplete = false

  init(path: String) { self.path = path }

  private func fault(_ reason: String) -> RegressionError {
    .unreadable(path: path, reason: "line \(number): \(reason)")
  }

  mutating func read(_ line: Substring) throws(RegressionError) {
    number += 1
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let word = words.first ?? ""
    if number == 1 {
      guard word == "inbetween-golden", words.count == 2 else { throw fault("no golden") }
      guard words[1] == "\(FilmGolden.formatVersion)" else {
        throw fault(
          "version \(words[1]) of the format; this tool reads \(FilmGolden.formatVersion)")
      }
      return
    }
    if line.isEmpty { return }
    guard !isComplete else { throw fault("text after the end") }
    let rest = words.dropFirst()
    switch word {
    case "tool": result.inputs.tool = rest.joined(separator: " ")
    case "library": result.inputs.libraries[try name(rest)] = String(rest[1])
    case "font": result.inputs.fonts[try name(rest)] = String(rest[1])
    case "spec":
      result.spec = try name(rest)
      result.inputs.specDigest = String(rest[1])
    case "fps": result.frameRate = rest.joined(separator: " ")
    case "size": try readSize(rest)
    case "value": try readValue(rest)
    case "frame": try readFrame(rest)
    case "end":
      guard rest.first == "\(result.frames.count)"[...] else {
        throw fault("there are \(result.frames.count) frames, it says \(rest.first ?? "")")
      }
      isComplete = true
    default: throw fault("unknown word '\(word)'")
    }
  }

  /// What follows a digest or version.
  private func name(_ words: ArraySlice<Substring>) throws(RegressionError) -> String {
    guard words.count >= 2 else { throw fault("a word is missing") }
    return words.dropFirst().joined(separator: " ")
  }

  private mutating func readSize(_ words: ArraySlice<Substring>) throws(RegressionError) {
    let words = Array(words)
    let sides = 1...999_999
    guard words.count == 3, let width = Int(words[0]), sides.contains(width),
      let height = Int(words[1]), sides.contains(height), let scale = Double(words[2]), scale > 0,
      scale < 1e6
    else { throw fault("a size is width, height, scale") }
    result.size = PixelSize(width: width, height: height)
    result.scale = scale
  }

  private mutating func readValue(_ words: ArraySlice<Substring>) throws(RegressionError) {
    let words = Array(words)
    guard words.count == 2 || words.count == 6 else { throw fault("a value is cut short") }
    result.values.append(
      FilmGolden.Column(
        name: String(words[1]), digest: String(words[0]), range: words[2...].map(String.init)))
  }

  private mutating func readFrame(_ words: ArraySlice<Substring>) throws(RegressionError) {
    let words = Array(words)
    guard words.count == 4 || (words.count == 5 && words[4] == "key"), let index = Int(words[0]),
      let time = Double(words[1]), let pixels = FrameDigest(FrameDigest.prefix + words[2])
    else { throw fault("a frame is index, time and two digests") }
    guard index == result.frames.count else {
      throw fault("frame \(index) follows \(result.frames.count) frames; they are counted from 0")
    }
    result.frames.append(
      FilmGolden.Frame(
        index: index, time: time, pixels: pixels, values: String(words[3]),
        isKey: words.count == 5))
  }

  func golden() throws(RegressionError) -> FilmGolden {
    guard isComplete else { throw .unreadable(path: path, reason: "cut short: its end is missing") }
    guard !result.frames.isEmpty else { throw .noFrames(path: path) }
    return result
  }
}
