/// How large the numbers of a spec may be.
public enum NumberLimit {
  /// Of any number that a layer or a step is given (ours): far beyond any screen, and so far below
  /// the largest `Double` that no sum, product or curve of such numbers overflows.
  public static let largest = 1e12

  /// In words, as `-1e+12 to 1e+12`.
  public static let words = "-1e+12 to 1e+12"
}
