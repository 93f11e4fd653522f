import Drawing
import Geometry
import Testing

@testable import Raster

@Suite struct FontSetTests {
  private func measure(_ string: String, families: [String] = [], with fonts: FontSet) {
    let run = TextRun(string: string, font: Font(families: families, size: 12), color: .black)
    _ = PangoText(fonts: fonts).layout([run], style: ParagraphStyle(), width: nil)
  }

  @Test func loadsNothingUntilTextIsMeasured() throws {
    let fonts = try FontSet()
    #expect(fonts.facesUsed.isEmpty)
    measure("a", with: fonts)
    #expect(fonts.facesUsed.map(\.family) == [fonts.defaultFamily])
    #expect(fonts.facesUsed.first?.file.hasPrefix("/") == true)
    #expect(fonts.warnings.isEmpty)
  }

  /// The machine has DejaVu too (the package that Inter falls back to), yet it is not found.
  @Test func doesNotSeeTheMachinesFonts() throws {
    let fonts = try FontSet()
    measure("a", families: ["DejaVu Sans"], with: fonts)
    #expect(
      fonts.warnings.map(\.description) == [
        "no font of the family 'DejaVu Sans', 'Inter' is used"
      ])
    let all = try FontSet(systemFonts: true)
    measure("a", families: ["DejaVu Sans"], with: all)
    #expect(all.warnings.isEmpty)
    #expect(all.facesUsed.map(\.family) == ["DejaVu Sans"])
  }

  @Test func usesTheFilesOfTheSpec() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    let fonts = try FontSet(files: [file])
    measure("a", families: ["Nowhere", "dejavu sans"], with: fonts)
    #expect(fonts.warnings.isEmpty)
    #expect(fonts.facesUsed == [FontSet.Face(family: "DejaVu Sans", file: file)])
  }

  @Test func tellsMissingGlyphs() throws {
    let fonts = try FontSet()
    measure("a日b日", with: fonts)
    #expect(fonts.warnings == [.missingGlyph("日")])
    #expect(fonts.warnings.map(\.description) == ["no font has a glyph for '日' (U+65E5)"])
  }

  @Test func refusesWhatIsNoFont() {
    let missing = #expect(throws: RasterError.self) { _ = try FontSet(files: ["/nowhere.otf"]) }
    #expect(missing?.description == "cannot read the font '/nowhere.otf': no readable file")
    let wrong = #expect(throws: RasterError.self) { _ = try FontSet(files: ["/etc/passwd"]) }
    #expect(wrong?.reason == "not a font")
  }
}
