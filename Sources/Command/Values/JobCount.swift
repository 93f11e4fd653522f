/// How many threads draw.
public enum JobCount: Hashable, Sendable {
  /// One a processor.
  case automatic
  /// 1...1024.
  case threads(Int)
  /// Of the processors; above 0, at most 100.
  case percent(Double)

  /// Reads `auto`, `4` or `50%`.
  ///
  /// - Throws: ``ValueError`` if the text is none of them, or is out of range.
  public init(word: String) throws(ValueError) {
    if word == "auto" {
      self = .automatic
    } else if let number = WholeNumber.read(word) {
      guard (1...1024).contains(number) else {
        throw .outOfRange("the number of jobs", "\(number)", allowed: "1 to 1024 threads")
      }
      self = .threads(number)
    } else if !word.isEmpty, word.utf8.allSatisfy({ (48...57).contains($0) }) {
      throw .outOfRange("the number of jobs", word, allowed: "1 to 1024 threads")
    } else if word.hasSuffix("%"), let number = DecimalNumber(word.dropLast()) {
      guard number.value > 0, number.value <= 100 else {
        throw .outOfRange(
          "the share of jobs", word, allowed: "more than 0% and at most 100% of the processors")
      }
      self = .percent(number.value)
    } else {
      throw .malformed(word, "number of jobs", examples: "4, 50% or auto")
    }
  }

  /// The number of threads; at least 1. A percentage is rounded down.
  public func threads(processors: Int) -> Int {
    switch self {
    case .automatic: max(1, processors)
    case .threads(let count): count
    case .percent(let percent): max(1, Int(Double(processors) * percent / 100))
    }
  }
}
