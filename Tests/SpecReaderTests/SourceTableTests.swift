import SceneModel
import SpecReader
import TestSupport
import Testing

@Suite struct SourceTableTests {
  @Test func tellsWhereValuesAndKeysStand() throws {
    var sources = SourceTable()
    let text = "{ \"layers\": [\n  { \"é\": 12, \"id\": \"a\" },\n  [ true ] ] }"
    let root = try #require(sources.read(SourceText(file: "s.json", text: text)).root)
    guard case .array(let layers) = root["layers"]?.kind, case .object(let members) = layers[0].kind
    else {
      Issue.record("not read")
      return
    }
    #expect(
      sources.place(of: members[0].value)
        == SourcePlace(
          file: "s.json", line: 2, column: 10, length: 2, path: "/layers/0 (id \"a\")/é"))
    #expect(
      sources.place(ofKey: members[1])
        == SourcePlace(
          file: "s.json", line: 2, column: 14, length: 4, path: "/layers/0 (id \"a\")/id"))
    #expect(
      sources.place(of: layers[1])
        == SourcePlace(file: "s.json", line: 3, column: 3, length: 1, path: "/layers/1"))
  }

  /// A part of a text with escapes: the column is where the part stands in the file.
  struct Part: Sendable, CustomTestStringConvertible {
    /// The JSON text; ⟦⟧ around the part as it stands in the file.
    var marked: String
    /// Byte offsets into the decoded text.
    var part: Range<Int>
    var testDescription: String { marked }
  }

  static let parts = [
    Part(marked: #""abc⟦de⟧f""#, part: 3..<5),
    Part(marked: #""é中⟦x⟧""#, part: 5..<6),
    Part(marked: #""\n\"⟦x⟧""#, part: 2..<3),
    Part(marked: #""\u0041\u00e9\u4e2d⟦x⟧""#, part: 6..<7),
    Part(marked: #""\ud83d\ude00⟦\u0041y⟧""#, part: 4..<6),
    Part(marked: #""abc⟦"⟧"#, part: 3..<3),
  ]

  @Test(arguments: parts) func tellsWhereAPartOfATextStands(_ part: Part) throws {
    let marked = MarkedText(part.marked)
    var sources = SourceTable()
    let root = try #require(sources.read(SourceText(file: "s.json", text: marked.text)).root)
    let place = sources.place(of: part.part, inText: root)
    let expected = try #require(marked.place)
    #expect(place.column == expected.column)
    #expect(place.length == expected.length)
  }

  /// Columns on a line of many blocks, with scalars of every length, against a count by hand.
  @Test func countsColumnsOnLongLines() throws {
    let line = String(repeating: "aé中😀", count: 500)
    let text = "\n\"" + line + "\""
    let source = SourceText(file: "s", text: text)
    var offset = 2
    for (index, scalar) in line.unicodeScalars.enumerated() {
      let place = source.place(of: offset..<offset + 1, path: "")
      #expect(place.line == 2 && place.column == index + 2)
      offset += scalar.utf8.count
    }
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"]) func knowsEveryLineEnd(_ text: String) {
    let source = SourceText(file: "s", text: text)
    #expect((1...4).map(source.line) == ["a", "b", "c", ""])
  }
}
