extension Invocation {
  /// The values of `--output`; nil if there are none.
  ///
  /// - Throws: ``UsageError`` if one is empty, or two things would go to standard output.
  func outputs() throws(UsageError) -> [String]? {
    guard has(.output) else { return nil }
    let outputs = try values(.output) { word throws(ValueError) in
      try NameList.single(word, "output")
    }
    let documents = has(.json) ? 1 : 0
    if outputs.count(where: { $0 == "-" }) + documents > 1, outputs.contains("-") {
      throw UsageError(.standardOutputTwice, in: subcommand)
    }
    return outputs
  }
}
