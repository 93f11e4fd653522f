public import SpecReader

/// What `inbetween new` is asked to do.
public struct NewOptions: Hashable, Sendable {
  public var template: Template
  /// Nil is the template's.
  public var device: String?
  /// A file as the user named it; `-` for standard output.
  public var output: String
  public var overwrites: Bool

  /// - Throws: ``UsageError`` for a value that is wrong.
  public init(_ invocation: Invocation) throws(UsageError) {
    guard let template = invocation.operands.first.flatMap(Template.init(rawValue:)) else {
      throw UsageError(.missingOperand(placeholder: "TEMPLATE"), in: .new)
    }
    self.template = template
    device = try invocation.value(.device, DeviceName.read)
    output = try invocation.outputs()?.last ?? "-"
    overwrites = invocation.has(.overwrite)
  }
}
