/// A spec that comes with the tool, to be used with other values of its variables.
///
/// Adding a template: a case here and its text in the folder `Texts`, a spec like any other whose
/// `parameters` document the variables that are meant to be set.
public enum Template: String, CaseIterable, Sendable {
  case flippingNotch = "flipping-notch"
  case notchTransition = "notch-transition"
  case overlaySheet = "overlay-sheet"
  case pullToDismiss = "pull-to-dismiss"

  /// The spec, JSON in UTF-8.
  public var text: [UInt8] {
    switch self {
    case .flippingNotch: PackageResources.flipping_notch_json
    case .notchTransition: PackageResources.notch_transition_json
    case .overlaySheet: PackageResources.overlay_sheet_json
    case .pullToDismiss: PackageResources.pull_to_dismiss_json
    }
  }

  /// What diagnostics call its text.
  var file: String { "template \(rawValue)" }

  /// One line, without a period.
  public var summary: String {
    switch self {
    case .flippingNotch:
      "a notch pulled out of the upper edge drops onto a list, flips and becomes its first cell"
    case .notchTransition:
      "the notch or Dynamic Island grows to a rectangle and then to a screen with contents"
    case .overlaySheet: "a sheet that a finger drags between heights, with a list in it"
    case .pullToDismiss: "a list pulled down fills its close button and dismisses its menu"
    }
  }
}
