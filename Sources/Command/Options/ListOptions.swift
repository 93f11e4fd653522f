/// What `inbetween list` is asked to do.
public struct ListOptions: Hashable, Sendable {
  public var topic: ListTopic
  public var printsJSON: Bool
  /// Templates with their variables.
  public var isVerbose: Bool

  /// - Throws: ``UsageError`` if there is no topic.
  public init(_ invocation: Invocation) throws(UsageError) {
    guard let topic = invocation.operands.first.flatMap(ListTopic.init(rawValue:)) else {
      throw UsageError(.missingOperand(placeholder: "TOPIC"), in: .list)
    }
    self.topic = topic
    printsJSON = invocation.has(.json)
    isVerbose = invocation.has(.verbose)
  }
}
