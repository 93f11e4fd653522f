extension Device {
  /// Every device, phones before tablets, oldest first.
  ///
  /// Insets are those of the system a device came with: iOS 26 lowered the home indicator's
  /// landscape inset on phones from 21 to 20 points and raised a tablet's from 20 to 25.
  public static let all: [Device] = iPhones + iPads
}
