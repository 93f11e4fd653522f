#include <ft2build.h>
#include FT_FREETYPE_H

#include <math.h>
#include <stdlib.h>

#include "cairoshim.h"

// A product and a sum each round by themselves, so that every machine gets the same pixels.
#pragma STDC FP_CONTRACT OFF

bool cs_freetype_version(int *major, int *minor, int *patch) {
  FT_Library library;
  if (FT_Init_FreeType(&library) != 0) return false;
  FT_Library_Version(library, major, minor, patch);
  FT_Done_FreeType(library);
  return true;
}

static inline double smaller(double a, double b) { return a < b ? a : b; }
static inline double larger(double a, double b) { return a > b ? a : b; }

// cairo samples a row of pixels at 15 heights, so that a level stem which moves would move in steps
// of 1/15 px; FreeType rounds points to 1/64 px, so that letters which grow gain and lose a hundredth
// of their ink on the way, which moves the middle of a word by a tenth of a pixel. Here areas are
// added up as numbers.
//
// Each line of the outline adds to its pixels what it covers to its right: an entry holds the change
// from its left neighbour, and the sum along a row is the coverage.
typedef struct {
  double *entries;
  int width, height;
} sums;

// Part of a line within a row of pixels: from x0 to x1, either way, over a height with its sign.
static void add_in_row(double *row, int width, double x0, double x1, double height) {
  double left = smaller(x0, x1), right = larger(x0, x1);
  int first = (int)left, last = (int)right;
  if (first >= width) return;
  if (first == last) {
    double behind = height * ((left + right) / 2 - first);
    row[first] += height - behind;
    row[first + 1] += behind;
    return;
  }
  // The line crosses columns: what lies behind it grows as a parabola, then evenly, then as one.
  double slope = height / (right - left), covered = 0;
  for (int x = first; x <= last && x < width; x++) {
    double from = larger(left, x), to = smaller(right, x + 1.0);
    // The height within this column and those before, and the area to the right in this column.
    double here = slope * (to - from), before = slope * (from - left);
    double area = before + here * (x + 1 - (from + to) / 2);
    row[x] += area - covered;
    covered = area;
  }
  if (last < width) row[last + 1] += height - covered;
}

static void add_line(sums sums, double x0, double y0, double x1, double y1) {
  if (y0 == y1) return;
  double sign = 1;
  if (y0 > y1) {
    double x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y, sign = -1;
  }
  if (y1 <= 0 || y0 >= sums.height) return;
  double slope = (x1 - x0) / (y1 - y0);
  double top = larger(y0, 0), bottom = smaller(y1, sums.height);
  for (int y = (int)top; y < bottom; y++) {
    double from = larger(top, y), to = smaller(bottom, y + 1.0);
    double a = x0 + (from - y0) * slope, b = x0 + (to - y0) * slope;
    double *row = sums.entries + (size_t)y * ((size_t)sums.width + 2);
    // What lies left of the pixels covers them all; the part of a line that does is cut off.
    if ((a < 0) != (b < 0)) {
      double middle = from + (to - from) * (a / (a - b));
      if (a < 0) {
        row[0] += sign * (middle - from);
        from = middle, a = 0;
      } else {
        row[0] += sign * (to - middle);
        to = middle, b = 0;
      }
    } else if (a < 0) {
      a = 0, b = 0;
    }
    // A number for every pixel, also for lines that are nearly level and far away.
    double most = sums.width + 1.0;
    if (a >= most && b >= most) continue;
    if (a > most || b > most) {
      double middle = from + (to - from) * ((most - a) / (b - a));
      if (a > most) from = middle, a = most;
      else to = middle, b = most;
    }
    add_in_row(row, sums.width, a, b, sign * (to - from));
  }
}

// A point of the outline in pixels; 0 for what is no number.
static double position(double value) {
  return isnan(value) ? 0 : smaller(larger(value, -0x3ffff), 0x3ffff);
}

