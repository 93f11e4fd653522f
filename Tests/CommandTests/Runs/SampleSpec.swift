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

  /// Springs and the usual traps.
  static let springs = """
    {
      "version": 1,
      "canvas": { "size": [100, 100], "fps": 30 },
      "layers": [
        { "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "white" },
        { "id": "bar", "frame": [0, "=card.maxY", 100, 2] }
      ],
      "timeline": [
        { "animate": { "card": { "minY": 50 } }, "timing": { "stiffness": 100, "damping": 10 } },
        { "animate": { "card": { "minX": 50 } }, "timing": "bouncy" },
        { "animate": { "card": { "opacity": { "from": 1, "to": 0.5 } } }, "duration": 0.5,
          "explicit": true },
        { "parallel": [ { "animate": { "card": { "width": 80 } }, "timing": { "mass": 2,
          "stiffness": 100, "damping": 8 } } ], "duration": 0.25 },
        { "animate": { "bar": { "minY": 0 }, "card": { "backgroundColor": "black" } },
          "duration": 1, "timing": [0.3, 0, 0.7, 2] }
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
