"""The scenes with pyblend2d, one thread, its just-in-time pipelines on: every frame drawn in full.

The blur that it lacks is a picture, made once and kept. Its transforms apply after those before them.
"""

import sys
from pathlib import Path

import numpy
from PIL import Image, ImageDraw, ImageFilter

from scenes import SCALE, SHADOW

# Its module is in a folder of its own.
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / ".build/peers/blend2d"))
import blend2d  # noqa: E402


class Drawer:
    def __init__(self, width, height, asset, fonts):
        self.size = (width, height)
        self.image = blend2d.Image(width, height, blend2d.Format.PRGB32)
        self.faces = [blend2d.FontFace.from_file(path) for path in fonts]
        self.fonts, self.shadows = {}, {}
        pixels = numpy.asarray(Image.open(asset).convert("RGBA"))[..., [2, 1, 0, 3]].copy()
        self.asset = blend2d.Image.from_numpy(pixels, blend2d.Format.PRGB32)

    def draw(self, shapes):
        self.context = blend2d.Context(self.image)
        for shape in shapes:
            self.context.save()
            if "turn" in shape:
                factor, axis = shape["turn"]
                self.context.scale(1, factor)
                self.context.translate(0, axis * (1 - factor))
            self.context.scale(SCALE)
            getattr(self, shape["kind"])(shape)
            self.context.restore()
        self.context.end()
        width, height = self.size
        if self.image.stride == 4 * width:
            return self.image.buffer
        rows = numpy.frombuffer(self.image.buffer, dtype=numpy.uint8).reshape(height, -1)
        return numpy.ascontiguousarray(rows[:, : 4 * width])

    def color(self, color, alpha=1):
        return blend2d.Rgba32(*color, round(255 * alpha))

    def box(self, shape):
        x, y, w, h, r = (shape[key] for key in "xywhr")
        if shape.get("shadow"):
            self.shadow(shape)
        fill = self.color(shape["color"], shape.get("alpha", 1))
        if r > 0:
            self.context.fill_round_rect(x, y, w, h, r, r, fill)
        else:
            self.context.fill_rect(x, y, w, h, fill)
        if "border" in shape:
            width, color = shape["border"]
            i = width / 2
            self.context.stroke_width = width
            self.context.stroke_round_rect(
                x + i, y + i, w - width, h - width, r - i, r - i, self.color(color)
            )

    def text(self, shape):
        key = shape["size"], shape["bold"]
        if key not in self.fonts:
            self.fonts[key] = blend2d.Font(self.faces[shape["bold"]], shape["size"])
        color = self.color(shape["color"], shape.get("alpha", 1))
        self.context.fill_text(shape["x"], shape["y"], self.fonts[key], shape["words"], color)

    def picture(self, shape):
        x, y, w, h, r = (shape[key] for key in "xywhr")
        place = blend2d.Matrix2D(w / self.asset.width, 0, 0, h / self.asset.height, x, y)
        pattern = blend2d.Pattern(self.asset, None, blend2d.ExtendMode.PAD, place)
        self.context.fill_round_rect(x, y, w, h, r, r, pattern)

    def shadow(self, shape):
        key = tuple(int(shape[k] * SCALE) for k in "whr")
        margin = 3 * SHADOW["sigma"] * SCALE
        if key not in self.shadows:
            w, h, r = key
            mask = Image.new("L", (w + 2 * margin, h + 2 * margin), 0)
            corners = (margin, margin, margin + w - 1, margin + h - 1)
            ImageDraw.Draw(mask).rounded_rectangle(corners, r, fill=255)
            mask = mask.filter(ImageFilter.GaussianBlur(SHADOW["sigma"] * SCALE))
            pixels = numpy.zeros((mask.height, mask.width, 4), dtype=numpy.uint8)
            pixels[..., 3] = numpy.rint(numpy.asarray(mask) * SHADOW["alpha"])
            self.shadows[key] = blend2d.Image.from_numpy(pixels, blend2d.Format.PRGB32)
        self.context.save()
        self.context.reset_matrix()
        place = shape["x"] * SCALE - margin, (shape["y"] + SHADOW["dy"]) * SCALE - margin
        self.context.blit_image(place, self.shadows[key])
        self.context.restore()
