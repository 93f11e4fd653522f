import Output
import Pixels
import Platform
import Rendering

/// Where a comparison writes its reports and pictures.
///
/// A report takes the place of an earlier report without being asked, since a job in CI runs the
/// same command again and again. Any other file stays unless `--overwrite` says otherwise, and what
/// is compared stays in any case.
struct ReportPlaces {
  let options: ComparisonOptions
  let inputs: InputGuard

  /// Throws where a report, as far as its place is known before the comparison, must not be written.
  func judgeReports() throws(Failure) {
    for report in options.reports { try judge(report.path) }
  }

  func judge(_ path: String) throws(Failure) {
    do throws(OutputError) { try inputs.refuse(path) } catch { throw .output(error) }
    guard !options.overwrites, Files.isRegularFile(path) else { return }
    let start: [UInt8]
    do throws(FileError) { start = try Files.read(path, first: Self.markLimit) } catch {
      throw .file(error)
    }
    // In an empty file, as mktemp makes one, nothing is lost.
    if !start.isEmpty, !Self.isOwn(start) { throw .output(.foreign(path: path)) }
  }

  /// How far from a file's start its mark may be, in bytes.
  private static let markLimit = 1024

  /// Whether a file starts as one of our reports or pictures does.
  static func isOwn(_ start: [UInt8]) -> Bool {
    if PNGMark.isIn(start) { return true }
    let text = String(decoding: start, as: UTF8.self)
    return text.hasPrefix("### Transitions: ")
      || text.contains("<testsuites name=\"inbetween\"")
      || text.contains("<meta name=\"generator\" content=\"inbetween ")
      || (text.hasPrefix("{") && text.contains("\"schemaVersion\"")
        && text.contains("\"tool\": \"inbetween "))
  }
}
