#include "pixelshim.h"
#include "pixel.h"
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

bool ps_compare_row(
  const uint8_t *a, const uint8_t *b, size_t width, uint8_t *deltas, ps_comparison *total) {
  if (memcmp(a, b, 4 * width) == 0) {
    memset(deltas, 0, width);
    return false;
  }
  uint64_t before = total->changed;
  compare_row(a, b, width, deltas, total);
  return total->changed != before;
}

bool ps_compare_row_scalar(
  const uint8_t *a, const uint8_t *b, size_t width, uint8_t *deltas, ps_comparison *total) {
  uint64_t before = total->changed;
  for (size_t i = 0; i < width; i++) {
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
  return total->changed != before;
}

VECTORISED
void ps_judge_row(
  const uint8_t *restrict deltas, size_t width, uint8_t limit, uint8_t below, uint8_t above,
  uint8_t *restrict verdicts) {
  for (size_t x = 0; x < width; x++) {
    uint8_t verdict = deltas[x] >= limit ? above : below;
    verdicts[x] = deltas[x] == 0 ? 0 : verdict;
  }
}

bool ps_are_equal(const uint8_t *a, const uint8_t *b, size_t count) {
  return memcmp(a, b, count) == 0;
}
