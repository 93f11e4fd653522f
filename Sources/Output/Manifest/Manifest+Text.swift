import Motion
import Platform

extension Manifest {
  /// The manifest as it is written: keys in a fixed order, one frame a line.
  public var text: String {
    JSONWriter().text([
      "formatVersion": .integer(Manifest.formatVersion),
      "tool": .string(origin.tool),
      "libraries": .object(
        origin.libraries.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "spec": [
        "path": .string(FramePattern.splitPath(origin.spec.path).name),
        "digest": .string(origin.spec.digest),
        "variables": .object(origin.spec.variables.map { .init($0.key, .line($0.value)) }),
        "variants": .line(.array(origin.spec.variants.map { .string($0) })),
      ],
      "fonts": .array(
        origin.fonts.map { face in
          .line([
            "family": .string(face.family), "file": .string(Files.name(of: face.file)),
            "digest": .string(face.digest),
          ])
        }),
      "fps": .string(film.frameRate.fraction),
      "frameCount": .integer(frames.count),
      "convention": .string(film.includesEnd ? "inclusive" : "exclusive"),
      "duration": .number(film.duration),
      "lastTime": .number(film.lastTime),
      "width": .integer(film.width),
      "height": .integer(film.height),
      "scale": .number(film.scale),
      "frames": .array(
        frames.map { frame in
          .line([
            "index": .integer(frame.stamp.index), "time": .number(frame.stamp.time),
            "file": .string(frame.file), "digest": .string(frame.digest),
          ])
        }),
    ])
  }
}
