"""Writes the tables of docs/performance.md from what measure.py found, between their marks."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/performance.md"

SINKS = {
    "png": "PNG sequence",
    "null": "raw BGRA to /dev/null",
    "pipe": "raw BGRA to a pipe's reader",
    "mp4": "film, x264 veryfast",
    "svg": "SVG sequence",
}
# Milliseconds a frame, by scene.
GOALS = {"png": (3, 4.5, 16), "null": (1.1, 2, 12), "pipe": (4, 5, 15), "svg": (0.3, 0.3, 0.3)}
NAMES = {
    "cairo+level1x2": "pycairo, level-1 encoder, 2 processes",
    "cairo": "pycairo",
    "skia+level1": "skia-python, level-1 encoder",
    "skia": "skia-python",
    "resvg": "resvg, one SVG a frame",
}


def table(head, rows):
    lines = [head, ["---"] * len(head)] + rows
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def short(value):
    return f"{value:.0f}" if value >= 20 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def times(runs):
    by = {(r["tool"], r["sink"], r["scene"]): r for r in runs}
    rows = []
    for sink, words in SINKS.items():
        mine = [by["inbetween", sink, scene] for scene in "ABC"]
        goal = " / ".join(str(n) for n in GOALS[sink]) if sink in GOALS else ""
        rows.append([f"**{words}**", "**inbetween**"] + [f"**{cell(m)}**" for m in mine] + [goal])
        for tool, name in NAMES.items():
            if (tool, sink, "A") not in by:
                continue
            theirs = [by[tool, sink, scene] for scene in "ABC"]
            cells = [
                f"{cell(t)}: {short(t['wall'] / m['wall'])}×" for t, m in zip(theirs, mine)
            ]
            rows.append(["", name] + cells + [""])
    return table(["output", "drawn by", "A", "B", "C", "goal"], rows)


def cell(run):
    return f"{short(run['wall'])} ({short(run['processor'])})"


def rest(runs):
    rows = []
    for tool in ["inbetween"] + list(NAMES):
        found = {r["scene"]: r for r in runs if r["tool"] == tool and r["sink"] == "png"}
        if not found:
            continue
        rows.append(
            [NAMES.get(tool, "**inbetween**")]
            + [" / ".join(f"{found[s][key]:.0f}" for s in "ABC") for key in ("first", "memory", "kB")]
        )
    return table(["PNG sequence", "first frame, whole process, ms", "peak, MiB", "a file, kB"], rows)


def growth(rows):
    return table(
        ["what grows", "to", "a frame, ms of processor time", "first frame, ms", "peak, MiB"],
        [
            [what, f"{n:,}" if isinstance(n, int) else n, f"{ms:.3f}", f"{first:.0f}", f"{memory:.0f}"]
            for what, n, ms, first, memory in rows
        ],
    )


def main():
    found = json.loads((ROOT / ".build/bench.json").read_text())
    tables = {
        "machine": f"{found['machine']}; medians of {found['rounds']} rounds; load {found['load']:.1f}.\n",
        "times": times(found["runs"]),
        "rest": rest(found["runs"]),
        "growth": growth(found["growth"]),
    }
    for name, text in tables.items():
        print(text)
    if not any(r["tool"] != "inbetween" for r in found["runs"]):
        return
    page = PAGE.read_text()
    for name, text in tables.items():
        page, count = re.subn(
            rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda m: m[1] + text + m[2], page, flags=re.S
        )
        if count != 1:
            raise SystemExit(f"no place for {name} in {PAGE}")
    PAGE.write_text(page)


main()
