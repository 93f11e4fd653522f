import CairoShim

/// The versions of the libraries that decide the pixels, for the manifest.
public enum LibraryVersions {
  public static var cairo: String { String(cString: cs_cairo_version()) }
  public static var pango: String { String(cString: cs_pango_version()) }
}
