"""The films of scripts/bench/scenes as lists of things to draw, for programs that have no specs.

frame(scene, index) gives the shapes from back to front, in points; their keys:

  box       x y w h r, color (red, green, blue of 255); optional alpha, border (width, color), shadow
  text      x, y of the baseline, size, bold, color, words; optional alpha
  picture   x y w h r
  turn      optional in all: (scale, y of the axis), a scale in y about a line
"""

import math

SCALE = 3
FPS = 60
SIZES = {"A": (393, 852), "B": (375, 812), "C": (390, 844)}
COUNTS = {"A": 144, "B": 60, "C": 60}
SHADOW = {"sigma": 6, "dy": 4, "alpha": 0.35}
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def pixels(scene):
    width, height = SIZES[scene]
    return width * SCALE, height * SCALE


def frame(scene, index):
    return {"A": notch, "B": flip, "C": cards}[scene](index / FPS)


def spring(time, response, zeta):
    """A unit step, from rest; underdamped."""
    if time <= 0:
        return 0.0
    omega = 2 * math.pi / response
    damped = omega * math.sqrt(1 - zeta * zeta)
    return 1 - math.exp(-zeta * omega * time) * (
        math.cos(damped * time) + zeta * omega / damped * math.sin(damped * time)
    )


def smooth(p):
    """The cubic Bézier (1/3, 0, 2/3, 1)."""
    p = min(max(p, 0.0), 1.0)
    return p * p * (3 - 2 * p)


def mix(a, b, p):
    return a + (b - a) * p


def box(x, y, w, h, r, color, **more):
    return dict(more, kind="box", x=x, y=y, w=w, h=h, r=min(r, w / 2, h / 2), color=color)


def text(x, y, size, words, color, **more):
    return dict({"bold": False}, **more, kind="text", x=x, y=y, size=size, words=words, color=color)


def picture(x, y, w, h, r, **more):
    return dict(more, kind="picture", x=x, y=y, w=w, h=h, r=r)


def notch(time):
    yield box(0, 0, 393, 852, 0, (78, 55, 146))
    yield box(16, 400, 361, 180, 10, WHITE)
    yield picture(32, 460, 60, 60, 30)
    lines = [
        "Notch transition demo",
        "Grows out of the island,",
        "then fills the whole screen",
        "2.4 s at 60 frames per second",
    ]
    for row, words in enumerate(lines):
        first = row == 0
        color = (30, 30, 30) if first else (110, 110, 120)
        yield text(108, 440 + 34 * row, 18 if first else 15, words, color, bold=first)
    grown = spring(time - 0.2, 0.5, 0.7) if time < 1.2 else 1.0
    full = smooth((time - 1.2) / 0.6)
    w = mix(mix(126, 200, grown), 393, full)
    h = mix(mix(37, 225, grown), 852, full)
    r = mix(mix(19, 35, grown), 55, full)
    yield box((393 - w) / 2, mix(13, 0, full), w, h, r, BLACK)
    alpha = min(max((time - 1.8) / 0.5, 0.0), 1.0)
    if alpha > 0:
        yield text(40, 140, 34, "Content title", WHITE, bold=True, alpha=alpha)
        for row in range(6):
            words = f"Line {row + 1} of the content that fades in"
            yield text(40, 190 + 30 * row, 17, words, WHITE, alpha=alpha)


def cell(x, y, name, note, **more):
    yield picture(x + 16, y + 33, 80, 80, 12, **more)
    yield text(x + 114, y + 60, 19, name, (20, 20, 20), bold=True, **more)
    yield text(x + 114, y + 90, 15, note, (120, 120, 128), **more)


def flip(time):
    yield box(0, 0, 375, 812, 0, (242, 242, 247))
    moved = mix(0, 166, smooth((time - 0.5) / 0.4))
    for row in range(4):
        y = 100 + 160 * row + moved
        if y < 812:
            yield box(16, y, 343, 146, 10, WHITE)
            yield from cell(16, y, f"Cell number {row + 1}", "Pull the list down to add")
    dropped = smooth(time / 0.3)
    w, h = mix(209, 343, dropped), mix(30, 146, dropped)
    x, y = (375 - w) / 2, mix(0, 100, dropped)
    cosine = math.cos(math.pi * smooth((time - 0.35) / 0.6))
    turn = (max(abs(cosine), 0.002), y + h / 2)
    yield box(x, y, w, h, mix(16, 10, dropped), BLACK if cosine > 0 else WHITE, turn=turn)
    if cosine <= 0:
        yield from cell(x, y, "Cell number 0", "Just flipped out of the notch", turn=turn)
    yield box(83, -20, 209, 50, 20, BLACK)


def cards(time):
    yield box(0, 0, 390, 844, 0, (242, 242, 247))
    offset = 220 * (1 - spring(time, 0.6, 0.75))
    for index in range(40):
        column, row = index % 4, index // 4
        x, y = 14 + 92.5 * column, 16 + 82 * row + offset
        border = (1, (120, 90 + 30 * column, 200))
        yield box(x, y, 84, 68, 12, WHITE, border=border, shadow=True)
        yield text(x + 10, y + 28, 14, f"Card {index + 1}", (20, 20, 20), bold=True)
        yield text(x + 10, y + 48, 11, "Soft shadow", (120, 120, 128))
