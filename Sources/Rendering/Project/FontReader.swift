import Platform
import Raster
import SceneModel

/// Reads a spec's font files one by one.
struct FontReader {
  private let folder: ResourceFolder
  private var files: [String] = []

  init(folder: ResourceFolder) {
    self.folder = folder
  }

  mutating func read(_ font: FontFile) throws(Diagnostic) {
    let file = try folder.find(font.path, at: font.place)
    do throws(RasterError) {
      try FontSet.check(file)
    } catch {
      throw Diagnostic(.error, .missingFont, at: font.place, error.description)
    }
    files.append(file)
  }

  func finish() throws(RasterError) -> FontSet { try FontSet(files: files) }
}
