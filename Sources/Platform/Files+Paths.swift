#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// The part before the last name: `a/b` of `a/b/c`, `.` of `c`, `/` of `/c`.
  public static func directory(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    let parent = withoutTrailingSlashes(String(trimmed[..<slash]))
    return parent.isEmpty ? "/" : parent
  }

  /// The last name: `c` of `a/b/c` and of `a/b/c/`.
  public static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return trimmed }
    let name = trimmed[trimmed.index(after: slash)...]
    return name.isEmpty ? "/" : String(name)
  }

  /// The name in the folder; a name that is an absolute path stands for itself.
  public static func join(_ directory: String, _ name: String) -> String {
    if name.hasPrefix("/") || directory.isEmpty || directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The path without `.`, double slashes and, where a name precedes it, `..`.
  ///
  /// Works on the text alone: with symbolic links it may name another file than the path did.
  /// ``realPath(_:)`` asks the file system.
  public static func standardised(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The path from the root, standardised. Relative paths start in the working directory.
  public static func absolute(_ path: String) -> String {
    standardised(join(workingDirectory, path))
  }

  /// The working directory, or `.` when it has been removed.
  public static var workingDirectory: String {
    guard let text = getcwd(nil, 0) else { return "." }
    defer { free(text) }
    return String(cString: text)
  }

  /// The path from the root with every symbolic link followed. Everything on it must exist.
  public static func realPath(_ path: String) throws(FileError) -> String {
    guard let text = realpath(path, nil) else {
      throw FileError(path: path, operation: "find", errno: errno)
    }
    defer { free(text) }
    return String(cString: text)
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
