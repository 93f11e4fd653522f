import Expressions
import Geometry
import Motion
import Output
import SceneModel
import SpecReader

/// `inbetween list`.
struct ListCommand {
  let options: ListOptions
  let console: Console

  func run() throws(Failure) {
    if options.topic == .templates, options.isVerbose {
      let list = TemplateList()
      return try console.print(options.printsJSON ? JSONWriter().text(list.json) : list.text)
    }
    let list = WordList(options.topic)
    let table = options.isVerbose ? list.wholeTable : list.table
    try console.print(options.printsJSON ? JSONWriter().text(list.json) : table.text)
  }
}

/// The words of a topic with what is said of each.
struct WordList {
  private struct Column {
    var title: String
    /// Its key in JSON.
    var key: String
    var alignment = TextTable.Alignment.left
    /// Whether a table leaves it out unless all is asked for.
    var isDetail = false
  }

  private var columns: [Column]
  private var rows: [[Cell]]

  /// One fact, for a person and for a program.
  private struct Cell {
    var text: String
    var json: JSONValue

    init(_ text: String) { (self.text, json) = (text, .string(text)) }
    init(_ number: Double) { (text, json) = (number.shortestText, .number(number)) }
    /// In CSS's order.
    init(_ insets: Device.Insets) {
      self.init([insets.top, insets.right, insets.bottom, insets.left])
    }

    init(_ rect: Rect) {
      self.init([rect.x, rect.y, rect.width, rect.height])
      if rect.isEmpty { text = "none" }
    }

    private init(_ numbers: [Double]) {
      text = numbers.map(\.shortestText).joined(separator: " ")
      json = .array(numbers.map { .number($0) })
    }

    init(_ text: String, _ json: JSONValue) { (self.text, self.json) = (text, json) }
  }

  var table: TextTable { table(of: columns.indices.filter { !columns[$0].isDetail }) }

  /// With every column.
  var wholeTable: TextTable { table(of: Array(columns.indices)) }

  private func table(of shown: [Int]) -> TextTable {
    TextTable(
      columns: shown.map { .init(columns[$0].title, columns[$0].alignment) },
      rows: rows.map { row in shown.map { row[$0].text } })
  }

  /// An object a line.
  var json: JSONValue {
    .array(
      rows.map { row in
        .line(.object(zip(columns, row).map { .init($0.key, $1.json) }))
      })
  }

  init(_ topic: ListTopic) {
    switch topic {
    case .devices:
      columns = [
        Column(title: "name", key: "name"), Column(title: "size", key: "size", alignment: .right),
        Column(title: "scale", key: "scale", alignment: .right),
        Column(title: "cutout", key: "screenClass"), Column(title: "device", key: "title"),
        Column(title: "safe area", key: "safeArea", isDetail: true),
        Column(title: "in landscape", key: "landscapeSafeArea", isDetail: true),
        Column(title: "corner", key: "cornerRadius", alignment: .right, isDetail: true),
        Column(title: "notch or island", key: "cutoutRect", isDetail: true),
        Column(title: "source", key: "source", isDetail: true),
      ]
      rows = Device.all.map { device in
        [
          Cell(device.name),
          Cell(
            "\(device.size.width.shortestText)x\(device.size.height.shortestText)",
            [.number(device.size.width), .number(device.size.height)]),
          Cell(device.scale), Cell(device.screenClass.rawValue), Cell(device.title),
          Cell(device.safeArea), Cell(device.landscapeSafeArea), Cell(device.cornerRadius),
          Cell(device.cutoutRect), Cell(device.source),
        ]
      }
    case .easings:
      columns = [
        Column(title: "name", key: "name"), Column(title: "control points", key: "controlPoints"),
      ]
      rows = Easing.allCases.map { easing in
        let curve = easing.controlPoints
        let points = [curve.x1, curve.y1, curve.x2, curve.y2]
        return [
          Cell(easing.rawValue),
          Cell(
            points.map(\.shortestText).joined(separator: ", "),
            .array(points.map { .number($0) })),
        ]
      }
      rows += CircularEasing.allCases.map { [Cell($0.rawValue), Cell("quarter circle", .null)] }
    case .springs:
      columns = [
        Column(title: "name", key: "name"),
        Column(title: "duration", key: "duration", alignment: .right),
        Column(title: "bounce", key: "bounce", alignment: .right),
      ]
      rows = SpringPreset.allCases.map { spring in
        [Cell(spring.rawValue), Cell(spring.defaultDuration), Cell(spring.baseBounce)]
      }
    case .functions:
      columns = [Column(title: "function", key: "usage"), Column(title: "gives", key: "summary")]
      rows = Function.allCases.map { [Cell($0.usage), Cell($0.summary)] }
    case .properties:
      columns = [
        Column(title: "key path", key: "name"), Column(title: "layers", key: "layers"),
        Column(title: "meaning", key: "summary"), Column(title: "values", key: "values"),
      ]
      rows = PropertyKey.readable.map { key in
        let kinds = key.kinds
        let all = key.behaviour.map { "with \($0.rawValue)" } ?? "all"
        return [
          Cell(key.name),
          Cell(
            kinds.map { $0.map(\.rawValue).joined(separator: ", ") } ?? all,
            .array((kinds ?? LayerKind.allCases).map { .string($0.rawValue) })),
          Cell(key.summary), Cell(key.valueWords),
        ]
      }
    case .layers:
      columns = [Column(title: "type", key: "name"), Column(title: "draws", key: "summary")]
      rows = LayerKind.allCases.map { [Cell($0.rawValue), Cell($0.summary)] }
    case .colors:
      columns = [
        Column(title: "name", key: "name"), Column(title: "light", key: "light"),
        Column(title: "dark", key: "dark"),
      ]
      rows = Color.names.map { name in
        [Cell(name)]
          + [Appearance.light, .dark].map { appearance in
            // Every name that is listed is a colour.
            Cell((try? Color(text: name, appearance: appearance))?.hexadecimal ?? "")
          }
      }
    case .symbols:
      columns = [Column(title: "name", key: "name")]
      rows = Symbol.allCases.map { [Cell($0.rawValue)] }
    case .formats:
      columns = [Column(title: "format", key: "name"), Column(title: "writes", key: "summary")]
      rows = OutputFormat.allCases.map { [Cell($0.rawValue), Cell($0.summary)] }
    case .templates:
      columns = [Column(title: "template", key: "name"), Column(title: "shows", key: "summary")]
      rows = Template.allCases.map { [Cell($0.rawValue), Cell($0.summary)] }
    }
  }
}

extension Color {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  fileprivate var hexadecimal: String {
    let bytes = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + bytes.map { component in
        let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
