"""The scenes with pycairo, as its users write it: every frame drawn in full.

The blur that cairo lacks is a mask, made once and kept.
"""

import math

import cairo
from PIL import Image, ImageDraw, ImageFilter

from scenes import SCALE, SHADOW


class Drawer:
    def __init__(self, width, height, asset, fonts):
        self.size = (width, height)
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
        self.context = cairo.Context(self.surface)
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        self.context.set_font_options(options)
        self.faces = [
            cairo.ToyFontFace("Inter", cairo.FONT_SLANT_NORMAL, weight)
            for weight in (cairo.FONT_WEIGHT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        ]
        self.asset = cairo.ImageSurface.create_from_png(asset)
        self.masks = {}

    def draw(self, shapes):
        for shape in shapes:
            self.context.save()
            self.context.scale(SCALE, SCALE)
            if "turn" in shape:
                factor, axis = shape["turn"]
                self.context.translate(0, axis * (1 - factor))
                self.context.scale(1, factor)
            getattr(self, shape["kind"])(shape)
            self.context.restore()
        self.surface.flush()
        return self.surface.get_data()

    def save(self, path):
        """With cairo's own encoder."""
        self.surface.write_to_png(path)

    def source(self, shape):
        self.context.set_source_rgba(*(c / 255 for c in shape["color"]), shape.get("alpha", 1))

    def path(self, shape, inset=0):
        context, r = self.context, shape["r"] - inset
        x, y = shape["x"] + inset, shape["y"] + inset
        w, h = shape["w"] - 2 * inset, shape["h"] - 2 * inset
        if r <= 0:
            context.rectangle(x, y, w, h)
            return
        context.new_sub_path()
        context.arc(x + w - r, y + r, r, -math.pi / 2, 0)
        context.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
        context.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
        context.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
        context.close_path()

    def box(self, shape):
        if shape.get("shadow"):
            self.shadow(shape)
        self.path(shape)
        self.source(shape)
        self.context.fill()
        if "border" in shape:
            width, color = shape["border"]
            self.path(shape, inset=width / 2)
            self.context.set_source_rgb(*(c / 255 for c in color))
            self.context.set_line_width(width)
            self.context.stroke()

    def text(self, shape):
        self.source(shape)
        self.context.set_font_face(self.faces[shape["bold"]])
        self.context.set_font_size(shape["size"])
        self.context.move_to(shape["x"], shape["y"])
        self.context.show_text(shape["words"])

    def picture(self, shape):
        self.path(shape)
        self.context.clip()
        self.context.translate(shape["x"], shape["y"])
        self.context.scale(
            shape["w"] / self.asset.get_width(), shape["h"] / self.asset.get_height()
        )
        self.context.set_source_surface(self.asset, 0, 0)
        self.context.paint()

    def shadow(self, shape):
        mask, margin, _ = self.mask(shape["w"] * SCALE, shape["h"] * SCALE, shape["r"] * SCALE)
        self.context.save()
        self.context.identity_matrix()
        self.context.set_source_rgba(0, 0, 0, SHADOW["alpha"])
        x = shape["x"] * SCALE - margin
        y = (shape["y"] + SHADOW["dy"]) * SCALE - margin
        self.context.mask_surface(mask, x, y)
        self.context.restore()

    def mask(self, w, h, r):
        if (w, h, r) not in self.masks:
            margin = 3 * SHADOW["sigma"] * SCALE
            picture = Image.new("L", (w + 2 * margin, h + 2 * margin), 0)
            corners = (margin, margin, margin + w - 1, margin + h - 1)
            ImageDraw.Draw(picture).rounded_rectangle(corners, r, fill=255)
            picture = picture.filter(ImageFilter.GaussianBlur(SHADOW["sigma"] * SCALE))
            stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, picture.width)
            data, source = bytearray(stride * picture.height), picture.tobytes()
            for y in range(picture.height):
                row = source[y * picture.width : (y + 1) * picture.width]
                data[y * stride : y * stride + picture.width] = row
            surface = cairo.ImageSurface.create_for_data(
                data, cairo.FORMAT_A8, picture.width, picture.height, stride
            )
            self.masks[w, h, r] = surface, margin, data
        return self.masks[w, h, r]
