"""Measures how time and memory grow with layers, pixels and frames."""

import json
import shutil
import statistics

import scenes
from machine import SPECS, TOOL, run

FRAMES = 60


def layers(count, frames=FRAMES):
    """Squares in rows; one of them moves."""
    cells = {
        "id": "cell", "repeat": count, "width": 6, "height": 6,
        "minX": "=8 * (index - 40 * floor(index / 40))",
        "minY": "=8 * floor(index / 40) - 800 * floor(index / 4000)", "backgroundColor": "teal",
    }  # fmt: skip
    move = {"animate": {"cell[0]": {"transform.translation.y": 700}}, "duration": frames / 60}
    canvas = {"size": [390, 844], "scale": 1, "fps": 60, "duration": frames / 60 + 0.1}
    return {"version": 1, "canvas": canvas, "layers": [cells], "timeline": [move]}


def wide():
    """The cards of C in four columns over a canvas of 2560 × 1440 points."""
    spec = json.loads((SPECS / "C.json").read_text())
    spec["canvas"]["size"] = [2560, 1440]
    spec["layers"][0] |= {"width": 2560, "height": 1440}
    spec["layers"][0]["sublayers"][0]["frame"] = [
        "=14 + 635 * (index - 4 * floor(index / 4))", "=16 + 142 * floor(index / 4)", 600, 128,
    ]  # fmt: skip
    return spec


def cases():
    """Series, what grows, a label, its number, a spec, options, and the frames to draw."""
    for count in (10, 100, 1000, 10_000):
        what = "layers, one of them moves"
        yield "layers", what, f"{count:,}", count, layers(count), "", FRAMES
    cards = json.loads((SPECS / "C.json").read_text())
    for scale in (1, 2, 3, 6, 10):
        width, height = (n * scale for n in scenes.SIZES["C"])
        label = f"{scale}x ({width} × {height})"
        yield "pixels", "pixels of C", label, width * height, cards, f"--scale {scale}", FRAMES
    label = "8K (7680 × 4320)"
    yield "pixels", "pixels, its cards in a wide canvas", label, 7680 * 4320, wide(), "", FRAMES
    for count in (10, 100, 1000, 10_000):
        spec = layers(100, count)
        yield "frames", "frames, of 100 layers", f"{count:,}", count, spec, "", count


def growth(scratch, rounds):
    """One worker's and its writer's processor time, of raw frames to nowhere."""
    rows = []
    path = scratch / "growth.json"
    for series, what, label, number, spec, options, count in cases():
        path.write_text(json.dumps(spec))
        found = []
        for _ in range(rounds):
            line = f"{TOOL} render {path} -q {options} -o - --format bgra --frames"
            first = run(f"{line} 0 > /dev/null", scratch)
            whole = run(f"{line} 0-{count - 1} > /dev/null", scratch)
            frame = (whole.processor - first.processor) / (count - 1)
            found.append((frame, first.wall, whole.memory))
        frame, first, memory = (statistics.median(values) for values in zip(*found))
        rows.append(
            {"series": series, "what": what, "label": label, "number": number, "count": count}
            | {"frame": frame, "first": first, "memory": memory}
        )
        print("growth", label, what, f"{frame:.3f} ms", flush=True)
    return rows


def slower(value, factor):
    """A spec whose canvas and steps take that many times as long."""
    if isinstance(value, list):
        return [slower(part, factor) for part in value]
    if not isinstance(value, dict):
        return value
    return {
        key: factor * part if key in ("duration", "delay", "response") else slower(part, factor)
        for key, part in value.items()
    }


def memory(scratch):
    """Scene, sink, workers, frames, and the peak in MiB of films slowed down to that many frames."""
    rows = []
    shutil.copytree(SPECS / "assets", scratch / "assets")
    for scene, count in scenes.COUNTS.items():
        spec = json.loads((SPECS / f"{scene}.json").read_text())
        path = scratch / f"long-{scene}.json"
        for sink in ("png", "null"):
            out = f"{scratch}/long/ --overwrite" if sink == "png" else "- --format bgra > /dev/null"
            for workers in (1, 2):
                for frames in (200, 1000):
                    path.write_text(json.dumps(slower(spec, (frames + 1) / (count - 1))))
                    line = f"{TOOL} render {path} -q -j {workers} --frames 0-{frames - 1} -o {out}"
                    peak = run(line, scratch).memory
                    rows.append([scene, sink, workers, frames, peak])
                    print("memory", *rows[-1], flush=True)
                    shutil.rmtree(scratch / "long", ignore_errors=True)
    return rows
