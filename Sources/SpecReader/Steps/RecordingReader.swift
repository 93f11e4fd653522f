import Expressions
import SceneModel

extension Reading {
  /// Reads a recorded touch: the file's samples as if they stood in the spec, with places in the
  /// file.
  mutating func recording(_ json: Located, _ context: NameContext) -> [Formula]? {
    guard let object = object(json, .touchFile, name: "touch"), let value = object["file"],
      let path = filePath(value, name: "file")
    else { return nil }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try files(path, sources.place(of: value))
    } catch {
      tell(error)
      return nil
    }
    // As assets, it is named by the way that leads there from where the tool runs.
    let spec = sources.place(of: value).file
    let folder = spec.lastIndex(of: "/").map { spec[...$0] } ?? ""
    let text = SourceText(file: folder + path, bytes: bytes)
    guard path.hasSuffix(".json") || path.hasSuffix(".jsonc") else {
      return table(text).flatMap { samples($0, context) }
    }
    let read = sources.read(text, limits: limits.text)
    diagnostics += read.diagnostics
    return read.root.flatMap { samples($0, context) }
  }

  /// The rows of a CSV file as samples; nil, and told, where one is none.
  private mutating func table(_ text: SourceText) -> Located? {
    let source = sources.keep(text)
    if let fault = UTF8Validation.firstFault(in: text.bytes) {
      tell(.notUTF8(hint: nil, at: text.place(of: fault, path: "")))
      return nil
    }
    var table = TouchTable(source: source)
    var start = 0
    for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let fault = table.read(line, at: start) {
        tell(
          Diagnostic(
            .error, .wrongType, at: text.place(of: fault.range, path: ""), fault.message,
            hint: "a row is seconds, x and y, with commas between"))
        return nil
      }
      start += line.count + 1
    }
    return Located(kind: .array(table.samples), range: 0..<text.bytes.count, source: source)
  }
}

/// A CSV file of touch samples as its rows are read.
///
/// A first row with names says which columns are time, x and y; others are left out. Without one
/// they are the first three. Empty rows and rows after `#` say nothing.
private struct TouchTable {
  let source: SourceID
  private(set) var samples: [Located] = []
  /// Of time, x and y.
  private var columns: [Int]?

  struct Fault {
    var range: Range<Int>
    var message: String
  }

  private static let names = [["t", "time"], ["x"], ["y"]]

  init(source: SourceID) { self.source = source }

  /// Reads a row that starts at an offset of the file; gives what is wrong with it.
  mutating func read(_ line: ArraySlice<UInt8>, at start: Int) -> Fault? {
    let cells = Self.cells(of: line, at: start)
    let range = start..<start + max(1, line.count)
    guard cells.contains(where: { !$0.text.isEmpty }), cells[0].text.first != "#" else {
      return nil
    }
    guard let columns else {
      let names = cells.map { $0.text.lowercased() }
      let found = Self.names.compactMap { known in names.firstIndex { known.contains($0) } }
      columns = found.count == 3 ? found : [0, 1, 2]
      return found.count == 3 ? nil : read(line, at: start)
    }
    var values: [Located] = []
    for column in columns {
      guard column < cells.count else {
        return Fault(range: range, message: "a touch sample has \(cells.count) numbers, must be 3")
      }
      let cell = cells[column]
      guard let number = Double(cell.text), number.isFinite else {
        return Fault(
          range: cell.range, message: "'\(cell.text.shortened)' in a touch sample is no number")
      }
      values.append(
        Located(kind: .number(number, literal: cell.text), range: cell.range, source: source))
    }
    samples.append(Located(kind: .array(values), range: range, source: source))
    return nil
  }

  /// The texts between the commas, without blanks and quotes at their ends.
  private static func cells(
    of line: ArraySlice<UInt8>, at start: Int
  ) -> [(text: String, range: Range<Int>)] {
    var offset = start
    return line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { cell in
      let blanks: Set<UInt8> = [0x20, 0x09, 0x0D, UInt8(ascii: "\"")]
      let first = cell.firstIndex { !blanks.contains($0) } ?? cell.startIndex
      let last = cell.lastIndex { !blanks.contains($0) } ?? cell.startIndex - 1
      let content = first <= last ? cell[first...last] : cell[first..<first]
      let lower = offset + (first - cell.startIndex)
      offset += cell.count + 1
      return (
        String(decoding: content, as: UTF8.self), lower..<lower + max(1, content.count)
      )
    }
  }
}
