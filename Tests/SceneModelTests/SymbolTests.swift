import Geometry
import SceneModel
import Testing

@Suite struct SymbolTests {
  /// Every outline is read, and its lines with their width stay in the square.
  @Test(arguments: Symbol.allCases) func liesInItsSquare(_ symbol: Symbol) {
    let path = symbol.path
    #expect(!path.elements.isEmpty)
    let room = Symbol.lineWidth / 2...Symbol.side - Symbol.lineWidth / 2
    for segment in path.segments {
      for step in 0...8 {
        let point = segment.point(at: Double(step) / 8)
        #expect(room.contains(point.x) && room.contains(point.y), "\(point)")
      }
    }
  }

  /// Left and right, and up and down, are mirror images.
  @Test(arguments: [(Symbol.chevronLeft, Symbol.chevronRight), (.arrowLeft, .arrowRight)])
  func pairsMirrorEachOther(_ left: Symbol, _ right: Symbol) {
    func points(_ symbol: Symbol, mirrored: Bool) -> Set<Point> {
      Set(
        symbol.path.segments.flatMap { [$0.start, $0.end] }.map {
          Point(x: mirrored ? Symbol.side - $0.x : $0.x, y: $0.y)
        })
    }
    #expect(points(left, mirrored: true) == points(right, mirrored: false))
  }
}
