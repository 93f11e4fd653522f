import Command
import Testing

@Suite struct TextTableTests {
  @Test func columnsAreAligned() {
    let table = TextTable(
      columns: [.init("name"), .init("points", .right), .init("cutout")],
      rows: [["iphone-x", "375 × 812", "notch"], ["iphone-se", "320 × 568", ""]])
    #expect(
      table.text == """
        name          points  cutout
        iphone-x   375 × 812  notch
        iphone-se  320 × 568

        """)
  }

  @Test func missingCellsAreEmptyAndOthersLeftOut() {
    let table = TextTable(columns: [.init("a"), .init("b")], rows: [["1"], ["1", "2", "3"], []])
    #expect(table.text == "a  b\n1\n1  2\n\n")
  }
}
