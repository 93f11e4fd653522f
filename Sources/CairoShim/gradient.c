#include <math.h>
#include <string.h>

#include "cairoshim.h"

// A product and a sum each round by themselves, so that every machine gets the same pixels.
#pragma STDC FP_CONTRACT OFF

typedef float channels __attribute__((vector_size(16)));
typedef uint8_t uint8_channels __attribute__((vector_size(4)));

/// In turns from the x axis towards y, 0 to 1.
///
/// Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49: at most 2e-8 rad off.
static float angle(float x, float y) {
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

static inline channels color(const cs_ramp *ramp, float t) {
  t = t > 0 ? (t < 1 ? t : 1) : 0;
  const cs_ramp_piece *piece = ramp->pieces + ramp->first[(int)(t * CS_RAMP_CELLS)];
  while (t >= piece->end) piece++;
  channels start, slope;
  memcpy(&start, piece->color, sizeof start);
  memcpy(&slope, piece->slope, sizeof slope);
  return start + slope * (t - piece->start);
}

static inline void store(channels value, uint8_t *pixel) {
  uint8_channels bytes = __builtin_convertvector(value + 0.5f, uint8_channels);
  memcpy(pixel, &bytes, sizeof bytes);
}

/// How far from the pixel's centre, in locations, the pixel may reach.
static inline float reach(enum cs_gradient_form form, const double m[6], double u, double v) {
  if (form == CS_AXIAL) return (float)(0.5 * (fabs(m[0]) + fabs(m[2])));
  double half = 0.5 * (hypot(m[0], m[1]) + hypot(m[2], m[3]));
  if (form == CS_RADIAL) return (float)half;
  double radius = sqrt(u * u + v * v);
  return radius > 2 * half ? (float)(half / (4 * radius)) : 1;
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

static void write_row(
    enum cs_gradient_form form, const double m[6], const cs_ramp *ramp, int y, int width,
    uint8_t *out) {
  double row_u = m[2] * y + m[4], row_v = m[3] * y + m[5];
  for (int x = 0; x < width; x++) {
    double u = m[0] * x + row_u, v = m[1] * x + row_v;
    float t = location(form, u, v);
    if (ramp->edge_count > 0 && is_near_edge(ramp, form, t, reach(form, m, u, v))) {
      store(mean(ramp, form, m, u, v), out + 4 * x);
    } else {
      store(color(ramp, t), out + 4 * x);
    }
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
