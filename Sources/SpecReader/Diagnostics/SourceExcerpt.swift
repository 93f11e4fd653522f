import Geometry
import SceneModel

/// A source line and a line of marks under the place in it, for a fixed-width display.
///
/// Tabs become two columns, control characters and marks of direction a `?`; marks are as wide as what they mark. A
/// long line is cut around the place, with `…` where it was cut.
struct SourceExcerpt {
  var text: String
  var marker: String

  /// The widest excerpt, in columns.
  static let width = 96
  /// What is kept before the place where the line is cut at its start.
  static let lead = 24

  init(line: String, place: SourcePlace) {
    let cells = line.unicodeScalars.map(Cell.init)
    let start = min(place.column - 1, cells.count)
    let end = min(start + place.length, cells.count)

    var first = 0
    let total = cells.reduce(0) { $0 + $1.width }
    if total > Self.width {
      var kept = 0
      first = start
      while first > 0, kept + cells[first - 1].width <= Self.lead {
        first -= 1
        kept += cells[first].width
      }
    }
    var last = first
    var used = 0
    while last < cells.count, used + cells[last].width <= Self.width {
      used += cells[last].width
      last += 1
    }

    var marks = first > 0 ? " " : ""
    text = first > 0 ? "…" : ""
    for index in first..<last {
      text += cells[index].text
      let mark = index < start || index >= end ? " " : index == start ? "^" : "~"
      marks += mark
      marks += String(
        repeating: index >= start && index < end ? "~" : " ", count: max(0, cells[index].width - 1))
      if cells[index].width == 0 { marks.removeLast() }
    }
    if last < cells.count { text += "…" }
    if start >= last { marks += "^" }
    marker = marks
  }

  /// One Unicode scalar as it is shown.
  private struct Cell {
    var text: String
    var width: Int

    init(_ scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .control:
        text = scalar == "\t" ? "  " : "?"
        width = text.utf8.count
      case .nonspacingMark, .enclosingMark, .format:
        let isShown = String(scalar).printable() == String(scalar)
        text = isShown ? String(scalar) : "?"
        width = isShown ? 0 : 1
      default:
        text = String(scalar)
        width = Self.isWide(scalar) ? 2 : 1
      }
    }

    /// The large blocks of Unicode's East Asian Width classes W and F (UAX #11).
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
        0x20000...0x3FFFD:
        true
      default: false
      }
    }
  }
}
