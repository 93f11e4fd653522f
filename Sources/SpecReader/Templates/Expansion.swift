import Geometry
import Motion
import SceneModel

extension SpecReader {
  /// A spec with its template and what the command line says written into it.
  ///
  /// The text stands by itself: it draws what the spec draws. Chosen variants and values have
  /// become the variables' own.
  ///
  /// - Returns: The text, ended by a newline, where the result has a scene.
  public static func expand(
    _ bytes: [UInt8], file: String, overrides: Overrides = Overrides(),
    limits: ReadLimits = ReadLimits(), files: @escaping FileReader = noFiles
  ) -> (text: String?, result: Result) {
    let (reading, result) = reading(
      bytes, file: file, overrides: overrides, limits: limits, files: files)
    guard result.scene != nil, let document = reading.document,
      case .object(let members) = document.kind
    else { return (nil, result) }
    var written = members.map { member -> (String, SchemaValue) in
      switch member.key {
      case "variables": (member.key, reading.writtenVariables(member.value))
      case "canvas":
        (member.key, SchemaValue(member.value).replacing(overrides.canvasMembers))
      default: (member.key, SchemaValue(member.value))
      }
    }
    if document["variables"] == nil, reading.appearance != .light {
      written.append(("variables", .object([("appearance", .text(reading.appearance.rawValue))])))
    }
    return (SchemaValue.object(written).text + "\n", result)
  }
}

extension Reading {
  /// The variables with the values this run gives them.
  fileprivate func writtenVariables(_ json: Located) -> SchemaValue {
    var names: [String] = []
    if case .object(let members) = json.kind { names = members.map(\.key) }
    // The predefined value stands in no text of its own.
    if !names.contains("appearance"), appearance != .light { names.append("appearance") }
    return .object(
      names.compactMap { name in
        variables.number(of: name).map { (name, SchemaValue(variables[$0].json)) }
      })
  }
}

extension Overrides {
  /// What stands in place of the canvas' own keys; nil takes a key away.
  var canvasMembers: [(key: String, value: SchemaValue?)] {
    var result: [(key: String, value: SchemaValue?)] = []
    if device != nil || size != nil {
      result.append(("device", device.map { .text($0) }))
      result.append(("size", size.map { .array([.number($0.width), .number($0.height)]) }))
      if device == nil { result.append(("orientation", nil)) }
    }
    if let scale { result.append(("scale", .number(scale))) }
    if let frameRate {
      let isWhole = frameRate.denominator == 1
      result.append(
        ("fps", isWhole ? .number(Double(frameRate.numerator)) : .text(frameRate.fraction)))
    }
    if let background { result.append(("background", .text(background))) }
    return result
  }
}

extension SchemaValue {
  /// An object with other values of some keys; nil takes a key away.
  func replacing(_ others: [(key: String, value: SchemaValue?)]) -> SchemaValue {
    guard case .members(let members) = self else { return self }
    let kept = members.filter { member in !others.contains { $0.key == member.key } }
    let new = others.compactMap { other in other.value.map { Member(key: other.key, value: $0) } }
    return .members(new + kept)
  }
}
