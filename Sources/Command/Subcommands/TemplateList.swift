import Output
import SpecReader

/// The templates with their variables: `inbetween list templates --verbose`.
struct TemplateList {
  private let outlines = Template.allCases.map { TemplateOutline($0) }

  var text: String {
    outlines.map { outline in
      """
      \(outline.template.rawValue): \(outline.template.summary)
      variants: \(outline.variants.joined(separator: ", "))

      \(table(outline).text)
      """
    }.joined(separator: "\n")
  }

  var json: JSONValue {
    .array(
      outlines.map { outline in
        [
          "name": .string(outline.template.rawValue),
          "summary": .string(outline.template.summary),
          "variants": .array(outline.variants.map { .string($0) }),
          "variables": .array(
            outline.variables.map {
              .line([
                "name": .string($0.name), "default": .text($0.defaultText),
                "allowed": .string($0.allowed), "summary": .string($0.summary),
              ])
            }),
        ]
      })
  }

  private func table(_ outline: TemplateOutline) -> TextTable {
    TextTable(
      columns: ["variable", "default", "allowed", "meaning"].map { .init($0) },
      rows: outline.variables.map {
        [$0.name, Self.shortened($0.defaultText), $0.allowed, $0.summary]
      })
  }

  /// At most 44 characters, so that the columns after it stay in sight.
  private static func shortened(_ text: String) -> String {
    text.count > 44 ? text.prefix(43) + "…" : text
  }
}
