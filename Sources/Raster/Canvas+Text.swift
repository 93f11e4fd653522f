import Drawing
import Geometry

extension Canvas {
  mutating func draw(
    _ text: TextItem, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    for line in text.lines {
      guard let bounds = line.inkBounds(map: map), isShown(bounds, in: visible) else { continue }
      try draw(line, bounds: bounds, map: map, within: visible)
    }
  }

  private mutating func draw(
    _ line: TextLine, bounds: Rect, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    let shaped = try text.shaped(line)
    try drawPictures(of: shaped, line, bounds: bounds, map: map, within: visible)
    let origin = map.apply(to: line.origin)
    if isLarge(line, bounds: bounds, map: map) {
      // All columns, so that the coverage of a row does not depend on what is redrawn.
      let rows = Rect(
        minX: self.box.minX, minY: visible.minY, maxX: self.box.maxX, maxY: visible.maxY)
      guard let box = PixelBox(bounds, within: rows) else { return }
      for run in shaped.runs {
        let mask = try largeMask(run, origin: origin, map: map, box: box)
        draw(mask, x: 0, y: 0, color: line.runs[run.index].color, bounds: bounds, visible: visible)
      }
      return
    }
    let place = GlyphMask.Phase.split(origin)
    let key = LineMask.Key(line: shaped.number, scale: .init(map), phase: place.phase)
    let mask: LineMask
    if let known = caches.lineMasks.value(for: key) {
      mask = known
    } else {
      mask = try lineMask(shaped, scale: key.scale, phase: key.phase)
      caches.lineMasks.insert(mask, for: key, cost: mask.cost)
    }
    for part in mask.parts {
      draw(
        part.mask, x: place.x, y: place.y, color: line.runs[part.run].color, bounds: bounds,
        visible: visible)
    }
  }

  /// Draws the glyphs that have their own colours, cut to the line's bounds.
  private mutating func drawPictures(
    of shaped: ShapedLine, _ line: TextLine, bounds: Rect, map: AffineTransform,
    within visible: Rect
  ) throws(RasterError) {
    for run in shaped.runs where !run.pictures.isEmpty {
      let opacity = min(line.runs[run.index].color.alpha, 1)
      guard opacity > 0, let box = PixelBox(bounds, within: visible) else { continue }
      context.save()
      defer { context.restore() }
      context.clip(to: box)
      if opacity < 1 { context.pushGroup() }
      for placed in run.pictures {
        // All from the same corner, so that a picture is scaled once wherever it stands.
        let corner = AffineTransform.translation(
          x: line.origin.x + placed.rect.x, y: line.origin.y + placed.rect.y)
        let item = ImageItem(
          image: placed.picture.name, source: Rect(x: 0, y: 0, width: 1, height: 1),
          destination: Rect(origin: .zero, size: placed.rect.size))
        try draw(
          item, map: corner.then(map), within: box.rect, clip: nil, glyph: placed.picture)
      }
      if opacity < 1 { context.popGroup(.normal, opacity: opacity) }
    }
  }

  /// Whether keeping masks would cost more than it saves: letters of more than 256 px, or a line
  /// of more than 8192.
  private func isLarge(_ line: TextLine, bounds: Rect, map: AffineTransform) -> Bool {
    let stretch = max(map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d).squareRoot()
    let size = line.runs.reduce(0) { max($0, $1.font.size) }
    return size * stretch > 256 || max(bounds.width, bounds.height) > 8192
  }

  private mutating func lineMask(
    _ line: ShapedLine, scale: GlyphMask.Scale, phase: GlyphMask.Phase
  ) throws(RasterError) -> LineMask {
    let start = phase.point
    var parts: [LineMask.Part] = []
    for run in line.runs {
      var glyphs: [(x: Int, y: Int, mask: GlyphMask)] = []
      for glyph in run.glyphs {
        let offset = scale.apply(x: glyph.x, y: glyph.y)
        let place = GlyphMask.Phase.split(Point(x: start.x + offset.x, y: start.y + offset.y))
        let mask = try glyphMask(glyph, scale: scale, phase: place.phase)
        glyphs.append((place.x, place.y, mask))
      }
      if let part = try LineMask.Part(run: run.index, glyphs: glyphs) { parts.append(part) }
    }
    return LineMask(parts: parts)
  }

  private mutating func glyphMask(
    _ glyph: ShapedLine.PlacedGlyph, scale: GlyphMask.Scale, phase: GlyphMask.Phase
  ) throws(RasterError) -> GlyphMask {
    let key = GlyphMask.Key(glyph: glyph.glyph, size: glyph.size, scale: scale, phase: phase)
    if let known = caches.glyphMasks.value(for: key) { return known }
    let mask = try GlyphMask.fill(
      try text.outline(of: glyph.glyph), map: scale.map(size: glyph.size, to: phase.point),
      squeeze: scale.squeeze(size: glyph.size))
    caches.glyphMasks.insert(mask, for: key, cost: mask.cost)
    return mask
  }

  /// The part of a run that is on the canvas, at its exact place.
  private func largeMask(
    _ run: ShapedLine.Run, origin: Point, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let surface = try Surface(.a8, width: box.width, height: box.height)
    let context = try Context(surface)
    context.setSource(.black)
    let scale = GlyphMask.Scale(map)
    for glyph in run.glyphs {
      let offset = scale.apply(x: glyph.x, y: glyph.y)
      let place = Point(
        x: origin.x + offset.x - Double(box.x), y: origin.y + offset.y - Double(box.y))
      context.add(try text.outline(of: glyph.glyph), map: scale.map(size: glyph.size, to: place))
    }
    context.fill()
    try context.check("fill glyphs")
    return PlacedSurface(surface, x: box.x, y: box.y)
  }

  /// Draws a mask moved by whole pixels, cut to the line's bounds.
  private func draw(
    _ mask: PlacedSurface, x: Int, y: Int, color: Color, bounds: Rect, visible: Rect
  ) {
    let (x, y) = (mask.x + x, mask.y + y)
    let covered = PixelBox(x: x, y: y, width: mask.surface.width, height: mask.surface.height)
    guard color.alpha > 0, isShown(covered.rect, in: visible) else { return }
    context.setSource(color)
    guard !bounds.contains(covered.rect) else { return context.mask(mask.surface, x: x, y: y) }
    guard let box = PixelBox(bounds, within: visible) else { return }
    context.save()
    context.clip(to: box)
    context.mask(mask.surface, x: x, y: y)
    context.restore()
  }
}
