import CairoShim

/// The versions of the libraries that decide the pixels, for the manifest.
public enum LibraryVersions {
  /// By name; one that cannot be asked is left out.
  public static var all: [String: String] {
    var versions = [
      "cairo": String(cString: cs_cairo_version()),
      "pango": String(cString: cs_pango_version()),
      "harfbuzz": String(cString: cs_harfbuzz_version()),
      "fontconfig": fontconfig,
    ]
    versions["freetype"] = freetype
    let pixman = String(cString: cs_pixman_version())
    if !pixman.isEmpty { versions["pixman"] = pixman }
    return versions
  }

  private static var fontconfig: String {
    let number = cs_fontconfig_version()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freetype: String? {
    var (major, minor, patch): (CInt, CInt, CInt) = (0, 0, 0)
    guard cs_freetype_version(&major, &minor, &patch) else { return nil }
    return "\(major).\(minor).\(patch)"
  }

  /// Of the library that draws SVG pictures, which is loaded with the first of them; nil before.
  public static var librsvg: String? {
    let version = String(cString: cs_vector_version())
    return version.isEmpty ? nil : version
  }
}
