import CairoShim
import Geometry
import Pixels
import Synchronization

/// A glyph that is a picture, as emoji are.
final class GlyphPicture: Sendable {
  /// Tells it apart from every other picture, by its pixels: `glyph` and their digest.
  let name: String
  /// In ems from the origin on the baseline, y down.
  let place: Rect
  private let full: Picture
  /// Halved copies, made when a canvas first needs them: level 1 is half as wide.
  private let smaller = Mutex<[Picture]>([])
  /// Made when a document first needs it.
  private let encoded = Mutex<[UInt8]?>(nil)

  init(_ glyph: cs_glyph_picture) {
    full = Picture(glyph.picture)
    name = "glyph \(XXH3Digest(of: full.bytes))"
    let em = Double(glyph.em)
    place = Rect(
      x: Double(glyph.left) / em, y: -Double(glyph.top) / em, width: Double(full.width) / em,
      height: Double(full.height) / em)
  }

  /// In pixels.
  var size: (width: Int, height: Int) { (full.width, full.height) }

  /// The picture halved a number of times.
  func picture(level: Int) -> Picture {
    guard level > 0 else { return full }
    return smaller.withLock { smaller in
      while smaller.count < level { smaller.append((smaller.last ?? full).halved()) }
      return smaller[level - 1]
    }
  }

  /// All of it as a PNG file; nil where that fails.
  var png: [UInt8]? {
    encoded.withLock { encoded in
      if encoded == nil { encoded = try? full.straight.png() }
      return encoded
    }
  }
}

/// Owns a face whose glyphs are pictures.
final class ColorFont {
  private let pointer: OpaquePointer
  private var known: [UInt32: GlyphPicture?] = [:]

  /// Nil for a face that has only outlines.
  init?(_ face: ShapedFace) {
    guard let pointer = cs_color_font_create(face.file, face.index) else { return nil }
    self.pointer = pointer
  }

  deinit { cs_color_font_destroy(pointer) }

  /// Nil for a glyph that is an outline or empty.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = known[glyph] { return known }
    var found = cs_glyph_picture()
    let picture = cs_color_glyph(pointer, glyph, &found) ? GlyphPicture(found) : nil
    known[glyph] = picture
    return picture
  }
}
