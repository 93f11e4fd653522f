extension DisplayList {
  /// The list with each of its materials given a number, from 1 on, and how many there are.
  public func numberingBackdrops() -> (list: DisplayList, count: Int) {
    var list = self
    var count = 0
    list.items.numberBackdrops(&count)
    return (list, count)
  }
}

extension [DisplayItem] {
  fileprivate mutating func numberBackdrops(_ count: inout Int) {
    for index in indices {
      switch self[index] {
      case .fill, .gradient, .path, .image, .text: continue
      case .backdrop(var backdrop):
        count += 1
        backdrop.number = count
        self[index] = .backdrop(backdrop)
      case .group(var group):
        let before = count
        group.mask?.numberBackdrops(&count)
        group.items.numberBackdrops(&count)
        if count > before { self[index] = .group(group) }
      case .dissolve(var dissolve):
        let before = count
        dissolve.from.numberBackdrops(&count)
        dissolve.to.numberBackdrops(&count)
        if count > before { self[index] = .dissolve(dissolve) }
      }
    }
  }
}
