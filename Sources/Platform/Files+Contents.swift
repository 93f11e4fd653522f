#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// The bytes of a file, pipe or device.
  ///
  /// - Parameter limit: The largest size that is accepted, in bytes; a larger file is an error
  ///   with ``FileError/isTooLarge``, found before it is read where the size is known.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path, limit: limit, into: &bytes)
    return bytes
  }

  /// As ``read(_:limit:)``, into memory that may have been used before: fresh memory takes longer to
  /// get than a picture to read.
  ///
  /// - Parameter bytes: Replaced by those of the file.
  public static func read(
    _ path: String, limit: Int, into bytes: inout [UInt8]
  ) throws(FileError) {
    let file = try OwnedDescriptor(reading: path)
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else {
      throw FileError(path: path, operation: "read", errno: errno)
    }
    let size = Int(status.st_size)
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, size > limit {
      throw FileError(
        path: path, operation: "read", errno: EFBIG,
        reason: "\(size) bytes, larger than the limit of \(limit) bytes")
    }
    try FileDescriptor(rawValue: file.rawValue, name: path)
      .readAll(limit: limit, expectedCount: isRegular ? size : 0, into: &bytes)
  }

  /// The first bytes of a file, fewer where it is shorter.
  public static func read(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
    let file = try OwnedDescriptor(reading: path)
    return try FileDescriptor(rawValue: file.rawValue, name: path).readStart(count)
  }

  /// The bytes of standard input up to its end.
  public static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try FileDescriptor.standardInput.readAll(limit: limit)
  }

  /// Writes a file that appears whole or not at all.
  ///
  /// The bytes go to `.<name>.<process>.tmp` in the same folder, which is then renamed. The
  /// temporary is removed when something fails and when a signal ends the process. A symbolic
  /// link is kept and its target replaced; a device or a pipe is written to directly.
  ///
  /// - Parameter makingFolders: Makes the folders on the way first.
  public static func writeAtomically(
    _ bytes: UnsafeRawBufferPointer, to path: String, makingFolders: Bool = false
  ) throws(FileError) {
    if makingFolders { try makeDirectory(directory(of: path)) }
    if let mode = mode(of: path), mode & S_IFMT != S_IFREG, mode & S_IFMT != S_IFDIR {
      let file = try OwnedDescriptor(writing: path, flags: 0)
      return try FileDescriptor(rawValue: file.rawValue, name: path).writeAll(bytes)
    }
    var temporary = try TemporaryFile(for: path)
    var file = try temporary.open()
    try FileDescriptor(rawValue: file.rawValue, name: path).writeAll(bytes)
    try file.closeReporting(path: path)
    try temporary.commit()
  }

  public static func writeAtomically(
    _ bytes: [UInt8], to path: String, makingFolders: Bool = false
  ) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) in
      try writeAtomically(UnsafeRawBufferPointer(buffer), to: path, makingFolders: makingFolders)
    }
  }

  /// Writes the text as UTF-8.
  public static func writeAtomically(
    _ text: String, to path: String, makingFolders: Bool = false
  ) throws(FileError) {
    try writeAtomically(Array(text.utf8), to: path, makingFolders: makingFolders)
  }
}
