"""Writes the tables of docs/performance.md and README's figures from what measure.py found.

What the tables say is between marks, '<!-- NAME -->' and '<!-- end -->'; the rest of the pages is not
touched.
"""

import json
import re
from pathlib import Path

import plots

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/performance.md"
README = ROOT / "README.md"
SCENES = "ABC"

SINKS = {
    "png": "PNG sequence",
    "null": "raw BGRA to /dev/null",
    "pipe": "raw BGRA to a pipe's reader",
    "mp4": "film, x264 veryfast",
    "svg": "SVG sequence",
}
# Milliseconds a frame, by scene.
GOALS = {"png": (3, 4.5, 16), "null": (1.1, 2, 12), "pipe": (4, 5, 15), "svg": (0.3, 0.3, 0.3)}
OURS = "inbetween"
SMALL = "inbetween small"
ENCODER = "encoder"
NAMES = {
    SMALL: "inbetween, `--png-size small`",
    ENCODER: "ffmpeg alone, from a `yuv420p` file",
    "cairo+level1x2": "pycairo, level-1 encoder, 2 processes",
    "cairo": "pycairo",
    "skia+level1": "skia-python, level-1 encoder",
    "skia": "skia-python",
    "blend2d+level1": "pyblend2d, level-1 encoder",
    "blend2d": "pyblend2d",
    "thorvg+level1": "thorvg-python, level-1 encoder",
    "thorvg": "thorvg-python",
    "chromium": "Chromium, a screenshot a frame",
    "resvg": "resvg, a process an SVG",
    "rsvg": "rsvg-convert, a process an SVG",
}
PEERS = [name for name in NAMES if name not in (SMALL, ENCODER)]


def table(head, rows):
    lines = [head, ["---"] * len(head)] + rows
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def short(value):
    return f"{value:.0f}" if value >= 20 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def cell(run):
    return f"{short(run['wall'])} ({short(run['processor'])})"


def joined(values, how="{:.0f}"):
    return " / ".join(how.format(value) for value in values)


class Runs:
    """What was measured, by tool, sink and scene."""

    def __init__(self, runs):
        self.by = {(r["tool"], r["sink"], r["scene"]): r for r in runs}

    def has(self, tool, sink):
        return (tool, sink, "A") in self.by

    def all(self, tool, sink, key=None):
        runs = [self.by[tool, sink, scene] for scene in SCENES]
        return [run[key] for run in runs] if key else runs

    def best(self, sink):
        """The fastest peer's run of each scene."""
        peers = [tool for tool in PEERS if self.has(tool, sink)]
        every = [self.all(tool, sink) for tool in peers]
        return [min(runs, key=lambda run: run["wall"]) for runs in zip(*every)]


def times(runs):
    rows = []
    for sink, words in SINKS.items():
        mine = runs.all(OURS, sink)
        goal = joined(GOALS[sink], "{}") if sink in GOALS else "1.15 of ffmpeg alone"
        rows.append([f"**{words}**", "**inbetween**"] + [f"**{cell(m)}**" for m in mine] + [goal])
        for tool, name in NAMES.items():
            if runs.has(tool, sink):
                cells = [
                    f"{cell(t)}: {short(t['wall'] / m['wall'])}×"
                    for t, m in zip(runs.all(tool, sink), mine)
                ]
                rows.append(["", name] + cells + [""])
    return table(["output", "drawn by", "A", "B", "C", "goal"], rows)


def rest(runs):
    rows = [
        [NAMES.get(tool, "**inbetween**")]
        + [joined(runs.all(tool, "png", key)) for key in ("first", "memory", "kB")]
        for tool in [OURS, *NAMES]
        if runs.has(tool, "png")
    ]
    return table(["PNG sequence", "first frame, whole process, ms", "peak, MiB", "a file, kB"], rows)


def memory(rows):
    return table(
        ["written", "workers", "200 frames: A / B / C, MiB", "1,000 frames"],
        [
            [SINKS[sink], str(workers)]
            + [
                joined(r[-1] for r in rows if r[1:4] == [sink, workers, count])
                for count in (200, 1000)
            ]
            for sink in ("png", "null")
            for workers in (1, 2)
        ],
    )


def growth(rows):
    return table(
        ["what grows", "to", "a frame, ms of processor time", "first frame, ms", "peak, MiB"],
        [
            [r["what"], r["label"], f"{r['frame']:.3f}", f"{r['first']:.0f}", f"{r['memory']:.0f}"]
            for r in rows
        ],
    )


