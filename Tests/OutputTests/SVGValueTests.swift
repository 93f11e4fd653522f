import Testing

@testable import Output

@Suite struct SVGValueTests {
  struct Entry: Sendable {
    var value: Double
    var text: String
  }

  /// As C's `%.9g` writes them, without exponents.
  @Test(arguments: [
    Entry(value: 0, text: "0"), Entry(value: -0.0, text: "0"), Entry(value: 1, text: "1"),
    Entry(value: -0.5, text: "-0.5"), Entry(value: 1.0 / 3, text: "0.333333333"),
    Entry(value: 2000.0 / 3, text: "666.666667"), Entry(value: 123_456_789.6, text: "123456790"),
    Entry(value: 0.000123456789123, text: "0.000123456789"), Entry(value: 6.1e-17, text: "0"),
    Entry(value: 9.9999999996, text: "10"), Entry(value: .nan, text: "0"),
  ]) func matrixEntriesHaveNineDigits(_ entry: Entry) {
    #expect(entry.value.svgEntry == entry.text)
  }

  struct Name: Sendable {
    var id: String
    var name: String
  }

  @Test(arguments: [
    Name(id: "card", name: "card"), Name(id: "row[2].title", name: "row-2-title"),
    Name(id: "nav-bar_2", name: "nav-bar_2"), Name(id: "2nd", name: "_2nd"),
    Name(id: "größe x", name: "gr_uf6__udf_e_u20_x"), Name(id: "[1]", name: "_-1"),
  ]) func idsAreXMLNames(_ name: Name) {
    #expect(SVGNames.name(ofLayer: name.id) == name.name)
  }

  @Test func furtherElementsOfAnIDAreNumbered() {
    var names = SVGNames()
    #expect(["a", "a", "b", "a"].map { names.unique($0) } == ["a", "a.2", "b", "a.3"])
  }

  struct Encoding: Sendable {
    var bytes: String
    var text: String
  }

  /// RFC 4648 §10.
  @Test(arguments: [
    Encoding(bytes: "", text: ""), Encoding(bytes: "f", text: "Zg=="),
    Encoding(bytes: "fo", text: "Zm8="), Encoding(bytes: "foo", text: "Zm9v"),
    Encoding(bytes: "foob", text: "Zm9vYg=="), Encoding(bytes: "fooba", text: "Zm9vYmE="),
    Encoding(bytes: "foobar", text: "Zm9vYmFy"),
  ]) func base64(_ encoding: Encoding) {
    #expect(Base64.text(of: Array(encoding.bytes.utf8)) == encoding.text)
  }
}
