import Geometry

/// A table of words for `inbetween list`. The same on a terminal and in a file.
public struct TextTable: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left, right
  }

  public struct Column: Hashable, Sendable {
    public var title: String
    public var alignment: Alignment

    public init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  public var columns: [Column]
  /// Each with one text a column; missing ones are empty, others are left out.
  public var rows: [[String]]

  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// A line with the titles, then one a row; columns are two spaces apart, lines have no spaces at
  /// their ends.
  public var text: String {
    let lines = [columns.map(\.title)] + rows.map { $0.map { $0.printable() } }
    let widths = columns.indices.map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line(of: $0, widths: widths) + "\n" }.joined()
  }

  private func line(of cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, column) in columns.enumerated() {
      let cell = index < cells.count ? cells[index] : ""
      let space = String(repeating: " ", count: widths[index] - cell.count)
      if index > 0 { line += "  " }
      switch column.alignment {
      case .left: line += cell + space
      case .right: line += space + cell
      }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
