"""The scenes with skia-python on the processor: every frame drawn in full."""

import numpy
import skia

from scenes import SCALE, SHADOW


class Drawer:
    def __init__(self, width, height, asset, fonts):
        self.size = (width, height)
        self.pixels = numpy.zeros((height, width, 4), dtype=numpy.uint8)
        info = skia.ImageInfo.Make(
            width, height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType
        )
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels)
        self.canvas = self.surface.getCanvas()
        self.faces = [skia.Typeface.MakeFromFile(path) for path in fonts]
        self.fonts = {}
        self.asset = skia.Image.open(asset)
        self.blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, SHADOW["sigma"])
        self.sampling = skia.SamplingOptions(skia.FilterMode.kLinear)

    def draw(self, shapes):
        for shape in shapes:
            self.canvas.save()
            self.canvas.scale(SCALE, SCALE)
            if "turn" in shape:
                factor, axis = shape["turn"]
                self.canvas.translate(0, axis * (1 - factor))
                self.canvas.scale(1, factor)
            getattr(self, shape["kind"])(shape)
            self.canvas.restore()
        return self.pixels.data

    def save(self, path):
        """With Skia's own encoder."""
        self.surface.makeImageSnapshot().save(path, skia.kPNG)

    def paint(self, color, alpha=1, **more):
        return skia.Paint(
            Color=skia.Color(*color, round(255 * alpha)), AntiAlias=True, **more
        )

    def rounded(self, shape, dy=0, inset=0):
        rect = skia.Rect.MakeXYWH(
            shape["x"] + inset,
            shape["y"] + dy + inset,
            shape["w"] - 2 * inset,
            shape["h"] - 2 * inset,
        )
        return skia.RRect.MakeRectXY(rect, shape["r"] - inset, shape["r"] - inset)

    def box(self, shape):
        if shape.get("shadow"):
            paint = self.paint((0, 0, 0), SHADOW["alpha"], MaskFilter=self.blur)
            self.canvas.drawRRect(self.rounded(shape, dy=SHADOW["dy"]), paint)
        self.canvas.drawRRect(
            self.rounded(shape), self.paint(shape["color"], shape.get("alpha", 1))
        )
        if "border" in shape:
            width, color = shape["border"]
            paint = self.paint(color, Style=skia.Paint.kStroke_Style, StrokeWidth=width)
            self.canvas.drawRRect(self.rounded(shape, inset=width / 2), paint)

    def text(self, shape):
        key = shape["size"], shape["bold"]
        if key not in self.fonts:
            font = skia.Font(self.faces[shape["bold"]], shape["size"])
            font.setSubpixel(True)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            font.setHinting(skia.FontHinting.kNone)
            self.fonts[key] = font
        paint = self.paint(shape["color"], shape.get("alpha", 1))
        self.canvas.drawString(shape["words"], shape["x"], shape["y"], self.fonts[key], paint)

    def picture(self, shape):
        self.canvas.clipRRect(self.rounded(shape), True)
        rect = skia.Rect.MakeXYWH(shape["x"], shape["y"], shape["w"], shape["h"])
        self.canvas.drawImageRect(self.asset, rect, self.sampling)
