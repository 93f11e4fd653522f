public import Motion

/// What fingers can do with a layer: at most one behaviour of a kind.
public struct Behaviours: Hashable, Sendable {
  public var scroll: ScrollBehaviour?
  public var pan: PanBehaviour?
  public var sheet: SheetBehaviour?

  public init(
    scroll: ScrollBehaviour? = nil, pan: PanBehaviour? = nil, sheet: SheetBehaviour? = nil
  ) {
    self.scroll = scroll
    self.pan = pan
    self.sheet = sheet
  }

  /// The kinds the layer has.
  public var kinds: Set<BehaviourKind> {
    var result: Set<BehaviourKind> = []
    if scroll != nil { result.insert(.scroll) }
    if pan != nil { result.insert(.pan) }
    if sheet != nil { result.insert(.sheet) }
    return result
  }
}

/// The word for a behaviour in a spec.
public enum BehaviourKind: String, CaseIterable, Hashable, Sendable {
  /// `UIScrollView`.
  case scroll
  /// `UIPanGestureRecognizer`.
  case pan
  /// A sheet that rests at detents.
  case sheet

  /// One line for the documentation.
  public var summary: String {
    switch self {
    case .scroll: "content that a finger scrolls, as UIScrollView has it"
    case .pan: "tells where a finger drags, as UIPanGestureRecognizer does"
    case .sheet: "a height that a finger drags between detents"
    }
  }
}

/// Scrolling as `UIScrollView` has it. All formulas are read from what is shown when a finger comes
/// down, when it drags on and when it leaves.
public struct ScrollBehaviour: Hashable, Sendable {
  /// Width and height in points; nil is the extent of the sublayers.
  public var contentSize: Formula?
  /// Top, left, bottom, right in points (`UIEdgeInsets`); nil is none.
  public var contentInset: Formula?
  /// Whether content goes beyond its edges; nil is true.
  public var bounces: Formula?
  /// Whether it does where the content is no longer than the viewport; nil is true (as a table
  /// view has it).
  public var alwaysBounceVertical: Formula?
  /// The same across; nil is false.
  public var alwaysBounceHorizontal: Formula?
  /// Whether it comes to rest at whole viewports.
  public var isPagingEnabled: Bool
  public var decelerationRate: DecelerationRate

  public init(
    contentSize: Formula? = nil, contentInset: Formula? = nil, bounces: Formula? = nil,
    alwaysBounceVertical: Formula? = nil, alwaysBounceHorizontal: Formula? = nil,
    isPagingEnabled: Bool = false, decelerationRate: DecelerationRate = .normal
  ) {
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.bounces = bounces
    self.alwaysBounceVertical = alwaysBounceVertical
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.isPagingEnabled = isPagingEnabled
    self.decelerationRate = decelerationRate
  }
}

/// A drag that is told and moves nothing by itself.
public struct PanBehaviour: Hashable, Sendable {
  /// The only direction it is for; nil takes both.
  public var axis: Axis?

  public init(axis: Axis? = nil) { self.axis = axis }

  public var axes: [Axis] { axis.map { [$0] } ?? Axis.allCases }
}

/// A height between detents, as OverlayContainer and UIKit's sheets have it.
public struct SheetBehaviour: Hashable, Sendable {
  /// Heights at which it rests, in points, rising; at least one.
  public var detents: [Double]
  /// The index of the detent it starts at.
  public var start: Int
  public var translation: Translation
  /// Of the translation beyond the detents; nil is the translation's own.
  public var factor: Formula?
  /// In points, of the same; nil is the height of the detent that is passed.
  public var limit: Formula?
  /// A scroll view inside that hands its drags over.
  public var scroll: LayerPath?
  /// Where it goes when the finger leaves, in points, read then; nil is the nearest detent.
  public var target: Formula?
  /// How it goes there, read then; nil is a spring of response 0.3 without overshoot.
  public var timing: Timing?
  /// In seconds, for a timing that does not bring its own.
  public var duration: Formula?
  public var place: SourcePlace

  /// How the height follows a finger beyond the detents.
  public enum Translation: String, CaseIterable, Hashable, Sendable {
    case linear, rubberBand, logarithmic
  }

  public init(
    detents: [Double], start: Int = 0, translation: Translation = .linear, factor: Formula? = nil,
    limit: Formula? = nil, scroll: LayerPath? = nil, target: Formula? = nil, timing: Timing? = nil,
    duration: Formula? = nil, place: SourcePlace
  ) {
    self.detents = detents
    self.start = start
    self.translation = translation
    self.factor = factor
    self.limit = limit
    self.scroll = scroll
    self.target = target
    self.timing = timing
    self.duration = duration
    self.place = place
  }

  /// From the lowest detent to the highest.
  public var range: ClosedRange<Double> { (detents.first ?? 0)...(detents.last ?? 0) }
}
