import Motion
import Output

extension Film {
  /// Frames of 2 × 2 px at 60 fps, numbered from a number.
  static func sample(count: Int, firstNumber: Int = 0, lastNumber: Int? = nil) -> Film {
    Film(
      width: 2, height: 2, scale: 1, frameRate: FrameRate(numerator: 60, denominator: 1),
      duration: Double(count - 1) / 60, includesEnd: true,
      frames: (0..<count).map {
        FrameStamp(index: $0, number: firstNumber + $0, time: Double($0) / 60)
      },
      lastNumber: lastNumber ?? firstNumber + count - 1)
  }
}

extension Manifest.Origin {
  static let sample = Manifest.Origin(
    tool: "inbetween 1.0.0", libraries: ["pango": "1.50.12", "cairo": "1.16.0"],
    spec: Manifest.Spec(
      path: "/home/me/specs/flip \"fast\".json", digest: "xxh3:00",
      variables: [
        .init("drop", .number(0.3)), .init("point", .array([.integer(1), .number(2.5)])),
      ],
      variants: ["dark", "de"]),
    fonts: [.init(family: "Inter", file: "/usr/share/fonts/Inter.otf", digest: "xxh3:01")])
}
