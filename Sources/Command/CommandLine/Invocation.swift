import Pixels

/// What a command line asks for, in words; every option is one its subcommand takes.
public struct Invocation: Hashable, Sendable {
  public var subcommand: Subcommand
  public var operands: [String]
  /// The values in the order given; empty for a flag.
  public var options: [Option: [String]]

  public init(_ subcommand: Subcommand, operands: [String] = [], options: [Option: [String]] = [:])
  {
    self.subcommand = subcommand
    self.operands = operands
    self.options = options
  }

  public func has(_ option: Option) -> Bool { options[option] != nil }

  /// The text of an option that is given at most once.
  public func text(_ option: Option) -> String? { options[option]?.last }

  /// The value of an option that is given at most once.
  ///
  /// - Throws: ``UsageError`` that names the option and says what is wrong with its text.
  public func value<Value>(
    _ option: Option, _ read: (String) throws(ValueError) -> Value
  ) throws(UsageError) -> Value? {
    try values(option, read).last
  }

  /// The values of an option that may be repeated, in the order given.
  public func values<Value>(
    _ option: Option, _ read: (String) throws(ValueError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in options[option] ?? [] {
      do throws(ValueError) {
        values.append(try read(word))
      } catch {
        throw UsageError(.invalidValue(option, error), in: subcommand)
      }
    }
    return values
  }

  /// What `--png-size` asks for.
  var pngSize: PNGPreset { text(.pngSize).flatMap(PNGPreset.init(rawValue:)) ?? .fast }

  /// - Throws: ``UsageError`` if both options are given.
  func exclude(_ one: Option, _ other: Option) throws(UsageError) {
    if has(one), has(other) { throw UsageError(.conflict(one, other), in: subcommand) }
  }
}
