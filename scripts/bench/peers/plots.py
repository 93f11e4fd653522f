"""Draws how time grows as small SVG pictures: both axes logarithmic, linear growth dashed.

Rows of another film than a series' first are single rings. The colours can be read on white and on
black.
"""

import math

WIDTH, HEIGHT = 360, 260
LEFT, RIGHT, TOP, BOTTOM = 52, 24, 34, 40
INK, GRID, LINE = "#7d8590", "#7d859055", "#3b82f6"
MARKED = "#e8590c"

# Series: title, what is below the axis, and the curves: a name, a colour and a row's milliseconds.
PLOTS = {
    "layers": ("A frame and the first one, ms", "layers, one of them moves", [
        ("a frame", LINE, lambda row: row["frame"]),
        ("first frame, whole process", MARKED, lambda row: row["first"]),
    ]),
    "pixels": ("A frame, ms", "megapixels of a frame", [("a frame", LINE, lambda row: row["frame"])]),
    "frames": ("A whole film, ms", "frames of the film", [
        ("film", LINE, lambda row: row["frame"] * row["count"]),
    ]),
}  # fmt: skip
UNITS = {"pixels": 1e6}


def write(rows, folder):
    for series in PLOTS:
        mine = [row for row in rows if row["series"] == series]
        (folder / f"growth-{series}.svg").write_text(plot(series, mine))


def plot(series, rows):
    title, below, curves = PLOTS[series]
    unit = UNITS.get(series, 1)
    joined = [row for row in rows if row["what"] == rows[0]["what"]]
    single = [row for row in rows if row not in joined]

    def place(row, of):
        return row["number"] / unit, max(of(row), 1e-3)

    points = [sorted(place(row, of) for row in joined) for _, _, of in curves]
    rings = [[place(row, of) for row in single] for _, _, of in curves]
    xs = [x for curve in points + rings for x, _ in curve]
    ys = [y for curve in points + rings for _, y in curve]
    x_axis, y_axis = Axis(xs, LEFT, WIDTH - RIGHT), Axis(ys, HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11" fill="{INK}">',
        f"<title>{title}, by {below}</title>",
        f'<text x="{LEFT}" y="16" font-size="13">{title}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{below}</text>',
    ]
    for value in x_axis.ticks():
        x = x_axis.at(value)
        parts.append(line(x, TOP, x, HEIGHT - BOTTOM, GRID))
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 15}" text-anchor="middle">{value:,g}</text>'
        )
    for value in y_axis.ticks():
        y = y_axis.at(value)
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, GRID))
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:,g}</text>')
    for (name, color, _), curve, ring in zip(curves, points, rings):
        parts += linear(curve, x_axis, y_axis, color)
        where = [(x_axis.at(x), y_axis.at(y)) for x, y in curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in where)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in where]
        for (x, y), row in zip(ring, single):
            x, y = x_axis.at(x), y_axis.at(y)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="none" stroke="{color}"/>')
            words = row["label"].split(" ")[0]
            parts.append(f'<text x="{x + 6:.1f}" y="{y + 12:.1f}" fill="{color}">{words}</text>')
        if len(curves) > 1:
            x, y = where[1]
            parts.append(f'<text x="{x:.1f}" y="{y + 17:.1f}" text-anchor="middle" fill="{color}">{name}</text>')
    return "\n".join(parts + ["</svg>", ""])


def linear(curve, x_axis, y_axis, color):
    """From a curve's first point as far as it goes in the plot: below it is better than linear."""
    (x, y), (far, _) = curve[0], curve[-1]
    end = min(far, x * y_axis.high / y)
    ends = x_axis.at(x), y_axis.at(y), x_axis.at(end), y_axis.at(y * end / x)
    right, top = ends[2] - 14, ends[3] + 10
    return [
        line(*ends, color, ' stroke-dasharray="4 4" stroke-opacity="0.7"'),
        f'<text x="{right:.1f}" y="{top:.1f}" text-anchor="end" fill-opacity="0.8">linear</text>',
    ]


def line(x1, y1, x2, y2, color, more=""):
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}"{more}/>'


class Axis:
    """Whole decades around the values, from one place to another."""

    def __init__(self, values, start, end):
        self.low = 10 ** math.floor(math.log10(min(values)))
        self.high = 10 ** math.ceil(math.log10(max(values)))
        self.start, self.end = start, end

    def at(self, value):
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + (self.end - self.start) * share

    def ticks(self):
        count = round(math.log10(self.high / self.low))
        return [self.low * 10**n for n in range(count + 1)]
