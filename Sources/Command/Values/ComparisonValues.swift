import Pixels
import Regression
public import Report

/// Where a report is written to.
public struct ReportFile: Hashable, Sendable {
  public var path: String
  public var format: ReportFormat
}

/// Reads the values of the options of a comparison.
enum ComparisonValues {
  static func threshold(_ word: String) throws(ValueError) -> Double {
    guard let number = DecimalNumber(word[...]) else {
      throw .malformed(word, "threshold", examples: "0.1")
    }
    guard (0...1).contains(number.value) else {
      throw .outOfRange("the threshold", word, allowed: "0 to 1")
    }
    return number.value
  }

  static func count(_ word: String) throws(ValueError) -> Int {
    guard let number = WholeNumber.read(word), number >= 0 else {
      throw .malformed(word, "number of pixels", examples: "0 or 120")
    }
    return number
  }

  static func shift(_ word: String) throws(ValueError) -> Int {
    guard let number = WholeNumber.read(word), (0...32).contains(number) else {
      throw .outOfRange("the shift", word, allowed: "0 to 32 pixels")
    }
    return number
  }

  static func report(_ word: String) throws(ValueError) -> ReportFile {
    guard let format = ReportFormat(file: word) else {
      let endings = ReportFormat.allCases.map(\.ending).joined(separator: ", ")
      throw ValueError("'\(word)' has none of the endings \(endings)")
    }
    return ReportFile(path: word, format: format)
  }

  /// `PLACE`, `PLACE@FROM-TO`, `PLACE=THRESHOLD`, `PLACE@FROM-TO=THRESHOLD`.
  static func rule(_ word: String) throws(ValueError) -> IgnoreRule {
    var rest = word[...]
    var tolerance: Double?
    if let sign = rest.lastIndex(of: "=") {
      tolerance = try threshold(String(rest[rest.index(after: sign)...]))
      rest = rest[..<sign]
    }
    var time: ClosedRange<Double>?
    if let sign = rest.lastIndex(of: "@") {
      time = try span(rest[rest.index(after: sign)...])
      rest = rest[..<sign]
    }
    guard !rest.isEmpty else {
      throw .malformed(word, "rule", examples: "clock, 0,0,90,40 or all@0.2s-0.4s")
    }
    return IgnoreRule(place: try place(rest), time: time, tolerance: tolerance)
  }

  private static func place(_ word: Substring) throws(ValueError) -> IgnoreRule.Place {
    if word == "all" { return .everywhere }
    guard word.contains(","), !word.contains("[") else { return .layer(String(word)) }
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      WholeNumber.read(String($0))
    }
    guard numbers.count == 4, numbers.allSatisfy({ (0...1_000_000).contains($0) }) else {
      throw .malformed(String(word), "rectangle in pixels", examples: "0,0,90,40")
    }
    return .rect(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  private static func span(_ word: Substring) throws(ValueError) -> ClosedRange<Double> {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { end in
      DecimalNumber(end.hasSuffix("s") ? end.dropLast() : end)?.value
    }
    guard ends.count == 2, let from = ends[0], let to = ends[1], from <= to else {
      throw .malformed(String(word), "span of time", examples: "0.2s-0.4s")
    }
    return from...to
  }
}
