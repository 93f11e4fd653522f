#include <math.h>
#include <string.h>

#include <vectorised.h>

#include "cairoshim.h"

// A product and a sum each round by themselves, so that every machine gets the same pixels.
#pragma STDC FP_CONTRACT OFF

typedef float channels __attribute__((vector_size(16)));
typedef uint8_t uint8_channels __attribute__((vector_size(4)));

/// In turns from the x axis towards y, 0 to 1.
///
/// Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49: at most 2e-8 rad off.
static inline float angle(float x, float y) {
  float width = fabsf(x), height = fabsf(y);
  float high = width > height ? width : height, low = width > height ? height : width;
  if (high == 0) return 0;
  float q = low / high, s = q * q;
  float sum = 0.0028662257f;
  sum = sum * s - 0.0161657367f;
  sum = sum * s + 0.0429096138f;
  sum = sum * s - 0.0752896400f;
  sum = sum * s + 0.1065626393f;
  sum = sum * s - 0.1420889944f;
  sum = sum * s + 0.1999355085f;
  sum = sum * s - 0.3333314528f;
  sum = sum * s + 1;
  float turns = q * sum * 0.15915494f;
  if (height > width) turns = 0.25f - turns;
  if (x < 0) turns = 0.5f - turns;
  return y < 0 ? 1 - turns : turns;
}

static inline float location(enum cs_gradient_form form, double u, double v) {
  switch (form) {
    case CS_AXIAL: return (float)u;
    case CS_RADIAL: return (float)sqrt(u * u + v * v);
    case CS_CONIC: return angle((float)u, (float)v);
  }
  return 0;
}

static inline float clamped(float t) { return t > 0 ? (t < 1 ? t : 1) : 0; }

/// A channel as it is stored.
static inline uint32_t byte(float value) { return (uint32_t)(int32_t)(value + 0.5f) & 0xff; }

/// - t: 0 to 1.
static inline const cs_ramp_piece *piece_at(const cs_ramp *ramp, float t) {
  const cs_ramp_piece *piece = ramp->pieces + ramp->first[(int)(t * CS_RAMP_CELLS)];
  while (t >= piece->end) piece++;
  return piece;
}

static inline channels color(const cs_ramp *ramp, float t) {
  t = clamped(t);
  const cs_ramp_piece *piece = piece_at(ramp, t);
  channels start, slope;
  memcpy(&start, piece->color, sizeof start);
  memcpy(&slope, piece->slope, sizeof slope);
  return start + slope * (t - piece->start);
}

static inline void store(channels value, uint8_t *pixel) {
  uint8_channels bytes = __builtin_convertvector(value + 0.5f, uint8_channels);
  memcpy(pixel, &bytes, sizeof bytes);
}

/// How far from its centre a pixel may reach in the gradient's plane.
static double half_width(enum cs_gradient_form form, const double m[6]) {
  if (form == CS_AXIAL) return 0.5 * (fabs(m[0]) + fabs(m[2]));
  return 0.5 * (hypot(m[0], m[1]) + hypot(m[2], m[3]));
}

/// The same in turns around the origin.
static inline float turn(double half_width, double u, double v) {
  double radius = sqrt(u * u + v * v);
  return radius > 2 * half_width ? (float)(half_width / (4 * radius)) : 1;
}

static bool is_near_edge(const cs_ramp *ramp, enum cs_gradient_form form, float t, float reach) {
  for (size_t i = 0; i < ramp->edge_count; i++) {
    float distance = fabsf(t - ramp->edges[i]);
    if (form == CS_CONIC && distance > 0.5f) distance = 1 - distance;
    if (distance <= reach) return true;
  }
  return false;
}

/// The mean over the pixel around a point, of 8 × 8 samples.
static channels mean(
    const cs_ramp *ramp, enum cs_gradient_form form, const double m[6], double u, double v) {
  channels sum = {0, 0, 0, 0};
  for (int row = 0; row < 8; row++) {
    for (int column = 0; column < 8; column++) {
      double x = (column - 3.5) / 8, y = (row - 3.5) / 8;
      double su = u + (m[0] * x + m[2] * y), sv = v + (m[1] * x + m[3] * y);
      sum += color(ramp, location(form, su, sv));
    }
  }
  return sum / 64;
}

// Rows are written in parts, each in two loops that the vectoriser understands: the locations of its
// pixels, then, for each run of pixels in one piece of the ramp, their colours.
enum { PART = 256 };

VECTORISED
static void locate_axial(const double m[6], int first, int y, int count, float *restrict t) {
  double row = m[2] * y + m[4], step = m[0];
  for (int x = 0; x < count; x++) t[x] = (float)(step * (first + x) + row);
}

