import Foundation
import Pixels
import Testing

struct AnimatedPNGTests {
  /// ffmpeg reads the frames of an animation; the bytes it gives are those that went in.
  @Test(.enabled(if: Program.isInstalled("ffmpeg"), "ffmpeg is not installed"))
  func ffmpegReadsEveryPicture() throws {
    // Higher than a band, so that a picture has several chunks.
    let pictures = [10, 120, 240].map { shade in
      Image(
        width: 5, height: 100,
        bytes: (0..<500).flatMap { [UInt8(shade), UInt8($0 % 250), 7, 255] as [UInt8] })
    }
    let file = try AnimatedPNG.file(pictures, secondsEach: (numerator: 1, denominator: 10))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "film.apng").path()
    try Data(file).write(to: URL(filePath: path))
    let raw = folder.appending(path: "film.rgba").path()
    let said = try Program.output(
      "ffmpeg",
      ["-v", "error", "-i", path, "-frames:v", "3", "-f", "rawvideo", "-pix_fmt", "rgba", raw])
    #expect(said.isEmpty, "\(said)")
    #expect(try Array(Data(contentsOf: URL(filePath: raw))) == pictures.flatMap(\.bytes))
  }

  @Test func aScanFindsWhatADecoderWould() throws {
    let picture = Image(width: 3, height: 2, bytes: [UInt8](repeating: 255, count: 24))
    let file = try picture.png()
    #expect(try PNGHeader.scan(file).size == picture.size)
    var broken = file
    broken[broken.count - 30] ^= 1
    #expect(throws: PNGError.self) { try PNGHeader.scan(broken) }
    #expect(throws: PNGError.self) { try PNGHeader.scan(Array(file.dropLast())) }
  }
}
