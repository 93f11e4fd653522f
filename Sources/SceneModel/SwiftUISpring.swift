public import Motion

/// A spring of SwiftUI's `Animation`, its numbers not yet evaluated.
public struct SwiftUISpring: Hashable, Sendable {
  public enum Parameters: Hashable, Sendable {
    /// A name, as `.bouncy(duration:extraBounce:)`.
    case preset(SpringPreset, duration: Formula?, extraBounce: Formula?)
    /// `.spring(response:dampingFraction:blendDuration:)`.
    case response(Formula, dampingFraction: Formula)
    /// `.spring(duration:bounce:blendDuration:)`.
    case bounce(Formula, duration: Formula)
  }

  /// How a spring is computed.
  public enum Evaluation: String, CaseIterable, Hashable, Sendable {
    /// As SwiftUI integrates it, in steps of 1/300 s.
    case fluid
    /// In closed form.
    case analytic
  }

  public var parameters: Parameters
  /// Seconds over which the response of an interrupted spring fades out; nil is the name's own,
  /// or 0.
  public var blendDuration: Formula?
  public var evaluation: Evaluation

  public init(
    _ parameters: Parameters, blendDuration: Formula? = nil, evaluation: Evaluation = .fluid
  ) {
    self.parameters = parameters
    self.blendDuration = blendDuration
    self.evaluation = evaluation
  }
}
