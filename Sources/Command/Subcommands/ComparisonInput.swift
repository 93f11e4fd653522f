import Output
import Pixels
import Platform
import Regression
import Rendering
import SceneModel

/// What an operand of `diff` turned out to be.
enum ComparisonInput {
  case frames(FrameSequence)
  case golden(FilmGolden, path: String)
  case spec(Project)

  /// Looks at the path, and where that does not tell, at the first bytes.
  static func open(_ options: SpecOptions, _ console: Console) throws(Failure) -> ComparisonInput {
    let path = options.spec
    do throws(RegressionError) {
      if Files.isDirectory(path) || path.lowercased().hasSuffix(".png") {
        return .frames(try FrameSequence(pictures: path))
      }
      guard path != "-", Files.exists(path) else {
        throw .file(FileError.missing(path))
      }
      let bytes: [UInt8]
      do throws(FileError) { bytes = try Files.read(path, limit: 1 << 30) } catch {
        throw .file(error)
      }
      let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        return .frames(try FrameSequence(pictures: path))
      }
      if start.hasPrefix("inbetween-golden ") {
        return .golden(
          try FilmGolden(text: String(decoding: bytes, as: UTF8.self), path: path), path: path)
      }
      if start.contains("\"formatVersion\""), start.contains("\"tool\"") {
        return .frames(try FrameSequence(manifest: path))
      }
    } catch {
      throw .comparison(error)
    }
    return .spec(try options.openJudged(console))
  }

  var project: Project? {
    switch self {
    case .spec(let project): project
    case .frames, .golden: nil
    }
  }

  /// The frames as one side; a spec's are drawn for their digests.
  func side(workerCount: Int) throws(Failure) -> Side {
    switch self {
    case .frames(let sequence): return Side(sequence)
    case .golden(let golden, let path): return Side(golden.sequence(path: path))
    case .spec(let project):
      return Side(project, digests: try project.allDigests(workerCount), tool: Tool.release)
    }
  }
}

extension Project {
  /// Of all frames of the film.
  func allDigests(_ workerCount: Int) throws(Failure) -> [FrameDigest] {
    do throws(FrameLoopError<Diagnostic>) {
      return try digests(of: film(of: Array(0..<frameCount)), workerCount: workerCount)
    } catch {
      throw .comparison(RegressionError(error, of: self))
    }
  }
}

extension SpecOptions {
  /// Reads a spec, tells what is wrong with it, and refuses one that cannot be drawn.
  func openJudged(_ console: Console) throws(Failure) -> Project {
    try open(Console(printer: console.printer, verbosity: console.verbosity)) {
      (project) throws(Failure) in
      project.check(
        times: (0..<project.frameCount).map(project.reel.time(ofFrame:)), layingOutText: isStrict)
    }.0
  }
}
