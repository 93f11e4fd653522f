import Drawing
import Geometry
import Testing

/// What hides a box: judged by hand from the rectangles, at 2 px a point.
@Suite struct HidingTests {
  static let map = AffineTransform.scale(x: 2, y: 2)
  static let box = Rect(x: 0, y: 0, width: 100, height: 64)

  static func fill(
    _ rect: Rect, _ color: Color = .white, radius: Double = 0
  ) -> DisplayItem {
    .fill(Fill(shape: .roundedRect(rect, CornerRadii(radius)), color: color))
  }

  static let all = fill(Rect(x: 0, y: 0, width: 50, height: 32))

  @Test func aFillThatCoversTheBoxHidesIt() {
    #expect([Self.all].lastHiding(Self.box, map: Self.map) == 0)
    #expect([Self.all, Self.all].lastHiding(Self.box, map: Self.map) == 1)
    let part = Self.fill(Rect(x: 0, y: 0, width: 50, height: 31.9))
    #expect([Self.all, part].lastHiding(Self.box, map: Self.map) == 0)
    #expect([part].lastHiding(Self.box, map: Self.map) == nil)
  }

  @Test func whatIsSeenThroughHidesNothing() {
    let pale = Self.fill(
      Rect(x: 0, y: 0, width: 50, height: 32), Color(red: 1, green: 1, blue: 1, alpha: 0.99))
    #expect([pale].lastHiding(Self.box, map: Self.map) == nil)
    var group = Group(id: "g", opacity: 0.99, items: [Self.all])
    #expect([DisplayItem.group(group)].lastHiding(Self.box, map: Self.map) == nil)
    group.opacity = 1
    #expect([DisplayItem.group(group)].lastHiding(Self.box, map: Self.map) == 0)
    for change: (inout Group) -> Void in [
      { $0.blendMode = .multiply }, { $0.mask = [Self.all] }, { $0.blurRadius = 1 },
      { $0.clip = .roundedRect(Rect(x: 0, y: 0, width: 49, height: 32), .zero) },
      { $0.transform = .rotation(radians: 0.05) },
      { $0.transform = .translation(x: 1, y: 0) },
    ] {
      var changed = group
      change(&changed)
      #expect([DisplayItem.group(changed)].lastHiding(Self.box, map: Self.map) == nil)
    }
  }

  /// Rounded corners hide what lies beside them all the same, but not what is in them.
  @Test func roundedCornersHideBetweenThem() {
    let tall = Self.fill(Rect(x: 0, y: -10, width: 50, height: 60), radius: 8)
    #expect([tall].lastHiding(Self.box, map: Self.map) == 0)
    let near = Self.fill(Rect(x: 0, y: -10, width: 50, height: 60), radius: 10.5)
    #expect([near].lastHiding(Self.box, map: Self.map) == nil)
  }
}
