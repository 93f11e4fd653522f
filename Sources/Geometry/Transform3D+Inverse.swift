extension Transform3D {
  /// The map that undoes this one, or nil where it is singular.
  ///
  /// Gauss–Jordan elimination with the largest pivot of each column.
  public var inverted: Transform3D? {
    var left = self
    var right = Transform3D.identity
    for column in 0..<4 {
      let pivot = left.pivotRow(of: column)
      let value = left[pivot, column]
      guard value != 0, value.isFinite else { return nil }
      left.swapRows(column, pivot)
      right.swapRows(column, pivot)
      left[column] = left[column] / value
      right[column] = right[column] / value
      for row in 0..<4 where row != column {
        let factor = left[row, column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return right
  }

  public var determinant: Double {
    var matrix = self
    var result = 1.0
    for column in 0..<4 {
      let pivot = matrix.pivotRow(of: column)
      let value = matrix[pivot, column]
      guard value != 0 else { return 0 }
      if pivot != column {
        matrix.swapRows(column, pivot)
        result = -result
      }
      result *= value
      for row in (column + 1)..<4 {
        matrix[row] -= matrix[row, column] / value * matrix[column]
      }
    }
    return result
  }

  public var transposed: Transform3D {
    Transform3D(
      row1: [row1.x, row2.x, row3.x, row4.x], row2: [row1.y, row2.y, row3.y, row4.y],
      row3: [row1.z, row2.z, row3.z, row4.z], row4: [row1.w, row2.w, row3.w, row4.w])
  }

  private func pivotRow(of column: Int) -> Int {
    var best = column
    for row in column..<4 where abs(self[row, column]) > abs(self[best, column]) { best = row }
    return best
  }

  private mutating func swapRows(_ a: Int, _ b: Int) {
    let row = self[a]
    self[a] = self[b]
    self[b] = row
  }
}
