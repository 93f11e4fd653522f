import Geometry

extension Device {
  /// Every device, oldest first.
  ///
  /// Points, scale and safe areas: Apple, Human Interface Guidelines, Layout, "Device screen
  /// dimensions" and the simulators' `UIView.safeAreaInsets`. Corner radii: `UIScreen`'s
  /// display corner radius as simulators report it. Cutouts: the public bezel drawings of
  /// Apple Design Resources, measured in points.
  public static let all: [Device] = [
    Device(
      name: "iphone-se", title: "iPhone SE (2nd and 3rd generation)",
      size: Size(width: 375, height: 667), scale: 2,
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), cornerRadius: 0, cutout: .none,
      source: "HIG"),
    Device(
      name: "iphone-x", title: "iPhone X", size: Size(width: 375, height: 812), scale: 3,
      safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0), cornerRadius: 39,
      cutout: .notch(Rect(x: 83, y: 0, width: 209, height: 30)), source: "HIG, simulator"),
    Device(
      name: "iphone-15-pro", title: "iPhone 15 Pro", size: Size(width: 393, height: 852), scale: 3,
      safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55,
      cutout: .island(Rect(x: 133.5, y: 11, width: 126, height: 37)), source: "HIG, simulator"),
  ]
}
