import Expressions
import Geometry
import Motion
import Output
import Rendering

/// The values of some frames: a row a frame, a column a value.
struct TraceTable {
  var frameRate: FrameRate
  var columns: [String]
  /// Of the frames.
  var indices: [Int]
  /// In seconds.
  var times: [Double]
  /// Each with one value a column.
  var rows: [[Value]]

  /// Comma-separated values as RFC 4180 has them, lines ended by a newline alone. Numbers have nine
  /// decimals, so that a line changes only where a value does.
  var csv: String {
    var text = (["frame", "time"] + columns).map(Self.cell).joined(separator: ",") + "\n"
    for (index, (time, row)) in zip(indices, zip(times, rows)) {
      text += "\(index),\(time.text(decimals: 9))"
      for value in row { text += "," + Self.cell(Self.text(of: value)) }
      text += "\n"
    }
    return text
  }

  /// An object with the columns and one frame a line; numbers as short as they read back the same.
  var json: String {
    let frames = zip(indices, zip(times, rows)).map { index, row in
      JSONValue.line([
        "index": .integer(index), "time": .number(row.0),
        "values": .array(row.1.map { JSONValue($0) }),
      ])
    }
    return JSONWriter().text([
      "fps": .string(frameRate.fraction),
      "columns": .array(columns.map { .string($0) }),
      "frames": .array(frames),
    ])
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .number(let number): number.text(decimals: 9)
    case .text(let text), .contents(.asset(let text)): text
    case .list(let values): values.map(text).joined(separator: ", ")
    case .boolean, .color, .point, .size, .rect, .transform, .path, .dictionary, .contents(.none),
      .contents(.symbol), .contents(.snapshot):
      value.description
    }
  }

  /// Quoted where it holds what separates cells.
  private static func cell(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
