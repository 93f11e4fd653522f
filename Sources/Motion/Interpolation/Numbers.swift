/// Any count of numbers that are animated one by one.
public struct Numbers: AnimatableVector {
  public var numbers: [Double]

  public init(_ numbers: [Double]) { self.numbers = numbers }

  /// Fits any count: missing numbers are 0.
  public static let zero = Numbers([])

  public func combined(
    with other: Numbers, by combine: (Double, Double) -> Double
  ) -> Numbers {
    let count = max(numbers.count, other.numbers.count)
    return Numbers((0..<count).map { combine(self[$0], other[$0]) })
  }

  /// 0 beyond the last.
  public subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
}
