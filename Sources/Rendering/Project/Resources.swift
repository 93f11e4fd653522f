import Platform
import Raster
import SceneModel

/// The files a spec names, read.
struct Resources {
  let pictures: Pictures
  let text: PangoText

  /// - Returns: Nil, and a diagnostic for each file that cannot be used.
  /// - Throws: Where the machine lacks the default fonts.
  static func read(
    of scene: Scene, in path: String, limits: RenderLimits
  ) throws(RasterError) -> (Resources?, [Diagnostic]) {
    let folder: ResourceFolder
    do throws(FileError) {
      folder = try ResourceFolder(path)
    } catch {
      return (nil, [.unreadable(error, at: nil)])
    }
    var faults: [Diagnostic] = []
    var pictures = PictureReader(folder: folder, limits: limits)
    for asset in scene.assets {
      do throws(Diagnostic) { try pictures.read(asset) } catch { faults.append(error) }
    }
    var fonts = FontReader(folder: folder)
    for font in scene.fonts {
      do throws(Diagnostic) { try fonts.read(font) } catch { faults.append(error) }
    }
    guard faults.isEmpty else { return (nil, faults) }
    let text = PangoText(fonts: try fonts.finish())
    return (Resources(pictures: try pictures.finish(), text: text), [])
  }
}
