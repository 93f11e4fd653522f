"""The film of scenes/C.json with plain pycairo: argument 1 is the number of frames, raw BGRA goes out.

As a user of cairo writes it: every frame is drawn in full; the shadow, which cairo cannot blur, is a
mask that is blurred once and kept. On standard error: milliseconds for drawing alone, without
writing and without Python's start.
"""

import math
import sys
import time

import cairo

COUNT, SCALE = int(sys.argv[1]), 3
WIDTH, HEIGHT = 390 * SCALE, 844 * SCALE
SIGMA = 6 * SCALE


def spring(t):
    """A unit step with response 0.6 s and damping fraction 0.75."""
    omega, zeta = 2 * math.pi / 0.6, 0.75
    damped = omega * math.sqrt(1 - zeta * zeta)
    return 1 - math.exp(-zeta * omega * t) * (
        math.cos(damped * t) + zeta * omega / damped * math.sin(damped * t)
    )


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 1.5 * math.pi)
    context.close_path()


def shadow(width, height):
    """The mask of a card, blurred along each axis by the integral of a Gaussian; its margin."""
    margin = 3 * SIGMA

    def profile(length):
        def below(x):
            return 0.5 * (1 + math.erf(x / SIGMA / math.sqrt(2)))

        return [
            below(i + 0.5 - margin) - below(i + 0.5 - margin - length)
            for i in range(int(length) + 2 * margin)
        ]

    columns, rows = profile(width * SCALE), profile(height * SCALE)
    stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, len(columns))
    data = bytearray(stride * len(rows))
    for y, row in enumerate(rows):
        for x, column in enumerate(columns):
            data[y * stride + x] = round(255 * row * column)
    mask = cairo.ImageSurface.create_for_data(
        data, cairo.FORMAT_A8, len(columns), len(rows), stride
    )
    return mask, margin


surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
context = cairo.Context(surface)
options = cairo.FontOptions()
options.set_hint_style(cairo.HINT_STYLE_NONE)
options.set_hint_metrics(cairo.HINT_METRICS_OFF)
options.set_antialias(cairo.ANTIALIAS_GRAY)
context.set_font_options(options)
bold = cairo.ToyFontFace("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
plain = cairo.ToyFontFace("Inter")
mask, margin = shadow(84, 68)
spent = 0.0
for frame in range(COUNT):
    start = time.perf_counter()
    offset = 220 * (1 - spring(frame / 60))
    context.set_source_rgb(242 / 255, 242 / 255, 247 / 255)
    context.paint()
    for index in range(40):
        column, row = index % 4, index // 4
        x, y = 14 + 92.5 * column, 16 + 82 * row + offset
        context.set_source_rgba(0, 0, 0, 0.35)
        context.mask_surface(mask, x * SCALE - margin, (y + 4) * SCALE - margin)
        context.save()
        context.scale(SCALE, SCALE)
        rounded(context, x, y, 84, 68, 12)
        context.set_source_rgb(1, 1, 1)
        context.fill()
        rounded(context, x + 0.5, y + 0.5, 83, 67, 11.5)
        context.set_source_rgb(120 / 255, (90 + 30 * column) / 255, 200 / 255)
        context.set_line_width(1)
        context.stroke()
        context.set_font_face(bold)
        context.set_font_size(14)
        context.set_source_rgb(20 / 255, 20 / 255, 20 / 255)
        context.move_to(x + 10, y + 28)
        context.show_text(f"Card {index + 1}")
        context.set_font_face(plain)
        context.set_font_size(11)
        context.set_source_rgb(120 / 255, 120 / 255, 128 / 255)
        context.move_to(x + 10, y + 48)
        context.show_text("Soft shadow")
        context.restore()
    surface.flush()
    spent += time.perf_counter() - start
    sys.stdout.buffer.write(surface.get_data())
print(f"{1000 * spent / COUNT:.2f}", file=sys.stderr)
