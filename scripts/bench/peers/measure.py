"""Measures inbetween against the peers, all interleaved, for tables.py.

A frame's time is that of a film less that of its first frame alone, over the frames between: start and
reading are not in it. Medians over the rounds. The times are those of the wall clock, with both
processors used where a program can; processor time, which load changes less, stands beside it.
"""

import argparse
import json
import os
import shutil
import statistics
import time
from pathlib import Path

import scenes
from growth import growth, memory
from machine import HERE, PYTHON, RESVG, ROOT, SPECS, TOOL, machine, run, versions

# As inbetween calls it.
X264 = (
    "-c:v libx264 -preset veryfast -crf 18 -colorspace bt709 -color_primaries bt709"
    " -color_trc bt709 -color_range tv -movflags +faststart"
)


def ours(scene, sink, numbers, scratch, more=""):
    spec = SPECS / f"{scene}.json"
    start = f"{TOOL} render {spec} -q --frames {numbers} {more}"
    return {
        "png": f"{start} -o {scratch}/ours/ --overwrite",
        "svg": f"{start} -o {scratch}/ours-svg/ --format svg --overwrite",
        "null": f"{start} -o - --format bgra > /dev/null",
        "pipe": f"{start} -o - --format bgra | cat > /dev/null",
        "mp4": f"{start} -o {scratch}/ours.mp4 --overwrite",
    }[sink]


def film(tool, scene, scratch):
    """What encodes raw frames, or a browser's JPEG pictures, as a user of the peer would."""
    width, height = scenes.pixels(scene)
    read = "ffmpeg -v error -y -framerate 60"
    if tool == "chromium":
        read += " -f image2pipe -c:v mjpeg -i -"
    else:
        read += f" -f rawvideo -pixel_format bgr0 -video_size {width}x{height} -i -"
    pad = ",pad=ceil(iw/2)*2:ceil(ih/2)*2" if width % 2 or height % 2 else ""
    return (
        f"{read} -vf 'scale=out_color_matrix=bt709:out_range=tv{pad},format=yuv420p' {X264}"
        f" {scratch}/peer.mp4"
    )


def even(scene):
    width, height = scenes.pixels(scene)
    return f"{width + width % 2}x{height + height % 2}"


def encoder(scene, count, scratch):
    """The least that any film can take: ffmpeg encodes what needs no conversion, from memory."""
    return (
        f"ffmpeg -v error -y -f rawvideo -pixel_format yuv420p -video_size {even(scene)} -framerate 60"
        f" -i {scratch}/{scene}.yuv -frames:v {count} {X264} {scratch}/encoder.mp4"
    )


SVG_READERS = {"resvg": f"{RESVG} {{svg}} {{png}}", "rsvg": "rsvg-convert -o {png} {svg}"}


def peer(tool, scene, sink, count, step, scratch):
    if tool in SVG_READERS:
        # One process a frame: they have no other way. The frames are inbetween's own SVGs.
        last = (count - 1) * step
        svg, png = f"{scratch}/svg-{scene}/frame_$(printf %05d $n).svg", f"{scratch}/peer/$n.png"
        return f"for n in $(seq 0 {step} {last}); do {SVG_READERS[tool].format(svg=svg, png=png)}; done"
    draw = f"{PYTHON} {HERE}/draw.py {tool} {scene} 0 {count} {step}"
    return {
        "png": f"{draw} {scratch}/peer",
        "null": f"{draw} - > /dev/null",
        "pipe": f"{draw} - | cat > /dev/null",
        "mp4": f"{draw} - | {film(tool, scene, scratch)}",
    }[sink]


# Tool, sinks, and how many frames are left out for one that is drawn, to keep slow ones short.
OURS = [("inbetween", ["png", "null", "pipe", "mp4", "svg"], 1), ("inbetween small", ["png"], 12)]
PEERS = [
    ("cairo+level1x2", ["png"], 3),
    ("cairo", ["png"], 12),
    ("skia+level1", ["png"], 6),
    ("blend2d+level1", ["png"], 6),
    ("thorvg+level1", ["png"], 6),
    ("chromium", ["png"], 12),
    ("resvg", ["png"], 20),
    ("rsvg", ["png"], 20),
    ("cairo", ["null", "pipe"], 1),
    ("skia", ["null", "pipe"], 1),
    ("blend2d", ["null", "pipe"], 1),
    ("thorvg", ["null", "pipe"], 1),
    ("encoder", ["mp4"], 1),
    ("cairo", ["mp4"], 2),
    ("skia", ["mp4"], 2),
    ("blend2d", ["mp4"], 2),
    ("thorvg", ["mp4"], 2),
    ("chromium", ["mp4"], 12),
]

