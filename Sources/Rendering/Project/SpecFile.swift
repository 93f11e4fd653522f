public import Platform
import SceneModel
public import SpecReader

/// The bytes of a spec, and where the files it names are looked for.
public struct SpecFile: Sendable {
  /// As the user named it; `-` for standard input.
  public let name: String
  public let bytes: [UInt8]
  /// Assets and fonts are relative to it: the spec's folder, for standard input the working
  /// directory.
  public let folder: String

  public init(name: String, bytes: [UInt8], folder: String) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
  }

  /// Reads a file, or standard input where the name is `-`.
  ///
  /// - Parameter limit: The largest size that is accepted, in bytes.
  public init(reading name: String, limit: Int) throws(FileError) {
    let isStandardInput = name == "-"
    self.init(
      name: name,
      bytes: isStandardInput
        ? try Files.readStandardInput(limit: limit) : try Files.read(name, limit: limit),
      folder: isStandardInput ? "." : Files.directory(of: name))
  }
}

extension SpecFile {
  /// Reads what the spec names, which must lie in its folder.
  public func fileReader(limits: RenderLimits) -> SpecReader.FileReader {
    { (path, place) throws(Diagnostic) in
      let resources: ResourceFolder
      do throws(FileError) {
        resources = try ResourceFolder(folder)
      } catch {
        throw .unreadable(error, at: place)
      }
      let file = try resources.find(path, at: place)
      do throws(FileError) {
        return try Files.read(file, limit: limits.fileBytes)
      } catch {
        throw .unreadable(error, at: place)
      }
    }
  }
}
