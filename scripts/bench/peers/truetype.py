"""Writes faces with cubic outlines as TrueType, for programs that read no others: truetype.py FOLDER FONT...

The curves are off by 0.2 units of 1/2816 em at most.
"""

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for path in sys.argv[2:]:
        font = TTFont(path)
        if "glyf" not in font:
            convert(font)
        font.save(folder / (Path(path).stem + ".ttf"))


def convert(font):
    outlines, names = font.getGlyphSet(), font.getGlyphOrder()
    glyphs = {}
    for name in names:
        pen = TTGlyphPen(outlines)
        outlines[name].draw(Cu2QuPen(pen, max_err=0.2, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = names, glyphs
    for name in names:
        glyphs[name].recalcBounds(font["glyf"])
        width, _ = font["hmtx"][name]
        font["hmtx"][name] = width, getattr(glyphs[name], "xMin", 0)
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    for key in (
        "maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements"
        " maxSizeOfInstructions maxPoints maxContours maxCompositePoints maxCompositeContours"
        " maxComponentElements maxComponentDepth"
    ).split():
        setattr(limits, key, 1 if key == "maxZones" else 0)
    font["post"].formatType = 3.0
    for tag in ("CFF ", "VORG"):
        if tag in font:
            del font[tag]
    font.sfntVersion = "\0\1\0\0"


main()
