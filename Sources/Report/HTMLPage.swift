/// The parts of the report's page that are the same in every report: the files of the folder `Page`.
enum HTMLPage {
  static var style: String { text(PackageResources.page_css) }

  static var body: String { text(PackageResources.body_html) }

  /// Classic scripts of one page: what is shown and how keys change it, the pictures, the lists.
  static var script: String {
    [PackageResources.state_js, PackageResources.stage_js, PackageResources.panels_js]
      .map(text).joined()
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