# Films of a tenth of a second are measured that often a round, for the median.
SHORT = 3


def cases(with_peers):
    for scene in scenes.COUNTS:
        for sink in ("png", "null", "pipe", "mp4", "svg"):
            for tool, sinks, step in OURS + (PEERS if with_peers else []):
                if sink in sinks:
                    yield tool, scene, sink, step


def measure(case, scratch):
    """Steady milliseconds a frame, and of the first frame's whole process; memory in MiB."""
    tool, scene, sink, step = case
    count = (scenes.COUNTS[scene] + step - 1) // step
    if tool == "encoder":
        lines = [encoder(scene, n, scratch) for n in (1, count)]
    elif tool.startswith("inbetween"):
        more = "--png-size small" if tool.endswith("small") else ""
        numbers = ("0", f"0-{scenes.COUNTS[scene] - 1}x{step}")
        lines = [ours(scene, sink, n, scratch, more) for n in numbers]
    else:
        lines = [peer(tool, scene, sink, n, step, scratch) for n in (1, count)]
    first, all_frames = (run(line, scratch) for line in lines)
    return {
        "wall": (all_frames.wall - first.wall) / (count - 1),
        "processor": (all_frames.processor - first.processor) / (count - 1),
        "first": first.wall,
        "memory": all_frames.memory,
    }


def size(folder):
    files = list(Path(folder).glob("*.png"))
    return sum(f.stat().st_size for f in files) / len(files) / 1000 if files else 0


def prepare(scratch, with_peers):
    """The SVGs that others draw, and the films without compression for the encoder alone."""
    for scene in scenes.COUNTS if with_peers else ():
        spec = SPECS / f"{scene}.json"
        run(f"{TOOL} render {spec} -q -o {scratch}/svg-{scene}/ --format svg", scratch)
        width, height = scenes.pixels(scene)
        run(
            f"{TOOL} render {spec} -q -o - --format bgra | ffmpeg -v error -y -f rawvideo"
            f" -pixel_format bgr0 -video_size {width}x{height} -i - -vf"
            " 'pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'"
            f" -f rawvideo {scratch}/{scene}.yuv",
            scratch,
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=ROOT / ".build/bench.json")
    options = parser.parse_args()
    shared = Path("/dev/shm")
    scratch = (shared if shared.is_dir() else ROOT / ".build") / f"inbetween-bench-{os.getpid()}"
    (scratch / "peer").mkdir(parents=True)
    started, load = time.monotonic(), []
    try:
        prepare(scratch, options.peers)
        found, sizes = {}, {}
        for number in range(options.rounds):
            for case in cases(options.peers):
                load.append(os.getloadavg()[0])
                tool, scene, sink, _ = case
                times = SHORT if tool == "inbetween" and sink in ("png", "null", "svg") else 1
                found.setdefault(case, []).extend(measure(case, scratch) for _ in range(times))
                if sink == "png":
                    folder = scratch / ("ours" if tool.startswith("inbetween") else "peer")
                    sizes[tool, scene] = size(folder)
                    shutil.rmtree(folder)
                    (scratch / "peer").mkdir(exist_ok=True)
                seconds = f"{time.monotonic() - started:.0f} s"
                print(number, seconds, *case, found[case][-1], flush=True)
        medians = [
            {"tool": tool, "scene": scene, "sink": sink}
            | {key: statistics.median(r[key] for r in runs) for key in runs[0]}
            | {"kB": sizes.get((tool, scene)) if sink == "png" else None}
            for (tool, scene, sink, _), runs in found.items()
        ]
        result = {"machine": machine(), "versions": versions(), "rounds": options.rounds, "runs": medians}
        result["memory"] = memory(scratch)
        result["growth"] = growth(scratch, options.rounds)
        result["load"] = load
        result["minutes"] = (time.monotonic() - started) / 60
        options.out.write_text(json.dumps(result, indent=1))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


main()