static void add_curve(sums sums, const double p[8]) {
  double bend = 0;
  for (int i = 0; i < 4; i++) bend = larger(bend, fabs(p[i] - 2 * p[i + 2] + p[i + 4]));
  // The chords of a cubic cut into n lie within 3/4 · bend/n² of it: within 1/192 px.
  int count = (int)smaller(larger(ceil(sqrt(144 * bend)), 1), 1024);
  double x = p[0], y = p[1];
  for (int i = 1; i <= count; i++) {
    double t = (double)i / count, s = 1 - t;
    double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    double to_x = i == count ? p[6] : a * p[0] + b * p[2] + c * p[4] + d * p[6];
    double to_y = i == count ? p[7] : a * p[1] + b * p[3] + c * p[5] + d * p[7];
    add_line(sums, x, y, to_x, to_y);
    x = to_x, y = to_y;
  }
}

// How much of a pixel is inside, from the sum of its windings.
static double inside(double winding, bool even_odd) {
  double value = fabs(winding);
  if (!even_odd) return smaller(value, 1);
  // The remainder; exact, since 2 is a power of two.
  value -= 2 * floor(value / 2);
  return value > 1 ? 2 - value : value;
}

bool cs_area_coverage(
    const uint8_t *verbs, size_t verb_count, const double *coordinates, const double map[6],
    bool even_odd, uint8_t *out, ptrdiff_t stride, int width, int height) {
  sums sums = {calloc((size_t)height * ((size_t)width + 2), sizeof(double)), width, height};
  if (sums.entries == NULL) return false;
  const double *p = coordinates;
  // The last point and the start of its contour come before the points of a curve.
  double start[2] = {0, 0}, points[8] = {0};
  for (size_t i = 0; i < verb_count; i++) {
    int count = verbs[i] == CS_CURVE ? 3 : verbs[i] != CS_CLOSE;
    for (int k = 1; k <= count; k++, p += 2) {
      points[2 * k] = position(map[0] * p[0] + map[2] * p[1] + map[4]);
      points[2 * k + 1] = position(map[1] * p[0] + map[3] * p[1] + map[5]);
    }
    if (verbs[i] == CS_CURVE) add_curve(sums, points);
    if (verbs[i] == CS_LINE) add_line(sums, points[0], points[1], points[2], points[3]);
    if (verbs[i] == CS_MOVE || verbs[i] == CS_CLOSE) {
      add_line(sums, points[0], points[1], start[0], start[1]);
    }
    if (verbs[i] == CS_MOVE) start[0] = points[2], start[1] = points[3];
    points[0] = count == 0 ? start[0] : points[2 * count];
    points[1] = count == 0 ? start[1] : points[2 * count + 1];
  }
  add_line(sums, points[0], points[1], start[0], start[1]);
  const double *row = sums.entries;
  for (int y = 0; y < height; y++, row += (size_t)width + 2, out += stride) {
    double winding = 0;
    uint8_t covered = 0;
    for (int x = 0; x < width; x++) {
      // Most pixels are as their left neighbour.
      if (row[x] != 0) {
        winding += row[x];
        covered = (uint8_t)(inside(winding, even_odd) * 255 + 0.5);
      }
      out[x] = covered;
    }
  }
  free(sums.entries);
  return true;
}

void cs_merge_rows(
    const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t source_entry, int step, int window,
    uint8_t *out, ptrdiff_t stride, ptrdiff_t entry, int entries, int rows) {
  int reach = window / 2, most = step < window ? step : window, count = step * rows;
  for (int y = 0; y < rows; y++) {
    int first = y * step - reach, last = (y + 1) * step - 1 + reach;
    for (int i = 0; i < entries; i++) {
      int sum = step * window / 2;
      for (int k = first < 0 ? 0 : first; k <= last && k < count; k++) {
        // How many of the windows of this row see that one: as two boxes, one slid over the other.
        int weight = k - first < last - k ? k - first + 1 : last - k + 1;
        sum += (weight < most ? weight : most) * source[k * source_stride + i * source_entry];
      }
      out[y * stride + i * entry] = (uint8_t)(sum / (step * window));
    }
  }
}
