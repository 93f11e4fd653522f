import SceneModel

extension SpecObject {
  static let specFields = [
    Field("$schema", .any, "the schema, for editors; the tool ignores it"),
    Field("version", .integer(1...1), required: true, "decides what the spec means; 1"),
    Field(
      "template", .choice(Template.allCases.map(\.rawValue)),
      "a spec of the tool's own to start from; what stands beside it wins"),
    Field("title", .name, "what the transition is called"),
    Field("canvas", .object(.canvas), required: true, "what the frames show"),
    Field("assets", .map(.name), "pictures by name, paths relative to the spec"),
    Field("fonts", .list(.name), "font files, paths relative to the spec"),
    Field("variables", .map(.any), "values by name, for expressions"),
    Field("parameters", .map(.object(.parameter)), "what variables are for and may be, by name"),
    Field("variants", .map(.map(.any)), "named sets of values for variables"),
    Field("layers", .list(.object(.layer)), "the tree as it is at t = 0, back to front"),
    Field("timeline", .list(.step), "what happens, one step after the other"),
  ]

  static let parameterFields = [
    Field("summary", .name, required: true, "what it is for, in one line"),
    Field("unit", .name, "of its numbers"),
    Field("minimum", .number(Shape.anyNumber, unit: ""), "the least its numbers may be"),
    Field("maximum", .number(Shape.anyNumber, unit: ""), "the most its numbers may be"),
    Field("words", .list(.name), "the texts it may be"),
  ]

  static let canvasFields = [
    Field("device", .word(Device.all.map(\.name)), "a screen by name; gives size and scale"),
    Field(
      "orientation", .word(Orientation.allCases.map(\.rawValue)),
      "how the device is held, as in UIInterfaceOrientation; 'landscape' is 'landscapeRight'"),
    Field(
      "size",
      .numbers([
        Shape.Component(name: "width", range: 1...32_767, unit: "pt"),
        Shape.Component(name: "height", range: 1...32_767, unit: "pt"),
      ]), "in points, where there is no device"),
    Field("scale", .number(0.01...100, unit: "px/pt"), "pixels per point; the device's, or 1"),
    Field(
      "fps", .either(.number(1...240, unit: "fps"), .fraction),
      "frames per second, a number or a fraction as \"60000/1001\"; 60 by default"),
    Field(
      "chrome", .word(Chrome.allCases.map(\.rawValue)),
      "how much of the device is drawn: none, its screen's own things, or all; none by default"),
    Field(
      "statusBarStyle", .word(StatusBarStyle.allCases.map(\.rawValue)),
      "the colour of what `chrome` draws on the screen; default follows the appearance"),
    Field("background", .color, "lies below the layers; transparent without it"),
    Field("duration", .seconds, "cuts or extends the film"),
  ]
}
