import CairoShim
import Drawing

/// Where packages put the default family.
///
/// Inter comes from Debian's and Ubuntu's fonts-inter, Fedora's rsms-inter-fonts and Homebrew's
/// font-inter; DejaVu Sans from fonts-dejavu-core.
enum DefaultFonts {
  struct Family {
    let family: String
    /// The files that are there.
    let files: [File]

    /// Paths of the files that hold the faces next to a font's weight, on either side, in its
    /// slant where there are any.
    func files(nearestTo font: Font) -> [String] {
      let slanted = files.filter { $0.face == nil || $0.face?.italic == font.italic }
      let known = slanted.isEmpty ? files : slanted
      let weights = known.compactMap { $0.face?.weight }
      let nearest = [
        weights.filter { $0 <= font.weight }.max(),
        weights.filter { $0 >= font.weight }.min(),
      ]
      return known.filter { $0.face == nil || nearest.contains($0.face?.weight) }.map(\.path)
    }
  }

  struct File {
    let path: String
    /// The one face in it, nil for a file of all.
    let face: (weight: Int, italic: Bool)?
  }

  /// Inter, or DejaVu Sans where it is missing; nil without either.
  static var installed: Family? {
    for (family, directories, names) in candidates {
      for directory in directories + userDirectories {
        var files: [File] = []
        for (name, face) in names where cs_is_readable("\(directory)/\(name)") {
          files.append(File(path: "\(directory)/\(name)", face: face))
        }
        if !files.isEmpty { return Family(family: family, files: files) }
      }
    }
    return nil
  }

  /// Where macOS keeps the fonts that one user has installed, which is Homebrew's own choice too.
  private static var userDirectories: [String] {
    #if os(macOS)
      var path = [CChar](repeating: 0, count: 1024)
      guard cs_home_folder(&path, path.count) else { return [] }
      return [String(cString: path) + "/Library/Fonts"]
    #else
      return []
    #endif
  }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private typealias Names = [(String, (weight: Int, italic: Bool)?)]

  private static let candidates: [(String, [String], Names)] = [
    (
      "Inter",
      [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/rsms-inter-fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
        "/usr/local/share/fonts",
      ],
      weights.enumerated().flatMap { index, name -> Names in
        let weight = 100 * (index + 1)
        return [
          ("Inter-\(name).otf", (weight, false)),
          ("Inter-\(name == "Regular" ? "" : name)Italic.otf", (weight, true)),
        ]
      } + [("Inter.ttc", nil)]
    ),
    (
      "DejaVu Sans",
      [
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
        "/usr/share/fonts/TTF", "/Library/Fonts",
      ],
      ["", "-Bold", "-Oblique", "-BoldOblique"].map { ("DejaVuSans\($0).ttf", nil) }
    ),
  ]
}
