import Drawing
import Geometry
import Playback
import SceneModel
import Testing

@Suite struct ChromeTests {
  private func film(
    _ chrome: String, device: String = "iphone-15-pro", more: String = "", variables: String = ""
  ) throws -> Timeline {
    try timeline(
      """
      { "version": 1, "canvas": { "device": "\(device)", "chrome": "\(chrome)" \(more) },
        "variables": { \(variables) },
        "layers": [ { "id": "card", "frame": [0, 0, 10, 10], "backgroundColor": "red" } ] }
      """)
  }

  /// The group that holds what the screen shows, and what lies around it.
  private func screen(
    _ film: Timeline
  ) throws -> (list: DisplayList, around: [DisplayItem], group: Group) {
    let list = try film.displayList(at: 0)
    guard case .group(let group)? = list.items.last else { throw Missing() }
    return (list, Array(list.items.dropLast()), group)
  }

  private struct Missing: Error {}

  @Test func noneIsTheLayersAlone() throws {
    let with = try film("none").displayList(at: 0)
    #expect(with.size == Size(width: 393, height: 852) && with.background == .clear)
    guard case .group(let card)? = with.items.first else { throw Missing() }
    #expect(with.items.count == 1 && card.id == "card")
  }

  /// The table's numbers: 393 × 852 points, corners of 55, an island of 126 × 37 at 11.
  @Test func aScreenHasItsCornersAndItsIsland() throws {
    let (list, around, group) = try screen(film("screen"))
    #expect(list.size == Size(width: 393, height: 852) && around.isEmpty)
    #expect(list.background == .black && group.transform.isIdentity)
    #expect(
      group.clip
        == .roundedRect(
          Rect(x: 0, y: 0, width: 393, height: 852), CornerRadii(55, curve: .continuous)))
    let island = Fill(
      shape: .roundedRect(Rect(x: 133.5, y: 11, width: 126, height: 37), CornerRadii(18.5)),
      color: .black)
    guard case .group(let card)? = group.items.first else { throw Missing() }
    #expect(card.id == "card" && group.items.contains(.fill(island)))
  }

  /// The same margin left and right, above and below; the layers begin after it.
  @Test(arguments: ["iphone-15-pro", "iphone-x", "iphone-8", "ipad-pro-11"])
  func aDeviceIsAroundItsScreen(device: String) throws {
    let film = try film("device", device: device)
    let (list, around, group) = try screen(film)
    let (size, origin) = (film.scene.canvas.size, film.scene.canvas.origin)
    #expect(origin.x > 10 && origin.y > 10 && !around.isEmpty)
    #expect(list.size == Size(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y))
    #expect(list.background == .clear)
    #expect(group.transform == .translation(x: origin.x, y: origin.y))
    let frame = Rect(origin: .zero, size: list.size)
    for item in around {
      // Bounds are whole pixels and one wider.
      let bounds = try #require(item.inkBounds(map: .scale(x: 64, y: 64)))
      #expect(
        frame.insetBy(-0.04).contains(
          Rect(
            x: bounds.x / 64, y: bounds.y / 64, width: bounds.width / 64,
            height: bounds.height / 64)))
    }
  }

  /// What is drawn on the screen keeps clear of the cutout and lies in the safe areas.
  @Test(arguments: Device.all.map(\.name)) func nothingLiesUnderTheCutout(name: String) throws {
    let device = try #require(Device.named(name))
    let (_, _, group) = try screen(film("screen", device: name))
    for item in group.items.dropFirst() {
      guard let pixels = item.inkBounds(map: .scale(x: 64, y: 64)) else { continue }
      var box = Rect(
        x: pixels.x / 64, y: pixels.y / 64, width: pixels.width / 64, height: pixels.height / 64)
      // Ink of a text is allowed half the font's size around its line.
      if case .text(let text) = item, let line = text.lines.first {
        box = Rect(
          x: line.origin.x, y: line.origin.y - 0.75 * line.runs[0].font.size, width: line.width,
          height: 0.75 * line.runs[0].font.size)
      }
      let isCutout = device.cutoutRect.insetBy(-7).contains(box)
      #expect(isCutout || box.intersection(device.cutoutRect).isEmpty, "\(box)")
      let top = box.maxY <= device.safeArea.top + 0.04
      let bottom = box.minY >= device.size.height - device.safeArea.bottom - 0.04
      #expect(isCutout || top || bottom, "\(box)")
      #expect(box.minX >= 0 && box.maxX <= device.size.width, "\(box)")
    }
  }

  @Test(arguments: [
    ("default", "light", Color.black), ("default", "dark", .white),
    ("lightContent", "light", .white), ("darkContent", "dark", .black),
  ])
  func theBarFollowsItsStyle(style: String, appearance: String, color: Color) throws {
    let film = try film(
      "screen", more: #", "statusBarStyle": "\#(style)""#,
      variables: #""appearance": "\#(appearance)""#)
    let texts = try screen(film).group.items.compactMap { item -> TextItem? in
      if case .text(let text) = item { text } else { nil }
    }
    #expect(texts.map { $0.lines[0].runs[0].string } == ["9:41"])
    #expect(texts.map { $0.lines[0].runs[0].color } == [color])
  }

  /// A screen is black where it shows nothing; around a device's corners there is nothing.
  @Test func onlyADeviceIsTransparent() throws {
    #expect(try !film("screen").isTransparent(at: [0]))
    #expect(try film("device", more: #", "background": "white""#).isTransparent(at: [0]))
    #expect(try film("none").isTransparent(at: [0]))
  }
}
