import Geometry

extension Device {
  /// Sizes: Apple, Human Interface Guidelines, Layout, "Device screen dimensions". Insets: public
  /// tables of `UIView.safeAreaInsets`, read on iPad Pro. Corner radii: simulators' `UIScreen`
  /// display corner radius, as public tables list them.
  static let iPads: [Device] = [
    pad("ipad-mini-6", "iPad mini (6th generation)", 744, 1133, radius: 21.5),
    pad("ipad-10th-gen", "iPad (10th generation)", 820, 1180, radius: 25),
    pad("ipad-air-11", "iPad Air 11-inch (M2, M3)", 820, 1180, radius: 18),
    pad("ipad-air-13", "iPad Air 13-inch (M2, M3)", 1024, 1366, radius: 18),
    pad("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210, radius: 30, isPro: true),
    pad("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, radius: 30, isPro: true),
    pad("ipad-mini-a17-pro", "iPad mini (A17 Pro)", 744, 1133, radius: 21.5),
    pad("ipad-11th-gen", "iPad (A16)", 820, 1180, radius: 25),
  ]

  /// A tablet without a home button: it keeps its insets when it lies.
  private static func pad(
    _ name: String, _ title: String, _ width: Double, _ height: Double, radius: Double,
    isPro: Bool = false
  ) -> Device {
    let insets = Insets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name, title: title, family: .pad, size: Size(width: width, height: height), scale: 2,
      safeArea: insets, landscapeSafeArea: insets, cornerRadius: radius, cutout: .none,
      source: "size: HIG Layout; radius: simulator; "
        + (isPro
          ? "upright insets: public table; landscape insets unconfirmed"
          : "insets unconfirmed, those of ipad-pro-11"))
  }
}
