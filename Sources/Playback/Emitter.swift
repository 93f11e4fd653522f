import Drawing
import Expressions
import Geometry
import SceneModel

/// Turns layers at one time into drawing instructions.
///
/// Draw order within a layer as in Core Animation: shadow, background, contents, sublayers by
/// zPosition, border; all of it masked, then faded.
struct Emitter {
  let graph: Graph
  let transitions: [TransitionRecord]
  /// In seconds.
  let time: Double
  let values: FrameValues
  /// The front sides of the transitions that are running, by number.
  let fronts: [Int: FrameValues]
  let stillItems: StillItems?

  func emit(_ instance: Int) -> DisplayItem? {
    if let item = stillItems?.item(of: instance) { return item.shown }
    let running = transitions.indices.last { number in
      transitions[number].instance == instance && fronts[number] != nil
    }
    guard let running, let front = fronts[running] else { return layer(instance) }
    return self.transition(transitions[running], of: instance, front: with(front))
  }

  /// The same with other values, for one side of a transition.
  func with(_ values: FrameValues) -> Emitter {
    Emitter(
      graph: graph, transitions: transitions, time: time, values: values, fronts: fronts,
      stillItems: stillItems)
  }

  // Values are read through a closure written out each time: a method passed in its place would copy
  // the emitter, which took most of a frame.

  func isTrue(_ property: Property, _ instance: Int) -> Bool {
    graph.value(property, of: instance, { values[$0] }) == .boolean(true)
  }

  func number(_ property: Property, _ instance: Int) -> Double {
    graph.number(property, of: instance, { values[$0] })
  }

  // MARK: One layer

  /// A layer with what lies in it; nil where nothing of it is shown.
  ///
  /// - Parameters:
  ///   - move: Goes before the layer's own transform, in its coordinates.
  ///   - turn: The same in space; `move` is how it is seen from afar.
  func layer(
    _ instance: Int, move: AffineTransform? = nil, turn: Transform3D? = nil
  ) -> DisplayItem? {
    var (opacity, masks) = (1.0, false)
    if graph.says(.visibility, of: instance) {
      guard !isTrue(.hidden, instance) else { return nil }
      opacity = min(1, max(0, number(.opacity, instance)))
      guard opacity > 0 else { return nil }
      masks = isTrue(.masksToBounds, instance)
    }
    let bounds = bounds(of: instance)
    let radii = radii(of: instance, bounds)
    var transform = graph.matrix(of: instance, { values[$0] })
    if let move { transform = move.then(transform) }
    let mask = graph.tree.instances[instance].mask.map { mask in
      emit(mask).map { [$0] } ?? []
    }
    let inside = inside(of: instance, bounds, clipped: masks)
    let isUnderSpace = graph.space(around: instance, { values[$0] }) != nil
    var first = turn
    if first == nil, let move, isUnderSpace || graph.says(.space, of: instance) {
      first = Transform3D(move)
    }
    let projection = graph.projection(of: instance, flip: first) { values[$0] }
    // Seen from afar, what moves under a tipped space moves with it.
    if isUnderSpace, let flat = projection?.affine { transform = flat }
    return .group(
      Group(
        id: graph.tree.instances[instance].name, transform: transform,
        projection: projection.flatMap { $0.affine == nil ? $0 : nil }, opacity: opacity,
        clip: masks ? .roundedRect(bounds, radii) : nil,
        blurRadius: graph.says(.effects, of: instance) ? max(0, number(.blurRadius, instance)) : 0,
        mask: mask,
        shadow: masks ? nil : shadow(of: instance, bounds, radii, around: inside),
        blendMode: blendMode(of: instance),
        items: material(of: instance, bounds, radii, clipped: masks).followed(
          by: background(of: instance, bounds, radii, clipped: masks, around: inside))))
  }

  /// What lies between background and border.
  private func inside(
    of instance: Int, _ bounds: Rect, clipped: Bool
  ) -> [DisplayItem] {
    contents(of: instance, bounds, clipped: clipped).followed(by: sublayers(of: instance, bounds))
  }

  /// The sublayers back to front, under the layer's `sublayerTransform`.
  private func sublayers(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let layers = graph.tree.instances[instance].sublayers
    guard !layers.isEmpty else { return [] }
    let items = layers.sortedByDepth(self).compactMap { emit($0) }
    // Out of the plane each sublayer is seen by itself.
    if items.isEmpty || graph.sublayerSpace(of: instance, { values[$0] }) != nil { return items }
    let transform = graph.sublayerTransform(of: instance, { values[$0] })
    if transform.isIdentity { return items }
    return [.group(Group(id: "", transform: transform, items: items))]
  }

  /// The layer's bounds in its own coordinates, no side below 0.
  func bounds(of instance: Int) -> Rect {
    let size = graph.frame(of: instance, { values[$0] }).size
    return Rect(
      origin: graph.boundsOrigin(of: instance, { values[$0] }),
      size: Size(width: max(0, size.width), height: max(0, size.height)))
  }

  /// What the layer's kind draws.
  private func contents(
    of instance: Int, _ bounds: Rect, clipped: Bool
  ) -> [DisplayItem] {
    switch graph.tree.instances[instance].kind {
    case .box: return []
    case .text: return text(of: instance, bounds)
    case .image, .svg: return image(of: instance, bounds)
    case .shape: return shape(of: instance)
    case .axialGradient: return gradient(.axial, of: instance, bounds, clipped: clipped)
    case .radialGradient: return gradient(.radial, of: instance, bounds, clipped: clipped)
    case .conicGradient: return gradient(.conic, of: instance, bounds, clipped: clipped)
    }
  }

  /// A layer as it is shown, without its own place, transform, opacity and `hidden`.
  func snapshot(of instance: Int) -> Snapshot {
    let bounds = bounds(of: instance)
    let radii = radii(of: instance, bounds)
    let clipped = isTrue(.masksToBounds, instance)
    let inside = inside(of: instance, bounds, clipped: clipped)
    var items =
      material(of: instance, bounds, radii, clipped: clipped)
      + background(of: instance, bounds, radii, clipped: clipped, around: inside)
    if clipped {
      items = [.group(Group(id: "", clip: .roundedRect(bounds, radii), items: items))]
    } else if let shadow = shadow(of: instance, bounds, radii, around: inside) {
      items = [.group(Group(id: "", shadow: shadow, items: items))]
    }
    return Snapshot(bounds: bounds, items: items)
  }
}

extension [DisplayItem] {
  /// `self + next`; what has nothing beside it is not copied, which most of a layer's parts have.
  func followed(by next: [DisplayItem]) -> [DisplayItem] {
    if isEmpty { return next }
    return next.isEmpty ? self : self + next
  }
}

extension [Int] {
  /// Layers in drawing order: by zPosition, equal ones as the file has them.
  func sortedByDepth(_ emitter: Emitter) -> [Int] {
    let isOrdered = contains { layer in
      emitter.graph.says(.depth, of: layer) && emitter.number(.zPosition, layer) != 0
    }
    guard isOrdered else { return self }
    return enumerated().sorted { a, b in
      let depths = (emitter.number(.zPosition, a.element), emitter.number(.zPosition, b.element))
      return depths.0 != depths.1 ? depths.0 < depths.1 : a.offset < b.offset
    }.map(\.element)
  }
}

extension Color {
  /// Each component within 0…1, as it is drawn.
  var clamped: Color {
    func clamp(_ value: Double) -> Double { Swift.min(1, Swift.max(0, value)) }
    return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
