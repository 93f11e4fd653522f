"""Draws a scene with one of the peers: draw.py TOOL SCENE FIRST COUNT STEP OUT

TOOL is cairo, skia, thorvg, blend2d or chromium, with "+level1" for Pillow's encoder at level 1 instead of
the tool's own, and "x2" at its end for two processes. OUT is a folder for PNGs, or "-" for raw BGRA on
standard output; JPEG pictures where the tool is Chromium, which gives no pixels.
"""

import importlib
import os
import sys

import scenes

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.environ["PEER_FONTS"].split(":")


def write(pixels):
    rest = memoryview(pixels).cast("B")
    while rest:
        rest = rest[os.write(1, rest) :]


def level1(pixels, size, path):
    from PIL import Image

    Image.frombuffer("RGB", size, pixels, "raw", "BGRX", 0, 1).save(path, compress_level=1)


def main():
    tool, scene, first, count, step, out = sys.argv[1:]
    processes = 2 if tool.endswith("x2") else 1
    library = tool.removesuffix("x2").removesuffix("+level1")
    mine = 0
    if processes == 2 and int(count) > 1:
        mine = 0 if os.fork() else 1
    else:
        processes = 1
    drawer = importlib.import_module(f"with_{library}").Drawer(
        *scenes.pixels(scene), os.path.join(HERE, "../scenes/assets/picture.png"), FONTS
    )
    for number in range(mine, int(count), processes):
        index = int(first) + number * int(step)
        pixels = drawer.draw(scenes.frame(scene, index))
        path = f"{out}/{index:05d}.png"
        if out == "-":
            write(drawer.jpeg() if pixels is None else pixels)
        elif "+level1" in tool:
            level1(pixels, drawer.size, path)
        else:
            drawer.save(path)
    if processes == 2 and mine == 0:
        os.wait()


main()
