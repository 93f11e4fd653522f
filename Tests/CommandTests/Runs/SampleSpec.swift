import TestSupport

/// Small specs that the built tool is run on.
enum SampleSpec {
  /// A card that slides and fades in 0.3 s (ten frames at 30 fps), and a bar that follows it.
  static let card = """
    {
      "version": 1,
      "title": "Card",
      "canvas": { "size": [24, 20], "scale": 2, "fps": 30, "background": "=paper" },
      "variables": { "paper": "white", "drop": 0.3 },
      "variants": { "night": { "paper": "#102030" }, "clear": { "paper": "#0000" } },
      "layers": [
        { "id": "card", "frame": [2, 2, 8, 6], "backgroundColor": "#336699", "cornerRadius": 2 },
        { "id": "bar", "frame": [0, "=card.maxY + 1", 24, 2], "backgroundColor": "red" }
      ],
      "timeline": [
        { "id": "open", "animate": { "card": { "minY": 10, "opacity": 0.5 } },
          "duration": "=drop" },
        { "id": "close", "set": { "card": { "hidden": true } } }
      ]
    }

    """

  /// The card for a time so long that a run of it can be stopped.
  static let endless = card.replacing("\"drop\": 0.3", with: "\"drop\": 3000")

  static func folder(_ specs: [String: String] = ["card.json": card]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in specs { try folder.write(text, to: name) }
    return folder
  }
}
