public import Expressions

/// What a behaviour tells of a layer: read by expressions, moved by fingers.
///
/// The raw value is the key path, as `list.contentOffset.y`.
public enum FingerOutput: String, CaseIterable, Hashable, Sendable {
  case contentOffsetX = "contentOffset.x"
  case contentOffsetY = "contentOffset.y"
  case velocityX = "velocity.x"
  case velocityY = "velocity.y"
  case isDragging
  case isAtRest
  case panTranslationX = "pan.translation.x"
  case panTranslationY = "pan.translation.y"
  case panVelocityX = "pan.velocity.x"
  case panVelocityY = "pan.velocity.y"
  case panLocationX = "pan.location.x"
  case panLocationY = "pan.location.y"
  case panIsDragging = "pan.isDragging"
  case sheetHeight = "sheet.height"
  case sheetVelocity = "sheet.velocity"
  case sheetDetent = "sheet.detent"
  case sheetIsAtRest = "sheet.isAtRest"

  /// The behaviour that gives it.
  public var behaviour: BehaviourKind {
    switch self {
    case .contentOffsetX, .contentOffsetY, .velocityX, .velocityY, .isDragging, .isAtRest: .scroll
    case .panTranslationX, .panTranslationY, .panVelocityX, .panVelocityY, .panLocationX,
      .panLocationY, .panIsDragging:
      .pan
    case .sheetHeight, .sheetVelocity, .sheetDetent, .sheetIsAtRest: .sheet
    }
  }

  public var type: ValueType {
    switch self {
    case .isDragging, .isAtRest, .panIsDragging, .sheetIsAtRest: .boolean
    case .contentOffsetX, .contentOffsetY, .velocityX, .velocityY, .panTranslationX,
      .panTranslationY, .panVelocityX, .panVelocityY, .panLocationX, .panLocationY, .sheetHeight,
      .sheetVelocity, .sheetDetent:
      .number
    }
  }

  /// Whether a step can write it, which takes the layer over from finger and physics.
  public var isWritable: Bool { self == .contentOffsetX || self == .contentOffsetY }

  /// What it is before any finger, and for a layer without the behaviour.
  public var defaultValue: Value {
    switch self {
    case .isDragging, .panIsDragging: .boolean(false)
    case .isAtRest, .sheetIsAtRest: .boolean(true)
    case .contentOffsetX, .contentOffsetY, .velocityX, .velocityY, .panTranslationX,
      .panTranslationY, .panVelocityX, .panVelocityY, .panLocationX, .panLocationY, .sheetHeight,
      .sheetVelocity, .sheetDetent:
      .number(0)
    }
  }

  /// One line for the documentation.
  public var summary: String {
    switch self {
    case .contentOffsetX: "which point of the content lies at the left edge"
    case .contentOffsetY: "which point of the content lies at the upper edge"
    case .velocityX, .velocityY: "how fast the content offset changes, in pt/s"
    case .isDragging: "whether a finger drags the content"
    case .isAtRest: "whether no finger holds the content and it stands still"
    case .panTranslationX, .panTranslationY:
      "how far the finger has gone since the drag was recognised"
    case .panVelocityX, .panVelocityY: "of the finger in pt/s; that of the release after it"
    case .panLocationX, .panLocationY: "where the finger is on the canvas, or was last"
    case .panIsDragging: "whether a finger drags"
    case .sheetHeight: "how high the sheet is"
    case .sheetVelocity: "of the finger in pt/s, down is positive; that of the release after it"
    case .sheetDetent: "the index of the detent the sheet is at or goes to"
    case .sheetIsAtRest: "whether no finger holds the sheet and it stands still"
    }
  }

  public static func contentOffset(_ axis: Axis) -> FingerOutput {
    switch axis {
    case .x: .contentOffsetX
    case .y: .contentOffsetY
    }
  }

  public static func velocity(_ axis: Axis) -> FingerOutput {
    switch axis {
    case .x: .velocityX
    case .y: .velocityY
    }
  }

  public static func panTranslation(_ axis: Axis) -> FingerOutput {
    switch axis {
    case .x: .panTranslationX
    case .y: .panTranslationY
    }
  }

  public static func panVelocity(_ axis: Axis) -> FingerOutput {
    switch axis {
    case .x: .panVelocityX
    case .y: .panVelocityY
    }
  }

  public static func panLocation(_ axis: Axis) -> FingerOutput {
    switch axis {
    case .x: .panLocationX
    case .y: .panLocationY
    }
  }
}
