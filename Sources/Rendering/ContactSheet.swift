import Drawing
import Geometry
import Output
public import Pixels
import Playback
public import Raster
public import SceneModel

/// Moments of several films on one picture: a row for each film, its title before them, in columns
/// where there are many.
public struct ContactSheet: Sendable {
  private struct Row {
    var title: String
    var pictures: [Image]

    /// Of the pictures, and at least of a title.
    var height: Double { max(titleHeight, Double(pictures.map(\.height).max() ?? 0)) }

    /// With the title before and the gap after the pictures.
    var width: Double {
      pictures.reduce(2 * gap + titleWidth) { $0 + Double($1.width) + gap }
    }
  }

  private var rows: [Row] = []

  /// Of a moment, in pixels.
  private static let longerSide = 240.0
  /// Between moments, in pixels.
  private static let gap = 8.0
  private static let titleSize = 13.0
  /// Of a title of three lines, in pixels.
  private static let titleHeight = 48.0
  /// How wide titles may be, in pixels.
  private static let titleWidth = 150.0

  public init() {}

  /// Draws moments of a film.
  ///
  /// - Parameter times: In seconds.
  public mutating func add(
    _ project: Project, title: String, times: [Double]
  ) throws(FrameLoopError<Diagnostic>) {
    var pictures: [Image] = []
    for time in times {
      pictures.append(try project.picture(at: time, longerSide: Self.longerSide))
    }
    rows.append(Row(title: title, pictures: pictures))
  }

  /// All rows, on white.
  public func image() throws(RasterError) -> Image {
    let text = PangoText(fonts: try FontSet())
    let grid = SheetGrid(
      rows.map { SheetGrid.Row(width: $0.width, height: $0.height) }, gap: Self.gap,
      longestSide: Double(ImageLimits().maximumSide))
    var items: [DisplayItem] = []
    var images: [String: Image] = [:]
    for (index, row) in rows.enumerated() {
      let (left, y) = grid.places[index]
      items.append(title(row.title, x: left, y: y, height: row.height, text))
      var x = left + 2 * Self.gap + Self.titleWidth
      for (number, picture) in row.pictures.enumerated() {
        let name = "\(index)/\(number)"
        images[name] = picture
        items += frame(
          name, Rect(x: x, y: y, width: Double(picture.width), height: Double(picture.height)))
        x += Double(picture.width) + Self.gap
      }
    }
    let size = Size(width: grid.width, height: grid.height)
    var canvas = try Raster.Canvas(
      width: Int(size.width), height: Int(size.height), scale: 1, images: ImageStore(images),
      text: text)
    _ = try canvas.draw(DisplayList(size: size, background: .white, items: items))
    return canvas.withPixels { Image($0) }
  }

  private func title(
    _ title: String, x: Double, y: Double, height: Double, _ text: PangoText
  ) -> DisplayItem {
    let run = TextRun(string: title, font: Font(size: Self.titleSize), color: .black)
    let layout = text.layout(
      [run], style: ParagraphStyle(numberOfLines: 3), width: Self.titleWidth)
    let top = y + (height - layout.size.height) / 2
    return .text(
      TextItem(
        lines: layout.lines.map { line in
          var line = line
          line.origin = Point(x: x + line.origin.x + Self.gap, y: line.origin.y + top)
          return line
        }))
  }

  /// A picture with a hairline around it, so that white ones end somewhere.
  private func frame(_ name: String, _ rect: Rect) -> [DisplayItem] {
    let edge = Rect(
      x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2)
    let gray = Color(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
    return [
      .fill(Fill(shape: .ring(edge, .zero, width: 1), color: gray)),
      .image(
        ImageItem(
          image: name, source: Rect(x: 0, y: 0, width: 1, height: 1), destination: rect)),
    ]
  }
}

extension Project {
  /// A moment at a smaller scale.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - longerSide: In pixels.
  func picture(
    at time: Double, longerSide: Double
  ) throws(FrameLoopError<Diagnostic>) -> Image {
    var film = still(at: time)
    let size = scene.canvas.frameSize
    film.scale = longerSide / max(size.width, size.height)
    film.width = max(1, Int((size.width * film.scale).rounded()))
    film.height = max(1, Int((size.height * film.scale).rounded()))
    let list: DisplayList
    do throws(Diagnostic) {
      list = try timeline.displayList(at: time)
    } catch {
      throw .scene(film.frames[0], error)
    }
    do throws(RasterError) {
      var canvas = try canvas(for: film)
      _ = try canvas.draw(list)
      return canvas.withPixels { Image($0) }
    } catch {
      throw .drawing(film.frames[0], error)
    }
  }
}
