import Expressions
import SceneModel

/// A layer whose keys are judged and whose styles are merged in, its values not yet read.
struct LayerDraft {
  /// In the order of the file: a layer, then its mask, then its sublayers.
  var number: Int
  var id: String?
  var kind: LayerKind
  var json: Located
  /// Property keys with their values; the layer's own first, then each style's.
  var properties: [Property]
  var behaviours: BehaviourDrafts
  var repetition: Located?
  var copies: Copies?
  /// None or one.
  var mask: [LayerDraft]
  var sublayers: [LayerDraft]

  struct Property {
    var key: PropertyKey
    var member: Located.Member
    /// 0 for the layer's own, then the styles in their order, two numbers each: the second is for
    /// what a `textStyle` stands for. Lower ones win.
    var rank: Int
  }

  /// This layer and all in it, by their numbers.
  var all: [LayerDraft] { [self] + (mask + sublayers).flatMap(\.all) }
}

/// A layer's behaviours, not yet read.
struct BehaviourDrafts {
  var scroll: Located?
  var pan: Located?
  var sheet: Located?

  var kinds: Set<BehaviourKind> {
    var result: Set<BehaviourKind> = []
    if scroll != nil { result.insert(.scroll) }
    if pan != nil { result.insert(.pan) }
    if sheet != nil { result.insert(.sheet) }
    return result
  }
}

extension Reading {
  /// Reads the tree's structure and makes its layers known to names.
  mutating func layerDrafts(_ json: Located) -> [LayerDraft] {
    let drafts = layerDrafts(json, name: "layers", parent: nil)
    copyCounts = names.layers.map { _ in nil }
    // Numbers of ids are looked up in the finished table.
    names = NameTable(variables: variables.list.map(\.name), layers: names.layers)
    return drafts
  }

  private mutating func layerDrafts(
    _ json: Located, name: String, parent: Int?
  ) -> [LayerDraft] {
    (list(json, name: name) ?? []).compactMap { layerDraft($0, parent: parent) }
  }

  private mutating func layerDraft(
    _ json: Located, parent: Int?
  ) -> LayerDraft? {
    guard enter(json) else { return nil }
    defer { depth -= 1 }
    guard names.layers.count < limits.layers else {
      tellOnce(.tooLarge, at: json, "the spec has more than \(limits.layers) layers")
      return nil
    }
    guard let form = object(json, .layer, name: "layer") else { return nil }
    let number = names.layers.count
    let id = form["id"].flatMap { name($0, name: "id") }
    let layered = [form] + styles(form)
    let kind = layered.lazy.compactMap { $0["type"] }.first.flatMap { readKind($0) } ?? .box
    let behaviours = BehaviourDrafts(
      scroll: form["scroll"], pan: form["pan"], sheet: form["sheet"])
    names.layers.append(
      LayerOutline(
        id: id, kind: kind, parent: parent, isCopied: form["repeat"] != nil,
        behaviours: behaviours.kinds))
    var properties: [LayerDraft.Property] = []
    for (rank, object) in layered.enumerated() {
      for member in object.members {
        guard let key = PropertyKey.named(member.key) else { continue }
        properties.append(LayerDraft.Property(key: key, member: member, rank: 2 * rank))
      }
      for member in object.members where member.key == "textStyle" {
        for part in textStyle(member, of: kind) {
          guard let key = PropertyKey.named(part.key) else { continue }
          properties.append(LayerDraft.Property(key: key, member: part, rank: 2 * rank + 1))
        }
      }
    }
    let mask = form["mask"].flatMap { layerDraft($0, parent: number) }
    let sublayers = form["sublayers"].map { layerDrafts($0, name: "sublayers", parent: number) }
    return LayerDraft(
      number: number, id: id, kind: kind, json: form.json, properties: properties,
      behaviours: behaviours, repetition: form["repeat"], mask: mask.map { [$0] } ?? [],
      sublayers: sublayers ?? [])
  }

  /// The dictionaries a layer takes keys from, the first of a list before later ones.
  private mutating func styles(_ form: ObjectValues) -> [ObjectValues] {
    guard let style = form["style"] else { return [] }
    let json = substituted(style)
    let elements: [Located] = if case .array(let elements) = json.kind { elements } else { [json] }
    return elements.compactMap { object($0, .style, name: "style") }
  }

  private mutating func readKind(_ json: Located) -> LayerKind? {
    guard let word = name(json, name: "type") else { return nil }
    guard let kind = LayerKind(rawValue: word) else {
      let hint =
        LayerKind.uiKitWords[word].map { "did you mean '\($0.rawValue)'?" }
        ?? Spelling.hint(for: word, known: LayerKind.allCases.map(\.rawValue))
      error(.unknownWord, at: json, "unknown type '\(word.shortened)'", hint: hint)
      return nil
    }
    return kind
  }
}
