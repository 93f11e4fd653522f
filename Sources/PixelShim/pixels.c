#include "pixelshim.h"
#include "pixel.h"
#include "vectorised.h"

static inline void store(uint8_t *pixel, uint32_t value) { memcpy(pixel, &value, 4); }

static inline uint32_t swap_red_and_blue(uint32_t p) {
  return (p & 0xff00ff00u) | ((p >> 16) & 0xffu) | ((p & 0xffu) << 16);
}

// round(255 c / a) for 0 <= c <= 255 and a >= 1, halves up, at most 255; `reciprocal` is 1 / a.
//
// 255 c + a/2 (integer division) is an integer n, and the result floor(n / a). (n + 0.5) / a
// has the same floor and is at least 0.5 / 255 from the integers, while the float product is
// off by less than 4e-5: exact.
static inline uint32_t divided(uint32_t c, uint32_t a, float reciprocal) {
  float n = (float)(int32_t)(c * 255 + (a >> 1)) + 0.5f;
  int32_t q = (int32_t)(n * reciprocal);
  return (uint32_t)(q > 255 ? 255 : q);
}

// Premultiplied to straight, in the byte order of the source; 0 where alpha is 0.
static inline uint32_t straight(uint32_t p) {
  uint32_t a = p >> 24;
  float reciprocal = 1.0f / (float)(int32_t)(a | (a == 0));
  uint32_t low = divided(p & 0xff, a, reciprocal);
  uint32_t middle = divided((p >> 8) & 0xff, a, reciprocal);
  uint32_t high = divided((p >> 16) & 0xff, a, reciprocal);
  uint32_t result = low | middle << 8 | high << 16 | a << 24;
  return a == 0 ? 0 : result;
}

// round(c a / 255), exact for bytes.
static inline uint32_t multiplied(uint32_t c, uint32_t a) {
  uint32_t t = c * a + 128;
  return (t + (t >> 8)) >> 8;
}

static inline uint32_t premultiplied(uint32_t p) {
  uint32_t a = p >> 24;
  return multiplied(p & 0xff, a) | multiplied((p >> 8) & 0xff, a) << 8
    | multiplied((p >> 16) & 0xff, a) << 16 | a << 24;
}

VECTORISED
static bool is_opaque_row(const uint8_t *restrict row, size_t width) {
  uint32_t all = 0xff000000u;
  for (size_t x = 0; x < width; x++) all &= load(row + 4 * x);
  return all == 0xff000000u;
}

VECTORISED
static void swap_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) store(out + 4 * x, swap_red_and_blue(load(in + 4 * x)));
}

VECTORISED
static void straight_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) store(out + 4 * x, straight(load(in + 4 * x)));
}

VECTORISED
static void straight_swapped_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    store(out + 4 * x, swap_red_and_blue(straight(load(in + 4 * x))));
  }
}

VECTORISED
static void premultiplied_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    store(out + 4 * x, swap_red_and_blue(premultiplied(load(in + 4 * x))));
  }
}

VECTORISED
static void normalised_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t p = load(in + 4 * x);
    store(out + 4 * x, p >> 24 == 0 ? 0 : p);
  }
}

VECTORISED
static void bgra_to_rgb_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    out[3 * x] = in[4 * x + 2];
    out[3 * x + 1] = in[4 * x + 1];
    out[3 * x + 2] = in[4 * x];
  }
}

VECTORISED
static void rgba_to_rgb_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    out[3 * x] = in[4 * x];
    out[3 * x + 1] = in[4 * x + 1];
    out[3 * x + 2] = in[4 * x + 2];
  }
}

bool ps_is_opaque(const uint8_t *bgra, size_t width, size_t height, size_t stride) {
  for (size_t y = 0; y < height; y++) {
    if (!is_opaque_row(bgra + y * stride, width)) return false;
  }
  return true;
}

// Whether a row is that above it: in interfaces, half of them are.
static bool repeats(const uint8_t *rows, size_t stride, size_t width, size_t y) {
  const uint8_t *row = rows + y * stride;
  return y > 0 && memcmp(row, row - stride, 4 * width) == 0;
}

bool ps_bgra_to_rgba(
  uint8_t *rgba, size_t rgba_stride, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height, uint64_t *repeated) {
  bool opaque = true;
  uint64_t found = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *in = bgra + y * bgra_stride;
    uint8_t *out = rgba + y * rgba_stride;
    if (repeats(bgra, bgra_stride, width, y)) {
      memcpy(out, out - rgba_stride, 4 * width);
      if (y < 64) found |= UINT64_C(1) << y;
    } else if (is_opaque_row(in, width)) {
      swap_row(out, in, width);
    } else {
      straight_swapped_row(out, in, width);
      opaque = false;
    }
  }
  if (repeated != NULL) *repeated = found;
  return opaque;
}

void ps_bgra_to_straight_bgra(
  uint8_t *straight, size_t straight_stride, const uint8_t *bgra, size_t bgra_stride,
  size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *in = bgra + y * bgra_stride;
    uint8_t *out = straight + y * straight_stride;
    if (is_opaque_row(in, width)) memcpy(out, in, 4 * width);
    else straight_row(out, in, width);
  }
}

bool ps_bgra_to_rgb(
  uint8_t *rgb, size_t rgb_stride, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height, uint64_t *repeated) {
  *repeated = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *in = bgra + y * bgra_stride;
    uint8_t *out = rgb + y * rgb_stride;
    if (repeats(bgra, bgra_stride, width, y)) {
      memcpy(out, out - rgb_stride, 3 * width);
      if (y < 64) *repeated |= UINT64_C(1) << y;
      continue;
    }
    if (!is_opaque_row(in, width)) return false;
    bgra_to_rgb_row(out, in, width);
  }
  return true;
}

void ps_rgba_to_bgra(
  uint8_t *bgra, size_t bgra_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height) {
  for (size_t y = 0; y < height; y++) {
    premultiplied_row(bgra + y * bgra_stride, rgba + y * rgba_stride, width);
  }
}

void ps_rgba_to_rgb(
  uint8_t *rgb, size_t rgb_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height) {
  for (size_t y = 0; y < height; y++) {
    rgba_to_rgb_row(rgb + y * rgb_stride, rgba + y * rgba_stride, width);
  }
}

void ps_rgba_normalise(
  uint8_t *out, size_t out_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height) {
  for (size_t y = 0; y < height; y++) {
    normalised_row(out + y * out_stride, rgba + y * rgba_stride, width);
  }
}
