import Drawing

/// Text of several runs as one piece of UTF-8, which is how Pango sees it.
struct StyledText {
  /// A part that has one font and colour.
  struct Piece {
    var range: Range<Int>
    var run: Int
  }

  private(set) var utf8: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// The runs that `Piece.run` counts.
  let runs: [TextRun]
  /// The run whose font an empty line has.
  let baseRun: Int

  init(runs: [TextRun], baseRun: Int = 0) {
    self.runs = runs
    self.baseRun = baseRun
  }

  /// All of some runs.
  init(all runs: [TextRun]) {
    self.init(runs: runs)
    for (index, run) in runs.enumerated() { append(run.string, run: index) }
  }

  var baseFont: Font { runs[baseRun].font }

  mutating func append(_ string: some StringProtocol, run: Int) {
    let start = utf8.count
    utf8 += string.utf8
    guard utf8.count > start else { return }
    if let last = pieces.indices.last, pieces[last].run == run {
      pieces[last].range = pieces[last].range.lowerBound..<utf8.count
    } else {
      pieces.append(Piece(range: start..<utf8.count, run: run))
    }
  }

  /// The run of a byte.
  func run(at byte: Int) -> Int {
    pieces.first { $0.range.contains(byte) }?.run ?? pieces.last?.run ?? baseRun
  }

  /// A part as runs of its own; the range ends where characters do.
  func slice(_ range: Range<Int>) -> [TextRun] {
    pieces.compactMap { piece in
      let part = piece.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      var run = runs[piece.run]
      run.string = String(decoding: utf8[part], as: UTF8.self)
      return run
    }
  }

  /// A part as a text of its own; the range ends where characters do.
  func part(_ range: Range<Int>) -> StyledText {
    var part = StyledText(runs: runs, baseRun: baseRun)
    part.utf8 = Array(utf8[range])
    for piece in pieces {
      let own = piece.range.clamped(to: range)
      guard !own.isEmpty else { continue }
      let shifted = own.lowerBound - range.lowerBound..<own.upperBound - range.lowerBound
      part.pieces.append(Piece(range: shifted, run: piece.run))
    }
    return part
  }

  /// The paragraphs of some runs, without the characters that end them; at least one where there
  /// is a run. An empty one has the font of the character that ended it.
  static func paragraphs(of runs: [TextRun]) -> [StyledText] {
    guard !runs.isEmpty else { return [] }
    var result: [StyledText] = []
    var current = StyledText(runs: runs)
    for (index, run) in runs.enumerated() {
      var rest = run.string[...]
      while let end = rest.firstIndex(where: \.isNewline) {
        current.append(rest[..<end], run: index)
        result.append(StyledText(current, baseRun: current.pieces.first?.run ?? index))
        rest = rest[rest.index(after: end)...]
        current = StyledText(runs: runs, baseRun: index)
      }
      current.append(rest, run: index)
    }
    result.append(StyledText(current, baseRun: current.pieces.first?.run ?? current.baseRun))
    return result
  }

  private init(_ other: StyledText, baseRun: Int) {
    self.init(runs: other.runs, baseRun: baseRun)
    utf8 = other.utf8
    pieces = other.pieces
  }
}
