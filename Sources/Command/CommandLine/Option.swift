/// The options of all subcommands. The raw value is the long name, without the dashes.
///
/// Adding an option: add a case here and its row in ``OptionTable``. Nothing else knows options by
/// name: parsing, help texts and "did you mean" read the table.
public enum Option: String, CaseIterable, Sendable {
  // Output.
  case output, format, overwrite
  case startNumber = "start-number"
  case pngSize = "png-size"
  // Time.
  case at, frames, from, to
  case excludeEnd = "exclude-end"
  case fps
  // Picture.
  case device, size, scale, background
  // Spec.
  case set, variant, property, explain, strict
  // Work.
  case jobs, shard, rounds
  // Comparison.
  case against, golden, update
  case keyFrames = "key-frames"
  case metric, threshold
  case maxChanged = "max-changed"
  case composite
  case maxShift = "max-shift"
  case ignore
  case valuesOnly = "values-only"
  case anyVersion = "any-version"
  // Reports.
  case report, pictures, annotations
  // Messages.
  case json, progress, quiet, verbose
  // General.
  case help, version

  /// As it is typed, as `--start-number`.
  public var spelling: String { "--" + rawValue }
}
