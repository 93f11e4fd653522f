import Geometry

extension DisplayList {
  /// The list with a number, from 1 on, for each thing that a format without it takes from
  /// elsewhere: materials, and groups in perspective that are no outlines; and how many there are.
  public func numberingPictures() -> (list: DisplayList, count: Int) {
    var list = self
    var count = 0
    list.items.numberPictures(&count)
    return (list, count)
  }

  /// The ids of the layers that such a format takes from elsewhere, each once, back to front: those
  /// with a material, and those in perspective that are no outlines.
  public var layersAsPictures: [String] {
    var ids: [String] = []
    items.gatherPictures(within: "", into: &ids)
    return ids
  }
}

extension [DisplayItem] {
  fileprivate mutating func numberPictures(_ count: inout Int) {
    for index in indices {
      switch self[index] {
      case .fill, .gradient, .path, .image, .text: continue
      case .backdrop(var backdrop):
        count += 1
        backdrop.number = count
        self[index] = .backdrop(backdrop)
      case .group(var group):
        let before = count
        group.numberPictures(&count)
        if count > before { self[index] = .group(group) }
      case .dissolve(var dissolve):
        let before = count
        dissolve.from.numberPictures(&count)
        dissolve.to.numberPictures(&count)
        if count > before { self[index] = .dissolve(dissolve) }
      }
    }
  }
}

extension [DisplayItem] {
  /// - Parameter id: Of the innermost named layer around.
  fileprivate func gatherPictures(within id: String, into ids: inout [String]) {
    func note(_ id: String) { if !ids.contains(id) { ids.append(id) } }
    for item in self {
      switch item {
      case .fill, .gradient, .path, .image, .text: continue
      case .backdrop: note(id)
      case .dissolve(let dissolve):
        (dissolve.from + dissolve.to).gatherPictures(within: id, into: &ids)
      case .group(let group):
        let inner = group.id.isEmpty ? id : group.id
        if group.projection == nil {
          (group.mask ?? []).gatherPictures(within: inner, into: &ids)
          group.items.gatherPictures(within: inner, into: &ids)
        } else if !group.isOfOutlines {
          note(inner)
        }
      }
    }
  }
}

extension Group {
  fileprivate mutating func numberPictures(_ count: inout Int) {
    guard projection == nil else {
      guard !isOfOutlines else { return }
      count += 1
      number = count
      return
    }
    mask?.numberPictures(&count)
    items.numberPictures(&count)
  }

  /// Whether the group in perspective can be drawn as outlines whose points are mapped: areas of
  /// one colour, all of them before the eye.
  var isOfOutlines: Bool {
    guard let projection, holdsOutlines, let extent = drawnBounds(map: .identity) else {
      return false
    }
    let corners = [
      Point(x: extent.minX, y: extent.minY), Point(x: extent.maxX, y: extent.minY),
      Point(x: extent.maxX, y: extent.maxY), Point(x: extent.minX, y: extent.maxY),
    ]
    return corners.allSatisfy { projection.map($0) != nil }
  }

  private var holdsOutlines: Bool {
    shadow == nil && blurRadius <= 0 && mask == nil
      && items.allSatisfy { item in
        switch item {
        case .fill: true
        case .path(let item): item.style.isFill
        case .group(let group): group.projection == nil && group.holdsOutlines
        case .gradient, .image, .text, .backdrop, .dissolve: false
        }
      }
  }
}

extension PathItem.Style {
  fileprivate var isFill: Bool {
    switch self {
    case .fill: true
    case .stroke: false
    }
  }
}
