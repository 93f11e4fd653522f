/// Reads names with commas between them.
public enum NameList {
  /// The names of `--variant dark,de`, in the order given.
  ///
  /// - Throws: ``ValueError`` if a name is empty.
  public static func variants(_ word: String) throws(ValueError) -> [String] {
    let names = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw .malformed(word, "list of variants", examples: "dark or dark,de")
    }
    return names
  }

  /// A name that other parts look up.
  ///
  /// - Parameter quantity: What it names, as `device`.
  /// - Throws: ``ValueError`` if it is empty.
  public static func single(_ word: String, _ quantity: String) throws(ValueError) -> String {
    guard !word.isEmpty else { throw ValueError("the \(quantity) is empty") }
    return word
  }
}
