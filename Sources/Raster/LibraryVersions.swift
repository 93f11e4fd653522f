import CairoShim

/// The versions of the libraries that decide the pixels, for the manifest.
public enum LibraryVersions {
  public static var cairo: String { String(cString: cs_cairo_version()) }
  public static var pango: String { String(cString: cs_pango_version()) }
  /// Of the library that draws SVG pictures, which is loaded with the first of them; nil before.
  public static var librsvg: String? {
    let version = String(cString: cs_vector_version())
    return version.isEmpty ? nil : version
  }
}
