public import Geometry

/// A small set of icons with the names that SF Symbols has for such ones; the outlines are ours.
///
/// Drawn on a square of 24 units with lines 1.8 units wide, ends and corners round, in one colour.
public enum Symbol: String, CaseIterable, Hashable, Sendable {
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case arrowLeft = "arrow.left"
  case arrowRight = "arrow.right"
  case xmark
  case plus
  case minus
  case checkmark
  case magnifyingglass
  case ellipsis
  case gearshape
  case house
  case heart
  case heartFill = "heart.fill"
  case star
  case starFill = "star.fill"
  case trash
  case squareAndArrowUp = "square.and.arrow.up"
  case bell
  case bellFill = "bell.fill"
  case person
  case personFill = "person.fill"

  /// The side of the square, in units; by itself a symbol is as many points wide and high.
  public static let side = 24.0
  /// The width of its lines, in units.
  public static let lineWidth = 1.8

  /// Whether what its lines enclose is filled too.
  public var isSolid: Bool {
    switch self {
    case .ellipsis, .heartFill, .starFill, .bellFill, .personFill: true
    case .chevronLeft, .chevronRight, .chevronUp, .chevronDown, .arrowLeft, .arrowRight, .xmark,
      .plus, .minus, .checkmark, .magnifyingglass, .gearshape, .house, .heart, .star, .trash,
      .squareAndArrowUp, .bell, .person:
      false
    }
  }

  /// The lines, on the square with its origin at the top left.
  public var path: Path { Self.paths[self] ?? Path() }

  private static let paths: [Symbol: Path] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { symbol in
      // A test reads all of them.
      (try? Path(svgData: symbol.data)).map { (symbol, $0) }
    })
}
