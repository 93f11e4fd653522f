import SpecReader

/// `inbetween schema`.
struct SchemaCommand {
  let console: Console

  func run() throws(Failure) { try console.print(Schema.text) }
}
