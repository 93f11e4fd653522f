#include "pixelshim.h"
#include "vectorised.h"

static inline uint32_t apart(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }

static inline uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }

// The largest difference of a channel of two pixels; 0 where both are fully transparent.
static inline uint32_t difference(uint32_t p, uint32_t q) {
  uint32_t red = apart(p & 0xff, q & 0xff);
  uint32_t green = apart((p >> 8) & 0xff, (q >> 8) & 0xff);
  uint32_t blue = apart((p >> 16) & 0xff, (q >> 16) & 0xff);
  uint32_t alpha = apart(p >> 24, q >> 24);
  uint32_t largest = larger(larger(red, green), larger(blue, alpha));
  return ((p | q) >> 24) == 0 ? 0 : largest;
}

VECTORISED
static void compare_row(
  const uint8_t *restrict a, const uint8_t *restrict b, size_t width, uint8_t *restrict deltas,
  ps_comparison *total) {
  uint32_t changed = 0, sum = 0, largest = 0;
  for (size_t x = 0; x < width; x++) {
    uint32_t delta = difference(load(a + 4 * x), load(b + 4 * x));
    deltas[x] = (uint8_t)delta;
    changed += delta != 0;
    sum += delta;
    largest = larger(largest, delta);
  }
  total->changed += changed;
  total->delta_sum += sum;
  total->max_delta = larger(total->max_delta, largest);
}

void ps_compare_rows(
  const uint8_t *a, const uint8_t *b, size_t width, size_t height, uint8_t *deltas,
  ps_comparison *total) {
  for (size_t y = 0; y < height; y++) {
    size_t start = y * width;
    if (memcmp(a + 4 * start, b + 4 * start, 4 * width) == 0) {
      memset(deltas + start, 0, width);
    } else {
      compare_row(a + 4 * start, b + 4 * start, width, deltas + start, total);
    }
  }
}

void ps_compare_rows_scalar(
  const uint8_t *a, const uint8_t *b, size_t width, size_t height, uint8_t *deltas,
  ps_comparison *total) {
  for (size_t i = 0; i < width * height; i++) {
    uint32_t delta = 0;
    for (size_t channel = 0; channel < 4; channel++) {
      delta = larger(delta, apart(a[4 * i + channel], b[4 * i + channel]));
    }
    if (a[4 * i + 3] == 0 && b[4 * i + 3] == 0) delta = 0;
    deltas[i] = (uint8_t)delta;
    if (delta == 0) continue;
    total->changed++;
    total->delta_sum += delta;
    if (delta > total->max_delta) total->max_delta = delta;
  }
}
