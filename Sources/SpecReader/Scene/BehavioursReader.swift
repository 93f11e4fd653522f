import Expressions
import Geometry
import Motion
import SceneModel

extension Reading {
  /// Reads what fingers can do with a layer.
  mutating func behaviours(_ draft: LayerDraft) -> Behaviours {
    let context = NameContext(layer: draft.number, isTimeline: false)
    return Behaviours(
      scroll: draft.behaviours.scroll.flatMap { scroll($0, context) },
      pan: draft.behaviours.pan.flatMap { pan($0, context) },
      sheet: draft.behaviours.sheet.flatMap { sheet($0, of: draft.number) })
  }

  private mutating func scroll(_ json: Located, _ context: NameContext) -> ScrollBehaviour? {
    guard let object = object(json, .scroll, name: "scroll") else { return nil }
    var result = ScrollBehaviour()
    result.contentSize = formula("contentSize", of: object, context)
    result.contentInset = formula("contentInset", of: object, context)
    result.bounces = formula("bounces", of: object, context)
    result.alwaysBounceVertical = formula("alwaysBounceVertical", of: object, context)
    result.alwaysBounceHorizontal = formula("alwaysBounceHorizontal", of: object, context)
    if case .boolean(let pages)? = known("isPagingEnabled", of: object, context) {
      result.isPagingEnabled = pages
    }
    if case .text(let word)? = known("decelerationRate", of: object, context) {
      result.decelerationRate = DecelerationRate(rawValue: word) ?? .normal
    }
    return result
  }

  private mutating func pan(_ json: Located, _ context: NameContext) -> PanBehaviour? {
    guard let object = object(json, .pan, name: "pan") else { return nil }
    guard case .text(let word)? = known("axis", of: object, context) else { return PanBehaviour() }
    return PanBehaviour(axis: Axis(rawValue: word))
  }

  private mutating func sheet(_ json: Located, of layer: Int) -> SheetBehaviour? {
    guard let object = object(json, .sheet, name: "sheet") else { return nil }
    let context = NameContext(layer: layer, isTimeline: false)
    let release = NameContext(layer: layer, isTimeline: true)
    let detents = object["detents"].flatMap { self.detents($0, context) }
    var result = SheetBehaviour(detents: detents ?? [], place: sources.place(of: object.json))
    if let start = object["start"] { result.start = self.start(start, of: result, context) ?? 0 }
    if case .text(let word)? = known("translation", of: object, context) {
      result.translation = SheetBehaviour.Translation(rawValue: word) ?? .linear
    }
    result.factor = formula("factor", of: object, context)
    result.limit = formula("limit", of: object, context)
    result.scroll = object["scroll"].flatMap { innerScroll($0, of: layer) }
    result.target = formula("target", of: object, release)
    result.timing = object["timing"].flatMap { timing($0, [release]) }
    result.duration = formula("duration", of: object, release)
    judgeDuration(of: result, object)
    return detents == nil ? nil : result
  }

  /// Heights that are known and rise.
  private mutating func detents(_ json: Located, _ context: NameContext) -> [Double]? {
    let use = ValueUse(name: "detents", context: context)
    let listed = listed(json)
    guard case .array(let elements) = listed.kind else {
      guard case .text(let text) = json.kind, text.hasPrefix("="), !text.hasPrefix("=="),
        let formula = expression(json, type: .list(.number), use)
      else {
        if case .text = json.kind { return nil }
        wrongType(json, name: "detents", expected: "a list of numbers")
        return nil
      }
      guard case .list(let values)? = known(formula, name: "detents") else { return nil }
      return rising(values.map { ($0, formula.place) }, at: json)
    }
    var values: [(Value, SourcePlace)] = []
    for element in elements {
      guard let value = known(element, .number(Shape.notNegative, unit: "pt"), use) else {
        return nil
      }
      values.append((value, sources.place(of: element)))
    }
    return rising(values, at: json)
  }

  private mutating func rising(
    _ values: [(value: Value, place: SourcePlace)], at json: Located
  ) -> [Double]? {
    guard !values.isEmpty else {
      error(.outOfRange, at: json, "'detents' is empty, must have at least one height")
      return nil
    }
    var result: [Double] = []
    for (value, place) in values {
      guard case .number(let height) = value else { return nil }
      if let last = result.last, height <= last {
        tell(
          Diagnostic(
            .error, .outOfRange, at: place,
            "a detent is \(height.shortestText) pt after \(last.shortestText) pt, detents must rise"
          ))
        return nil
      }
      result.append(height)
    }
    return result
  }

  private mutating func start(
    _ json: Located, of sheet: SheetBehaviour, _ context: NameContext
  ) -> Int? {
    let use = ValueUse(name: "start", context: context)
    guard case .number(let number)? = known(json, .number(0...1000, unit: ""), use),
      !sheet.detents.isEmpty
    else { return nil }
    guard let index = Int(exactly: number), sheet.detents.indices.contains(index) else {
      error(
        .outOfRange, at: json,
        "'start' is \(number.shortestText), must be a whole number, 0 to \(sheet.detents.count - 1)"
      )
      return nil
    }
    return index
  }

  /// The scroll view that a sheet moves with, which lies in it.
  private mutating func innerScroll(_ json: Located, of layer: Int) -> LayerPath? {
    let use = ValueUse(name: "scroll", context: NameContext(layer: layer, isTimeline: false))
    guard let path = layerPath(json, use), let number = names.layerNumber(of: path.id) else {
      return nil
    }
    guard names.layers[number].behaviours.contains(.scroll) else {
      error(
        .noBehaviour, at: json, "'\(path.id)' has no 'scroll' that could hand drags over",
        hint: "give it \"scroll\": {}")
      return nil
    }
    guard names.layer(number, liesIn: layer) else {
      let outer = names.layers[layer].id.map { "'\($0)'" } ?? "the sheet"
      error(
        .unknownName, at: json, "'\(path.id)' does not lie in \(outer)",
        hint: "the scroll view must be among the sheet's sublayers")
      return nil
    }
    return path
  }

  private mutating func judgeDuration(of sheet: SheetBehaviour, _ object: ObjectValues) {
    let bringsDuration = sheet.timing?.bringsDuration ?? (object["timing"] == nil)
    if bringsDuration, let member = object.member("duration") {
      error(
        .superfluousDuration, atKey: member,
        "this timing brings its own duration, the sheet must not have one",
        hint: "leave 'duration' out; a spring by name takes it as its value: { \"bouncy\": 0.5 }")
    } else if !bringsDuration, sheet.timing != nil, object["duration"] == nil,
      let timing = object["timing"]
    {
      error(
        .missingDuration, at: timing, "'duration' is missing, which this timing needs",
        hint: "in seconds, as \"duration\": 0.3")
    }
  }

  private mutating func formula(
    _ key: String, of object: ObjectValues, _ context: NameContext
  ) -> Formula? {
    guard let json = object[key], let field = object.form.field(key) else { return nil }
    return value(json, field.shape, ValueUse(name: key, context: context))
  }

  private mutating func known(
    _ key: String, of object: ObjectValues, _ context: NameContext
  ) -> Value? {
    guard let json = object[key], let field = object.form.field(key) else { return nil }
    return known(json, field.shape, ValueUse(name: key, context: context))
  }
}
