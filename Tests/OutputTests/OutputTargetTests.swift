import Output
import Testing

@Suite struct OutputTargetTests {
  struct Film: Sendable, CustomTestStringConvertible {
    var word: String
    var format: OutputFormat?
    /// The path with the digits asked for, as printf would have it, and the format.
    var path: String
    var read: OutputFormat
    var testDescription: String { word }
  }

  static let films = [
    Film(word: "frames", path: "frames/frame_%05d.png", read: .png),
    Film(word: "frames/", path: "frames/frame_%05d.png", read: .png),
    Film(word: "v1.2/", format: .svg, path: "v1.2/frame_%05d.svg", read: .svg),
    Film(word: "there.old", path: "there.old/frame_%05d.png", read: .png),
    Film(word: "out/a_%05d.png", path: "out/a_%05d.png", read: .png),
    Film(word: "a_%d.svg", path: "a_%01d.svg", read: .svg),
    Film(word: "%03d.PNG", path: "%03d.PNG", read: .png),
    Film(word: "a_####.svg", path: "a_%04d.svg", read: .svg),
    Film(word: "c#_%05d.png", path: "c#_%05d.png", read: .png),
    Film(word: "50%%_%02d.png", path: "50%%_%02d.png", read: .png),
    Film(word: "film.mp4", path: "film.mp4", read: .mp4),
    Film(word: "-", format: .rgba, path: "standard output", read: .rgba),
    Film(word: "-", format: .png, path: "standard output", read: .png),
  ]

  @Test(arguments: films) func reads(_ film: Film) throws {
    let target = try OutputTarget(
      film: film.word, format: film.format, isDirectory: { $0 == "there.old" })
    #expect(target.description == film.path)
    #expect(target.format == film.read)
  }

  struct Nonsense: Sendable, CustomTestStringConvertible {
    var word: String
    var format: OutputFormat?
    var error: OutputTargetError
    var words: String
    var testDescription: String { word }
  }

  static let nonsense = [
    Nonsense(word: "", error: .empty, words: "no name"),
    Nonsense(word: "a.png", error: .missingNumber("a.png"), words: "'a_%05d.png'"),
    Nonsense(word: "a%d_%d.png", error: .severalNumbers("a%d_%d.png"), words: "must be one"),
    Nonsense(word: "a#_#.png", error: .severalNumbers("a#_#.png"), words: "must be one"),
    Nonsense(
      word: "a%s.png", error: .unknownConversion("a%s.png", "%s"), words: "'%s' in 'a%s.png'"),
    Nonsense(word: "a%5d.png", error: .unknownConversion("a%5d.png", "%5d"), words: "'%5d'"),
    Nonsense(word: "a%", error: .unknownConversion("a%", "%"), words: "'%'"),
    Nonsense(
      word: "a%099d.png", error: .unknownConversion("a%099d.png", "%099d"), words: "%018d"),
    Nonsense(word: "d%d/a.png", error: .numberInDirectory("d%d/a.png"), words: "folder"),
    Nonsense(word: "a_%05d", error: .missingExtension("a_%05d"), words: "no extension"),
    Nonsense(
      word: "a.mp5", error: .unknownExtension("a.mp5", "mp5"), words: "did you mean 'mp4'?"),
    Nonsense(
      word: "a_%d.pgn", error: .unknownExtension("a_%d.pgn", "pgn"), words: "did you mean 'png'?"),
    Nonsense(
      word: "a.docx", error: .unknownExtension("a.docx", "docx"), words: "known: .png, .svg, .mp4"),
    Nonsense(
      word: "a_%d.png", format: .svg, error: .formatClash("a_%d.png", .svg), words: "'.svg'"),
    Nonsense(
      word: "film_%d.mp4", error: .superfluousNumber("film_%d.mp4", .mp4), words: "one file"),
    Nonsense(word: "a.rgba", error: .onlyStandardOutput("a.rgba", .rgba), words: "-o -"),
    Nonsense(word: "-", error: .streamNeedsFormat, words: "--format"),
    Nonsense(word: "-", format: .mp4, error: .noStream(.mp4), words: "only to a file"),
    Nonsense(word: "frames", format: .mp4, error: .noFolder(.mp4), words: "folder"),
  ]

  @Test(arguments: nonsense) func refuses(_ nonsense: Nonsense) {
    #expect(throws: nonsense.error) {
      try OutputTarget(film: nonsense.word, format: nonsense.format, isDirectory: { _ in false })
    }
    #expect(nonsense.error.description.contains(nonsense.words))
  }

  @Test func stillTakesAPlainName() throws {
    #expect(try OutputTarget(still: "50%.png", format: nil) == .file("50%.png", .png))
    #expect(try OutputTarget(still: "-", format: nil) == .standardOutput(.png))
    #expect(throws: OutputTargetError.noStill("a.mp4", .mp4)) {
      try OutputTarget(still: "a.mp4", format: nil)
    }
    #expect(throws: OutputTargetError.missingExtension("still")) {
      try OutputTarget(still: "still", format: nil)
    }
  }

  @Test func outputsInOnePlaceClash() throws {
    func target(_ word: String) throws -> OutputTarget {
      try OutputTarget(film: word, format: word == "-" ? .rgba : nil, isDirectory: { _ in false })
    }
    let apart = try [target("a/"), target("b/"), target("a.mp4"), target("-")]
    #expect(OutputTarget.clash(among: apart) == nil)
    #expect(try OutputTarget.clash(among: [target("a/x_%d.png"), target("./a/y_%d.svg")]) != nil)
    #expect(try OutputTarget.clash(among: [target("-"), target("-")]) != nil)
    #expect(try OutputTarget.clash(among: [target("a.mp4"), target("b/../a.mp4")]) != nil)
  }

  @Test func widthGrowsWithTheCount() throws {
    guard
      case .sequence(let pattern, _) = try OutputTarget(
        film: "a_###.png", format: nil, isDirectory: { _ in false })
    else {
      Issue.record("no sequence")
      return
    }
    #expect(pattern.digits(upTo: 99) == 3)
    #expect(pattern.digits(upTo: 999) == 3)
    #expect(pattern.digits(upTo: 1000) == 4)
    #expect(pattern.fileName(7, digits: 4) == "a_0007.png")
    #expect(pattern.matches(fileName: "a_007.png"))
    #expect(pattern.matches(fileName: "a_0007.png"))
    #expect(!pattern.matches(fileName: "a_07.png"))
    #expect(!pattern.matches(fileName: "a_00x.png"))
    #expect(!pattern.matches(fileName: "b_007.png"))
    #expect(!pattern.matches(fileName: "a_007.png.bak"))
  }
}
