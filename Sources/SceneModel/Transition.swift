/// `UIView.transition` or `CATransition` on a layer.
public struct Transition: Hashable, Sendable {
  public var layer: LayerPath
  public var style: TransitionStyle
  /// Makes the back side: written when the step starts.
  public var set: [Assignment]
  /// Moves both sides.
  public var animate: [Assignment]
  /// In seconds, greater than 0; nil where the timing brings its own.
  public var duration: Formula?
  /// Nil is easeInOut.
  public var timing: Timing?

  public init(
    layer: LayerPath, style: TransitionStyle, set: [Assignment], animate: [Assignment],
    duration: Formula?, timing: Timing?
  ) {
    self.layer = layer
    self.style = style
    self.set = set
    self.animate = animate
    self.duration = duration
    self.timing = timing
  }
}

/// How a transition shows its back side.
public enum TransitionStyle: Hashable, Sendable {
  /// Both sides turn by 180° about an axis.
  case flip(FlipDirection, FlipProjection)
  /// The front fades into the back; `CATransition` calls it `fade`.
  case crossDissolve
  /// The back comes in from an edge and pushes the front out.
  case push(TransitionSubtype)
  /// The back comes in from an edge, over the front.
  case moveIn(TransitionSubtype)
  /// The front goes out, away from an edge, and uncovers the back.
  case reveal(TransitionSubtype)

  /// The axis along which a flip shrinks the layer, or nil.
  public var flipAxis: Axis? {
    switch self {
    case .flip(let direction, _): direction.axis
    case .crossDissolve, .push, .moveIn, .reveal: nil
    }
  }

  /// The words a spec writes for `style`.
  public static let words: [String] =
    FlipDirection.allCases.map(\.rawValue) + ["crossDissolve", "fade", "push", "moveIn", "reveal"]
}

/// Which edge of a flipping layer comes to the front.
public enum FlipDirection: String, CaseIterable, Hashable, Sendable {
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom

  /// The axis along which the layer shrinks.
  public var axis: Axis {
    switch self {
    case .flipFromLeft, .flipFromRight: .x
    case .flipFromTop, .flipFromBottom: .y
    }
  }
}

/// How a turned layer is seen.
public enum FlipProjection: Hashable, Sendable {
  /// From afar: a scale of |cos θ|.
  case scale
  /// By an eye before the layer, max(width, height) / perspective points away: m34 is the
  /// negative reciprocal of that distance. SwiftUI's `rotation3DEffect` has 1.
  case perspective(Formula?)
}

/// The edge of the screen a transition starts from, as one sees it.
public enum TransitionSubtype: String, CaseIterable, Hashable, Sendable {
  case fromLeft, fromRight, fromTop, fromBottom
}
