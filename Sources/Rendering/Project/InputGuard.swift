public import Output
import Platform

/// The files that a run reads: nothing it writes may take the place of one.
///
/// Files are told by their identity and not by their paths, so that a link or another spelling
/// hides none.
public struct InputGuard: Sendable {
  private var roles: [FileIdentity: InputFile.Role] = [:]

  public init(_ inputs: [InputFile] = []) { add(inputs) }

  public init(spec: String) {
    self.init(spec == "-" ? [] : [InputFile(spec, .spec)])
  }

  /// What is there already keeps its role.
  public mutating func add(_ inputs: [InputFile]) {
    for input in inputs {
      guard let identity = Files.identity(of: input.path) else { continue }
      roles[identity] = roles[identity] ?? input.role
    }
  }

  /// Throws where the output is one of the files; `-` never is.
  public func refuse(_ output: String) throws(OutputError) {
    guard output != "-", let identity = Files.identity(of: output), let role = roles[identity]
    else { return }
    throw .isInput(path: output, role: role.rawValue)
  }

  /// Throws where a film would write over one of the files, or remove it: a frame's name in a folder
  /// of frames is a frame's, whatever its number.
  public func refuse(_ targets: [OutputTarget]) throws(OutputError) {
    for target in targets {
      switch target {
      case .standardOutput: break
      case .file(let path, _): try refuse(path)
      case .sequence(let pattern, _):
        let names = (try? Files.list(pattern.directory.isEmpty ? "." : pattern.directory)) ?? []
        for name in names where pattern.matches(fileName: name) || name.hasPrefix("manifest.") {
          try refuse(pattern.directory + name)
        }
      }
    }
  }
}
