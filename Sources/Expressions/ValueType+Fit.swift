extension ValueType {
  /// How a value of one type serves where another is expected.
  enum Fit: Comparable {
    case not
    /// After a conversion, which may fail: a text as a colour or a path, numbers as a point, size
    /// or rect.
    case converted
    case exact
  }

  func fit(to expected: ValueType) -> Fit {
    switch (self, expected) {
    case (.text, .color), (.text, .path): return .converted
    case (.list(let element), .point), (.list(let element), .size), (.list(let element), .rect):
      return element == nil || element == .number ? .converted : .not
    case (.list(let element), .list(let expectedElement)):
      guard let element, let expectedElement else { return .exact }
      return element.fit(to: expectedElement)
    case (.dictionary(let fields), .dictionary(let expectedFields)):
      let fits = fields.allSatisfy { field in
        expectedFields.contains { $0.name == field.name && field.type.fit(to: $0.type) == .exact }
      }
      return fits && fields.count == expectedFields.count ? .exact : .not
    default:
      return self == expected ? .exact : .not
    }
  }

  /// The type to which values of both can be brought, or nil.
  func common(with other: ValueType) -> ValueType? {
    if case .list(let element) = self, case .list(let otherElement) = other {
      guard let element else { return other }
      guard let otherElement else { return self }
      return element.common(with: otherElement).map(ValueType.list)
    }
    let (toOther, toSelf) = (fit(to: other), other.fit(to: self))
    if toOther == .not && toSelf == .not { return nil }
    return toOther > toSelf ? other : self
  }
}
