"""Writes where the time of PNG sequences goes, by stage, into docs/performance.md.

Samples of `perf record` with stacks, one worker; where there is no perf, instructions that callgrind
counts, without stacks and without the system's part.
"""

import collections
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from machine import SPECS, TOOL, machine
from tables import replace, table

# A stage, where to look, and what is looked for in "symbol (library)". The first line that is met
# counts: 'here' is the function that runs, 'above' is it and those that called it.
STAGES = [
    ("checksums and digests", "here", r"crc32|adler|XXH|xxh|digest|checksum|libxxhash"),
    ("deflate", "here", r"deflate|libisal|libz\."),
    ("system: fresh memory, files, threads", "here", r"\[kernel|\[vdso|syscall|__(write|open|mmap|munmap)"),
    ("start, reading, compiling", "above", r"ld-linux|_dl_|SpecReader|fontconfig|Fc[A-Z]\w+ \("),
    ("text", "above", r"glyph|libfreetype|libharfbuzz|libpango|ShapedLine"),
    ("masks and shadows", "above", r"[Ss]hadow|cs_convolve|cs_spread|cs_mask|cairo_mask"),
    ("composition", "here", r"libpixman|cs_blend|cs_resample|cs_average|cs_halve"),
    ("scan conversion: paths, spans", "here", r"libcairo|cs_"),
    ("pixel conversion, row filters, opacity", "here", r"_row\b|_row\.|ps_|png_|is_opaque"),
    ("comparing and copying", "here", r"mem(cmp|move|cpy|set)"),
    ("allocation", "here", r"malloc|calloc|realloc|_int_free|\bc?free \(|swift_(slow)?([Aa]lloc|[Dd]ealloc)"),
    ("Swift: state, lists, damage, encoding", "here", r"inbetween|libswift|\$s"),
]  # fmt: skip
REST = "else"
REPEATS = 5


def stage(stack):
    """Of frames from the innermost on. The innermost that was not inlined is what runs."""
    here = [frame for frame in stack if not frame.endswith("(inlined)")][:1]
    for name, where, pattern in STAGES:
        if any(re.search(pattern, frame) for frame in (stack if where == "above" else here)):
            return name
    return REST


def command(scene, folder, tool=TOOL):
    spec = SPECS / f"{scene}.json"
    return [str(tool), "render", str(spec), "-q", "-j", "1", "--overwrite", "-o", f"{folder}/out/"]


def sampled(scene, folder):
    """Yields stacks with the weight 1."""
    data = f"{folder}/perf.data"
    record = ["perf", "record", "-q", "-F", "2000", "--call-graph", "dwarf,16384", "-o", data, "--"]
    for _ in range(REPEATS):
        subprocess.run(record + command(scene, folder), check=True, capture_output=True)
        script = ["perf", "script", "-i", data, "-F", "ip,sym,dso"]
        text = subprocess.run(script, check=True, capture_output=True, text=True).stdout
        for sample in text.split("\n\n"):
            frames = [line.strip().split(" ", 1)[-1] for line in sample.splitlines() if line.strip()]
            if frames:
                yield frames, 1


def counted(scene, folder):
    """Yields stacks of one function with its instructions."""
    data, tool = f"{folder}/callgrind.out", f"{folder}/inbetween"
    # Valgrind cannot read all of the debug information that swift writes; names are enough.
    subprocess.run(["strip", "--strip-debug", "-o", tool, str(TOOL)], check=True)
    start = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={data}"]
    run = start + command(scene, folder, tool) + ["--frames", "0-x6"]
    subprocess.run(run, check=True, capture_output=True)
    text = subprocess.run(
        ["callgrind_annotate", "--threshold=100", data], check=True, capture_output=True, text=True
    ).stdout
    for line in text.splitlines():
        found = re.match(r"\s*([\d,]+) \([^)]*\)\s+[^:]*:(.*) \[(.*)\]", line)
        if found:
            yield [f"{found[2]} ({found[3]})"], int(found[1].replace(",", ""))


def main():
    has_perf = shutil.which("perf") is not None
    shares, unknown, total = {}, collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        for scene in "ABC":
            weights = collections.Counter()
            for stack, weight in (sampled if has_perf else counted)(scene, folder):
                weights[stage(stack)] += weight
                if stage(stack) == REST:
                    unknown[stack[0]] += weight
            whole = sum(weights.values())
            total += whole
            shares[scene] = {name: weight / whole for name, weight in weights.items()}
    names = [name for name, _, _ in STAGES] + [REST]
    names.sort(key=lambda name: -sum(shares[scene].get(name, 0) for scene in "ABC"))
    how = f"`perf`, {total:,} samples of {REPEATS} runs a film" if has_perf else "callgrind, instructions"
    load = f"load {os.getloadavg()[0]:.1f}"
    text = f"{machine()}; {how}, {load}; shares of the processor time.\n\n" + table(
        ["a PNG sequence, one worker", "A", "B", "C"],
        [
            [name] + [f"{100 * shares[scene].get(name, 0):.0f} %" for scene in "ABC"]
            for name in names
            if any(shares[scene].get(name, 0) >= 0.005 for scene in "ABC")
        ],
    )
    print(text)
    for name, weight in unknown.most_common(12):
        print(f"not in a stage: {100 * weight / total:.1f} % {name}")
    replace("profile", text)


if __name__ == "__main__":
    main()
