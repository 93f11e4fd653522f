import Drawing
import Geometry
import Testing

/// Boxes here are worked out by hand: the geometry in pixels, one pixel more on each side, whole.
@Suite struct DamageTests {
  static func square(_ x: Double, _ y: Double, _ color: Color = .black) -> DisplayItem {
    .fill(
      Fill(shape: .roundedRect(Rect(x: x, y: y, width: 10, height: 10), .zero), color: color))
  }

  static func list(_ items: [DisplayItem], background: Color = .white) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 80), background: background, items: items)
  }

  private func box(
    _ old: [DisplayItem], _ new: [DisplayItem], scale: Double = 1
  ) -> Rect? {
    Damage.box(from: Self.list(old), to: Self.list(new), scale: scale)
  }

  @Test func equalListsHaveNone() {
    #expect(box([Self.square(1, 2)], [Self.square(1, 2)]) == nil)
    #expect(box([], []) == nil)
  }

  @Test func whatMovesCountsInBothPlaces() {
    #expect(
      box([Self.square(10, 10)], [Self.square(30, 20)])
        == Rect(minX: 9, minY: 9, maxX: 41, maxY: 31))
  }

  @Test func isInPixels() {
    #expect(
      box([], [Self.square(10.25, 10)], scale: 3)
        == Rect(minX: 29, minY: 29, maxX: 62, maxY: 61))
  }

  @Test func isCutToTheCanvas() {
    #expect(box([], [Self.square(95, -5)]) == Rect(minX: 94, minY: 0, maxX: 100, maxY: 6))
    #expect(box([], [Self.square(200, 0)]) == nil)
  }

  @Test func anotherBackgroundIsEverything() {
    let all = Rect(x: 0, y: 0, width: 100, height: 80)
    #expect(Damage.box(from: Self.list([]), to: Self.list([], background: .black), scale: 1) == all)
    var wide = Self.list([])
    wide.size.width = 120
    #expect(
      Damage.box(from: Self.list([]), to: wide, scale: 1)
        == Rect(x: 0, y: 0, width: 120, height: 80))
  }

  private func group(
    _ id: String, at x: Double = 0, opacity: Double = 1, clip: Shape? = nil,
    mask: [DisplayItem]? = nil, _ items: [DisplayItem]
  ) -> DisplayItem {
    .group(
      Group(
        id: id, transform: .translation(x: x, y: 0), opacity: opacity, clip: clip, mask: mask,
        items: items))
  }

  @Test func onlyWhatChangesInAGroupCounts() {
    let old = group("a", at: 20, [Self.square(0, 0), Self.square(50, 50, .white)])
    let new = group("a", at: 20, [Self.square(0, 0), Self.square(50, 50, .black)])
    #expect(box([old], [new]) == Rect(minX: 69, minY: 49, maxX: 81, maxY: 61))
  }

  @Test(arguments: [0, 1, 2, 3])
  func aGroupThatLooksOtherwiseCountsWhole(what: Int) {
    let items = [Self.square(10, 10), Self.square(40, 40)]
    let old = group("a", items)
    let new =
      switch what {
      case 0: group("a", opacity: 0.5, items)
      case 1: group("a", mask: [Self.square(0, 0)], items)
      case 2: group("b", items)
      default: group("a", at: 1, items)
      }
    let right = what == 3 ? 52.0 : 51
    #expect(box([old], [new]) == Rect(minX: 9, minY: 9, maxX: right, maxY: 51))
  }

  @Test func clipNarrows() {
    let clip = Shape.roundedRect(Rect(x: 10, y: 10, width: 20, height: 20), CornerRadii(4))
    let old = group("a", clip: clip, [Self.square(25, 25), Self.square(60, 60)])
    let new = group("a", clip: clip, [Self.square(26, 25), Self.square(70, 60)])
    #expect(box([old], [new]) == Rect(minX: 24, minY: 24, maxX: 31, maxY: 31))
  }

  @Test func whatIsNotShownDoesNotCount() {
    let old = group("a", opacity: 0, [Self.square(0, 0)])
    #expect(box([old], [group("a", opacity: 0, [Self.square(9, 9)])]) == nil)
    #expect(box([old], []) == nil)
  }

  /// One item more shifts the others in the list, not on the canvas.
  @Test func pairsTheRestWhenAnItemComesOrGoes() {
    let all = (0..<6).map { group("g\($0)", [Self.square(Double($0) * 12, 0)]) }
    var fewer = all
    fewer.remove(at: 3)
    let expected = Rect(minX: 35, minY: 0, maxX: 47, maxY: 11)
    #expect(box(all, fewer) == expected)
    #expect(box(fewer, all) == expected)
  }

  /// Half the font size of room for ink outside the line's box, then a pixel.
  @Test func textCountsWithRoomForItsInk() {
    let run = TextRun(string: "a", font: Font(size: 12), color: .black)
    let line = TextLine(
      runs: [run], origin: Point(x: 20, y: 40), width: 30, ascent: 11, descent: 3)
    #expect(
      box([], [.text(TextItem(lines: [line]))])
        == Rect(minX: 13, minY: 22, maxX: 57, maxY: 50))
    let empty = TextLine(runs: [], origin: .zero, width: 0, ascent: 11, descent: 3)
    #expect(box([], [.text(TextItem(lines: [empty]))]) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func numbersThatMakeNoSenseAreSurvived(value: Double) {
    let odd = DisplayItem.fill(
      Fill(
        shape: .roundedRect(Rect(x: value, y: 0, width: value, height: 1), .zero), color: .black))
    let moved = group("a", at: value, [Self.square(0, 0)])
    let found = box([odd, moved, Self.square(0, 0)], [odd, moved, Self.square(1, 0)])
    #expect(found == Rect(minX: 0, minY: 0, maxX: 12, maxY: 11))
  }

  private func grown(_ box: Rect, _ items: [DisplayItem]) -> Rect {
    Damage.box(box, clearOfEdgesIn: Self.list(items), scale: 1)
  }

  @Test func uprightEdgesDoNotWiden() {
    let box = Rect(x: 20, y: 20, width: 10, height: 10)
    #expect(grown(box, [Self.square(15, 15), Self.square(25, 22)]) == box)
  }

  /// A rounded rectangle from 10 to 50: a box at its left upper corner takes the right one too.
  @Test func cornersOfARowStayTogether() {
    let card = DisplayItem.fill(
      Fill(
        shape: .roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), CornerRadii(8)),
        color: .black))
    #expect(
      grown(Rect(x: 12, y: 12, width: 2, height: 2), [card])
        == Rect(minX: 9, minY: 12, maxX: 51, maxY: 14))
    let between = Rect(x: 12, y: 25, width: 2, height: 2)
    #expect(grown(between, [card]) == between)
    let inTheMiddle = Rect(x: 25, y: 12, width: 5, height: 2)
    #expect(grown(inTheMiddle, [card]) == inTheMiddle)
  }

  @Test func turnedEdgesWiden() {
    let turned = DisplayItem.group(
      Group(
        id: "g", transform: AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 20),
        items: [Self.square(0, 0)]))
    // The corners are at (40, 20), (48, 26), (42, 34), (34, 28).
    #expect(
      grown(Rect(x: 40, y: 24, width: 1, height: 1), [turned])
        == Rect(minX: 33, minY: 24, maxX: 49, maxY: 25))
  }
}
