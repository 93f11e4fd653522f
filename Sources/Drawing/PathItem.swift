public import Geometry

/// A path, filled or stroked with one colour.
public struct PathItem: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case fill(FillRule)
    case stroke(Stroke)
  }

  public var path: Path
  public var style: Style
  public var color: Color

  public init(path: Path, style: Style, color: Color) {
    self.path = path
    self.style = style
    self.color = color
  }
}

/// What is inside of a path that crosses itself. The names are those of `CAShapeLayerFillRule`.
public enum FillRule: String, CaseIterable, Sendable {
  case nonZero, evenOdd
}

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The names are those of `CGLineCap`.
  public enum Cap: String, CaseIterable, Sendable {
    case butt, round, square
  }

  /// The names are those of `CGLineJoin`.
  public enum Join: String, CaseIterable, Sendable {
    case miter, round, bevel
  }

  /// In points, greater than 0.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest miter in line widths, at least 1; beyond it a corner is cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points, none below 0 and not all 0; empty for a line
  /// without gaps. Each subpath begins it anew.
  public var dashPattern: [Double]
  /// How far into the pattern each subpath begins, in points.
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashPattern: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPattern = dashPattern
    self.dashPhase = dashPhase
  }

  /// How far ink may reach from the path.
  var reach: Double {
    let miter = join == .miter ? miterLimit : 1
    let corner = cap == .square ? 2.0.squareRoot() : 1
    return width / 2 * max(miter, corner)
  }
}

extension PathItem {
  /// The rectangle the ink lies in, not larger than needed but for control points and miters; nil
  /// for an empty path.
  public var inkRect: Rect? {
    guard let box = path.controlBox() else { return nil }
    switch style {
    case .fill: return box
    case .stroke(let stroke): return box.insetBy(-stroke.reach)
    }
  }
}
