import Foundation
import SceneModel
import SpecReader
import TestSupport
import Testing

@Suite struct JSONTextTests {
  /// A fault in a text: where it is told, and how.
  struct Fault: Sendable, CustomTestStringConvertible {
    var marked: String
    var code: DiagnosticCode
    var message: String
    var hint: String?
    /// Whether the rest of the text is read.
    var goesOn = false
    var testDescription: String { marked }

    init(
      _ marked: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil,
      goesOn: Bool = false
    ) {
      self.marked = marked
      self.code = code
      self.message = message
      self.hint = hint
      self.goesOn = goesOn
    }
  }

  static let faults = [
    Fault("⟦⟧", .syntax, "expected an object, found the end of the text"),
    Fault("// nothing\n⟦⟧", .syntax, "expected an object, found the end of the text"),
    Fault("⟦[⟧1, 2", .syntax, "this list has no end, expected ']'"),
    Fault("⟦{⟧\"a\": 1", .syntax, "this object has no end, expected '}'"),
    Fault("⟦{⟧\"a\": 1,", .syntax, "this object has no end, expected '}'"),
    Fault("{\"a\" ⟦1⟧}", .syntax, "expected ':' after the key, found '1'"),
    Fault(
      "{\"a\": 1\n ⟦\"⟧b\": 2}", .syntax, "expected ',' or '}', found '\"'",
      hint: "is there a ',' missing before it?"),
    Fault("{⟦a⟧: 1}", .syntax, "expected a key in double quotes or '}', found 'a'"),
    Fault("{\"a\": ⟦}⟧", .syntax, "expected a value, found '}'"),
    Fault("[1 ⟦}⟧", .syntax, "expected ',' or ']', found '}'"),
    Fault("[⟦,⟧]", .syntax, "expected a value, found ','"),
    Fault(
      "[⟦'⟧x']", .syntax, "expected a value, found '''", hint: "a text needs double quotes"),
    Fault("{} ⟦{⟧}", .syntax, "expected the end of the text, found '{'"),
    Fault("[1] ⟦é⟧", .syntax, "expected the end of the text, found 'é'"),
    Fault("[⟦\"ab⟧\n\"]", .syntax, "this text has no end, expected '\"'"),
    Fault("[⟦\"ab\\⟧", .syntax, "this text has no end, expected '\"'"),
    Fault("[1 ⟦/*⟧ 2]", .syntax, "this comment has no end, expected '*/'"),
    Fault("[1 ⟦/⟧ 2]", .syntax, "expected ',' or ']', found '/'"),
    Fault(
      "[\"a⟦\t⟧b\", 1]", .syntax, "control character U+0009 in a text", hint: "write it as \\t",
      goesOn: true),
    Fault(
      "[\"⟦\\x⟧41\"]", .syntax, "unknown escape '\\x'",
      hint: "a backslash itself is written \\\\", goesOn: true),
    Fault(
      "[\"⟦\\u⟧12\"]", .syntax, "'\\u' needs four hexadecimal digits", goesOn: true),
    Fault(
      "[\"⟦\\ud83d⟧\"]", .syntax, "'\\ud83d' is half of a surrogate pair",
      hint: "write the character itself", goesOn: true),
    Fault(
      "[\"⟦\\uDE00⟧x\"]", .syntax, "'\\uDE00' is half of a surrogate pair",
      hint: "write the character itself", goesOn: true),
    Fault(
      "[\"⟦\\ud83d⟧\\n\"]", .syntax, "'\\ud83d' is half of a surrogate pair",
      hint: "write the character itself", goesOn: true),
    Fault(
      "[⟦01⟧]", .syntax, "'01' is not a number as JSON has it", hint: "leave out leading zeros",
      goesOn: true),
    Fault(
      "[⟦+1⟧]", .syntax, "'+1' is not a number as JSON has it", hint: "leave out the '+'",
      goesOn: true),
    Fault(
      "[⟦.5⟧]", .syntax, "'.5' is not a number as JSON has it", hint: "write a 0 before the '.'",
      goesOn: true),
    Fault(
      "[⟦1.⟧]", .syntax, "'1.' is not a number as JSON has it",
      hint: "write a digit after the '.'", goesOn: true),
    Fault(
      "[⟦300ms⟧]", .syntax, "'300ms' is not a number as JSON has it",
      hint: "numbers have no unit: points, seconds, degrees", goesOn: true),
    Fault(
      "[⟦-⟧]", .syntax, "'-' is not a number as JSON has it", hint: "as 0.5, -1 or 1e3",
      goesOn: true),
    Fault(
      "[⟦1e999⟧]", .outOfRange, "'1e999' is not a finite number, must be at most about 1.8e308",
      goesOn: true),
    Fault(
      "[⟦NaN⟧]", .outOfRange, "'NaN' is not a finite number, must be at most about 1.8e308",
      goesOn: true),
    Fault(
      "[⟦-Infinity⟧]", .outOfRange,
      "'-Infinity' is not a finite number, must be at most about 1.8e308", goesOn: true),
    Fault(
      "[⟦True⟧]", .syntax, "unknown word 'True'", hint: "did you mean 'true'?", goesOn: true),
    Fault(
      "[⟦easeIn⟧]", .syntax, "unknown word 'easeIn'", hint: "a text needs double quotes",
      goesOn: true),
    Fault(
      "{\"a\": 1,\n\"b\": 2, ⟦\"a\"⟧: 3}", .duplicateKey,
      "'a' is given twice, first in line 1, column 2", hint: "leave one of them out",
      goesOn: true),
    Fault(
      "{\"a\": 1, ⟦\"\\u0061\"⟧: 3}", .duplicateKey,
      "'a' is given twice, first in line 1, column 2", hint: "leave one of them out",
      goesOn: true),
  ]

