import CairoShim

/// Where packages put the default family.
///
/// Inter comes from Debian's and Ubuntu's fonts-inter, Fedora's rsms-inter-fonts and Homebrew's
/// font-inter; DejaVu Sans from fonts-dejavu-core.
enum DefaultFonts {
  struct Family {
    let family: String
    /// Paths of the files that are there.
    let files: [String]
  }

  /// Inter, or DejaVu Sans where it is missing; nil without either.
  static var installed: Family? {
    for (family, directories, names) in candidates {
      for directory in directories {
        var files: [String] = []
        for path in names.map({ "\(directory)/\($0)" }) where cs_is_readable(path) {
          files.append(path)
        }
        if !files.isEmpty { return Family(family: family, files: files) }
      }
    }
    return nil
  }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static let candidates = [
    (
      "Inter",
      [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/rsms-inter-fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
        "/usr/local/share/fonts",
      ],
      weights.flatMap { weight in
        ["Inter-\(weight).otf", "Inter-\(weight == "Regular" ? "" : weight)Italic.otf"]
      } + ["Inter.ttc"]
    ),
    (
      "DejaVu Sans",
      [
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
        "/usr/share/fonts/TTF", "/Library/Fonts",
      ],
      ["", "-Bold", "-Oblique", "-BoldOblique"].map { "DejaVuSans\($0).ttf" }
    ),
  ]
}
