import Testing

@testable import Rendering

/// Where rows lie, worked out by hand.
struct SheetGridTests {
  @Test func rowsLieBelowEachOther() {
    let grid = SheetGrid(
      [.init(width: 100, height: 30), .init(width: 120, height: 40)], gap: 8, longestSide: 1000)
    #expect(grid.places.map(\.x) == [0, 0])
    #expect(grid.places.map(\.y) == [8, 46])
    #expect(grid.width == 120)
    #expect(grid.height == 94)
  }

  @Test func aNewColumnBeginsWhereThePictureIsFull() {
    let rows = [30.0, 40, 30, 90].map { SheetGrid.Row(width: 100, height: $0) }
    let grid = SheetGrid(rows, gap: 8, longestSide: 94)
    #expect(grid.places.map(\.x) == [0, 0, 100, 200])
    #expect(grid.places.map(\.y) == [8, 46, 8, 8])
    #expect(grid.width == 300)
    // A row that is higher than a picture may be stays what it is.
    #expect(grid.height == 106)
  }

  @Test func noRowsAreAPixel() {
    let grid = SheetGrid([], gap: 8, longestSide: 94)
    #expect(grid.width == 1 && grid.height == 1)
  }

  /// A sweep of 1000 values of a portrait film, the most there can be: no side beyond cairo's.
  @Test func theMostRowsFitAPicture() {
    let row = SheetGrid.Row(width: 2 * 8 + 150 + 6 * (240 + 8), height: 240)
    let grid = SheetGrid(Array(repeating: row, count: 1000), gap: 8, longestSide: 32_767)
    #expect(grid.places.count == 1000)
    #expect(grid.width <= 32_767 && grid.height <= 32_767)
    // 84 rows of 248 px in 12 columns of 1670 px are most nearly square.
    #expect(grid.width == 12 * row.width)
    #expect(abs(grid.height / grid.width - 1) < 0.06)
  }

  /// As many as there are devices.
  @Test func manyRowsAreMostNearlySquare() {
    let row = SheetGrid.Row(width: 900, height: 240)
    let grid = SheetGrid(Array(repeating: row, count: 45), gap: 8, longestSide: 32_767)
    // 12 rows of 248 px in 4 columns; 3 columns would be 2700 × 3728, 5 columns 4500 × 2240.
    #expect(grid.width == 3600)
    #expect(grid.height == 8 + 12 * 248)
  }
}
