import Motion
import SceneModel

extension SpecObject {
  static let scrollFields = [
    Field(
      "contentSize",
      .numbers([
        Shape.Component(name: "width", range: Shape.notNegative, unit: "pt"),
        Shape.Component(name: "height", range: Shape.notNegative, unit: "pt"),
      ]), "how large the content is; the extent of the sublayers without it"),
    Field(
      "contentInset",
      .numbers(
        ["top", "left", "bottom", "right"].map {
          Shape.Component(name: $0, range: Shape.anyNumber, unit: "pt")
        }), "room around the content"),
    Field("bounces", .boolean, "whether content goes beyond its edges; true by default"),
    Field(
      "alwaysBounceVertical", .boolean,
      "whether it does where the content is no higher than the layer; true by default"),
    Field(
      "alwaysBounceHorizontal", .boolean,
      "whether it does where the content is no wider than the layer; false by default"),
    Field("isPagingEnabled", .boolean, "whether it comes to rest at whole pages"),
    Field(
      "decelerationRate", .word(DecelerationRate.allCases.map(\.rawValue)),
      "how fast it slows down; 'normal' by default"),
  ]

  static let panFields = [
    Field(
      "axis", .word(Axis.allCases.map(\.rawValue)), "the only direction it is for; both without it")
  ]

  static let sheetFields = [
    Field(
      "detents", .list(.number(Shape.notNegative, unit: "pt")), required: true,
      "heights at which the sheet rests, rising"),
    Field("start", .number(0...1000, unit: ""), "the index of the first detent; 0 by default"),
    Field(
      "translation", .word(SheetBehaviour.Translation.allCases.map(\.rawValue)),
      "how the height follows a finger beyond the detents; 'linear', which is not at all, by"
        + " default"),
    Field(
      "factor", .number(Shape.notNegative, unit: ""),
      "of the translation; 0.55 for 'rubberBand', 0.5 for 'logarithmic' by default"),
    Field(
      "limit", .number(0.001...Double.greatestFiniteMagnitude, unit: "pt"),
      "of the translation; the height of the detent that is passed by default"),
    Field("scroll", .layerPath, "a scroll view inside that hands its drags over"),
    Field(
      "target", .number(Shape.anyNumber, unit: "pt"),
      "where it goes when the finger leaves, read then; the nearest detent by default"),
    Field(
      "timing", .timing, "how it goes there, read then; a spring of response 0.3 s by default"),
    Field("duration", .seconds, "of a timing that does not bring its own"),
  ]

  static let dragFields = [
    Field("drag", .layerPath, required: true, "the layer under the finger"),
    Field(
      "touch", .either(.list(.numbers(touchSample)), .union([.touchLine, .touchFile])),
      required: true,
      "where the finger is when, in points of the canvas"),
  ]

  static let touchLineFields = [
    Field("from", .numbers(point), required: true, "where the finger comes down"),
    Field("to", .numbers(point), required: true, "where it leaves"),
    Field("duration", .number(0.001...86_400, unit: "s"), required: true, "how long it takes"),
    Field(
      "release", .word(TouchLine.Release.allCases.map(\.rawValue)),
      "'flick' leaves while it moves, 'hold' after it has stood; 'flick' by default"),
  ]

  static let touchFileFields = [
    Field(
      "file", .name, required: true,
      "a recorded touch, path relative to the spec: CSV with the columns time, x and y, or JSON as"
        + " a list of samples")
  ]

  static let touchSample = [Shape.Component(name: "time", range: 0...86_400, unit: "s")] + point

  private static let point = ["x", "y"].map {
    Shape.Component(name: $0, range: Shape.anyNumber, unit: "pt")
  }
}
