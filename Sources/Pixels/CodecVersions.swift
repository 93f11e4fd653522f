import PixelShim

/// The versions of the libraries that decide the pixels read from files and the bytes of PNG files,
/// for the manifest.
public enum CodecVersions {
  /// By name; ISA-L only where the tool was built with it.
  public static var all: [String: String] {
    var versions = [
      "libpng": String(cString: ps_png_version()), "zlib": String(cString: ps_zlib_version()),
      "libjpeg-turbo": String(cString: ps_jpeg_version()),
    ]
    if ps_has_isal() { versions["isa-l"] = String(cString: ps_isal_version()) }
    return versions
  }
}
