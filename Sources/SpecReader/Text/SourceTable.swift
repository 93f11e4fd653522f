public import SceneModel

/// The texts a scene is read from, in the order they were opened.
public struct SourceTable: Sendable {
  private struct Document {
    var source: SourceText
    var root: Located?
  }

  private var documents: [Document] = []
  /// What a spec gives to its template; nil without a template.
  var arguments: TemplateArguments?

  public init() {}

  /// Reads a text and keeps it, so that its values' places can be told.
  public mutating func read(
    _ source: SourceText, limits: TextLimits = TextLimits()
  ) -> JSONText {
    let text = JSONText(source, id: SourceID(index: documents.count), limits: limits)
    documents.append(Document(source: source, root: text.root))
    return text
  }

  /// Keeps a text that is no JSON, so that places in it can be told.
  mutating func keep(_ source: SourceText) -> SourceID {
    documents.append(Document(source: source, root: nil))
    return SourceID(index: documents.count - 1)
  }

  /// The text of a file; nil where it was not read.
  public func source(file: String) -> SourceText? {
    documents.first { $0.source.file == file }?.source
  }

  /// Where a value stands; for a list or an object its opening bracket.
  public func place(of value: Located) -> SourcePlace {
    switch value.kind {
    case .array, .object:
      place(of: value.range, in: value, length: 1)
    case .invalid, .null, .boolean, .number, .text:
      place(of: value.range, in: value, length: value.range.count)
    }
  }

  /// Where a key stands.
  public func place(ofKey member: Located.Member) -> SourcePlace {
    place(of: member.keyRange, in: member.value, length: member.keyRange.count)
  }

  /// Where a part of a text stands.
  ///
  /// - Parameter part: Byte offsets into the UTF-8 of the decoded text.
  public func place(of part: Range<Int>, inText value: Located) -> SourcePlace {
    let source = documents[value.source.index].source
    let start = source.offset(ofDecoded: part.lowerBound, inLiteral: value.range)
    let end = source.offset(ofDecoded: part.upperBound, inLiteral: value.range)
    return place(of: start..<end, in: value, length: max(1, end - start))
  }

  private func place(of range: Range<Int>, in value: Located, length: Int) -> SourcePlace {
    let document = documents[value.source.index]
    let path = document.root.map { DocumentPath(to: range, in: $0).text } ?? ""
    return document.source.place(
      of: range.lowerBound..<range.lowerBound + length, path: path)
  }
}
