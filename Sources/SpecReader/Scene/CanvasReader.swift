import Expressions
import Geometry
import Motion
import SceneModel

extension Reading {
  /// Reads the canvas but its background, which may depend on time.
  mutating func readCanvas(_ json: Located, overrides: Overrides) -> Canvas? {
    guard let form = object(json, .canvas, name: "canvas") else { return nil }
    let replaced = overrides.device != nil || overrides.size != nil
    if let member = form.member("size"), form["device"] != nil, !replaced {
      error(
        .conflictingKeys, atKey: member, "the canvas has a 'device', which gives its 'size'",
        hint: "leave one of them out")
    }
    // With the device's size the rest can be judged.
    let faultsBefore = diagnostics.count
    let orientation =
      form["orientation"].flatMap { readWord($0, "orientation") }
      .flatMap { Orientation(rawValue: $0) } ?? .portrait
    let upright =
      replaced
      ? overrides.device.flatMap { readDevice(named: $0) }
      : form["device"].flatMap { readDevice($0) }
    let device = upright?.held(orientation)
    let size =
      overrides.size ?? device?.size
      ?? (replaced ? nil : form["size"].flatMap { readSize($0) })
    let scale = overrides.scale ?? form["scale"].flatMap { readNumber($0, "scale") }
    let frameRate = overrides.frameRate ?? form["fps"].flatMap { readFrameRate($0) }
    let duration = form["duration"].flatMap { readNumber($0, "duration") }
    if size == nil, form["device"] == nil, form["size"] == nil, !replaced {
      error(
        .missingKey, at: form.json, "the canvas has neither 'device' nor 'size'",
        hint: "as \"device\": \"iphone-15-pro\" or \"size\": [390, 844]")
    }
    let chrome =
      form["chrome"].flatMap { readWord($0, "chrome") }.flatMap { Chrome(rawValue: $0) }
    if let chrome, chrome != .none, form["device"] == nil, !replaced,
      let member = form.member("chrome")
    {
      error(
        .missingKey, atKey: member, "the canvas has a 'chrome' but no 'device' to draw",
        hint: "give a 'device' in place of 'size'")
    }
    judgeOrientation(orientation, chrome, form, hasDevice: form["device"] != nil || replaced)
    let statusBarStyle = form["statusBarStyle"].flatMap { readWord($0, "statusBarStyle") }
      .flatMap { StatusBarStyle(rawValue: $0) }
    guard let size, diagnostics.count == faultsBefore else { return nil }
    let result = Canvas(
      size: size, scale: scale ?? device?.scale ?? 1,
      frameRate: frameRate ?? FrameRate(numerator: 60),
      background: nil, duration: duration.map { Nanoseconds.count(ofSeconds: $0) }, device: device,
      chrome: device == nil ? .none : chrome ?? .none, statusBarStyle: statusBarStyle ?? .default)
    return fitsAnImage(result, at: form.json) ? result : nil
  }

  private mutating func judgeOrientation(
    _ orientation: Orientation, _ chrome: Chrome?, _ form: ObjectValues, hasDevice: Bool
  ) {
    if let member = form.member("orientation"), !hasDevice {
      error(
        .missingKey, atKey: member, "the canvas has an 'orientation' but no 'device' to turn",
        hint: "give a 'device' in place of 'size', or the two sides of 'size' the other way round")
    } else if orientation.isLandscape, let chrome, chrome != .none,
      let member = form.member("chrome")
    {
      error(
        .conflictingKeys, atKey: member, "'chrome' is drawn of an upright device only",
        hint: "leave 'chrome' or 'orientation' out")
    }
  }

  /// Reads the background once the layers are known.
  mutating func readBackground(_ json: Located, overrides: Overrides) {
    let own = json["background"]
    let override = overrides.background.flatMap { commandLineValue($0, option: "--background") }
    guard let background = override ?? own, canvas != nil else { return }
    let color = value(background, .color, canvasUse("background"))
    canvas?.background = color
  }

  private func canvasUse(_ key: String) -> ValueUse {
    ValueUse(name: key, context: NameContext(layer: nil, isTimeline: false))
  }

