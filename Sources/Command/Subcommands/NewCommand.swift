import Geometry
import SpecReader

/// `inbetween new`.
struct NewCommand {
  let options: NewOptions
  let console: Console

  func run() throws(Failure) {
    try console.refuseExisting(options.output, overwrite: options.overwrites)
    try console.write(text, to: options.output)
  }

  /// A spec that uses the template, its variables at their defaults.
  private var text: String {
    let outline = TemplateOutline(options.template)
    let canvas = outline.canvas(device: options.device)
    let variables = outline.variables.enumerated().map { index, variable in
      let allowed = variable.allowed.isEmpty ? "" : " (\(variable.allowed))"
      let comma = index + 1 < outline.variables.count ? "," : ""
      return """
            // \(variable.summary)\(allowed)
            \(variable.name.jsonLiteral): \(variable.defaultText)\(comma)

        """
    }
    return """
      // \(outline.title): \(outline.template.summary).
      // Every variable is at its default; what is left out keeps it.
      // Variants: \(outline.variants.joined(separator: ", ")), as in --variant \(outline.variants.first ?? "").
      {
        "version": 1,
        "template": \(options.template.rawValue.jsonLiteral),
        "canvas": \(canvas),
        "variables": {
      \(variables.joined())  }
      }

      """
  }
}
