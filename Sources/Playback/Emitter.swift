import Drawing
import Expressions
import Geometry
import SceneModel

/// Turns layers at one time into drawing instructions.
///
/// Draw order within a layer as in Core Animation: background, contents, sublayers by zPosition,
/// border; all of it masked, then faded.
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
    let transition = transitions[running]
    if let axis = transition.style.flipAxis {
      let side = transition.showsBack(at: time) ? self : with(front)
      let angle = transition.angle(at: time) * .pi / 180
      return side.layer(instance, flip: Flip(axis: axis, scale: abs(Double.cos(angle))))
    }
    let back = layer(instance)
    return .dissolve(
      Dissolve(
        from: with(front).layer(instance).map { [$0] } ?? [], to: back.map { [$0] } ?? [],
        progress: min(1, max(0, transition.progress(at: time)))))
  }

  /// The same with other values, for one side of a transition.
  private func with(_ values: FrameValues) -> Emitter {
    Emitter(
      graph: graph, transitions: transitions, time: time, values: values, fronts: fronts,
      stillItems: stillItems)
  }

  func read(_ node: NodeID) -> Value { values[node] }

  func isTrue(_ property: Property, _ instance: Int) -> Bool {
    graph.value(property, of: instance, read) == .boolean(true)
  }

  func number(_ property: Property, _ instance: Int) -> Double {
    graph.number(property, of: instance, read)
  }

  // MARK: One layer

  private func layer(_ instance: Int, flip: Flip? = nil) -> DisplayItem? {
    guard !isTrue(.hidden, instance) else { return nil }
    let opacity = min(1, max(0, number(.opacity, instance)))
    guard opacity > 0 else { return nil }
    let bounds = bounds(of: instance)
    let masks = isTrue(.masksToBounds, instance)
    let radii = radii(of: instance, bounds)
    var transform = graph.matrix(of: instance, read)
    if let flip { transform = flip.transform(about: bounds).then(transform) }
    let mask = graph.tree.instances[instance].mask.map { mask in
      emit(mask).map { [$0] } ?? []
    }
    return .group(
      Group(
        id: graph.tree.instances[instance].name, transform: transform, opacity: opacity,
        clip: masks ? .roundedRect(bounds, radii) : nil, mask: mask,
        items: items(of: instance, bounds, radii, clipped: masks)))
  }

  private func items(
    of instance: Int, _ bounds: Rect, _ radii: CornerRadii, clipped: Bool
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let background = graph.color(.backgroundColor, of: instance, read).clamped
    if background.alpha > 0, !bounds.isEmpty {
      // Under a clip of the same shape the fill goes square to the edge: the corner is antialiased
      // once, by the clip, and nothing of what lies below shines through its edge.
      let shape = Shape.roundedRect(bounds, clipped ? .zero : radii)
      items.append(.fill(Fill(shape: shape, color: background)))
    }
    items += contents(of: instance, bounds, clipped: clipped)
    items += graph.tree.instances[instance].sublayers.sortedByDepth(self)
      .compactMap { emit($0) }
    let width = max(0, number(.borderWidth, instance))
    let border = graph.color(.borderColor, of: instance, read).clamped
    if width > 0, border.alpha > 0, !bounds.isEmpty {
      items.append(
        .fill(Fill(shape: .ring(bounds, radii, width: width), color: border)))
    }
    return items
  }

  /// The layer's bounds in its own coordinates, no side below 0.
  func bounds(of instance: Int) -> Rect {
    let size = graph.frame(of: instance, read).size
    return Rect(
      origin: graph.boundsOrigin(of: instance, read),
      size: Size(width: max(0, size.width), height: max(0, size.height)))
  }

  func radii(of instance: Int, _ bounds: Rect) -> CornerRadii {
    CornerRadii(
      minXminY: number(.cornerRadiusMinXMinY, instance),
      maxXminY: number(.cornerRadiusMaxXMinY, instance),
      maxXmaxY: number(.cornerRadiusMaxXMaxY, instance),
      minXmaxY: number(.cornerRadiusMinXMaxY, instance)
    ).clamped(to: bounds.size)
  }

  /// What the layer's kind draws.
  private func contents(
    of instance: Int, _ bounds: Rect, clipped: Bool
  ) -> [DisplayItem] {
    switch graph.tree.instances[instance].kind {
    case .box: return []
    case .text: return text(of: instance, bounds)
    case .image: return image(of: instance, bounds)
    case .shape: return shape(of: instance)
    case .axialGradient: return gradient(.axial, of: instance, bounds, clipped: clipped)
    case .radialGradient: return gradient(.radial, of: instance, bounds, clipped: clipped)
    case .conicGradient: return gradient(.conic, of: instance, bounds, clipped: clipped)
    }
  }

  /// The text's lines, centred between the bounds' upper and lower edge as `UILabel` has them.
  private func text(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let runs = graph.textRuns(of: instance, read)
    guard !runs.isEmpty else { return [] }
    var layout = graph.text.layout(
      runs, style: graph.paragraphStyle(of: instance, read), width: bounds.width)
    let top = bounds.y + (bounds.height - layout.size.height) / 2
    for index in layout.lines.indices {
      layout.lines[index].origin.x += bounds.x
      layout.lines[index].origin.y += top
    }
    return [.text(TextItem(lines: layout.lines))]
  }

  private func image(of instance: Int, _ bounds: Rect) -> [DisplayItem] {
    let shown = graph.value(.contents, of: instance, read)
    guard case .contents(let contents) = shown, !bounds.isEmpty else { return [] }
    let gravity = ContentsGravity(
      rawValue: graph.value(.contentsGravity, of: instance, read).text)
    let place = (gravity ?? .resize).rect(of: graph.contentsSize(shown), in: bounds)
    switch contents {
    case .none: return []
    case .asset(let name):
      let whole = Rect(x: 0, y: 0, width: 1, height: 1)
      return [.image(ImageItem(image: name, source: whole, destination: place))]
    case .snapshot(let number):
      let snapshot = graph.snapshots[number]
      guard !snapshot.bounds.isEmpty else { return [] }
      let scale = (
        x: place.width / snapshot.bounds.width, y: place.height / snapshot.bounds.height
      )
      let map = AffineTransform.translation(x: -snapshot.bounds.x, y: -snapshot.bounds.y)
        .then(.scale(x: scale.x, y: scale.y)).then(.translation(x: place.x, y: place.y))
      return [.group(Group(id: "", transform: map, items: snapshot.items))]
    }
  }

  /// A layer as it is shown, without its own place, transform, opacity and `hidden`.
  func snapshot(of instance: Int) -> Snapshot {
    let bounds = bounds(of: instance)
    let radii = radii(of: instance, bounds)
    let clipped = isTrue(.masksToBounds, instance)
    var items = items(of: instance, bounds, radii, clipped: clipped)
    if clipped { items = [.group(Group(id: "", clip: .roundedRect(bounds, radii), items: items))] }
    return Snapshot(bounds: bounds, items: items)
  }
}

/// A layer shrunk along one axis about its middle, as half of a flip.
struct Flip {
  var axis: Axis
  /// |cos θ|.
  var scale: Double

  func transform(about bounds: Rect) -> AffineTransform {
    AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .then(axis == .x ? .scale(x: scale, y: 1) : .scale(x: 1, y: scale))
      .then(.translation(x: bounds.midX, y: bounds.midY))
  }
}

extension [Int] {
  /// Layers in drawing order: by zPosition, equal ones as the file has them.
  func sortedByDepth(_ emitter: Emitter) -> [Int] {
    guard contains(where: { emitter.number(.zPosition, $0) != 0 }) else { return self }
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
