/// What `inbetween list` can list. The raw value is the word on the command line.
public enum ListTopic: String, CaseIterable, Sendable {
  case devices, easings, springs, functions, properties, layers, colors, symbols, formats
  case templates
}
