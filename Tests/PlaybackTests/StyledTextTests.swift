import Drawing
import Geometry
import Playback
import Testing

@Suite struct StyledTextTests {
  static let layer = """
    { "id": "t", "type": "text", "width": 300, "fontSize": 10, "textColor": "#00f", "string": [
      { "string": "a " }, { "string": "=text(n, 0)", "fontSize": 20, "fontWeight": "bold" },
      { "string": "!", "textColor": "#f00" } ] }
    """

  @Test func readsAsPlainText() throws {
    let film = try timeline(
      layers: Self.layer + #", { "id": "u", "type": "text", "string": "='<' + t.string + '>'" }"#,
      variables: #""n": 42"#)
    #expect(try film.displayList(at: 0).description.contains("\"<a 42!>\""))
  }

  /// A layer's values hold where a run says nothing.
  @Test func textStyleGivesWhatOthersDoNotSay() throws {
    let film = try timeline(
      layers: """
        { "id": "t", "type": "text", "textStyle": "headline", "fontSize": 11, "string": "x" }
        """)
    #expect(
      try film.values(["t.fontSize", "t.fontWeight", "t.lineHeight"], at: 0) == [11, 600, 22])
  }

  @Test func ownTextStyleWinsOverAStylesKeys() throws {
    let film = try timeline(
      layers: """
        { "id": "t", "type": "text", "style": "=s", "textStyle": "footnote", "string": "x" },
        { "id": "u", "type": "text", "style": "=s", "string": "x" }
        """, variables: #""s": { "fontSize": 50, "fontWeight": 900 }"#)
    #expect(try film.values(["t.fontSize", "t.fontWeight"], at: 0) == [13, 400])
    #expect(try film.values(["u.fontSize", "u.fontWeight"], at: 0) == [50, 900])
  }

  @Test func aStepCanSetAStyle() throws {
    let film = try timeline(
      layers: #"{ "id": "t", "type": "text", "string": "x" }"#,
      timeline: #"{ "wait": 1 }, { "set": { "t": { "textStyle": "title1" } } }"#)
    #expect(try film.value("t.fontSize", at: 0) == 17)
    #expect(try film.value("t.fontSize", at: 1) == 28)
  }

  /// 20 characters of 6 pt are 120 pt wide: clipped in 50 pt, not in 200.
  @Test(arguments: [(50.0, true), (200, false)]) func clippingCutsAtTheLayer(
    width: Double, isCut: Bool
  ) throws {
    let film = try timeline(
      layers: """
        { "id": "t", "type": "text", "width": \(width), "height": 30, "fontSize": 10,
          "lineBreakMode": "byClipping", "string": "12345678901234567890" }
        """)
    let text = try film.displayList(at: 0).description
    #expect(text.contains("clip rect 0 0 50 30") == isCut)
    #expect(text.contains("\"12345678901234567890\""))
  }

  /// One line 12 pt high in 30 pt: 9 pt above it, its baseline 9.5 pt further down.
  @Test func isCentredAsALabelIs() throws {
    let film = try timeline(
      layers: """
        { "id": "t", "type": "text", "width": 100, "height": 30, "fontSize": 10, "string": "x" }
        """)
    #expect(try film.displayList(at: 0).description.contains("text at 0 18.5"))
  }
}
