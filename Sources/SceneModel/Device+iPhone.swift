import Geometry

extension Device {
  /// Sizes: Apple, Human Interface Guidelines, Layout, "Device screen dimensions"; the minis' are
  /// what UIKit lays out, as earlier editions list them, not the panel's 360 × 780. Insets
  /// and corner radii: simulators' `UIView.safeAreaInsets` and `UIScreen` display corner radius, as
  /// public tables list them.
  static let iPhones: [Device] = [
    homeButton("iphone-8", "iPhone 8", 375, 667, scale: 2),
    homeButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3),
    notch("iphone-x", "iPhone X", 375, 812, top: 44, radius: 39, notch: 209, by: 30),
    notch(
      "iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, radius: 41.5, notch: 229, by: 33,
      note: "public tables give its width as 230 or 231"),
    notch("iphone-xs", "iPhone XS", 375, 812, top: 44, radius: 39, notch: 209, by: 30),
    notch("iphone-xs-max", "iPhone XS Max", 414, 896, top: 44, radius: 39, notch: 209, by: 30),
    notch(
      "iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, radius: 41.5, notch: 229, by: 33,
      note: "public tables give its width as 230 or 231"),
    notch("iphone-11-pro", "iPhone 11 Pro", 375, 812, top: 44, radius: 39, notch: 209, by: 30),
    notch(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, top: 44, radius: 39, notch: 209, by: 30),
    homeButton("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2),
    notch(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50, radius: 44, notch: 227, by: 34,
      note: "notch width unconfirmed: 34.83 mm of the accessory design guidelines"),
    notch("iphone-12", "iPhone 12", 390, 844, top: 47, radius: 47.33, notch: 208, by: 32),
    notch(
      "iphone-12-pro", "iPhone 12 Pro", 390, 844, top: 47, radius: 47.33, notch: 208, by: 32,
      note: landscape(as: "iphone-12")),
    notch(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47, radius: 53.33, notch: 207, by: 32
    ),
    notch("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, radius: 44, notch: 174, by: 38),
    notch("iphone-13", "iPhone 13", 390, 844, top: 47, radius: 47.33, notch: 162, by: 34),
    notch("iphone-13-pro", "iPhone 13 Pro", 390, 844, top: 47, radius: 47.33, notch: 162, by: 34),
    notch(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, top: 47, radius: 53.33, notch: 161, by: 34
    ),
    homeButton("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2),
    notch(
      "iphone-14", "iPhone 14", 390, 844, top: 47, radius: 47.33, notch: 162, by: 34,
      note: landscape(as: "iphone-13")),
    notch(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, radius: 53.33, notch: 161, by: 34,
      note: landscape(as: "iphone-13-pro-max")),
    island("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59, radius: 55, islandTop: 11),
    island(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-14-pro")),
    island(
      "iphone-15", "iPhone 15", 393, 852, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-14-pro")),
    island(
      "iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-14-pro")),
    island("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, radius: 55, islandTop: 11),
    island(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-15-pro")),
    island(
      "iphone-16", "iPhone 16", 393, 852, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-15-pro")),
    island(
      "iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, radius: 55, islandTop: 11,
      note: landscape(as: "iphone-15-pro")),
    island(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, radius: 62, islandTop: 14,
      note: "landscape bottom inset unconfirmed, that of iphone-15-pro"),
    island(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, radius: 62, islandTop: 14,
      note: "landscape bottom inset unconfirmed, that of iphone-15-pro"),
    notch(
      "iphone-16e", "iPhone 16e", 390, 844, top: 47, radius: 47.33, notch: 162, by: 34,
      note: landscape(as: "iphone-13")),
    island(
      "iphone-17", "iPhone 17", 402, 874, top: 62, landscapeBottom: 20, radius: 62, islandTop: 14),
    island(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, landscapeBottom: 20, radius: 62,
      islandTop: 14),
    island(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, landscapeBottom: 20, radius: 62,
      islandTop: 14),
    island(
      "iphone-air", "iPhone Air", 420, 912, top: 68, landscapeBottom: 20, radius: 62,
      islandTop: 20),
    notch(
      "iphone-17e", "iPhone 17e", 390, 844, top: 47, landscapeBottom: 20, radius: 47.33, notch: 162,
      by: 34,
      sizeSource: "simulator profile"),
  ]

  private static let insetsSource = "insets, radius: simulator"

  private static func landscape(as sibling: String) -> String {
    "landscape insets unconfirmed, those of \(sibling)"
  }

  private static func homeButton(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    Device(
      name: name, title: title, family: .phone, size: Size(width: width, height: height),
      scale: scale, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0), cornerRadius: 0,
      cutout: .none, source: "size: HIG Layout; \(insetsSource)")
  }

  /// The notch is as wide as the simulators' sensor bar artwork between its sides, above the
  /// outward curves that meet the screen's edge, and as high as that artwork, in whole points.
  private static func notch(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, landscapeBottom: Double = 21, radius: Double, notch notchWidth: Double,
    by notchHeight: Double, sizeSource: String = "HIG Layout", note: String? = nil
  ) -> Device {
    phone(
      name, title, Size(width: width, height: height), scale, top, landscapeBottom, radius,
      .notch(
        Rect(x: (width - notchWidth) / 2, y: 0, width: notchWidth, height: notchHeight)),
      ["size: \(sizeSource)", insetsSource, "notch: simulator sensor bar artwork", note])
  }

  /// The island at rest is the simulators' exclusion area, 125 or 125.33 × 36.67 points, rounded
  /// out to whole points: the 126 × 37 that public sources give.
  private static func island(
    _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double,
    landscapeBottom: Double = 21, radius: Double, islandTop: Double, note: String? = nil
  ) -> Device {
    phone(
      name, title, Size(width: width, height: height), 3, top, landscapeBottom, radius,
      .island(Rect(x: (width - 126) / 2, y: islandTop, width: 126, height: 37)),
      ["size: HIG Layout", insetsSource, "island: simulator exclusion area", note])
  }

  /// A phone without a home button: its cutout's inset goes to both sides when it lies.
  private static func phone(
    _ name: String, _ title: String, _ size: Size, _ scale: Double, _ top: Double,
    _ landscapeBottom: Double, _ radius: Double, _ cutout: Cutout, _ sources: [String?]
  ) -> Device {
    Device(
      name: name, title: title, family: .phone, size: size, scale: scale,
      safeArea: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: Insets(top: 0, left: top, bottom: landscapeBottom, right: top),
      cornerRadius: radius, cutout: cutout,
      source: sources.compactMap { $0 }.joined(separator: "; "))
  }
}
