public import Expressions
import Geometry
import Motion
import Pixels
import Playback
public import Rendering
import SceneModel

/// The animated values of a film: a row a frame, a column a value.
public struct ValueTable: Hashable, Sendable {
  /// As a trace names them.
  public var columns: [String]
  /// Of the frames, in seconds.
  public var times: [Double]
  public var rows: [[Value]]

  /// The values of all frames of a film.
  public init(_ project: Project) throws(RegressionError) {
    let clock = FrameClock(project.scene.canvas.frameRate)
    times = (0..<project.frameCount).map { clock.time(ofFrame: $0) }
    do throws(Diagnostic) {
      let trace = try Trace(project.timeline)
      columns = trace.columns
      rows = try trace.rows(at: times)
    } catch {
      throw .scene(error, project.sources)
    }
  }

  public init(columns: [String], times: [Double], rows: [[Value]]) {
    self.columns = columns
    self.times = times
    self.rows = rows
  }

  /// 16 digits that tell whether a frame's values, with their names, are the same as others.
  func digest(ofRow index: Int) -> String {
    Self.digest(zip(columns, rows[index]).map { "\($0)=\($1.exactText)" })
  }

  /// 16 digits that tell whether a column's values are the same as others.
  func digest(ofColumn index: Int) -> String {
    Self.digest(rows.map { $0[index].exactText })
  }

  private static func digest(_ texts: [String]) -> String {
    String(XXH3Digest(of: Array(texts.joined(separator: "\n").utf8)).hexadecimal.prefix(16))
  }
}

extension Value {
  /// Numbers with nine decimals, as traces have them: far below what shows, far above the noise of
  /// another machine's arithmetic.
  var exactText: String {
    switch self {
    case .number(let number): number.text(decimals: 9)
    case .boolean, .text, .color, .point, .size, .rect, .transform, .path, .dictionary, .list,
      .contents:
      description
    }
  }

  /// For people.
  var shownText: String {
    switch self {
    case .number(let number): number.fourDecimals
    case .boolean, .text, .color, .point, .size, .rect, .transform, .path, .dictionary, .list,
      .contents:
      description
    }
  }

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }
}
