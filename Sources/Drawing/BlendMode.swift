/// How a group's colours are put together with those below, with the names of `CGBlendMode`.
///
/// Source: W3C, Compositing and Blending Level 1, one section a name, which has the same formulas;
/// `plusLighter` adds premultiplied colours, up to 1.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// Source over: what is above covers what is below.
  case normal
  case multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case plusLighter
}

extension Group {
  /// Whether it is put together over nothing before it is laid over what is below.
  ///
  /// A blend mode inside sees what lies below it within the nearest group that is, and so does a
  /// material inside one in perspective. A clip or a
  /// shadow makes a group one only where it matters: where it holds something that blends.
  public var isComposited: Bool {
    opacity < 1 || mask != nil || blendMode != .normal || projection != nil
      || ((clip != nil || shadow != nil) && items.contains(where: \.blends))
  }
}

extension DisplayItem {
  /// Whether its colours depend on those below by more than covering them.
  var blends: Bool {
    switch self {
    case .fill, .gradient, .path, .image, .text, .backdrop, .dissolve: false
    case .group(let group):
      group.blendMode != .normal || (!group.isComposited && group.items.contains(where: \.blends))
    }
  }
}