  private mutating func readNumber(_ json: Located, _ key: String) -> Double? {
    guard let shape = SpecObject.canvas.field(key)?.shape,
      case .number(let number)? = known(json, shape, canvasUse(key))
    else { return nil }
    return number
  }

  private mutating func readDevice(_ json: Located) -> Device? {
    readWord(json, "device").flatMap { Device.named($0) }
  }

  private mutating func readWord(_ json: Located, _ key: String) -> String? {
    guard let shape = SpecObject.canvas.field(key)?.shape,
      case .text(let word)? = known(json, shape, canvasUse(key))
    else { return nil }
    return word
  }

  /// A device of the command line.
  private mutating func readDevice(named name: String) -> Device? {
    if let device = Device.named(name) { return device }
    tell(
      Diagnostic(
        .error, .unknownWord, at: nil, "unknown device '\(name.shortened)'",
        hint: Spelling.hint(for: name, known: Device.all.map(\.name))
          ?? (name == "all"
            ? "only 'inbetween render' draws for all of them"
            : "'inbetween list devices' shows their names")))
    return nil
  }

  private mutating func readSize(_ json: Located) -> Size? {
    guard let shape = SpecObject.canvas.field("size")?.shape,
      case .size(let size)? = known(json, shape, canvasUse("size"))
    else { return nil }
    return size
  }

  /// A number, or a text with a fraction of whole numbers.
  private mutating func readFrameRate(_ json: Located) -> FrameRate? {
    let range = 1.0...240.0
    if case .text(let text) = json.kind, !text.hasPrefix("=") {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let numerator = parts[0], let denominator = parts[1],
        numerator > 0, (1...100_000).contains(denominator), numerator <= 24_000_000
      else {
        error(
          .wrongType, at: json,
          "'fps' is '\(text.shortened)', must be a number or a fraction as '60000/1001'")
        return nil
      }
      guard range.contains(Double(numerator) / Double(denominator)) else {
        tell(
          .outOfRange(
            "fps", Double(numerator) / Double(denominator), range, unit: "fps",
            at: sources.place(of: json)))
        return nil
      }
      return FrameRate(numerator: numerator, denominator: denominator)
    }
    guard
      case .number(let number)? = known(json, .number(range, unit: "fps"), canvasUse("fps"))
    else { return nil }
    guard let rate = FrameRate(decimal: number) else {
      error(
        .outOfRange, at: json, "'fps' is \(number.shortestText), must have at most 3 decimals",
        hint: "a fraction is exact, as \"30000/1001\"")
      return nil
    }
    return rate
  }

  private mutating func fitsAnImage(_ canvas: Canvas, at json: Located) -> Bool {
    let side = max(canvas.frameSize.width, canvas.frameSize.height) * canvas.scale
    guard side.rounded() <= Double(limits.canvasSide) else {
      error(
        .tooLarge, at: json,
        "the canvas' longer side has \(side.rounded().shortestText) pixels, must be at most"
          + " \(limits.canvasSide)")
      return false
    }
    guard min(canvas.size.width, canvas.size.height) * canvas.scale >= 0.5 else {
      error(.outOfRange, at: json, "the canvas has less than 1 pixel on its shorter side")
      return false
    }
    return true
  }
}

extension FrameRate {
  /// Television's rates by their usual decimals (SMPTE ST 12-1: nominal rate × 1000/1001); any
  /// other number with at most three decimals as it is. Nil for more decimals.
  fileprivate init?(decimal: Double) {
    let nominal = (decimal * 1.001).rounded()
    let exact = nominal * 1000 / 1001
    if decimal != decimal.rounded(), [24, 30, 60, 120].contains(nominal),
      abs(exact - decimal) < 0.0051
    {
      self.init(numerator: Int(nominal) * 1000, denominator: 1001)
      return
    }
    let thousandths = (decimal * 1000).rounded()
    guard thousandths / 1000 == decimal else { return nil }
    var (numerator, denominator) = (Int(thousandths), 1000)
    for factor in [2, 2, 2, 5, 5, 5] where numerator % factor == 0 && denominator % factor == 0 {
      (numerator, denominator) = (numerator / factor, denominator / factor)
    }
    self.init(numerator: numerator, denominator: denominator)
  }
}
