import Geometry
import SceneModel
import Testing

struct DeviceTests {
  /// Apple, technical specifications: a display's pixels. `reduction` is what the system draws
  /// per panel pixel: 1.15 on iPhone 8 Plus, 375/360 on the minis, 1 elsewhere.
  struct Resolution: CustomTestStringConvertible, Sendable {
    var names: [String]
    var width: Int
    var height: Int
    var reduction = 1.0
    var testDescription: String { "\(width) × \(height)" }
  }

  static let resolutions = [
    Resolution(names: ["iphone-8", "iphone-se-2", "iphone-se-3"], width: 750, height: 1334),
    Resolution(names: ["iphone-8-plus"], width: 1080, height: 1920, reduction: 1.15),
    Resolution(names: ["iphone-x", "iphone-xs", "iphone-11-pro"], width: 1125, height: 2436),
    Resolution(names: ["iphone-xr", "iphone-11"], width: 828, height: 1792),
    Resolution(names: ["iphone-xs-max", "iphone-11-pro-max"], width: 1242, height: 2688),
    Resolution(
      names: ["iphone-12-mini", "iphone-13-mini"], width: 1080, height: 2340,
      reduction: 375.0 / 360),
    Resolution(
      names: [
        "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e",
        "iphone-17e",
      ], width: 1170, height: 2532),
    Resolution(
      names: ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], width: 1284,
      height: 2778),
    Resolution(
      names: ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], width: 1179,
      height: 2556),
    Resolution(
      names: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"],
      width: 1290, height: 2796),
    Resolution(names: ["iphone-16-pro", "iphone-17", "iphone-17-pro"], width: 1206, height: 2622),
    Resolution(names: ["iphone-16-pro-max", "iphone-17-pro-max"], width: 1320, height: 2868),
    Resolution(names: ["iphone-air"], width: 1260, height: 2736),
    Resolution(names: ["ipad-mini-6", "ipad-mini-a17-pro"], width: 1488, height: 2266),
    Resolution(
      names: ["ipad-10th-gen", "ipad-11th-gen", "ipad-air-11"], width: 1640, height: 2360),
    Resolution(names: ["ipad-air-13"], width: 2048, height: 2732),
    Resolution(names: ["ipad-pro-11"], width: 1668, height: 2420),
    Resolution(names: ["ipad-pro-13"], width: 2064, height: 2752),
  ]

  @Test(arguments: resolutions)
  func pixelsAreThoseApplePublishes(_ row: Resolution) throws {
    for name in row.names {
      let device = try #require(Device.named(name))
      let width = Double(row.width) * row.reduction
      let height = Double(row.height) * row.reduction
      #expect(abs(device.size.width * device.scale - width) < 2, "\(name)")
      // The minis' picture is 2436 high, a pixel and a half short of 2340 × 375/360.
      #expect(abs(device.size.height * device.scale - height) < 2, "\(name)")
    }
  }

  @Test func everyDeviceHasAPublishedResolution() {
    let published = Self.resolutions.flatMap(\.names)
    #expect(Set(published) == Set(Device.all.map(\.name)))
    #expect(published.count == Device.all.count)
  }

  /// The screen's exclusion area as iOS 26.4 simulators report it, in points.
  struct ExclusionArea: CustomTestStringConvertible, Sendable {
    var name: String
    var area: Rect
    var testDescription: String { name }

    init(_ name: String, x: Double, y: Double, width: Double) {
      self.name = name
      area = Rect(x: x, y: y, width: width, height: 36.666)
    }
  }

  @Test(arguments: [
    ExclusionArea("iphone-14-pro", x: 134, y: 11.333, width: 125),
    ExclusionArea("iphone-14-pro-max", x: 152.333, y: 11.333, width: 125.333),
    ExclusionArea("iphone-15", x: 134, y: 11.333, width: 125),
    ExclusionArea("iphone-15-plus", x: 152.333, y: 11.333, width: 125.333),
    ExclusionArea("iphone-15-pro", x: 134, y: 11.333, width: 125),
    ExclusionArea("iphone-15-pro-max", x: 152.333, y: 11.333, width: 125.333),
    ExclusionArea("iphone-16", x: 134, y: 11.333, width: 125),
    ExclusionArea("iphone-16-plus", x: 152.333, y: 11.333, width: 125.333),
    ExclusionArea("iphone-16-pro", x: 138.333, y: 14, width: 125),
    ExclusionArea("iphone-16-pro-max", x: 157.333, y: 14, width: 125.333),
    ExclusionArea("iphone-17", x: 138.333, y: 14, width: 125),
    ExclusionArea("iphone-17-pro", x: 138.333, y: 14, width: 125),
    ExclusionArea("iphone-17-pro-max", x: 157.333, y: 14, width: 125.333),
    ExclusionArea("iphone-air", x: 147.333, y: 20, width: 125.333),
  ])
  func islandIsTheExclusionAreaRoundedOut(_ row: ExclusionArea) throws {
    let device = try #require(Device.named(row.name))
    guard case .island(let island) = device.cutout else {
      Issue.record("\(row.name) has no island")
      return
    }
    let margins = [
      row.area.minX - island.minX, row.area.minY - island.minY,
      island.maxX - row.area.maxX, island.maxY - row.area.maxY,
    ]
    #expect(margins.allSatisfy { $0 >= 0 && $0 < 1 }, "\(margins)")
  }

  /// iPhone X in Unity's device simulator, in pixels: cutout 625 × 90 at 250, safe area from 132
  /// below the top and 102 above the bottom, lying from 132 at both sides and 63 above the bottom.
  /// Unity measures the cutout on the panel, so it agrees to a point.
  @Test func iPhoneXIsThatOfUnity() throws {
    let device = try #require(Device.named("iphone-x"))
    #expect(device.safeArea == Device.Insets(top: 132 / 3, left: 0, bottom: 102 / 3, right: 0))
    #expect(
      device.landscapeSafeArea
        == Device.Insets(top: 0, left: 132 / 3, bottom: 63 / 3, right: 132 / 3))
    #expect(abs(device.cutoutRect.width - 625.0 / 3) < 1)
    #expect(device.cutoutRect.height == 90 / 3)
  }

  /// The radii ScreenCorners lists as read on iOS 14.1.
  @Test(arguments: [
    ("iphone-x", 39), ("iphone-xs", 39), ("iphone-xs-max", 39), ("iphone-11-pro", 39),
    ("iphone-11-pro-max", 39), ("iphone-xr", 41.5), ("iphone-11", 41.5), ("iphone-12-mini", 44),
    ("iphone-12", 47.33), ("iphone-12-pro", 47.33), ("iphone-12-pro-max", 53.33),
  ])
  func cornerRadiusIsThatOfScreenCorners(_ name: String, _ radius: Double) throws {
    #expect(try #require(Device.named(name)).cornerRadius == radius)
  }

  @Test func namesAreUniqueAndInKebabCase() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Device.all.map(\.title)).count == names.count)
    for name in names {
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.count >= 2 && words.allSatisfy { !$0.isEmpty }, "\(name)")
      #expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }, "\(name)")
      #expect(Device.named(name)?.name == name)
    }
    #expect(Device.named("iPhone X") == nil)
  }

  @Test(arguments: Device.all)
  func rowIsComplete(_ device: Device) {
    #expect(device.size.width > 0 && device.size.height > device.size.width)
    #expect(device.scale == 2 || device.scale == 3)
    #expect(device.cornerRadius >= 0 && device.cornerRadius < device.size.width / 4)
    #expect(!device.title.isEmpty)
    #expect(device.source.hasPrefix("size: "))
    #expect(device.name.hasPrefix(device.family == .pad ? "ipad-" : "iphone-"))
  }

  @Test(arguments: Device.all)
  func insetsKeepContentOnTheScreen(_ device: Device) {
    let upright = device.safeArea
    let lying = device.landscapeSafeArea
    for inset in [upright, lying].flatMap({ [$0.top, $0.left, $0.bottom, $0.right] }) {
      #expect(inset >= 0 && inset == inset.rounded())
    }
    #expect(upright.left == 0 && upright.right == 0 && lying.left == lying.right)
    #expect(upright.top + upright.bottom < device.size.height / 4)
    #expect(lying.left + lying.right < device.size.height / 4)
    #expect((upright.bottom > 0) == (device.cornerRadius > 0), "a home indicator, round corners")
  }

  @Test(arguments: Device.all)
  func cutoutIsCentredAboveTheSafeArea(_ device: Device) {
    let cutout = device.cutoutRect
    switch device.cutout {
    case .none:
      #expect(cutout == .zero)
      #expect(device.landscapeSafeArea.left == 0)
      return
    case .notch:
      #expect(cutout.minY == 0)
      #expect(cutout.height < device.safeArea.top)
    case .island:
      #expect(cutout.minY > 0)
      // On every island device 11 points lie between the island and content.
      #expect(device.safeArea.top - cutout.maxY == 11)
    }
    #expect(!cutout.isEmpty)
    #expect(cutout.midX == device.size.width / 2)
    #expect(cutout.minX > device.cornerRadius)
    #expect(cutout.maxX < device.size.width - device.cornerRadius)
    #expect(device.landscapeSafeArea.left == device.safeArea.top)
  }

  @Test(arguments: [
    ("iphone-8-plus", ScreenClass.none), ("iphone-se-3", .none), ("iphone-x", .notch),
    ("iphone-13-mini", .notch), ("iphone-14-plus", .notch), ("iphone-16e", .notch),
    ("iphone-14-pro", .island), ("iphone-16-pro-max", .island), ("iphone-air", .island),
    ("ipad-mini-6", .pad), ("ipad-pro-13", .pad),
  ])
  func screenClassFollowsTheCutout(_ name: String, _ expected: ScreenClass) throws {
    #expect(try #require(Device.named(name)).screenClass == expected)
  }

  @Test func screenClassWithoutADeviceIsUnknown() {
    #expect(ScreenClass(of: nil) == .unknown)
    #expect(ScreenClass(of: Device.named("iphone-x")) == .notch)
  }

  /// A turn to one side and then on to the other is half a turn about the middle: corners are
  /// followed by hand, with the upper edge's ends told apart.
  @Test(arguments: Device.all) func everyDeviceTurns(_ device: Device) {
    let (right, left) = (device.held(.landscapeRight), device.held(.landscapeLeft))
    #expect(device.held(.portrait) == device)
    #expect(device.held(.landscape) == right)
    for turned in [right, left] {
      #expect(turned.size == Size(width: device.size.height, height: device.size.width))
      #expect(turned.safeArea == device.landscapeSafeArea)
      #expect(turned.screenClass == device.screenClass)
    }
    let (upright, one, other) = (device.cutoutRect, right.cutoutRect, left.cutoutRect)
    guard upright.size.width > 0 else { return #expect(one == upright && other == upright) }
    #expect(one.minX == upright.minY)
    #expect(abs(other.maxX - (device.size.height - upright.minY)) < 1e-9)
    #expect(abs(one.maxY - (device.size.width - upright.minX)) < 1e-9)
    #expect(other.minY == upright.minX)
    // It lies within what the safe area leaves out.
    #expect(one.maxX <= right.safeArea.left)
    #expect(other.minX >= left.size.width - left.safeArea.right)
  }
}