  @Test(arguments: faults) func tellsAFaultAtItsPlace(_ fault: Fault) throws {
    let marked = MarkedText(fault.marked)
    let result = read(marked.text)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.code == fault.code)
    #expect(diagnostic.message == fault.message)
    #expect(diagnostic.hint == fault.hint)
    #expect((result.root != nil) == fault.goesOn)
    let (place, expected) = (try #require(diagnostic.place), try #require(marked.place))
    #expect(place.line == expected.line)
    #expect(place.column == expected.column)
    #expect(place.length == max(1, expected.length))
  }

  @Test func goesOnAfterFaultsInsideValues() {
    let result = read(#"{"a": 01, "b": "\q", "c": NaN, "a": true, "d": "fine"}"#)
    #expect(result.diagnostics.map(\.code) == [.syntax, .syntax, .outOfRange, .duplicateKey])
    #expect(result.root?["d"]?.kind == .text("fine"))
    #expect(result.root?["a"]?.kind == .invalid)
  }

  @Test func pathsSayTheIDsRead() {
    let result = read(#"{"layers": [1, {"id": "notch", "a/b": [[01]]}]}"#)
    #expect(result.diagnostics.first?.place?.path == #"/layers/1 (id "notch")/a~1b/0/0"#)
  }

  /// Texts both readers accept: what ours reads must be what Foundation's reads.
  static let plainTexts = [
    "[]", "{}", "null", "[true, false, null]", " [ 1 , 2 ] ", "\u{FEFF}[1]",
    "[0, -0, 1, -1, 0.1, 1.5e3, 1E-2, 1e+2, 123456789012345678, 2.2250738585072014e-308, 5e-324]",
    #"["", "a", "\"\\\/\b\f\n\r\t", "\u00e9\u4e2d\ud83d\ude00", "é中😀", "\u0000"]"#,
    #"{"a": {"b": [{"c": 1}, []]}, "d": ""}"#,
  ]

  @Test(arguments: plainTexts) func readsWhatFoundationReads(_ text: String) throws {
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    let ours = try #require(result.root)
    let theirs = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(plain(ours) == theirs as? NSObject)
  }

  @Test func readsCommentsAndTrailingCommas() {
    let commented = read("/* a */ { // b\n \"k\": [1, /* , */ 2,], \"l\": 3, } // end")
    #expect(commented.diagnostics.isEmpty)
    let bare = read(#"{"k": [1, 2], "l": 3}"#)
    #expect(commented.root.map(plain) == bare.root.map(plain))
  }

  @Test func keepsTheTextOfNumbers() {
    let root = read("[2.050, 1e0]").root
    guard case .array(let elements) = root?.kind else {
      Issue.record("no list")
      return
    }
    #expect(
      elements.map(\.kind) == [.number(2.05, literal: "2.050"), .number(1, literal: "1e0")])
  }

  @Test(
    arguments: [
      // Each from the Unicode standard's list of what is not well formed (chapter 3.9).
      ([0x5B, 0x80, 0x5D], 2, 1), ([0x5B, 0x22, 0xC0, 0xAF], 3, 1),
      ([0x22, 0xE0, 0x80, 0x80], 2, 1),
      ([0x22, 0xED, 0xA0, 0x80], 2, 1), ([0x22, 0xF4, 0x90, 0x80, 0x80], 2, 1),
      ([0x22, 0xE2, 0x82], 2, 1),
      ([0x0A, 0x20, 0xFF], 2, 2),
    ] as [([UInt8], Int, Int)])
  func refusesWhatIsNotUTF8(bytes: [UInt8], column: Int, line: Int) throws {
    var sources = SourceTable()
    let result = sources.read(SourceText(file: "a.json", bytes: bytes))
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.root == nil)
    #expect(diagnostic.code == .encoding)
    #expect(diagnostic.place?.column == column)
    #expect(diagnostic.place?.line == line)
  }

  @Test func recognisesUTF16() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]
    var sources = SourceTable()
    let result = sources.read(SourceText(file: "a.json", bytes: bytes))
    #expect(result.diagnostics.first?.hint == "this looks like UTF-16; save the file as UTF-8")
  }

  @Test func refusesWhatIsTooDeepOrTooLarge() {
    let limits = TextLimits(bytes: 1000, depth: 10)
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(10), limits: limits).diagnostics.isEmpty)
    #expect(read(nested(11), limits: limits).diagnostics.map(\.code) == [.depth])
    #expect(read(nested(11), limits: limits).diagnostics.first?.place?.column == 11)
    #expect(
      read(String(repeating: " ", count: 1001), limits: limits).diagnostics.map(\.code)
        == [.tooLarge])
    // A hundred thousand brackets must not exhaust the stack under the standard limits.
    #expect(read(nested(100_000)).diagnostics.map(\.code) == [.depth])
  }

  private static let rich = """
    // A comment, é
    { "version": 1, "layers": [ { "id": "a", "minY": "=x + 1", "s": "\\ud83d\\ude00 \\n" }, ],
      /* block */ "n": [-1.5e-3, true, null, ""], }
    """

  @Test func everyPrefixGivesADiagnostic() {
    let bytes = Array(Self.rich.utf8)
    #expect(read(Self.rich).diagnostics.isEmpty)
    for length in 0..<bytes.count {
      var sources = SourceTable()
      let source = SourceText(file: "a", bytes: Array(bytes[..<length]))
      #expect(!sources.read(source).diagnostics.isEmpty, "the first \(length) bytes")
    }
  }

  /// Every byte replaced by each of a few others: reading ends, and places stay inside the text.
  @Test func brokenTextsNeverTrap() throws {
    let bytes = Array(Self.rich.utf8)
    var faults = 0
    for offset in bytes.indices {
      for byte in [0x00, 0x0A, 0x22, 0x2C, 0x5C, 0x7B, 0x5D, 0x2F, 0x31, 0xC3, 0xFF] as [UInt8] {
        var broken = bytes
        broken[offset] = byte
        let source = SourceText(file: "a", bytes: broken)
        var sources = SourceTable()
        for diagnostic in sources.read(source).diagnostics {
          faults += 1
          let place = try #require(diagnostic.place)
          #expect(place.line >= 1 && place.line <= 4 && place.column >= 1 && place.length >= 1)
          _ = DiagnosticText.render(diagnostic, source: source)
        }
      }
    }
    #expect(faults > 1000)
  }
}

private func read(_ text: String, limits: TextLimits = TextLimits()) -> JSONText {
  var sources = SourceTable()
  return sources.read(SourceText(file: "test.json", text: text), limits: limits)
}

/// The value without places, in Foundation's types.
private func plain(_ value: Located) -> NSObject {
  switch value.kind {
  case .invalid: NSString("invalid")
  case .null: NSNull()
  case .boolean(let value): NSNumber(value: value)
  case .number(let value, _): NSNumber(value: value)
  case .text(let text): NSString(string: text)
  case .array(let elements): NSArray(array: elements.map(plain))
  case .object(let members):
    NSDictionary(
      objects: members.map { plain($0.value) }, forKeys: members.map { NSString(string: $0.key) })
  }
}
