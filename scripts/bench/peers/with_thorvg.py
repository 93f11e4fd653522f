"""The scenes with thorvg-python on the processor, as ThorVG is meant to be used: its objects are kept.

A frame changes what differs, and ThorVG draws the parts again that this touched. It reads no faces with
cubic outlines, so it is given those that truetype.py wrote.
"""

from pathlib import Path

import thorvg_python as tvg
from PIL import Image

from scenes import SCALE, SHADOW

TRUETYPE = Path(__file__).resolve().parents[3] / ".build/peers/truetype"
ASCENT = 0.96875  # of Inter, in em
IS_PREMULTIPLIED_BGRA = tvg.Colorspace.ARGB8888


class Drawer:
    def __init__(self, width, height, asset, fonts):
        self.size = (width, height)
        self.engine = tvg.Engine(threads=0)
        self.names = [Path(path).stem for path in fonts]
        for name in self.names:
            done(tvg.Text(self.engine).font_load(str(TRUETYPE / f"{name}.ttf")))
        self.canvas = tvg.SwCanvas(self.engine)
        done(self.canvas.set_target(width, height, None, IS_PREMULTIPLIED_BGRA))
        picture = Image.open(asset).convert("RGBA")
        self.asset = picture.tobytes("raw", "BGRA"), picture.size
        self.root = None
        self.kept = []

    def draw(self, shapes):
        shapes = list(shapes)
        wanted = [same(shape) for shape in shapes]
        is_new = wanted != [same(shape) for shape, _ in self.kept]
        if is_new:
            self.build(shapes)
        for index, shape in enumerate(shapes):
            before, parts = self.kept[index]
            if is_new or before != shape:
                self.change(parts, shape, None if is_new else before)
                self.kept[index] = shape, parts
        done(self.canvas.update())
        done(self.canvas.draw(is_new))
        done(self.canvas.sync())
        return self.canvas.buffer_arr

    def build(self, shapes):
        if self.root:
            done(self.canvas.remove(None))
        self.root = tvg.Scene(self.engine)
        self.root.scale(SCALE)
        self.kept = [(shape, getattr(self, shape["kind"])(shape)) for shape in shapes]
        for _, parts in self.kept:
            done(self.root.add(parts[-1]))
        done(self.canvas.add(self.root))

    # What makes an object: its parts, the last of which the scene holds.

    def box(self, shape):
        path = tvg.Shape(self.engine)
        if not shape.get("shadow"):
            return [path]
        group = tvg.Scene(self.engine)
        done(group.add(path))
        alpha = round(255 * SHADOW["alpha"])
        sigma = 1.25 * SHADOW["sigma"]  # its blur is narrower than a Gaussian one
        done(group.add_effect_drop_shadow(0, 0, 0, alpha, 180, SHADOW["dy"], sigma, 60))
        return [path, group]

    def text(self, shape):
        text = tvg.Text(self.engine)
        done(text.set_font(self.names[shape["bold"]]))
        done(text.set_size(shape["size"] * 0.75))
        done(text.set_text(shape["words"]))
        done(text.set_color(*shape["color"]))
        return [text]

    def picture(self, shape):
        data, size = self.asset
        picture, clip = tvg.Picture(self.engine), tvg.Shape(self.engine)
        done(picture.load_raw(data, *size, IS_PREMULTIPLIED_BGRA, True))
        done(picture.set_size(shape["w"], shape["h"]))
        rounded(clip, shape)
        done(picture.set_clip(clip))
        return [clip, picture]

    def change(self, parts, shape, before):
        y = shape["y"] - (ASCENT * shape["size"] if shape["kind"] == "text" else 0)
        factor, axis = shape.get("turn", (1, 0))
        place = tvg.Matrix(1, 0, shape["x"], 0, factor, axis + (y - axis) * factor, 0, 0, 1)
        done(parts[-1].set_transform(place))
        done(parts[-1].set_opacity(round(255 * shape.get("alpha", 1))))
        if shape["kind"] == "picture":
            done(parts[0].set_transform(place))
        if shape["kind"] == "box":
            looks = ("w", "h", "r", "color", "border")
            if before is None or any(shape.get(key) != before.get(key) for key in looks):
                path = parts[0]
                path.reset()
                rounded(path, shape)
                done(path.set_fill_color(*shape["color"], 255))
                if "border" in shape:
                    width, color = shape["border"]
                    path.set_stroke_width(width)
                    done(path.set_stroke_color(*color, 255))


def same(shape):
    """What a kept object cannot change."""
    return [shape["kind"]] + [shape.get(key) for key in ("words", "size", "bold", "shadow")]


def rounded(path, shape):
    inset = shape["border"][0] / 2 if "border" in shape else 0
    size = shape["w"] - 2 * inset, shape["h"] - 2 * inset
    r = shape["r"] - inset if shape["r"] else 0
    done(path.append_rect(inset, inset, *size, r, r, True))


def done(result):
    if int(result) != 0:
        raise SystemExit(f"ThorVG: {result!r}")
