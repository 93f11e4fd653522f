import Drawing
import Geometry

/// A line cut where glyphs are pictures, left to right, for formats that write text as text.
///
/// A run of a face with pictures is all pictures: what else is in it (spaces, glyphs without ink)
/// shows nothing.
struct LineSegments {
  enum Segment: Sendable {
    /// Bytes of the line's text, the left end and the advance width.
    case text(Range<Int>, x: Double, width: Double)
    /// `run` is of `TextLine.runs`.
    case picture(String, Rect, run: Int)
  }

  private var segments: [Segment] = []
  private var hasPictures = false
  private var current: (bytes: Range<Int>, x: Double, pictures: [Segment]) = (0..<0, 0, [])

  /// Empty where no glyph is a picture.
  var all: [Segment] { hasPictures ? segments : [] }

  mutating func begin(_ bytes: Range<Int>, x: Double) { current = (bytes, x, []) }

  mutating func add(picture: String, rect: Rect, run: Int) {
    current.pictures.append(.picture(picture, rect, run: run))
  }

  /// - Parameter x: Where the run's advance ends.
  mutating func end(x: Double) {
    guard current.pictures.isEmpty else {
      segments += current.pictures
      hasPictures = true
      return
    }
    // Neighbours that follow each other in the text too are written as one.
    if case .text(let bytes, let start, _)? = segments.last,
      bytes.upperBound == current.bytes.lowerBound
    {
      segments[segments.count - 1] = .text(
        bytes.lowerBound..<current.bytes.upperBound, x: start, width: x - start)
    } else {
      segments.append(.text(current.bytes, x: current.x, width: x - current.x))
    }
  }
}

extension TextLine {
  /// The line with its parts, by the segments of its glyphs.
  func cut(at segments: [LineSegments.Segment]) -> TextLine {
    guard !segments.isEmpty else { return self }
    let text = StyledText(all: runs)
    var line = self
    line.parts = segments.map { segment in
      switch segment {
      case .text(let bytes, let x, let width): .text(text.slice(bytes), x: x, width: width)
      case .picture(let name, let rect, let run):
        .picture(name, rect, opacity: min(max(runs[run].color.alpha, 0), 1))
      }
    }
    return line
  }
}