VECTORISED
static void locate_radial(const double m[6], int first, int y, int count, float *restrict t) {
  double row_u = m[2] * y + m[4], row_v = m[3] * y + m[5], step_u = m[0], step_v = m[1];
  for (int x = 0; x < count; x++) {
    double u = step_u * (first + x) + row_u, v = step_v * (first + x) + row_v;
    t[x] = (float)sqrt(u * u + v * v);
  }
}

VECTORISED
static void locate_conic(const double m[6], int first, int y, int count, float *restrict t) {
  double row_u = m[2] * y + m[4], row_v = m[3] * y + m[5], step_u = m[0], step_v = m[1];
  for (int x = 0; x < count; x++) {
    double u = step_u * (first + x) + row_u, v = step_v * (first + x) + row_v;
    t[x] = angle((float)u, (float)v);
  }
}

VECTORISED
static void write_piece(
    const cs_ramp_piece *piece, const float *restrict t, int count, uint8_t *restrict out) {
  const float start = piece->start;
  const float *color = piece->color, *slope = piece->slope;
  const float b = color[0], g = color[1], r = color[2], a = color[3];
  const float db = slope[0], dg = slope[1], dr = slope[2], da = slope[3];
  for (int x = 0; x < count; x++) {
    float d = clamped(t[x]) - start;
    uint32_t pixel = byte(b + db * d) | byte(g + dg * d) << 8 | byte(r + dr * d) << 16
      | byte(a + da * d) << 24;
    memcpy(out + 4 * x, &pixel, 4);
  }
}

VECTORISED
static bool all_within(const float *t, int count, float low, float high) {
  int within = 1;
  for (int x = 0; x < count; x++) {
    int is_low = clamped(t[x]) < low, is_high = clamped(t[x]) >= high;
    within &= !(is_low | is_high);
  }
  return within != 0;
}

static void write_colors(const cs_ramp *ramp, const float *t, int count, uint8_t *out) {
  for (int x = 0; x < count;) {
    const cs_ramp_piece *piece = piece_at(ramp, clamped(t[x]));
    float low = piece > ramp->pieces ? piece[-1].end : -INFINITY;
    int end = count;
    if (!all_within(t + x, count - x, low, piece->end)) {
      end = x + 1;
      while (clamped(t[end]) >= low && clamped(t[end]) < piece->end) end++;
    }
    write_piece(piece, t + x, end - x, out + 4 * x);
    x = end;
  }
}

/// Pixels near a jump of the colour get the mean of what they cover.
static void smooth_edges(
    enum cs_gradient_form form, const double m[6], const cs_ramp *ramp, int first, int y,
    const float *t, int count, uint8_t *out) {
  double row_u = m[2] * y + m[4], row_v = m[3] * y + m[5];
  double half = half_width(form, m);
  for (int x = 0; x < count; x++) {
    double u = m[0] * (first + x) + row_u, v = m[1] * (first + x) + row_v;
    float reach = form == CS_CONIC ? turn(half, u, v) : (float)half;
    if (is_near_edge(ramp, form, t[x], reach)) store(mean(ramp, form, m, u, v), out + 4 * x);
  }
}

static void write_row(
    enum cs_gradient_form form, const double m[6], const cs_ramp *ramp, int y, int width,
    uint8_t *out) {
  float t[PART];
  for (int first = 0; first < width; first += PART, out += 4 * PART) {
    int count = width - first < PART ? width - first : PART;
    switch (form) {
      case CS_AXIAL: locate_axial(m, first, y, count, t); break;
      case CS_RADIAL: locate_radial(m, first, y, count, t); break;
      case CS_CONIC: locate_conic(m, first, y, count, t); break;
    }
    write_colors(ramp, t, count, out);
    if (ramp->edge_count > 0) smooth_edges(form, m, ramp, first, y, t, count, out);
  }
}

void cs_gradient(
    enum cs_gradient_form form, const double m[6], const cs_ramp *ramp, int width, int height,
    uint8_t *out, ptrdiff_t stride) {
  for (int y = 0; y < height; y++, out += stride) {
    if (form == CS_AXIAL && m[2] == 0 && y > 0) {
      memcpy(out, out - stride, 4 * (size_t)width);
    } else if (form == CS_AXIAL && m[0] == 0) {
      // One colour a row.
      write_row(form, m, ramp, y, 1, out);
      for (int x = 1; x < width; x++) memcpy(out + 4 * x, out, 4);
    } else {
      write_row(form, m, ramp, y, width, out);
    }
  }
}
