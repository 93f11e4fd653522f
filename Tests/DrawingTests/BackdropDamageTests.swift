import Drawing
import Geometry
import Testing

@Suite struct BackdropDamageTests {
  static func material(_ rect: Rect) -> DisplayItem {
    .backdrop(
      Backdrop(shape: .roundedRect(rect, .zero), radius: 4, saturation: 1, tint: .clear))
  }

  static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 80), background: .white, items: items)
  }

  static let first = material(Rect(x: 20, y: 20, width: 20, height: 20))
  /// A pixel of its bounds is one of the first's.
  static let second = material(Rect(x: 41, y: 30, width: 20, height: 20))

  private func grown(_ box: Rect, _ items: [DisplayItem]) -> Rect {
    Damage.box(box, acrossBackdropsIn: Self.list(items), scale: 1)
  }

  @Test func aTouchedMaterialIsDamagedAsAWhole() {
    let box = Rect(x: 0, y: 0, width: 25, height: 25)
    #expect(grown(box, [Self.first]) == Rect(minX: 0, minY: 0, maxX: 41, maxY: 41))
    #expect(grown(Rect(x: 0, y: 0, width: 19, height: 80), [Self.first]).width == 19)
  }

  @Test func itGoesOnToTheNext() {
    let box = Rect(x: 21, y: 21, width: 1, height: 1)
    #expect(grown(box, [Self.first, Self.second]) == Rect(minX: 19, minY: 19, maxX: 62, maxY: 51))
  }

  /// Its picture is made of that group alone.
  @Test func insideABlurredGroupItDoesNotCount() {
    let group = DisplayItem.group(Group(id: "g", blurRadius: 2, items: [Self.first]))
    let box = Rect(x: 21, y: 21, width: 1, height: 1)
    #expect(grown(box, [group]) == box)
  }

  /// What changes in a blurred group changes all of it: 10 × 10 pt and 4 · 2 + 2 px around, one
  /// pixel more for the edge.
  @Test func aBlurredGroupIsDamagedAsAWhole() {
    func group(_ color: Color) -> DisplayItem {
      let square = Shape.roundedRect(Rect(x: 40, y: 40, width: 10, height: 10), .zero)
      return .group(
        Group(id: "g", blurRadius: 2, items: [.fill(Fill(shape: square, color: color))]))
    }
    #expect(
      Damage.box(from: Self.list([group(.black)]), to: Self.list([group(.white)]), scale: 1)
        == Rect(minX: 29, minY: 29, maxX: 61, maxY: 61))
  }

  @Test func numbersFollowTheDrawing() {
    let nested = DisplayItem.group(
      Group(id: "g", mask: [Self.first], items: [Self.second, Self.first]))
    let (list, count) = Self.list([Self.first, nested, Self.second]).numberingPictures()
    #expect(count == 5)
    #expect(list.items.map(Self.numbers) == [[1], [2, 3, 4], [5]])
  }

  private static func numbers(_ item: DisplayItem) -> [Int] {
    switch item {
    case .backdrop(let backdrop): [backdrop.number]
    case .group(let group): ((group.mask ?? []) + group.items).flatMap(numbers)
    case .fill, .gradient, .path, .image, .text, .dissolve: []
    }
  }
}
