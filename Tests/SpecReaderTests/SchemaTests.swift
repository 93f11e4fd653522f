import SceneModel
import SpecReader
import TestSupport
import Testing

@Suite struct SchemaTests {
  /// The schema of a version never changes without notice: a new key is a change of the format.
  @Test func isTheRecordedOne() throws {
    try expectGolden(Schema.text, named: "transition.schema.json")
  }

  /// Every key and every form of a value that the readers know, without a fault.
  static let everything = SpecText(
    canvas:
      #"{"size": [100, 200], "scale": 2, "fps": "60000/1001", "background": "white", "duration": 3}"#,
    variables: #"{"ink": "white", "gap": 4}"#,
    layers: #"""
      [{"id": "a", "type": "box", "frame": [1, 2, 3, 4], "opacity": 0.5, "hidden": false,
        "backgroundColor": "red", "cornerRadius": [1, 2, 3, 4], "borderWidth": 1, "zPosition": 1,
        "transform.scale": [1, 2], "transform.rotation": 30, "masksToBounds": true,
        "sublayerTransform": "identity", "cornerCurve": "continuous",
        "maskedCorners": ["minXminY", "maxXmaxY"], "shadowColor": "=ink", "shadowOpacity": 0.5,
        "shadowRadius": 4, "shadowOffset": [0, -2], "compositingFilter": "multiply",
        "mask": {"id": "m", "bounds": [0, 0, 3, 4]},
        "sublayers": [
          {"id": "t", "type": "text", "position": [1, 2], "string": "x", "font": ["Inter"],
           "fontSize": 12, "fontWeight": "bold", "textAlignment": "left", "numberOfLines": 0,
           "kern": -1, "transform": "identity", "style": {"opacity": 0.5}},
          {"id": "i", "type": "image", "contents": "logo", "contentsGravity": "resizeAspect",
           "cornerRadius": 3, "minX": 1, "maxX": 5}]},
       {"id": "s", "type": "shape", "path": {"roundedRect": [0, 0, "=gap", 4], "cornerRadius": 2},
        "lineDashPattern": [1, "=gap"], "fillRule": "evenOdd", "strokeEnd": 0.5},
       {"id": "g", "type": "conicGradient", "colors": ["red", "=ink"]},
       {"id": "h", "type": "radialGradient", "locations": [0, 1], "startPoint": [0.5, 0.5]},
       {"id": "row", "repeat": 3, "midX": 4, "width": 3, "transform.scale": 2,
        "sublayerTransform.scale": [1, 2], "sublayerTransform.rotation": 5,
        "sublayerTransform.translation": [1, 2]},
       {"id": "item", "repeat": [1, 2]}]
      """#.replacing("\"item\"", with: "\"entry\""),
    timeline: #"""
      [{"id": "one", "delay": 1, "set": {"a": {"hidden": true, "frame": [1, 2, 3, 4]},
          "i": {"contents": {"snapshot": "a"}}}},
       {"animate": {"row[*]": {"minY": 3, "opacity": {"from": 0, "to": 1}}}, "duration": 1,
        "timing": [0, 0, 1, 1], "blend": "replace"},
       {"animate": {"a": {"backgroundColor": "blue"}}, "duration": 1, "timing": "easeIn"},
       {"animate": {"a": {"minX": {"by": -2}}}, "timing": {"mass": 2, "stiffness": 50, "damping": 4,
          "initialVelocity": -1, "allowsOverdamping": true}},
       {"transition": {"layer": "a", "style": "flipFromBottom", "set": {"t": {"string": "y"}},
          "animate": {"a": {"width": 5}}}, "duration": 1,
        "timing": {"dampingRatio": 0.5, "initialVelocity": 2}},
       {"wait": 0.5}, {"if": true, "then": [{"wait": 1}], "else": [[{"wait": 1}]]},
       {"parallel": [{"wait": 1}, [{"wait": 2}, {"wait": 3}]]}, {"sequence": [{"wait": 1}]},
       {"animate": {"a": {"opacity": {"values": [0, 1, 0], "keyTimes": [0, 0.5, 1],
          "timings": [{"steps": 3, "jump": "start"}, {"linear": [0, [0.5, 0.2], 1]}],
          "calculationMode": "cubic", "tension": [1], "continuity": [0], "bias": [0]},
          "position": {"path": "M0 0h1", "rotationMode": "auto"}},
          "t": {"string": {"values": ["x", "y"], "calculationMode": "discrete"}}},
        "duration": 1, "explicit": true, "additive": true, "cumulative": true,
        "repeatCount": "infinity", "repeatDuration": 3, "autoreverses": true, "speed": -1,
        "timeOffset": 0.5, "fillMode": "both", "removedOnCompletion": false},
       {"animate": {"a": {"opacity": 0}}, "fractionComplete": "=a.minX", "scrubsLinearly": false,
        "timing": "circularEaseIn", "colorInterpolation": "linear"},
       {"animate": {"a": {"opacity": 1}}, "timing": "bouncy", "blend": "velocity"},
       {"animate": {"a": {"opacity": 0}}, "timing": {"snappy": 0.5, "extraBounce": 0.1,
          "blendDuration": 0.1, "evaluation": "analytic"}},
       {"animate": {"a": {"opacity": 1}}, "timing": {"response": 0.5, "dampingFraction": 0.8}},
       {"animate": {"a": {"opacity": 0}}, "timing": {"duration": 0.5, "bounce": 0.2}},
       {"animate": {"a": {"opacity": 1}}, "timing": {"perceptualDuration": 0.5, "bounce": 0.2}},
       {"animate": {"a": {"opacity": 0}}, "timing":
          {"interpolatingSpring": {"mass": 1, "stiffness": 9, "damping": 2, "initialVelocity": 1}}},
       {"parallel": [{"animate": {"a": {"opacity": 1}}, "duration": 1}], "duration": 0.5,
        "repeatCount": 2},
       {"transition": {"layer": "a", "style": "push", "subtype": "fromLeft"}, "duration": 1},
       {"transition": {"layer": "a", "style": "flipFromTop", "projection": "perspective",
          "perspective": 0.5}, "duration": 1}]
      """#,
    more: #"""
      "$schema": "x", "title": "All", "assets": {"logo": "logo.png"}, "fonts": ["a.otf"],
      "variants": {"dark": {"ink": "black"}},
      """#)

  @Test func acceptsWhatTheReaderAccepts() throws {
    let result = read(Self.everything)
    #expect(result.diagnostics.isEmpty, "\(result.told)")
    let schema = try #require(SchemaCheck(Schema.text))
    #expect(schema.accepts(try #require(Located(text: Self.everything.text))))
  }

  /// What stands in place of each value of the spec, one at a time.
  static let replacements = [
    "null", "true", "-1", "\"zz\"", "\"=zz\"", "[1]", "{}", "[{}]",
  ]

  /// Reader and schema judge every key's form alike: what the schema refuses is an error, and an
  /// unknown key, a missing key or a wrong type is refused by the schema.
  @Test(arguments: replacements) func judgesAsTheReaderDoes(replacement: String) throws {
    let text = Self.everything.text
    var sources = SourceTable()
    let root = try #require(sources.read(SourceText(file: "s", text: text)).root)
    let schema = try #require(SchemaCheck(Schema.text))
    var refused = 0
    for value in root.descendants {
      let bytes = Array(text.utf8)
      let changed = String(
        decoding: bytes[..<value.range.lowerBound] + replacement.utf8
          + bytes[value.range.upperBound...], as: UTF8.self)
      let path = sources.place(of: value).path
      let isAccepted = schema.accepts(try #require(Located(text: changed)))
      let result = SpecReader.read(changed, file: "s")
      if !isAccepted {
        refused += 1
        #expect(result.scene == nil, "only the schema refuses \(replacement) at \(path)")
      } else if !path.contains("/variables"), !path.contains("/variants") {
        let faults = result.diagnostics.filter { diagnostic in
          // What an animated value moves between, and the items of 'repeat', depend on more.
          let place = diagnostic.place?.path ?? ""
          guard !place.hasSuffix("/from"), !place.hasSuffix("/to"), !place.hasSuffix("/by"),
            !place.contains("/values"), !place.contains("/repeat")
          else { return false }
          return [.unknownKey, .wrongType, .stepKind].contains(diagnostic.code)
        }
        #expect(
          faults.isEmpty, "only the reader refuses \(replacement) at \(path)\n\(result.told)")
      }
    }
    #expect(refused > 10)
  }
}

extension Located {
  /// Every value in this one, and this one.
  fileprivate var descendants: [Located] {
    switch kind {
    case .invalid, .null, .boolean, .number, .text: [self]
    case .array(let elements): [self] + elements.flatMap(\.descendants)
    case .object(let members): [self] + members.flatMap(\.value.descendants)
    }
  }
}
