import Drawing
import Geometry
import SceneModel

extension Emitter {
  /// The layer's material; nothing where it has none to be seen.
  ///
  /// - Parameter clipped: Whether the layer clips to the same outline, which then antialiases.
  func material(
    of instance: Int, _ bounds: Rect, _ radii: CornerRadii, clipped: Bool
  ) -> [DisplayItem] {
    guard graph.says(.material, of: instance) else { return [] }
    let radius = max(0, number(.materialBlurRadius, instance))
    let saturation = max(0, number(.materialSaturation, instance))
    let tint = graph.color(.materialTintColor, of: instance, { values[$0] }).clamped
    guard !bounds.isEmpty, radius > 0 || saturation != 1 || tint.alpha > 0 else { return [] }
    return [
      .backdrop(
        Backdrop(
          shape: .roundedRect(bounds, clipped ? .zero : radii), radius: radius,
          saturation: saturation, tint: tint))
    ]
  }
}
