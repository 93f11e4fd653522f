"""Measures inbetween against the peers, all interleaved, and writes docs/performance.md.

A frame's time is that of a film less that of its first frame alone, over the frames between: start and
reading are not in it. Medians over the rounds. The times are those of the wall clock, with both
processors used where a program can; processor time, which load changes less, stands beside it.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import time
from pathlib import Path

import scenes

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SPECS = HERE.parent / "scenes"
TOOL = ROOT / ".build/release/inbetween"
PYTHON = ROOT / ".build/peers/bin/python"
RESVG = ROOT / ".build/peers/resvg/bin/resvg"

X264 = (
    "-c:v libx264 -preset veryfast -crf 18 -colorspace bt709 -color_primaries bt709"
    " -color_trc bt709 -color_range tv"
)


class Measured:
    """Milliseconds of one run."""

    def __init__(self, wall, processor, memory):
        self.wall, self.processor, self.memory = wall, processor, memory


def run(line, scratch):
    """Runs a line of a shell; its processor time is that of all it started."""
    environment = dict(os.environ, PEER_SCRATCH=str(scratch))
    started = time.perf_counter()
    process = subprocess.Popen(
        ["bash", "-c", "set -o pipefail; " + line],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - started
    if process.returncode != 0:
        raise SystemExit(f"failed: {line}")
    # Linux counts KiB, macOS bytes.
    unit = 1 if platform.system() == "Darwin" else 1024
    return Measured(
        1000 * wall, 1000 * (usage.ru_utime + usage.ru_stime), usage.ru_maxrss * unit / (1 << 20)
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


def film(scene, scratch):
    """What encodes raw frames as a user of a drawing library would."""
    width, height = scenes.pixels(scene)
    pad = ",pad=ceil(iw/2)*2:ceil(ih/2)*2" if width % 2 or height % 2 else ""
    return (
        f"ffmpeg -v error -y -f rawvideo -pixel_format bgr0 -video_size {width}x{height}"
        f" -framerate 60 -i - -vf 'scale=out_color_matrix=bt709:out_range=tv{pad},format=yuv420p'"
        f" {X264} {scratch}/peer.mp4"
    )


def peer(tool, scene, sink, count, step, scratch):
    if tool == "resvg":
        # One process a frame: it has no other way. The frames are inbetween's own SVGs.
        last = (count - 1) * step
        return (
            f"for n in $(seq 0 {step} {last}); do {RESVG} {scratch}/svg-{scene}/frame_$(printf %05d $n).svg"
            f" {scratch}/peer/$n.png; done"
        )
    draw = f"{PYTHON} {HERE}/draw.py {tool} {scene} 0 {count} {step}"
    return {
        "png": f"{draw} {scratch}/peer",
        "null": f"{draw} - > /dev/null",
        "pipe": f"{draw} - | cat > /dev/null",
        "mp4": f"{draw} - | {film(scene, scratch)}",
    }[sink]


# Tool, sinks, and how many frames are left out for one that is drawn, to keep slow ones short.
PEERS = [
    ("cairo+level1x2", ["png"], 3),
    ("cairo", ["png"], 12),
    ("skia+level1", ["png"], 6),
    ("resvg", ["png"], 12),
    ("cairo", ["null", "pipe"], 1),
    ("skia", ["null", "pipe"], 1),
    ("cairo", ["mp4"], 2),
    ("skia", ["mp4"], 2),
]


def cases(with_peers):
    for scene in scenes.COUNTS:
        for sink in ("png", "null", "pipe", "mp4", "svg"):
            yield "inbetween", scene, sink, 1
            if with_peers:
                for tool, sinks, step in PEERS:
                    if sink in sinks:
                        yield tool, scene, sink, step


def measure(case, scratch):
    """Steady milliseconds a frame, and of the first frame's whole process; memory in MiB."""
    tool, scene, sink, step = case
    count = (scenes.COUNTS[scene] + step - 1) // step
    if tool == "inbetween":
        lines = [ours(scene, sink, n, scratch) for n in ("0", f"0-{count - 1}")]
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


def growth(scratch, rounds):
    """Each row: what grows, its size, steady milliseconds a frame, MiB."""
    rows = []

    def one(what, number, spec, frames, count, more=""):
        path = scratch / "growth.json"
        path.write_text(json.dumps(spec))
        found = []
        for _ in range(rounds):
            line = f"{TOOL} render {path} -q {more} -o - --format bgra --frames"
            first = run(f"{line} 0 > /dev/null", scratch)
            whole = run(f"{line} {frames} > /dev/null", scratch)
            found.append(((whole.processor - first.processor) / (count - 1), first.wall, whole.memory))
        rows.append((what, number) + tuple(statistics.median(f) for f in zip(*found)))

    def layers(count):
        """Squares in rows; one of them moves."""
        cells = {
            "id": "cell", "repeat": count, "width": 6, "height": 6, "minX": "=8 * (index - 40 * floor(index / 40))",
            "minY": "=8 * floor(index / 40) - 800 * floor(index / 4000)", "backgroundColor": "teal",
        }
        return {
            "version": 1,
            "canvas": {"size": [390, 844], "scale": 1, "fps": 60, "duration": 2},
            "layers": [cells],
            "timeline": [{"animate": {"cell[0]": {"transform.translation.y": 700}}, "duration": 2}],
        }

    for count in (10, 100, 1000, 10_000):
        one("layers, one of them moves", count, layers(count), "0-59", 60)
    cards = json.loads((SPECS / "C.json").read_text())
    for scale in (1, 2, 3, 6, 10):
        width, height = (n * scale for n in scenes.SIZES["C"])
        one("scale of C", f"{scale}x ({width} × {height})", cards, "0-59", 60, f"--scale {scale}")
    for count in (10, 100, 1000, 10_000):
        spec = layers(100)
        spec["canvas"]["duration"] = count / 60 + 0.1
        spec["timeline"][0]["duration"] = count / 60
        one("frames, of 100 layers", count, spec, f"0-{count - 1}", count)
    return rows


def machine():
    model, flags = platform.processor(), ""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / (1 << 30)
    return (
        f"{model}, {os.cpu_count()} processors, {memory:.0f} GiB,"
        f" {platform.system()} {platform.release().split('-')[0]}{flags}"
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
    try:
        for scene in scenes.COUNTS:
            run(
                f"{TOOL} render {SPECS}/{scene}.json -q -o {scratch}/svg-{scene}/ --format svg",
                scratch,
            )
        found, sizes = {}, {}
        for number in range(options.rounds):
            for case in cases(options.peers):
                found.setdefault(case, []).append(measure(case, scratch))
                tool, scene, sink, _ = case
                if sink == "png":
                    folder = scratch / ("ours" if tool == "inbetween" else "peer")
                    sizes[tool, scene] = size(folder)
                    shutil.rmtree(folder)
                    (scratch / "peer").mkdir(exist_ok=True)
                print(number, *case, found[case][-1], flush=True)
        medians = [
            {"tool": tool, "scene": scene, "sink": sink}
            | {key: statistics.median(r[key] for r in runs) for key in runs[0]}
            | {"kB": sizes.get((tool, scene)) if sink == "png" else None}
            for (tool, scene, sink, _), runs in found.items()
        ]
        result = {
            "machine": machine(),
            "load": os.getloadavg()[1],
            "rounds": options.rounds,
            "runs": medians,
            "growth": growth(scratch, options.rounds),
        }
        options.out.write_text(json.dumps(result, indent=1))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
