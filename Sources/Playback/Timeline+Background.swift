import Expressions
import Geometry
public import SceneModel

extension Timeline {
  /// Whether something lies behind the canvas at one of some times, in seconds: it has no
  /// background, or one that lets something through.
  public func isTransparent(at times: some Sequence<Double>) throws(Diagnostic) -> Bool {
    switch scene.canvas.chrome {
    case .none: break
    // A screen is black where it shows nothing; around a device's corners there is nothing.
    case .screen: return false
    case .device: return true
    }
    guard let background else { return true }
    guard still.movingIndex[background] >= 0 else {
      return still.values[background].letsSomethingThrough
    }
    var memo = Memo()
    for time in times {
      memo.begin(at: time)
      if try memo.value(of: background, in: graph).letsSomethingThrough { return true }
    }
    return false
  }
}

extension Value {
  fileprivate var letsSomethingThrough: Bool {
    guard case .color(let color) = self else { return true }
    return color.alpha < 1
  }
}
