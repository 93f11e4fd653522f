"""One frame of each film by every tool, to look at before believing a time: sheet.py OUT

Writes OUT/A.png, B.png and C.png, and prints how far each tool is from inbetween: the mean of the
absolute differences, in levels, and the share of pixels that are off by more than 48 in a channel.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

from machine import HERE, PYTHON, RESVG, SPECS, TOOL

FRAMES = {"A": 130, "B": 45, "C": 20}
LIBRARIES = ["cairo", "skia", "thorvg+level1", "blend2d+level1", "chromium"]
WIDTH = 390


def pictures(scene, number, folder):
    spec = SPECS / f"{scene}.json"
    name = f"frame_{number:05d}"
    start = [TOOL, "render", spec, "-q", "--frames", str(number)]
    call(start + ["-o", f"{folder}/ours/"])
    call(start + ["-o", f"{folder}/svg/", "--format", "svg"])
    yield "inbetween", folder / f"ours/{name}.png"
    for tool in LIBRARIES:
        (folder / tool).mkdir()
        call([PYTHON, HERE / "draw.py", tool, scene, number, 1, 1, folder / tool])
        yield tool, folder / tool / f"{number:05d}.png"
    for tool, command in {"resvg": [RESVG], "rsvg-convert": ["rsvg-convert", "-o"]}.items():
        svg, png = folder / f"svg/{name}.svg", folder / f"{tool}.png"
        call([*command, svg, png] if tool == "resvg" else [*command, png, svg])
        yield tool, png


def call(line):
    subprocess.run([str(part) for part in line], check=True, stderr=subprocess.DEVNULL)


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for scene, number in FRAMES.items():
        with tempfile.TemporaryDirectory() as folder:
            found = [
                (tool, Image.open(path).convert("RGB").copy())
                for tool, path in pictures(scene, number, Path(folder))
            ]
        ours = numpy.asarray(found[0][1]).astype(int)
        height = WIDTH * ours.shape[0] // ours.shape[1]
        sheet = Image.new("RGB", (WIDTH * len(found), height + 20), "white")
        for column, (tool, picture) in enumerate(found):
            off = numpy.abs(numpy.asarray(picture) - ours)
            print(f"{scene} {tool}: {off.mean():.2f}, {100 * (off.max(axis=2) > 48).mean():.2f} %")
            sheet.paste(picture.resize((WIDTH, height)), (WIDTH * column, 20))
            ImageDraw.Draw(sheet).text((WIDTH * column + 4, 4), tool, fill="black")
        sheet.save(out / f"{scene}.png")


main()
