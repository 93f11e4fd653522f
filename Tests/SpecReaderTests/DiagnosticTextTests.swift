import Foundation
import SceneModel
import SpecReader
import Testing

@Suite struct DiagnosticTextTests {
  private func place(
    _ line: Int, _ column: Int, _ length: Int, path: String = ""
  ) -> SourcePlace {
    SourcePlace(file: "card.json", line: line, column: column, length: length, path: path)
  }

  @Test func showsPlaceExcerptPathAndHint() {
    let source = SourceText(file: "card.json", text: "{\n  \"timing\": \"easInOut\"\n}")
    let diagnostic = Diagnostic(
      .error, .unknownWord, at: place(2, 13, 10, path: "/timeline/0 (id \"open\")/timing"),
      "unknown timing 'easInOut'", hint: "did you mean 'easeInOut'?")
    #expect(
      DiagnosticText.render(diagnostic, source: source) == """
        card.json:2:13: error: unknown timing 'easInOut' [unknown-word]
            "timing": "easInOut"
                      ^~~~~~~~~~
          at /timeline/0 (id "open")/timing
          did you mean 'easeInOut'?

        """)
  }

  @Test func showsWhatHasNoPlace() {
    let diagnostic = Diagnostic(.warning, .unreadableFile, at: nil, "cannot read 'x.json'")
    #expect(
      DiagnosticText.render([diagnostic], sources: SourceTable())
        == "warning: cannot read 'x.json' [unreadable-file]\n")
  }

  /// The marks stand under what they mark, whatever the width of what is before.
  struct Alignment: Sendable, CustomTestStringConvertible {
    var line: String
    var column: Int
    var length: Int
    var marker: String
    var testDescription: String { line }
  }

  static let alignments = [
    Alignment(line: "\t\tx", column: 3, length: 1, marker: "    ^"),
    Alignment(line: "中中x", column: 3, length: 1, marker: "    ^"),
    Alignment(line: "a中中", column: 2, length: 2, marker: " ^~~~"),
    Alignment(line: "e\u{301}x", column: 3, length: 1, marker: " ^"),
    Alignment(line: "ab", column: 3, length: 1, marker: "  ^"),
    Alignment(line: "", column: 1, length: 1, marker: "^"),
  ]

  @Test(arguments: alignments) func marksStandUnderThePlace(_ alignment: Alignment) {
    let source = SourceText(file: "card.json", text: alignment.line)
    let text = DiagnosticText.render(
      Diagnostic(.note, .syntax, at: place(1, alignment.column, alignment.length), "x"),
      source: source)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  " + alignment.marker)
  }

  @Test func cutsLongLinesAroundThePlace() throws {
    let source = SourceText(
      file: "card.json",
      text: String(repeating: "a", count: 200) + "HERE" + String(repeating: "b", count: 200))
    let text = DiagnosticText.render(
      Diagnostic(.note, .syntax, at: place(1, 201, 4), "x"), source: source)
    let lines = text.split(separator: "\n")
    #expect(
      lines[1] == "  …" + String(repeating: "a", count: 24) + "HERE"
        + String(repeating: "b", count: 68) + "…")
    #expect(lines[2] == "  " + String(repeating: " ", count: 25) + "^~~~")
  }

  @Test func jsonIsJSONWithEveryField() throws {
    let diagnostics = [
      Diagnostic(
        .error, .outOfRange,
        at: place(3, 7, 2, path: "/layers/0 (id \"a\")/sublayers/1 (id \"b\")/opacity"),
        "a \"quoted\"\n\u{1} text", hint: "h"),
      Diagnostic(.note, .noEffect, at: nil, "m"),
    ]
    let text = DiagnosticJSON.render(diagnostics)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(
      objects[0] as NSDictionary == [
        "severity": "error", "code": "out-of-range", "file": "card.json", "line": 3, "column": 7,
        "length": 2, "path": "/layers/0 (id \"a\")/sublayers/1 (id \"b\")/opacity", "layer": "b",
        "message": "a \"quoted\"\n\u{1} text", "hint": "h",
      ])
    #expect(
      objects[1] as NSDictionary == [
        "severity": "note", "code": "no-effect", "file": NSNull(), "line": NSNull(),
        "column": NSNull(), "length": NSNull(), "path": NSNull(), "layer": NSNull(),
        "message": "m", "hint": NSNull(),
      ])
    #expect(text.split(separator: "\n").count == 4)
    #expect(DiagnosticJSON.render([]) == "[]\n")
  }
}
