/// What `inbetween sweep` is asked to do.
public struct SweepOptions: Hashable, Sendable {
  /// With the values that stay as they are.
  public var source: SpecOptions
  public var range: SweepRange
  /// Key paths of columns to add, as `card.minY`.
  public var properties: [String]
  /// A PNG file for the contact sheet; nil draws none.
  public var sheet: String?
  public var overwrites: Bool
  public var printsJSON: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong, and where not exactly one is a range.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    if source.spec == "-" { throw UsageError(.unexpectedOperand("-"), in: .sweep) }
    var ranges: [SweepRange] = []
    var others: [Assignment] = []
    for assignment in source.assignments {
      do throws(ValueError) {
        if let range = try SweepRange(assignment) {
          ranges.append(range)
        } else {
          others.append(assignment)
        }
      } catch {
        throw UsageError(.invalidValue(.set, error), in: .sweep)
      }
    }
    guard ranges.count == 1, let range = ranges.first else {
      let words = ranges.isEmpty ? "none is" : "\(ranges.count) are"
      let message = "one of the values must be a range as drop=0.1..1:0.1, \(words)"
      throw UsageError(.invalidValue(.set, ValueError(message)), in: .sweep)
    }
    self.range = range
    source.assignments = others
    properties = try invocation.values(.property) { word throws(ValueError) in
      try NameList.single(word, "key path")
    }
    sheet = try invocation.outputs()?.last
    if let sheet, !sheet.hasSuffix(".png") {
      let message = "\(sheet.quoted) is no contact sheet, write a name that ends in .png"
      throw UsageError(.invalidValue(.output, ValueError(message)), in: .sweep)
    }
    overwrites = invocation.has(.overwrite)
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
  }
}
