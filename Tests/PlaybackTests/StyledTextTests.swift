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

  /// Four words of four letters, each 24 points wide and alone on its line of 12 points.
  @Test(arguments: [(200.0, 4), (48, 4), (47.9, 3), (36, 3), (35, 2), (12, 1), (5, 1), (0, 1)])
  func aLowLayerShowsTheLinesThatFit(height: Double, count: Int) throws {
    let film = try timeline(
      layers: """
        { "id": "t", "type": "text", "width": 30, "height": \(height), "fontSize": 10,
          "numberOfLines": 0, "string": "aaaa bbbb cccc dddd" }
        """)
    guard case .group(let layer)? = try film.displayList(at: 0).items.first,
      case .text(let text)? = layer.items.first
    else { throw NoText() }
    #expect(text.lines.count == count)
    // Centred, as all of a text is: half of what is left over lies above the first line.
    let top = (height - 12 * Double(count)) / 2
    #expect(abs(text.lines[0].origin.y - (top + 9.5)) < 1e-9)
  }

  private struct NoText: Error {}

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