def goals(found, runs):
    """What was aimed at, what came out, and where it was missed, all of this one run."""
    rows = []

    def row(name, limits, values, how="{:.1f}", at_least=False, whole=False):
        missed = [v < x if at_least else v > x for v, x in zip(values, limits)]
        cells = " / ".join(
            f"**{how.format(v)}**" if m else how.format(v) for v, m in zip(values, missed)
        )
        sign = "≥" if at_least else "≤"
        same = len(set(limits)) == 1
        text = joined(limits[:1] if same else limits, "{:.0f}" if whole else "{:.4g}")
        rows.append([name, f"{sign} {text}", cells, told(missed)])

    for sink in GOALS:
        row(f"{SINKS[sink]}, ms a frame", GOALS[sink], runs.all(OURS, sink, "wall"), "{:.2f}")
    best = runs.best("png")
    row(
        "PNG sequence, times as fast as the fastest peer", [10] * 3,
        [b["wall"] / m for b, m in zip(best, runs.all(OURS, "png", "wall"))], at_least=True,
    )  # fmt: skip
    level1 = [
        runs.all(tool, "png", "kB")
        for tool in PEERS
        if "+level1" in tool and runs.has(tool, "png")
    ]
    least = [min(sizes) for sizes in zip(*level1)]
    row(
        "a PNG file, kB: the smallest of level 1 + 60 %", [1.6 * kB for kB in least],
        runs.all(OURS, "png", "kB"), "{:.0f}", whole=True,
    )  # fmt: skip
    row(
        "with `--png-size small`: the smallest of level 1", least, runs.all(SMALL, "png", "kB"),
        "{:.0f}", whole=True,
    )  # fmt: skip
    for key, words in (("wall", "time"), ("processor", "processor time")):
        pairs = zip(runs.all(OURS, "mp4", key), runs.all(ENCODER, "mp4", key))
        row(f"film, of the {words} of ffmpeg alone", [1.15] * 3, [m / e for m, e in pairs], "{:.2f}")
    row("first frame, whole process, ms", [35] * 3, runs.all(OURS, "png", "first"), "{:.0f}")
    plain = next(r for r in found["growth"] if r["series"] == "layers")
    row("the same without text, 10 layers at 1x", [20], [plain["first"]], "{:.0f}")
    two = [r for r in found["memory"] if r[2] == 2 and r[3] == 1000]
    for sink in ("png", "null"):
        peaks = [r[-1] for r in two if r[1] == sink]
        row(f"peak of 1,000 frames, two workers, {SINKS[sink]}, MiB", [110] * 3, peaks, "{:.0f}")
    for sink, values in flat(found["memory"]).items():
        row(f"the same, of that of 200 frames, {SINKS[sink]}", [1.1] * 3, values, "{:.2f}")
    return table(["goal", "limit", "A / B / C", "missed"], rows)


def told(missed):
    return f"{sum(missed)} of {len(missed)}" if any(missed) else "no"


def flat(rows):
    """How much more 1,000 frames take than 200, the worst of one and two workers, by scene."""
    at = {tuple(r[:4]): r[-1] for r in rows}

    def more(scene, sink):
        return max(at[scene, sink, jobs, 1000] / at[scene, sink, jobs, 200] for jobs in (1, 2))

    return {sink: [more(scene, sink) for scene in SCENES] for sink in ("png", "null")}


def about(found):
    load = sorted(found["load"])
    middle = load[len(load) // 2]
    rounds = f"medians of {found['rounds']} rounds" if found["rounds"] > 1 else "one round"
    text = (
        f"{found['machine']}; {rounds}, {found['minutes']:.0f} minutes in all.\n"
        f"Load while it ran, its own of about 2 included: {load[0]:.1f} to {load[-1]:.1f},"
        f" median {middle:.1f}.\n"
    )
    if middle > 3.5:
        text += "**The machine was busy with other work: these figures are not final.**\n"
    return f"{text}\n{found['versions']}\n"


def readme(runs):
    ratios = [
        short(b["wall"] / m["wall"]) for b, m in zip(runs.best("png"), runs.all(OURS, "png"))
    ]
    others = {tool.split("+")[0] for tool in PEERS if runs.has(tool, "png")}
    return (
        "It is fast enough to run on every commit: as PNG files, three films of a phone's screen come"
        f" {ratios[0]}×,\n{ratios[1]}× and {ratios[2]}× as fast as from the fastest of {len(others)} other"
        " renderers in the same run.\n[docs/performance.md](docs/performance.md) says how that is measured,"
        " and where it is not ahead.\n"
    )


def replace(name, text, path=PAGE):
    """Puts a text between its marks."""
    page = path.read_text()
    page, count = re.subn(
        rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda m: m[1] + text + m[2], page, flags=re.S
    )
    if count != 1:
        raise SystemExit(f"no place for {name} in {path}")
    path.write_text(page)


def main():
    found = json.loads((ROOT / ".build/bench.json").read_text())
    runs = Runs(found["runs"])
    texts = {
        "machine": about(found),
        "times": times(runs),
        "rest": rest(runs),
        "memory": memory(found["memory"]),
        "growth": growth(found["growth"]),
    }
    has_peers = any(runs.has(tool, "png") for tool in PEERS)
    if has_peers:
        texts["goals"] = goals(found, runs)
    for name, text in texts.items():
        print(text)
        if has_peers:
            replace(name, text)
    if has_peers:
        replace("speed", readme(runs), README)
        plots.write(found["growth"], ROOT / "docs/images")


if __name__ == "__main__":
    main()
