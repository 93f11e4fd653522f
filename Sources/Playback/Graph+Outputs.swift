import Expressions
import SceneModel

/// Something a behaviour of one layer tells.
struct OutputID: Hashable, Sendable {
  var instance: Int
  var output: FingerOutput
}

extension Graph {
  /// Gives everything a layer's behaviours tell a track.
  mutating func addOutputs(of instance: Int) {
    let behaviours = tree.declared[tree.instances[instance].declared].behaviours
    let kinds = behaviours.kinds
    guard !kinds.isEmpty else { return }
    for output in FingerOutput.allCases where kinds.contains(output.behaviour) {
      var value = output.defaultValue
      if let sheet = behaviours.sheet {
        if output == .sheetHeight { value = .number(sheet.detents[sheet.start]) }
        if output == .sheetDetent { value = .number(Double(sheet.start)) }
      }
      outputs[OutputID(instance: instance, output: output)] = addTrack(.constant(value))
    }
  }

  /// Lets a scroll view's content offset move its bounds, where nothing else is said of them.
  mutating func linkBounds(of instance: Int) {
    let layer = tree.declared[tree.instances[instance].declared]
    guard layer.behaviours.scroll != nil else { return }
    for axis in Axis.allCases {
      let origin = Property.boundsOrigin(axis)
      let isDeclared = layer.values.contains { value in
        value.key.components.contains { $0.form == .property(origin) }
      }
      guard !isDeclared,
        let offset = outputNode(.contentOffset(axis), of: instance)
      else { continue }
      let node = makeNode(of: origin, of: instance)
      if let track = track(of: node) { tracks[track] = Track(.node(offset)) }
    }
  }

  /// The node of what a behaviour tells; nil where the layer has none of that kind.
  func outputNode(_ output: FingerOutput, of instance: Int) -> NodeID? {
    outputs[OutputID(instance: instance, output: output)]
  }

  /// The same, with its default for a layer without the behaviour.
  mutating func readOutput(_ output: FingerOutput, of instance: Int) -> NodeID {
    outputNode(output, of: instance) ?? intern(.constant(output.defaultValue))
  }
}
