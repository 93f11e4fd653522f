import Expressions
import SceneModel

/// The names a traced property can use: layers with their key paths, and nothing else.
struct TraceScope: NameScope {
  let names: NameTable

  func look(up path: [PathElement]) -> NameLookup {
    let elements = path.map(NameElement.init)
    do throws(NameFault) {
      let (meaning, consumed) = try names.meaning(
        of: elements, in: NameContext(layer: nil, isTimeline: true))
      guard case .property(_, let key, _) = meaning else {
        return .invalid(at: 0, message: "name a layer and a property, as clone.maxY")
      }
      return .reference(key.type, consumed: consumed)
    } catch {
      if case .unknown(let what, let known) = error.kind {
        return .unknown(at: error.element, kind: what, known: known)
      }
      return .invalid(at: error.element, message: "name a layer and a property, as clone.maxY")
    }
  }
}
