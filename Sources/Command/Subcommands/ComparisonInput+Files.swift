import Platform
import Regression
import Rendering

extension ComparisonInput {
  /// The files it is read from.
  ///
  /// - Parameter path: As the user named it.
  func inputs(path: String) -> [InputFile] {
    switch self {
    case .spec(let project): project.inputs
    case .golden(let golden, let path): golden.inputs(path: path)
    case .frames(let sequence):
      [path, Files.join(path, "manifest.json")].map { InputFile($0, .input) }
        + sequence.frames.compactMap { $0.path.map { InputFile($0, .input) } }
    }
  }
}

extension FilmGolden {
  /// The text and the pictures kept beside it.
  func inputs(path: String) -> [InputFile] {
    let folder = FilmGolden.pictureFolder(of: path)
    return [InputFile(path, .golden)]
      + frames.filter(\.isKey).map {
        InputFile(Files.join(folder, FilmGolden.pictureName(ofFrame: $0.index)), .goldenPicture)
      }
  }
}
