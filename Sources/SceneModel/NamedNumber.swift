/// A word that a spec may write for a number.
public struct NamedNumber: Hashable, Sendable {
  public var name: String
  public var number: Double

  public init(_ name: String, _ number: Double) {
    self.name = name
    self.number = number
  }
}

extension Property {
  /// The words for some of its numbers; empty for a property whose numbers have none.
  ///
  /// Source: for `fontWeight` UIFont.Weight, in its order; numbers from the OpenType specification's
  /// usWeightClass (ultraLight, thin as 100, 200 in UIKit's order).
  public var namedNumbers: [NamedNumber] {
    guard self == .fontWeight else { return [] }
    return [
      NamedNumber("ultraLight", 100), NamedNumber("thin", 200), NamedNumber("light", 300),
      NamedNumber("regular", 400), NamedNumber("medium", 500), NamedNumber("semibold", 600),
      NamedNumber("bold", 700), NamedNumber("heavy", 800), NamedNumber("black", 900),
    ]
  }
}
