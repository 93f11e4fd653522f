import Drawing
import Geometry
import Motion
import SceneModel

extension Emitter {
  /// A layer on its way from its front to its back.
  ///
  /// - Parameter front: Has the front's values.
  func transition(
    _ transition: TransitionRecord, of instance: Int, front: Emitter
  ) -> DisplayItem? {
    let bounds = bounds(of: instance)
    let progress = transition.progress(at: time)
    switch transition.style {
    case .flip(let direction, _):
      let flip = transition.flip(at: time)
      let side = transition.showsBack(at: time) ? self : front
      return side.layer(instance, move: flip.squeeze(direction.axis, about: bounds))
    case .crossDissolve:
      return .dissolve(
        Dissolve(
          from: front.layer(instance).map { [$0] } ?? [], to: layer(instance).map { [$0] } ?? [],
          progress: min(1, max(0, progress))))
    case .push(let subtype):
      return pair(
        front.layer(instance, move: subtype.shift(by: progress, bounds)),
        layer(instance, move: subtype.shift(by: progress - 1, bounds)))
    case .moveIn(let subtype):
      return pair(
        front.layer(instance), layer(instance, move: subtype.shift(by: progress - 1, bounds)))
    case .reveal(let subtype):
      return pair(
        layer(instance), front.layer(instance, move: subtype.shift(by: progress, bounds)))
    }
  }

  /// Two sides as one item, the second above the first.
  private func pair(_ below: DisplayItem?, _ above: DisplayItem?) -> DisplayItem? {
    let items = [below, above].compactMap(\.self)
    return items.isEmpty ? nil : .group(Group(id: "", items: items))
  }
}

extension TransitionSubtype {
  /// The way from the edge it starts from into the layer, by parts of the layer's size.
  ///
  /// Source: CATransition (documented: whole pictures are moved by the layer's size).
  fileprivate func shift(by amount: Double, _ bounds: Rect) -> AffineTransform {
    switch self {
    case .fromLeft: .translation(x: amount * bounds.width, y: 0)
    case .fromRight: .translation(x: -amount * bounds.width, y: 0)
    case .fromTop: .translation(x: 0, y: amount * bounds.height)
    case .fromBottom: .translation(x: 0, y: -amount * bounds.height)
    }
  }
}

extension Flip {
  /// The layer shrunk along an axis about its middle.
  fileprivate func squeeze(_ axis: Axis, about bounds: Rect) -> AffineTransform {
    AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .then(axis == .x ? .scale(x: scale, y: 1) : .scale(x: 1, y: scale))
      .then(.translation(x: bounds.midX, y: bounds.midY))
  }
}
