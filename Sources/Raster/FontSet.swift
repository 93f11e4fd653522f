import CairoShim
import Synchronization

/// The fonts of a film: those of its spec and the packaged default, and the machine's only when
/// asked for.
///
/// Nothing is loaded until text is measured or drawn. Safe from any thread.
public final class FontSet: Sendable {
  /// A face that was used, for the manifest.
  public struct Face: Hashable, Sendable {
    public let family: String
    /// The file's path as it was found.
    public let file: String
  }

  /// The family of text that names none.
  public let defaultFamily: String

  private let files: [String]
  private let packaged: DefaultFonts.Family
  private let systemFonts: Bool
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var library: FontLibrary?
    var faces: Set<Face> = []
    var warnings: Set<FontWarning> = []
  }

  /// - Parameters:
  ///   - files: Paths of font files of the spec.
  ///   - systemFonts: Uses the machine's fonts too.
  /// - Throws: ``RasterError`` for a file that is missing or holds no face, and where the default
  ///   fonts are not installed.
  public init(files: [String] = [], systemFonts: Bool = false) throws(RasterError) {
    for file in files { try Self.check(file) }
    guard let packaged = DefaultFonts.installed else {
      throw RasterError(
        operation: "find the default font",
        reason: "neither Inter (fonts-inter) nor DejaVu Sans (fonts-dejavu-core) is installed")
    }
    defaultFamily = packaged.family
    self.files = files
    self.packaged = packaged
    self.systemFonts = systemFonts
    state = Mutex(State())
  }

  /// Throws for a file that is missing or holds no face, whatever the machine has.
  public static func check(_ file: String) throws(RasterError) {
    guard cs_is_readable(file) else {
      throw RasterError(operation: "read the font '\(file)'", reason: "no readable file")
    }
    guard cs_is_font(file) else {
      throw RasterError(operation: "read the font '\(file)'", reason: "not a font")
    }
  }

  /// The faces that text was drawn or measured with so far, by file.
  public var facesUsed: [Face] {
    state.withLock { Array($0.faces) }.sorted { ($0.file, $0.family) < ($1.file, $1.family) }
  }

  /// What was missing so far, in a fixed order.
  public var warnings: [FontWarning] {
    state.withLock { Array($0.warnings) }.sorted { $0.description < $1.description }
  }

  func note(_ face: Face) { state.withLock { _ = $0.faces.insert(face) } }
  func note(_ warning: FontWarning) { state.withLock { _ = $0.warnings.insert(warning) } }

  /// Runs a body that uses the fonts, alone. Nil where the libraries fail.
  func withLibrary<R: Sendable, E: Error>(
    _ body: (inout FontLibrary) throws(E) -> R
  ) throws(E) -> R? {
    try state.withLock { (state) throws(E) -> R? in
      if state.library == nil {
        state.library = FontLibrary(
          files: files, packaged: packaged, systemFonts: systemFonts)
      }
      guard var library = state.library.take() else { return nil }
      do throws(E) {
        let result = try body(&library)
        state.library = consume library
        return result
      } catch {
        state.library = consume library
        throw error
      }
    }
  }
}

/// Something the fonts lack. A warning, an error under `--strict`.
public enum FontWarning: Hashable, Sendable, CustomStringConvertible {
  /// None of the families a text asks for is there.
  case missingFamily([String], used: String)
  /// No font has a glyph for a character.
  case missingGlyph(Unicode.Scalar)

  public var description: String {
    switch self {
    case .missingFamily(let families, let used):
      let names = families.map { "'\($0)'" }.joined(separator: ", ")
      return "no font of the family \(names), '\(used)' is used"
    case .missingGlyph(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      return "no font has a glyph for '\(scalar)' (U+\(code))"
    }
  }
}
