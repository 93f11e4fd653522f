"""Where things are, how a program is run and measured, and what it ran on."""

import os
import platform
import shutil
import subprocess
import time
from importlib.metadata import distributions
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SPECS = HERE.parent / "scenes"
TOOL = ROOT / ".build/release/inbetween"
VENV = ROOT / ".build/peers"
PYTHON = VENV / "bin/python"
RESVG = VENV / "resvg/bin/resvg"


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


def machine():
    model = platform.processor()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / (1 << 30)
    return (
        f"{model}, {os.cpu_count()} processors, {memory:.0f} GiB,"
        f" {platform.system()} {platform.release().split('-')[0]}"
    )


PACKAGES = ["pycairo", "skia-python", "thorvg-python", "pyblend2d", "resvg-cli", "pillow"]
COMMANDS = {"rsvg-convert": "--version", "chromium": "--version", "ffmpeg": "-version"}


def versions():
    """Of the peers, as one line."""
    paths = [str(path) for path in VENV.glob("lib/python*/site-packages")]
    paths += [str(VENV / name) for name in ("blend2d", "resvg")]
    found = {d.metadata["Name"].lower(): d.version for d in distributions(path=paths)}
    parts = [f"{name} {found[name]}" for name in PACKAGES if name in found]
    for name, option in COMMANDS.items():
        if shutil.which(name) is None:
            continue
        text = subprocess.run([name, option], capture_output=True, text=True).stdout
        number = next((word for word in text.split() if word[:1].isdigit()), "")
        parts.append(f"{name} {number}")
    return ", ".join(parts) + "."
