public import Geometry

/// What differs between two frames.
///
/// A backend that holds the pixels of one list draws only the damage of the next. Boxes are whole
/// pixels of a canvas at a scale, never too small and mostly not much too large: a pixel outside
/// is equal in both.
public enum Damage {
  /// The box of all pixels that may differ, or nil where no pixel does.
  ///
  /// Items are compared in pairs, groups with those of the same id. What moves, fades or has no
  /// partner counts with all it covers in both lists; a group that stays where it is counts only
  /// with what changes in it.
  public static func box(
    from old: DisplayList, to new: DisplayList, scale: Double
  ) -> Rect? {
    let canvas = canvas(of: new, scale: scale)
    guard old.size == new.size, old.background == new.background else { return canvas }
    var comparison = Comparison()
    comparison.compare(
      old.items[...], new.items[...], map: .scale(x: scale, y: scale), within: canvas)
    return comparison.box
  }

  /// The canvas in pixels.
  static func canvas(of list: DisplayList, scale: Double) -> Rect {
    Rect(
      x: 0, y: 0, width: (list.size.width * scale).rounded(.up),
      height: (list.size.height * scale).rounded(.up))
  }
}

/// Walks two lists side by side and gathers the box of their differences.
private struct Comparison {
  var box: Rect?

  /// Lists under the same transform and clip.
  mutating func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, map: AffineTransform,
    within visible: Rect
  ) {
    if haveSameStorage(old, new) { return }
    var (old, new) = (old, new)
    if old.count == new.count {
      for (a, b) in zip(old, new) { compare(a, b, map: map, within: visible) }
      return
    }
    // An item came or went: pair from both ends; what is left has no partner.
    while let a = old.first, let b = new.first, arePartners(a, b) {
      compare(a, b, map: map, within: visible)
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, arePartners(a, b) {
      compare(a, b, map: map, within: visible)
      old.removeLast()
      new.removeLast()
    }
    for item in old { add(item, map: map, within: visible) }
    for item in new { add(item, map: map, within: visible) }
  }

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, map: AffineTransform, within visible: Rect
  ) {
    guard case .group(let a) = old, case .group(let b) = new, !a.isCopy(of: b),
      looksTheSame(a, b)
    else {
      if old == new { return }
      add(old, map: map, within: visible)
      add(new, map: map, within: visible)
      return
    }
    guard b.opacity > 0 else { return }
    if b.projection != nil || b.blurRadius > 0 || b.shadow?.isOfItems ?? false {
      // Whatever changes in it, the picture, the blur or the shadow is another.
      if a.items == b.items { return }
      add(old, map: map, within: visible)
      add(new, map: map, within: visible)
      return
    }
    let inner = b.transform.then(map)
    guard let visible = b.visiblePart(of: visible, map: inner) else { return }
    compare(a.items[...], b.items[...], map: inner, within: visible)
  }

  private mutating func add(_ item: DisplayItem, map: AffineTransform, within visible: Rect) {
    guard let bounds = item.inkBounds(map: map)?.intersection(visible), !bounds.isEmpty else {
      return
    }
    box = box?.union(bounds) ?? bounds
  }

  /// Whether two groups differ at most in what their items are.
  private func looksTheSame(_ a: Group, _ b: Group) -> Bool {
    a.id == b.id && a.transform == b.transform && a.projection == b.projection
      && a.opacity == b.opacity && a.clip == b.clip
      && a.mask == b.mask && a.shadow == b.shadow && a.blendMode == b.blendMode
      && a.isComposited == b.isComposited && a.blurRadius == b.blurRadius
  }

  private func arePartners(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
    switch (a, b) {
    case (.group(let a), .group(let b)): a.id == b.id
    case (.group, _), (_, .group): false
    case (.fill, _), (.gradient, _), (.path, _), (.image, _), (.text, _), (.backdrop, _),
      (.dissolve, _):
      a == b
    }
  }

  /// True for arrays that share memory, as those of an unchanged subtree that was kept.
  private func haveSameStorage(
    _ a: ArraySlice<DisplayItem>, _ b: ArraySlice<DisplayItem>
  ) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
    }
  }
}
