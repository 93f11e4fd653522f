import Geometry

extension DisplayList: CustomStringConvertible {
  /// The list as text for goldens and bug reports: one item a line, four decimals, children
  /// indented by two spaces.
  public var description: String {
    var lines = ["canvas \(number(size.width)) \(number(size.height)) \(describe(background))"]
    for item in items { item.write(into: &lines, indent: "") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  fileprivate func write(into lines: inout [String], indent: String) {
    switch self {
    case .fill(let fill):
      lines.append("\(indent)fill \(describe(fill.shape)) \(describe(fill.color))")
    case .gradient(let item):
      let gradient = item.gradient
      lines.append(
        "\(indent)\(gradient.form) gradient \(describe(item.shape)) over \(describe(gradient.rect))"
          + " from \(number(gradient.start.x)) \(number(gradient.start.y))"
          + " to \(number(gradient.end.x)) \(number(gradient.end.y))")
      for stop in gradient.stops {
        lines.append("\(indent)  stop \(number(stop.location)) \(describe(stop.color))")
      }
    case .path(let item):
      lines.append("\(indent)\(describe(item.style)) \(item.path.svgData) \(describe(item.color))")
    case .image(let image):
      lines.append(
        "\(indent)image \(image.image) \(describe(image.source)) -> \(describe(image.destination))"
          + (image.slices.map { " center \(describe($0.source)) -> \(describe($0.destination))" }
            ?? ""))
    case .text(let item):
      for line in item.lines {
        lines.append(
          "\(indent)text at \(number(line.origin.x)) \(number(line.origin.y))"
            + " width \(number(line.width)) ascent \(number(line.ascent))"
            + " descent \(number(line.descent))")
        for run in line.runs {
          let font = run.font
          let families = font.families.isEmpty ? "default" : font.families.joined(separator: ", ")
          lines.append(
            "\(indent)  run \(quoted(run.string)) \(families) \(number(font.size))"
              + " weight \(font.weight)\(font.italic ? " italic" : "")"
              + (font.kern == 0 ? "" : " kern \(number(font.kern))") + " \(describe(run.color))")
        }
        for case .picture(let name, let rect, let opacity) in line.parts {
          lines.append(
            "\(indent)  \(name) -> \(describe(rect))"
              + (opacity == 1 ? "" : " opacity \(number(opacity))"))
        }
      }
    case .backdrop(let backdrop):
      lines.append(
        "\(indent)backdrop \(describe(backdrop.shape)) blur \(number(backdrop.radius))"
          + " saturation \(number(backdrop.saturation)) \(describe(backdrop.tint))")
    case .group(let group):
      var head = "\(indent)group \(group.id.isEmpty ? "-" : group.id)"
      if !group.transform.isIdentity { head += " transform \(describe(group.transform))" }
      if let projection = group.projection { head += " projection \(describe(projection))" }
      if group.opacity != 1 { head += " opacity \(number(group.opacity))" }
      if let clip = group.clip { head += " clip \(describe(clip))" }
      if let shadow = group.shadow { head += " shadow \(describe(shadow))" }
      if group.blendMode != .normal { head += " \(group.blendMode.rawValue)" }
      lines.append(head)
      if group.blurRadius > 0 { lines[lines.count - 1] += " blur \(number(group.blurRadius))" }
      if let mask = group.mask {
        lines.append("\(indent)  mask")
        for item in mask { item.write(into: &lines, indent: indent + "    ") }
      }
      for item in group.items { item.write(into: &lines, indent: indent + "  ") }
    case .dissolve(let dissolve):
      lines.append("\(indent)dissolve \(number(dissolve.progress))")
      lines.append("\(indent)  from")
      for item in dissolve.from { item.write(into: &lines, indent: indent + "    ") }
      lines.append("\(indent)  to")
      for item in dissolve.to { item.write(into: &lines, indent: indent + "    ") }
    }
  }
}

private func describe(_ projection: Projection) -> String {
  [projection.row1, projection.row2, projection.row3].flatMap { [$0.x, $0.y, $0.z] }
    .map { $0.text(decimals: 9, trimmed: true) }.joined(separator: " ")
}

private func number(_ value: Double) -> String { value.fourDecimals }

private func describe(_ color: Color) -> String {
  "rgba \(number(color.red)) \(number(color.green)) \(number(color.blue)) \(number(color.alpha))"
}

private func describe(_ rect: Rect) -> String {
  "\(number(rect.x)) \(number(rect.y)) \(number(rect.width)) \(number(rect.height))"
}

private func describe(_ radii: CornerRadii) -> String {
  let curve =
    switch radii.curve {
    case .circular: ""
    case .continuous: " continuous"
    }
  if let radius = radii.uniform { return radius == 0 ? "" : " radius \(number(radius))\(curve)" }
  return " radii \(number(radii.minXminY)) \(number(radii.maxXminY))"
    + " \(number(radii.maxXmaxY)) \(number(radii.minXmaxY))\(curve)"
}

private func describe(_ shape: Shape) -> String {
  switch shape {
  case .roundedRect(let rect, let radii): "rect \(describe(rect))\(describe(radii))"
  case .ring(let rect, let radii, let width):
    "ring \(describe(rect))\(describe(radii)) width \(number(width))"
  }
}

private func describe(_ style: PathItem.Style) -> String {
  switch style {
  case .fill(let rule): return "fill \(rule.rawValue)"
  case .stroke(let stroke):
    let dash = stroke.dashPattern.map(number).joined(separator: " ")
    return "stroke \(number(stroke.width)) \(stroke.cap.rawValue) \(stroke.join.rawValue)"
      + (stroke.join == .miter ? " \(number(stroke.miterLimit))" : "")
      + (dash.isEmpty ? "" : " dash \(dash) phase \(number(stroke.dashPhase))")
  }
}

private func describe(_ shadow: Shadow) -> String {
  "\(describe(shadow.color)) radius \(number(shadow.radius))"
    + " offset \(number(shadow.offset.x)) \(number(shadow.offset.y))"
    + (shadow.path.map { " of \($0.svgData)" } ?? shadow.outline.map { " of \(describe($0))" } ?? "")
}

private func describe(_ map: AffineTransform) -> String {
  "\(number(map.a)) \(number(map.b)) \(number(map.c)) \(number(map.d))"
    + " \(number(map.tx)) \(number(map.ty))"
}

private func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
