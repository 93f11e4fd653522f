import Platform

/// The folder of a frame sequence, as an earlier run may have left it.
struct SequenceFolder {
  let pattern: FramePattern
  /// The name of the manifest that will be written.
  let manifest: String
  /// Whether other runs write their part of the film into the same folder.
  let isShared: Bool

  /// For the system: `.` where the pattern has no folder.
  var path: String { pattern.directory.isEmpty ? "." : pattern.directory }

  /// Refuses or removes what is in the way of the files to come.
  ///
  /// Removed are the older manifest and the frames it lists that the new film does not have; frames
  /// to be replaced stay until their successors are renamed over them. A file with a frame's name
  /// that neither the new film nor the older manifest knows is refused: it would be read as one.
  func makeRoom(for names: Set<String>, overwrite: Bool) throws(OutputError) {
    let present = try OutputError.wrap { () throws(FileError) in Set(try Files.list(path)) }
    let manifests = [manifest, SequenceSink.manifestName(of: nil)].filter(present.contains)
    var listed: Set<String> = []
    for name in Set(manifests) {
      guard let older = try read(name) else {
        throw .foreignManifest(path: pattern.directory + name)
      }
      // In a shared folder the whole film's manifest lists the other runs' new frames too.
      if name == manifest { listed.formUnion(older.files) }
    }
    if !overwrite {
      try refuse(names.intersection(present).union(manifests)) { .exists(path: $0, others: $1) }
    }
    let others = present.subtracting(names).filter(pattern.matches)
    if !isShared {
      try refuse(others.subtracting(listed)) { .leftover(path: $0, others: $1) }
    }
    try remove(manifests + others.intersection(listed).sorted())
  }

  private func read(_ name: String) throws(OutputError) -> OlderManifest? {
    let largest = 1 << 28
    let bytes = try OutputError.wrap { () throws(FileError) in
      try Files.read(pattern.directory + name, limit: largest)
    }
    return OlderManifest(text: String(decoding: bytes, as: UTF8.self))
  }

  private func refuse(
    _ names: Set<String>, _ error: (String, Int) -> OutputError
  ) throws(OutputError) {
    guard let first = names.min() else { return }
    throw error(pattern.directory + first, names.count - 1)
  }

  private func remove(_ names: [String]) throws(OutputError) {
    for name in names {
      do throws(FileError) {
        try Files.remove(pattern.directory + name)
      } catch  where error.isMissing {
        // Another run that shares the folder was faster.
      } catch {
        throw .cannotWrite(error)
      }
    }
  }
}
